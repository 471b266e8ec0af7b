//! Matches stored by earlier versions of this program, each with the view of it. The logs are never
//! changed: when their form changes, new ones are added. A view changes only when there is more to
//! show.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use wire::xstack::{MatchView, MoveView};
use wire::{read_log, write_log};
use xstack::XStack;

pub(crate) fn logs() -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let files = fs::read_dir(folder).expect("the golden files").map(|file| file.expect("a file"));
    let mut logs: Vec<PathBuf> = files.map(|file| file.path()).collect();
    logs.retain(|path| {
        path.extension().is_some_and(|extension| extension == "jsonl")
            && path.file_stem().is_some_and(|name| name.to_string_lossy().starts_with("xstack-"))
    });
    logs.sort();
    assert!(!logs.is_empty());
    logs
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn view(path: &Path) -> MatchView {
    let log = read(path);
    let journal =
        read_log::<XStack>(&log).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(write_log(&journal), log, "{}", path.display());
    MatchView::new(journal.table(), journal.table().last_ms())
}

#[test]
fn old_matches_stay_readable_and_show_the_same() {
    for path in logs() {
        let expected: MatchView =
            serde_json::from_str(&read(&path.with_extension("json"))).expect("a view");
        // The views are long: `cargo xtask golden` and the version control show the difference.
        assert!(view(&path) == expected, "the view of {} has changed", path.display());
    }
}

#[test]
fn turns_that_go_well_and_turns_that_do_not_are_in_some_golden_file() {
    let mut seen = BTreeSet::new();
    for path in logs() {
        for mv in view(&path).moves {
            let MoveView::Turn { put, bonus, malus, .. } = mv else {
                seen.insert("out");
                continue;
            };
            seen.extend(put.map(|_| "put"));
            seen.extend(bonus.map(|_| "bonus"));
            seen.extend((!malus.is_empty()).then_some("malus"));
        }
    }
    assert_eq!(seen, ["bonus", "malus", "out", "put"].into());
}
