//! A match of KLOTZ in the page.

use klotz::Klotz;
use session::klotz_match;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, export_match, read, thrown, write};

export_match! {
    /// A match of KLOTZ and everything that happened in it.
    KlotzMatch of Klotz
}

#[wasm_bindgen]
impl KlotzMatch {
    /// What these moves would lead to after this many: a list of `Imagined`.
    pub fn imagine(&self, ply: u32, texts: &str) -> Answer<String> {
        let texts = read::<Vec<String>>(texts)?;
        let line = self.0.imagine(ply, &texts).map_err(thrown)?;
        Ok(write(&line))
    }

    /// The cells of the pieces that the seat to move can move.
    pub fn movable(&self) -> String {
        write(&klotz_match::movable(self.0.table()))
    }

    /// How often the position has occurred, this time included; 1 where that does not matter.
    pub fn occurrences(&self) -> usize {
        klotz_match::occurrences(self.0.table())
    }

    /// The `Target`s of the piece on a cell.
    pub fn targets(&self, from: &str) -> Answer<String> {
        let targets = klotz_match::targets(self.0.table(), from).map_err(thrown)?;
        Ok(write(&targets))
    }

    /// The `Refusal` against moving a piece to a cell, or against choosing it; null if there is none.
    #[wasm_bindgen(js_name = whyNot)]
    #[expect(clippy::needless_pass_by_value, reason = "optional text is handed over by value")]
    pub fn why_not(&self, from: &str, to: Option<String>) -> Answer<String> {
        let refusal = klotz_match::why_not(self.0.table(), from, to.as_deref()).map_err(thrown)?;
        Ok(write(&refusal))
    }
}
