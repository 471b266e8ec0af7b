//! Bots that choose a move within a time limit.

use bots::Level;
use match_log::{StoredGame, read_log};
use session::SessionError;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::BotChoice;

use crate::{Answer, thrown, write};

/// The longest a bot may think, even on a slow machine: with everything around it, a move takes less
/// than two seconds.
const MAX_THINKING_MS: f64 = 1_700.0;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn now_ms() -> f64;
}

/// The `BotChoice` of a bot in the match of a log; `level` is its stored number. `ask` chooses the move and
/// can check whether its time is up.
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
    let mv = ask(game, known, &mut time_limit(MAX_THINKING_MS))
        .ok_or_else(|| thrown(SessionError::MatchOver))?;
    Ok(write(&BotChoice { ply: table.ply(), text: game.write_move(&mv) }))
}

/// A function that says whether this much time has passed.
pub fn time_limit(ms: f64) -> impl FnMut() -> bool {
    let until_ms = now_ms() + ms;
    move || now_ms() > until_ms
}
