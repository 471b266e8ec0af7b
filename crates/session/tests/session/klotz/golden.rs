//! Matches stored by earlier versions.

use std::collections::BTreeSet;

use ::klotz::Klotz;
use wire::klotz::MatchView;

use crate::common::golden::{check, logs, read};

#[test]
fn old_matches_stay_readable_and_show_the_same() {
    check::<Klotz, _>(MatchView::new);
}

#[test]
fn everything_that_can_happen_is_in_some_golden_file() {
    let mut seen = BTreeSet::new();
    for path in logs::<Klotz>() {
        for line in read(&path).lines().skip(1) {
            let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
            seen.insert(line["event"]["type"].as_str().expect("a type").to_owned());
        }
    }
    let expected = [
        "drawAnswered",
        "drawOffered",
        "matchEnded",
        "movePlayed",
        "movesRedone",
        "movesTakenBack",
        "playerChanged",
        "playerLeft",
        "rematchAgreed",
        "rematchWanted",
        "takebackAnswered",
        "takebackAsked",
    ];
    assert_eq!(seen, expected.map(str::to_owned).into());
}
