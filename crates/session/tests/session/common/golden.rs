//! Matches stored by earlier versions of this program, each with the view of it. The logs are never
//! changed: when their form changes, new ones are added. A view changes only when there is more to
//! show.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};

use match_log::{StoredGame, read_log, write_log};
use serde::de::DeserializeOwned;
use table::{Journal, Table};

/// The stored matches of a game.
pub(crate) fn logs<G: StoredGame>() -> Vec<PathBuf> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../match-log/tests/golden"));
    let files = fs::read_dir(folder).expect("the golden files").map(|file| file.expect("a file"));
    let mut logs: Vec<PathBuf> = files.map(|file| file.path()).collect();
    logs.retain(|path| {
        let of_the_game = |name: &std::ffi::OsStr| {
            let game = name.to_string_lossy().split('-').next().map(str::to_owned);
            game.as_deref() == Some(G::ID)
        };
        path.extension().is_some_and(|extension| extension == "jsonl")
            && path.file_stem().is_some_and(of_the_game)
    });
    logs.sort();
    assert!(!logs.is_empty());
    logs
}

pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Reads a log, and checks that it is written unchanged.
pub(crate) fn journal<G: StoredGame>(path: &Path) -> Journal<G> {
    let log = read(path);
    let journal = read_log(&log).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert_eq!(write_log(&journal), log, "{}", path.display());
    journal
}

/// Every stored match of a game is readable, is written unchanged and gives the stored view.
pub(crate) fn check<G: StoredGame, V: DeserializeOwned + PartialEq + Debug>(
    view: fn(&Table<G>, u64) -> V,
) {
    for path in logs::<G>() {
        let journal = journal::<G>(&path);
        let expected: V =
            serde_json::from_str(&read(&path.with_extension("json"))).expect("a view");
        // The views are long: `cargo xtask golden` and the version control show the difference.
        let shown = view(journal.table(), journal.table().last_ms());
        assert!(shown == expected, "the view of {} has changed", path.display());
    }
}
