//! The coach in the browser: hints, analysis, puzzles, lessons and the high levels of The Climbers. A module of its
//! own, loaded on demand.
//!
//! Everything here takes long: call it in a worker. `web/src/wasm` gives it types.

mod climbers_coach;
mod klotz_coach;
mod matches;

pub use climbers_coach::{
    climbers_assess, climbers_choose_move, climbers_hint, climbers_lesson_hint,
    climbers_lesson_verdict, climbers_lessons, climbers_puzzle_attempt, climbers_puzzle_hint,
    climbers_puzzles,
};
pub use klotz_coach::{
    klotz_assess, klotz_hint, klotz_lesson_hint, klotz_lesson_verdict, klotz_lessons,
    klotz_puzzle_hint, klotz_puzzle_reply, klotz_puzzles,
};

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    wasm_facade::throw_panics();
}
