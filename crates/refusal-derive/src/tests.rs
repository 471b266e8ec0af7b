//! What the macro says to a programmer. What it writes is tested in `game`, with real refusals.

use syn::parse_str;

use crate::expand;

#[track_caller]
fn check_error(item: &str, expected: &str) {
    let input = parse_str(item).expect("an item");
    let error = expand::refusal(&input).expect_err("the macro accepts it");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn misuse_is_explained() {
    check_error("struct S;", "a struct needs its code: #[refusal(code = \"…\")]");
    check_error("union U { a: u8 }", "a union cannot be a refusal");
    check_error(r#"#[refusal(code = "all")] enum E { A }"#, "an enum takes `prefix = \"…\"` only");
    check_error(
        r#"enum E { #[refusal(cod = "a")] A }"#,
        "expected `code`, `params` or `transparent`",
    );
    check_error(r#"enum E { #[refusal(code = "a", code = "b")] A }"#, "given twice");
    check_error(
        "enum E { A(u8) }",
        "a tuple field needs the name of its parameter, #[refusal(name = \"…\")], or #[refusal(skip)]",
    );
    check_error(
        r"enum E { A { #[refusal(skipped)] a: u8 } }",
        "expected `name`, `value`, `skip` or `cause`",
    );
    check_error(
        r#"enum E { A { #[refusal(skip, name = "b")] a: u8 } }"#,
        "`skip` says that the field is not a parameter: remove its name and value",
    );
    check_error(
        "enum E { #[refusal(transparent)] A(X, Y) }",
        "`transparent` is for a single field, itself a refusal",
    );
    check_error(
        r#"enum E { #[refusal(transparent, code = "a")] A(X) }"#,
        "`transparent` takes the code and parameters of its field: remove the others",
    );
}

#[test]
fn codes_are_literals_in_kebab_case() {
    let kebab = "codes are in kebab case, like \"cell-occupied\"";
    for code in ["", "A", "a_b", "a--b", "-a", "a b"] {
        check_error(&format!("enum E {{ #[refusal(code = {code:?})] A }}"), kebab);
    }
    check_error(r#"#[refusal(prefix = "Seat")] enum E { A }"#, kebab);
    let literals = "a code is a string literal, or a `match` with a string literal in every arm";
    check_error("enum E { #[refusal(code = CODE)] A }", literals);
    check_error(
        r#"enum E { #[refusal(code = match b { X::Y => "y", X::Z => z() })] A { b: X } }"#,
        literals,
    );
}
