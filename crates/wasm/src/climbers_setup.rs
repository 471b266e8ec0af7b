//! Setups of The Climbers, and positions without a match.

use session::climbers_match::TurnDraft;
use wasm_bindgen::prelude::wasm_bindgen;
use wire::climbers_view::{MatchSetup, PositionView, Preset};

use wasm_facade::{Answer, read_whole, thrown, write};

/// A `MatchSetup` for this many players, drawn by a seed.
#[wasm_bindgen(js_name = climbersDefaultSetup)]
pub fn climbers_default_setup(players: usize, seed: f64) -> Answer<String> {
    let setup = MatchSetup::draw(players, read_whole(seed)).map_err(thrown)?;
    Ok(write(&setup))
}

/// The `Preset`s, the default first.
#[wasm_bindgen(js_name = climbersPresets)]
pub fn climbers_presets() -> String {
    write(&Preset::all())
}

/// The number of rounds without a climb that suits this many players.
#[wasm_bindgen(js_name = climbersRounds)]
#[expect(unreachable_pub, reason = "wasm_bindgen exports public functions only")]
pub fn climbers_rounds(players: u32) -> u32 {
    MatchSetup::suggested_rounds(players as usize).into()
}

/// The `PositionView` of a tower without players.
#[wasm_bindgen(js_name = climbersTower)]
pub fn climbers_tower(number: f64) -> String {
    write(&PositionView::tower(read_whole(number)))
}

/// The `PositionView` of a position in text form.
#[wasm_bindgen(js_name = climbersPosition)]
pub fn climbers_position(text: &str) -> Answer<String> {
    let position = PositionView::read(text).map_err(thrown)?;
    Ok(write(&position))
}

/// The `PoseView`s of a block.
#[wasm_bindgen(js_name = climbersPoses)]
pub fn climbers_poses(block: &str) -> Answer<String> {
    let poses = TurnDraft::poses(block).map_err(thrown)?;
    Ok(write(&poses))
}
