//! KLOTZ and The Climbers in the browser: their rules and most of their bots. The page loads this module
//! first, so it has to stay small.
//!
//! There is no logic here; `web/src/wasm` gives it types.

mod bot_moves;
mod climbers_match;
mod climbers_setup;
mod klotz_layouts;
mod klotz_match;

pub use bot_moves::{climbers_choose_move, climbers_thinks_deeply, klotz_choose_move};
pub use climbers_match::ClimbersMatch;
pub use climbers_setup::{
    climbers_default_setup, climbers_poses, climbers_position, climbers_presets, climbers_tower,
};
pub use klotz_layouts::{
    klotz_check_layout, klotz_default_setup, klotz_layout_from_text, klotz_layout_position,
    klotz_layout_to_text, klotz_layouts,
};
pub use klotz_match::KlotzMatch;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    wasm_facade::throw_panics();
}
