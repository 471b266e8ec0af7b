//! X-Stack in the browser: its rules, simulation and bots. A module of its own, loaded when the game is
//! opened.
//!
//! There is no logic here; `web/src/wasm` gives it types.

mod bot_moves;
mod checks;
mod editor;
mod frame;
mod lessons;
mod replay;
mod setup;
mod xstack_match;

pub use bot_moves::xstack_choose_move;
pub use checks::{XStackAwakeWorld, xstack_bot_game, xstack_goldens};
pub use editor::XStackEditor;
pub use frame::{frame_impacts, frame_memory, frame_numbers, frame_poses};
pub use lessons::xstack_lessons;
pub use replay::{XStackReplay, XStackWatch};
pub use setup::{
    xstack_check_pile, xstack_contacts, xstack_default_setup, xstack_draw_piles, xstack_pile,
};
pub use xstack_match::XStackMatch;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    wasm_facade::throw_panics();
}
