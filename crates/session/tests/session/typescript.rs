//! The TypeScript in the page's source tree is what `cargo xtask types` writes.

use std::fs;

#[test]
fn typescript_types_are_up_to_date() {
    for module in session::typescript::modules() {
        let found = fs::read_to_string(module.path()).unwrap_or_default();
        let file = module.file;
        assert!(
            found == module.text,
            "web/src/wasm/{file} is out of date: run `cargo xtask types`"
        );
    }
}
