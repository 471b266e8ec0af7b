#![no_main]

use climbers::Climbers;
use klotz::Klotz;
use match_log::{StoredGame, read_log, write_log};

// Accepted logs round-trip.
libfuzzer_sys::fuzz_target!(|log: &str| {
    check::<Klotz>(log);
    check::<Climbers>(log);
});

fn check<G: StoredGame>(log: &str) {
    if let Ok(journal) = read_log::<G>(log) {
        assert_eq!(read_log(&write_log(&journal)).ok(), Some(journal));
    }
}
