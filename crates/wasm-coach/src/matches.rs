//! Matches, from their logs.

use match_log::{StoredGame, read_log};
use session::SessionError;
use table::{Journal, Table};
use wasm_bindgen::JsValue;

use wasm_facade::{Answer, thrown};

/// How long the bot thinks about a hint.
pub(crate) const HINT_MS: f64 = 1_000.0;

/// The match of a log that is not over. A match can be over by a rule of the table while its game is
/// not.
pub(crate) fn unfinished<G: StoredGame>(log: &str) -> Answer<Journal<G>> {
    let journal = read_log::<G>(log).map_err(thrown)?;
    if journal.table().to_move().is_none() { Err(over()) } else { Ok(journal) }
}

pub(crate) fn game_at<G: StoredGame>(table: &Table<G>, ply: u32) -> Answer<G> {
    table.game_at(ply).ok_or_else(|| thrown(SessionError::NoSuchPly { ply }))
}

pub(crate) fn over() -> JsValue {
    thrown(SessionError::MatchOver)
}
