//! The coach in the browser: hints, analysis and puzzles, by the strongest bots, and the high levels of
//! The Climbers, in a module of its own that is loaded when somebody asks.
//!
//! As in the modules of the games, there is no logic here, only translation; the files of
//! `web/src/wasm` give it types. It is for a worker: everything takes its time.

mod climbers;
mod klotz;
mod matches;

pub use climbers::{
    climbers_assess, climbers_choose_move, climbers_hint, climbers_puzzle_attempt,
    climbers_puzzle_hint, climbers_puzzles,
};
pub use klotz::{klotz_assess, klotz_hint, klotz_puzzle_hint, klotz_puzzle_reply, klotz_puzzles};

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    wasm_facade::throw_panics();
}
