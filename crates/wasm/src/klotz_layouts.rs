//! Setups and layouts of KLOTZ.

use session::klotz_match::{layout_from_link, layout_to_link};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::Refusal;
use wire::klotz_view::{Colour, Layout, MatchSetup, PositionView};

use wasm_facade::{Answer, read, thrown, write};

/// The default `MatchSetup` of this many players.
#[wasm_bindgen(js_name = klotzDefaultSetup)]
pub fn klotz_default_setup(players: usize) -> Answer<String> {
    let setup = MatchSetup::for_players(players).map_err(thrown)?;
    Ok(write(&setup))
}

/// The built-in `Layout`s.
#[wasm_bindgen(js_name = klotzLayouts)]
pub fn klotz_layouts() -> String {
    write(&Layout::builtin())
}

/// Every `Refusal` of a `Layout`.
#[wasm_bindgen(js_name = klotzCheckLayout)]
pub fn klotz_check_layout(layout: &str) -> Answer<String> {
    let reasons = read::<Layout>(layout)?.check().err().unwrap_or_default();
    let reasons: Vec<Refusal> = reasons.into_iter().map(Refusal::from).collect();
    Ok(write(&reasons))
}

/// A `Layout` as a link.
#[wasm_bindgen(js_name = klotzLayoutToText)]
pub fn klotz_layout_to_text(layout: &str) -> Answer<String> {
    layout_to_link(&read::<Layout>(layout)?).map_err(thrown)
}

/// The `Layout` of a link.
#[wasm_bindgen(js_name = klotzLayoutFromText)]
pub fn klotz_layout_from_text(text: &str) -> Answer<String> {
    let layout = layout_from_link(text).map_err(thrown)?;
    Ok(write(&layout))
}

/// The `PositionView` of a draft with the Klötze of some `Colour`s.
#[wasm_bindgen(js_name = klotzLayoutPosition)]
pub fn klotz_layout_position(layout: &str, colours: &str) -> Answer<String> {
    let colours = read::<Vec<Colour>>(colours)?;
    Ok(write(&PositionView::of_layout(&read::<Layout>(layout)?, &colours)))
}
