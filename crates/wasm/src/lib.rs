//! The rules and bots in the browser: a thin facade over the crates.

use wasm_bindgen::prelude::wasm_bindgen;

/// The version of the rules that this module carries.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
