//! Matches stored by earlier versions of this program, each with the view of it. The logs are never
//! changed: when their form changes, new ones are added. A view changes only when there is more to
//! show.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ::klotz::Klotz;
use wire::klotz::MatchView;
use wire::{read_log, write_log};

pub(crate) fn logs() -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let files = fs::read_dir(folder).expect("the golden files").map(|file| file.expect("a file"));
    let mut logs: Vec<PathBuf> = files.map(|file| file.path()).collect();
    logs.retain(|path| {
        path.extension().is_some_and(|extension| extension == "jsonl")
            && path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("klotz-"))
    });
    logs.sort();
    assert!(!logs.is_empty());
    logs
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn old_matches_stay_readable_and_show_the_same() {
    for path in logs() {
        let name = path.display();
        let journal =
            read_log::<Klotz>(&read(&path)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let shown = MatchView::new(journal.table(), journal.table().last_ms());
        let expected: MatchView =
            serde_json::from_str(&read(&path.with_extension("json"))).expect("a view");
        // The views are long: `cargo xtask golden` and the version control show the difference.
        assert!(shown == expected, "the view of {name} has changed");
    }
}

#[test]
fn matches_are_written_as_they_were_read() {
    for path in logs() {
        let log = read(&path);
        let journal = read_log::<Klotz>(&log).expect("a log");
        assert_eq!(write_log(&journal), log, "{}", path.display());
    }
}

#[test]
fn everything_that_can_happen_is_in_some_golden_file() {
    let mut seen = BTreeSet::new();
    for path in logs() {
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
