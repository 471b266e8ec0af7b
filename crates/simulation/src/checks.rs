//! The promises, checked while the simulation runs and when it ends.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;
use store::Append;
use store::memory::MemoryDatabase;
use tokio::sync::Notify;
use tokio::time::Instant;
use wire::online::Game;

use crate::Report;
use crate::follower::follow;
use crate::trace::Trace;

/// How much more than the time between two stores a move may be charged, in milliseconds: the clocks of two
/// nodes may be a second apart, and a slow disk stores the first event up to 1.5 seconds after it was decided.
const CLOCK_TOLERANCE_MS: i128 = 2_600;

/// A promise that was broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    pub(crate) fn new(what: String) -> Failure {
        Failure(what)
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// What has been promised so far. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Checks {
    trace: Trace,
    state: Arc<Mutex<State>>,
    has_failed: Arc<Notify>,
}

#[derive(Debug, Default)]
struct State {
    /// The first broken promise.
    failure: Option<Failure>,
    /// Acknowledged commands, by table and key, with the number of their last event.
    acknowledged: BTreeMap<(String, String), u32>,
    /// When each event of a table was stored.
    stored_at: BTreeMap<String, Vec<Instant>>,
    reconnects: u64,
}

impl Checks {
    pub(crate) fn new(trace: Trace) -> Checks {
        Checks { trace, state: Arc::default(), has_failed: Arc::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what is stored, and when.
    pub(crate) fn watch(&self, database: &MemoryDatabase) {
        let checks = self.clone();
        database.on_append(Box::new(move |append: &Append| checks.note_append(append)));
    }

    fn note_append(&self, append: &Append) {
        let Append { table, after, lines, .. } = append;
        self.trace.note(&format!("{table} {after} {}", lines.join(" ")));
        let mut state = self.state();
        let stored_at = state.stored_at.entry(table.clone()).or_default();
        stored_at.extend(lines.iter().map(|_| Instant::now()));
    }

    pub(crate) fn note(&self, what: &str) {
        self.trace.note(what);
    }

    pub(crate) fn note_reconnect(&self) {
        self.state().reconnects += 1;
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.state().failure.is_some()
    }

    pub(crate) fn fail(&self, what: String) {
        self.trace.note(&what);
        self.state().failure.get_or_insert(Failure::new(what));
        self.has_failed.notify_one();
    }

    /// Waits for the first broken promise.
    pub(crate) async fn failed(&self) -> Failure {
        loop {
            self.has_failed.notified().await;
            if let Some(failure) = self.state().failure.clone() {
                return failure;
            }
        }
    }

    /// A player was told that a command is stored.
    pub(crate) fn acknowledged(&self, database: &MemoryDatabase, table: &str, key: &str, seq: u32) {
        self.trace.note(&format!("{table} {key} is acknowledged"));
        let events = database.events(table);
        let stored = events.iter().filter(|event| event.command.as_deref() == Some(key));
        let stored: Vec<u32> = stored.map(|event| event.seq).collect();
        if !matches!(stored[..], [at] if at <= seq) {
            self.fail(format!("{key} at table {table} was acknowledged up to {seq}: {stored:?}"));
        }
        self.state().acknowledged.insert((table.to_owned(), key.to_owned()), seq);
    }

    /// A player has been connected for a while and nothing is under way: they have the whole match.
    pub(crate) fn converged(&self, database: &MemoryDatabase, table: &str, lines: &[String]) {
        let stored: Vec<String> =
            database.events(table).into_iter().map(|event| event.line).collect();
        if stored != lines {
            self.fail(format!(
                "a player at table {table} has {} of {} events",
                lines.len(),
                stored.len()
            ));
        }
    }

    /// Checks everything that is stored.
    pub(crate) fn finish(&self, database: &MemoryDatabase) -> Result<(), Failure> {
        for ((table, key), _) in self.state().acknowledged.clone() {
            let events = database.events(&table);
            let count = events.iter().filter(|event| event.command.as_ref() == Some(&key)).count();
            if count != 1 {
                self.fail(format!("{key} at table {table} is stored {count} times"));
            }
        }
        for table in database.table_ids() {
            if let Err(problem) = self.check_table(database, &table) {
                self.fail(format!("table {table}: {problem}"));
            }
        }
        self.check_ratings(database);
        self.state().failure.clone().map_or(Ok(()), Err)
    }

    /// The match folds, and no clock was charged more than the time that passed.
    fn check_table(&self, database: &MemoryDatabase, table: &str) -> Result<(), String> {
        let row = database.table(table).ok_or("it is gone")?;
        let document: Value =
            serde_json::from_str(&row.document).map_err(|error| error.to_string())?;
        let Some(header) = document["header"].as_str() else { return Ok(()) };
        let game = Game::named(&row.game).ok_or("an unknown game")?;
        let events = database.events(table);
        let lines = events.iter().map(|event| event.line.clone());
        let lines: Vec<String> = std::iter::once(header.to_owned()).chain(lines).collect();
        follow(game, &lines)?;
        let stored_at = self.state().stored_at.get(table).cloned().unwrap_or_default();
        check_clocks(header, &lines[1..], &stored_at)
    }

    /// Every rated result counts once.
    fn check_ratings(&self, database: &MemoryDatabase) {
        let mut results: BTreeMap<(String, String), u32> = BTreeMap::new();
        for (_, game, visitor) in database.rated_results() {
            *results.entry((visitor, game)).or_default() += 1;
        }
        for (visitor, game, matches) in database.rated_matches() {
            let counted = results.remove(&(visitor.clone(), game.clone())).unwrap_or_default();
            if counted != matches {
                self.fail(format!("{matches} of {counted} rated matches of {game} were counted"));
            }
        }
        if !results.is_empty() {
            self.fail("a rated match was not counted".to_owned());
        }
    }

    pub(crate) fn report(&self, kills: u64) -> Report {
        let state = self.state();
        let matches = state.stored_at.len() as u64;
        let acknowledged = state.acknowledged.len() as u64;
        Report { acknowledged, matches, reconnects: state.reconnects, kills, trace: 0 }
    }
}

/// No move is charged more than the time since the move before it.
fn check_clocks(header: &str, lines: &[String], stored_at: &[Instant]) -> Result<(), String> {
    let header: Value = serde_json::from_str(header).map_err(|error| error.to_string())?;
    let clock = &header["setup"]["clock"];
    let Some(base_ms) = clock["baseMs"].as_i64() else { return Ok(()) };
    let increment_ms = clock["incrementMs"].as_i64().unwrap_or_default();
    let seats = header["setup"]["seats"].as_array().map_or(0, Vec::len);
    let mut left_ms = vec![base_ms; seats];
    let mut before: Option<Instant> = None;
    for (index, line) in lines.iter().enumerate() {
        let event: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let event = &event["event"];
        let Some(now_left) = event["leftMs"].as_array() else { continue };
        let now_left: Vec<i64> = now_left.iter().filter_map(Value::as_i64).collect();
        let is_move = event["type"] == "movePlayed";
        if let (true, Some(seat), Some(before)) = (is_move, event["seat"].as_u64(), before) {
            let seat = seat as usize;
            let charged = i128::from(left_ms[seat] + increment_ms - now_left[seat]);
            let passed = (stored_at[index] - before).as_millis().cast_signed();
            if charged > passed + CLOCK_TOLERANCE_MS {
                let event = index + 1;
                return Err(format!("event {event} is charged {charged} ms of {passed} ms"));
            }
        }
        left_ms = now_left;
        before = Some(stored_at[index]);
    }
    Ok(())
}
