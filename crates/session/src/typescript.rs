//! The page's generated TypeScript: the types of `wire`, and constants that the crates know.

mod frame;
mod levels;
mod rules;

use std::collections::BTreeSet;

use wire::typescript::Module;

/// The modules that `cargo xtask types` writes.
pub fn modules() -> Vec<Module> {
    let mut modules = wire::typescript::modules();
    modules.push(Module { file: "levels.ts", text: levels::text() });
    modules.push(Module { file: "refusal-codes.ts", text: refusal_codes() });
    modules.push(Module { file: "rules.ts", text: rules::text() });
    modules.push(Module { file: "xstack-frame.ts", text: frame::text() });
    modules
}

/// The codes of all refusals that can reach the page, which needs a translation for each.
fn refusal_codes() -> String {
    let crates = [
        game::REFUSAL_CODES,
        klotz::REFUSAL_CODES,
        climbers::REFUSAL_CODES,
        xstack::REFUSAL_CODES,
        table::REFUSAL_CODES,
        match_log::REFUSAL_CODES,
        crate::REFUSAL_CODES,
        wire::REFUSAL_CODES,
    ];
    let codes: BTreeSet<&str> = crates.into_iter().flatten().copied().flatten().copied().collect();
    let lines: Vec<String> = codes.into_iter().map(|code| format!("  '{code}',\n")).collect();
    format!(
        "// The codes of all refusals. Generated from the crates by `cargo xtask types`; do not edit.\n\n\
         export const REFUSAL_CODES = [\n{}] as const;\n",
        lines.concat()
    )
}

const INFALLIBLE: &str = "writing to a string cannot fail";
