#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| game::conformance::texts::record::<xstack::XStack>(text));
