//! Setups and piles of X-Stack.

use session::xstack_match::{check_pile, contacts, draw_piles};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, read, read_whole, thrown, write};
use wire::xstack_view::{Design, MatchSetup, PositionView};

/// A `MatchSetup` for this many players, without its piles: drawing them takes a moment.
#[wasm_bindgen(js_name = xstackDefaultSetup)]
pub fn xstack_default_setup(players: usize, seed: f64) -> Answer<String> {
    let setup = MatchSetup::without_piles(players, read_whole(seed)).map_err(thrown)?;
    Ok(write(&setup))
}

/// The texts of the piles of these rounds. The `Design` is JSON.
#[wasm_bindgen(js_name = xstackDrawPiles)]
pub fn xstack_draw_piles(design: &str, seed: f64, rounds: u8) -> Answer<String> {
    let design = read::<Design>(design)?;
    Ok(write(&draw_piles(design, read_whole(seed), rounds)))
}

/// The `PositionView` of a pile without players.
#[wasm_bindgen(js_name = xstackPile)]
pub fn xstack_pile(text: &str) -> Answer<String> {
    let position = PositionView::read_pile(text).map_err(thrown)?;
    Ok(write(&position))
}

/// The `ContactsView` of every block on the X. The `Design` is JSON; then the edges of all blocks in
/// micrometres and the poses as the page draws them.
#[wasm_bindgen(js_name = xstackContacts)]
pub fn xstack_contacts(design: &str, sizes: &[i32], poses: &[f32]) -> Answer<String> {
    Ok(write(&contacts(read::<Design>(design)?, sizes, poses)))
}

/// Checks that a pile holds, or throws what is wrong with it.
#[wasm_bindgen(js_name = xstackCheckPile)]
pub fn xstack_check_pile(text: &str) -> Answer<()> {
    check_pile(text).map_err(thrown)
}
