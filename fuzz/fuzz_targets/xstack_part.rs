#![no_main]
#![allow(dead_code, reason = "each target uses one law of many")]

#[path = "../../crates/xstack/tests/common/text_laws.rs"]
mod text_laws;

libfuzzer_sys::fuzz_target!(|text: &str| text_laws::part(text));
