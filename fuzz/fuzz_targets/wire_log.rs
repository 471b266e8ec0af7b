#![no_main]

use klotz::Klotz;
use wire::{read_log, write_log};

// A log that can be read tells the same match when it is written again.
libfuzzer_sys::fuzz_target!(|log: &str| {
    if let Ok(journal) = read_log::<Klotz>(log) {
        assert_eq!(read_log(&write_log(&journal)).ok(), Some(journal));
    }
});
