//! The bots. They take their time: call them in a worker.

use bots::xstack_bot::play_turn;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, choose};
use xstack::XStack;

/// The `BotChoice` of a bot of this level in the match of a log: a whole turn, with its gestures. The
/// same seed gives the same choice unless its time is up.
#[wasm_bindgen(js_name = xstackChooseMove)]
pub fn xstack_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    choose(log, level, |game: &XStack, level, stop| play_turn(game, level, seed.into(), stop))
}
