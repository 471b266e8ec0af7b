//! Makes golden files: the log of a script that has none yet, and the view of a log that has none.
//!
//! Logs are never written again: they stand for what earlier versions have stored. A view that has
//! changed is written again only if its name is given.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use climbers::Climbers;
use klotz::Klotz;
use match_log::{StoredGame, read_log, write_log};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Journal, Table};
use wire::command::Command;
use xstack::XStack;

fn main() -> ExitCode {
    let renewed: Vec<String> = std::env::args().skip(1).collect();
    match make(&renewed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn make(renewed: &[String]) -> Result<(), String> {
    for script in files("script")? {
        let log = script.with_extension("jsonl");
        if !log.exists() {
            write(&log, &play(&read(&script)?).map_err(|why| said(&script, &why))?)?;
        }
    }
    let mut changed = Vec::new();
    for log in files("jsonl")? {
        let name = log.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let view = show(&read(&log)?).map_err(|why| said(&log, &why))?;
        let path = log.with_extension("json");
        if !path.exists() || renewed.contains(&name) {
            write(&path, &view)?;
        } else if json::<Value>(&read(&path)?)? != json::<Value>(&view)? {
            changed.push(name);
        }
    }
    if changed.is_empty() {
        return Ok(());
    }
    let names = changed.join(" ");
    Err(format!("these views have changed; if they should, run `cargo xtask golden {names}`"))
}

/// A match to be played once.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Script<S> {
    started_ms: u64,
    setup: S,
    commands: Vec<Timed>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Timed {
    at_ms: u64,
    command: Command,
}

/// What scripts and logs say first.
#[derive(Deserialize)]
struct Label {
    game: String,
}

fn play(script: &str) -> Result<String, String> {
    match game_of(script)?.as_str() {
        "klotz" => play_as::<Klotz>(script),
        "climbers" => play_as::<Climbers>(script),
        "xstack" => play_as::<XStack>(script),
        other => Err(format!("there is no game {other:?}")),
    }
}

fn play_as<G: StoredGame>(script: &str) -> Result<String, String> {
    let script: Script<G::MatchSetup> = json(script)?;
    let setup = G::read_setup(&script.setup).map_err(|invalid| invalid.to_string())?;
    let mut journal = Journal::start(setup, script.started_ms);
    for Timed { at_ms, command } in &script.commands {
        let read = command.read(journal.table().game()).map_err(|refusal| refusal.message)?;
        journal.execute(&read, *at_ms).map_err(|refusal| format!("{command:?}: {refusal}"))?;
    }
    Ok(write_log(&journal))
}

fn show(log: &str) -> Result<String, String> {
    let header = log.lines().next().unwrap_or_default();
    match game_of(header)?.as_str() {
        "klotz" => show_as::<Klotz, _>(log, wire::klotz_view::MatchView::new),
        "climbers" => show_as::<Climbers, _>(log, wire::climbers_view::MatchView::new),
        "xstack" => show_as::<XStack, _>(log, wire::xstack_view::MatchView::new),
        other => Err(format!("there is no game {other:?}")),
    }
}

fn show_as<G: StoredGame, V: Serialize>(
    log: &str,
    view: impl FnOnce(&Table<G>, u64) -> V,
) -> Result<String, String> {
    let journal = read_log::<G>(log).map_err(|error| error.to_string())?;
    let view = view(journal.table(), journal.table().last_ms());
    let text = serde_json::to_string_pretty(&view).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn game_of(text: &str) -> Result<String, String> {
    json::<Label>(text).map(|label| label.game)
}

fn json<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// The golden files with this ending, sorted.
fn files(ending: &str) -> Result<Vec<PathBuf>, String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../match-log/tests/golden"));
    let entries = fs::read_dir(folder).map_err(|error| said(folder, &error.to_string()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == ending));
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| said(path, &error.to_string()))
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| said(path, &error.to_string()))
}

fn said(path: &Path, what: &str) -> String {
    format!("{}: {what}", path.display())
}
