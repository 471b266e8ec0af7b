//! Codes, parameters and causes of refusals: translations rely on them, so they must not change.

use std::collections::BTreeSet;

use crate::Refusal;

/// Compares refusals with their description, `code name=value … [cause] [cause]`, and checks that the
/// cases cover every code in `codes`, the list of a crate.
///
/// # Panics
/// If a description differs, or a code is missing.
pub fn check_refusals(codes: &[&[&str]], cases: &[(&dyn Refusal, &str)]) {
    let actual: Vec<String> = cases.iter().map(|(refusal, _)| describe(*refusal)).collect();
    let expected: Vec<&str> = cases.iter().map(|(_, expected)| *expected).collect();
    assert_eq!(actual, expected);

    let described: BTreeSet<&str> =
        cases.iter().flat_map(|(refusal, _)| all_codes(*refusal)).collect();
    let missing: Vec<&&str> =
        codes.iter().copied().flatten().filter(|&code| !described.contains(code)).collect();
    assert!(missing.is_empty(), "no case has the codes {missing:?}");
}

fn describe(refusal: &dyn Refusal) -> String {
    let params = refusal.params().into_iter().map(|(name, value)| format!(" {name}={value}"));
    let causes = refusal.causes().into_iter().map(|cause| format!(" [{}]", describe(cause)));
    std::iter::once(refusal.code().to_owned()).chain(params).chain(causes).collect()
}

fn all_codes(refusal: &dyn Refusal) -> Vec<&'static str> {
    let causes = refusal.causes().into_iter().flat_map(all_codes);
    std::iter::once(refusal.code()).chain(causes).collect()
}
