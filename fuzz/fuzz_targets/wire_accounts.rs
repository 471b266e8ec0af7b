#![no_main]
#![allow(dead_code, reason = "each target uses some laws of many")]

#[path = "../../crates/wire/tests/common/message_laws.rs"]
mod message_laws;

// Requests about accounts, and by bot programs.
libfuzzer_sys::fuzz_target!(|text: &str| {
    message_laws::account(text);
    message_laws::program(text);
});
