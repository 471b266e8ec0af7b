#![no_main]
#![allow(dead_code, reason = "each target uses some laws of many")]

#[path = "../../crates/wire/tests/common/message_laws.rs"]
mod message_laws;

// What a page asks for over HTTP and says on the socket of a table.
libfuzzer_sys::fuzz_target!(|text: &str| {
    message_laws::client_request(text);
    message_laws::new_table(text);
    message_laws::pair_request(text);
});
