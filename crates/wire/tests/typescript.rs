//! The TypeScript in the page's source tree says what this crate says.

use std::fs;

#[test]
fn the_pages_types_are_up_to_date() {
    let found = fs::read_to_string(wire::typescript::path()).expect("the page's types exist");
    assert!(
        found == wire::typescript::module(),
        "web/src/holz/wire.ts is out of date: run `cargo xtask types`"
    );
}
