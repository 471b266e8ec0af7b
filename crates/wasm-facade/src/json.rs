//! JSON in, JSON out.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wire::{Refusal, WireError};

/// What every export returns: a value, or a refusal to throw.
pub type Answer<T> = Result<T, JsValue>;

/// A refusal, to be thrown.
pub fn thrown(refusal: impl Into<Refusal>) -> JsValue {
    JsValue::from_str(&write(&refusal.into()))
}

/// Parses JSON from the page.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Answer<T> {
    serde_json::from_str(text).map_err(|error| thrown(WireError::bad_message(&error)))
}

/// Writes JSON for the page.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

/// A time of JavaScript in milliseconds; times before 1970 count as 1970.
pub fn read_ms(ms: f64) -> u64 {
    read_whole(ms)
}

/// A whole number of JavaScript; negative ones count as 0.
#[expect(clippy::cast_sign_loss, reason = "what is below zero counts as zero")]
pub fn read_whole(number: f64) -> u64 {
    number as u64
}
