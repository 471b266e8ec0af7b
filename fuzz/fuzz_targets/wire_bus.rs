#![no_main]
#![allow(dead_code, reason = "each target uses some laws of many")]

#[path = "../../crates/wire/tests/common/message_laws.rs"]
mod message_laws;

// What another server of a cluster says.
libfuzzer_sys::fuzz_target!(|text: &str| message_laws::bus_message(text));
