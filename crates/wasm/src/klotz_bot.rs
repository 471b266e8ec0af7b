//! A KLOTZ bot, to be asked in a worker.

use bots::klotz::{Level, choose};
use game::Game;
use klotz::Klotz;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::{BotChoice, WireError, read_log};

use crate::json::{Answer, thrown, write};

/// The levels need far less on any machine of these days; on slower ones nobody waits longer.
const PATIENCE_MS: f64 = 5_000.0;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Date, js_name = now)]
    fn now_ms() -> f64;
}

/// The `BotChoice` of a bot of this level in the match of a log. The same seed gives the same
/// choice unless patience runs out.
#[wasm_bindgen(js_name = klotzChooseMove)]
pub fn klotz_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    let journal = read_log::<Klotz>(log).map_err(thrown)?;
    let table = journal.table();
    let known =
        Level::from_number(level).ok_or_else(|| thrown(WireError::NoSuchLevel { level }))?;
    // A match can be over by a rule of the table while its game is not.
    if table.to_move().is_none() {
        return Err(thrown(WireError::MatchOver));
    }
    let game = table.game();
    let until_ms = now_ms() + PATIENCE_MS;
    let choice = choose(game, known, seed.into(), &mut || now_ms() > until_ms)
        .ok_or_else(|| thrown(WireError::MatchOver))?;
    Ok(write(&BotChoice { ply: table.ply(), text: game.write_move(&choice.mv) }))
}
