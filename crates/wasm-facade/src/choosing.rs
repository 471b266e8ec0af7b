//! The bots, to be asked in a worker.

use bots::Level;
use match_log::{StoredGame, read_log};
use session::SessionError;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::BotChoice;

use crate::{Answer, thrown, write};

/// Nobody waits longer, not even for the highest level on a slow machine: with what comes before and
/// after, a move is there within two seconds.
const PATIENCE_MS: f64 = 1_700.0;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn now_ms() -> f64;
}

/// The `BotChoice` of a bot of this level, by its stored number, in the match of a log. `ask` is asked for the move, and may
/// ask back whether patience has run out.
pub fn choose<G: StoredGame>(
    log: &str,
    level: u8,
    ask: impl FnOnce(&G, Level, &mut dyn FnMut() -> bool) -> Option<G::Move>,
) -> Answer<String> {
    let journal = read_log::<G>(log).map_err(thrown)?;
    let table = journal.table();
    let known =
        Level::from_stored(level).ok_or_else(|| thrown(SessionError::NoSuchLevel { level }))?;
    // A match can be over by a rule of the table while its game is not.
    if table.to_move().is_none() {
        return Err(thrown(SessionError::MatchOver));
    }
    let game = table.game();
    let mv = ask(game, known, &mut patience(PATIENCE_MS))
        .ok_or_else(|| thrown(SessionError::MatchOver))?;
    Ok(write(&BotChoice { ply: table.ply(), text: game.write_move(&mv) }))
}

/// A function that says whether so much time has passed since it was made.
pub fn patience(ms: f64) -> impl FnMut() -> bool {
    let until_ms = now_ms() + ms;
    move || now_ms() > until_ms
}
