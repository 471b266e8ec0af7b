//! The bots, to be asked in a worker.

use ::climbers::Climbers;
use ::klotz::Klotz;
use bots::{climbers, klotz};
use wasm_bindgen::prelude::wasm_bindgen;

use wasm_facade::{Answer, choose};

/// The `BotChoice` of a bot of this level in the match of a log. The same seed gives the same
/// choice unless patience runs out.
#[wasm_bindgen(js_name = klotzChooseMove)]
pub fn klotz_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    choose(log, level, |game: &Klotz, level, stop| {
        klotz::choose(game, level, seed.into(), stop).map(|choice| choice.mv)
    })
}

/// The `BotChoice` of a bot of this level in the match of a log. The same seed gives the same
/// choice unless patience runs out.
#[wasm_bindgen(js_name = climbersChooseMove)]
pub fn climbers_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    choose(log, level, |game: &Climbers, level, stop| {
        climbers::choose(game, level, seed.into(), stop).map(|choice| choice.turn)
    })
}
