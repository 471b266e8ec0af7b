//! Matches stored by earlier versions.

use std::collections::BTreeSet;

use klotz::Klotz;
use wire::klotz_view::MatchView;

use crate::common::golden::{check, logs, read};

#[test]
fn old_matches_give_the_same_view() {
    check::<Klotz, _>(MatchView::new);
}

#[test]
fn golden_files_cover_every_event() {
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
        "timeRestored",
    ];
    assert_eq!(seen, expected.map(str::to_owned).into());
}
