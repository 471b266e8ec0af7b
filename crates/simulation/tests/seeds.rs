//! A few seeds keep all promises, twice the same way, and planted bugs are found.

use std::time::Duration;

use simulation::{Bug, Scenario, run};

fn scenario(seed: u64, minutes: u64) -> Scenario {
    Scenario { seed, duration: Duration::from_secs(minutes * 60), players: 12, bug: None }
}

#[test]
fn invariants_hold_and_runs_are_reproducible() {
    for seed in 1_000..1_003 {
        let report =
            run(scenario(seed, 20)).unwrap_or_else(|failure| panic!("seed {seed}: {failure}"));
        assert!(report.acknowledged > 100, "{report:?}");
        assert_eq!(run(scenario(seed, 20)).unwrap(), report, "seed {seed}");
    }
}

/// How many seeds it takes to find a planted bug.
fn seeds_to_find(bug: Bug) -> Option<u64> {
    (0..200).find(|&seed| run(Scenario { bug: Some(bug), ..scenario(seed, 20) }).is_err())
}

#[test]
fn an_acknowledgement_before_the_store_is_found() {
    assert!(seeds_to_find(Bug::AckBeforeStore).is_some());
}

#[test]
fn a_missed_resync_is_found() {
    assert!(seeds_to_find(Bug::MissedResync).is_some());
}

#[test]
fn a_rating_that_counts_twice_is_found() {
    assert!(seeds_to_find(Bug::DoubleRating).is_some());
}
