//! A match of The Climbers in the page, with the draft of the next turn.

use climbers::Climbers;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, export_match, read, thrown, write};

export_match! {
    /// A match of The Climbers, everything that happened in it, and the draft of the next turn.
    ClimbersMatch of Climbers
}

#[wasm_bindgen]
impl ClimbersMatch {
    /// What these turns would lead to after this many: a list of `Imagined`.
    pub fn imagine(&self, ply: u32, texts: &str) -> Answer<String> {
        let texts = read::<Vec<String>>(texts)?;
        let line = self.0.imagine(ply, &texts).map_err(thrown)?;
        Ok(write(&line))
    }

    /// The `DraftView` of the turn being made.
    pub fn draft(&self) -> String {
        write(&self.0.draft().view())
    }

    /// Adds a step and returns the `DraftView`, or throws and changes nothing.
    #[wasm_bindgen(js_name = addStep)]
    pub fn add_step(&mut self, step: &str) -> Answer<String> {
        self.0.draft_mut().add(step).map_err(thrown)?;
        Ok(self.draft())
    }

    /// Takes the last step back and returns the `DraftView`.
    #[wasm_bindgen(js_name = undoStep)]
    pub fn undo_step(&mut self) -> String {
        self.0.draft_mut().undo();
        self.draft()
    }

    /// Takes all steps back and returns the `DraftView`.
    #[wasm_bindgen(js_name = clearDraft)]
    pub fn clear_draft(&mut self) -> String {
        self.0.draft_mut().clear();
        self.draft()
    }

    /// The `Refusal` against a step, or null.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, step: &str) -> Answer<String> {
        let refusal = self.0.draft().why_not(step).map_err(thrown)?;
        Ok(write(&refusal))
    }

    /// The `BlockChoice`s.
    pub fn blocks(&self) -> String {
        write(&self.0.draft().blocks())
    }

    /// The `PlaceView`s of a block.
    pub fn places(&self, block: &str) -> Answer<String> {
        let places = self.0.draft().places(block).map_err(thrown)?;
        Ok(write(&places))
    }

    /// The `Refusal` against a place, or null. The size is JSON, `[2,2,1]`.
    #[wasm_bindgen(js_name = whyNotPlace)]
    pub fn why_not_place(&self, block: &str, x: i16, y: i16, size: &str) -> Answer<String> {
        let refusal = self.0.draft().why_not_place(block, (x, y), read(size)?).map_err(thrown)?;
        Ok(write(&refusal))
    }

    /// The `BlockView` of a block held over a place. The size and the `Face` on top are JSON.
    pub fn ghost(&self, block: &str, x: i16, y: i16, size: &str, top: &str) -> Answer<String> {
        let ghost = self.0.draft().ghost(block, (x, y), read(size)?, read(top)?).map_err(thrown)?;
        Ok(write(&ghost))
    }

    /// The `ReachView`s of the pawn.
    pub fn reach(&self) -> String {
        write(&self.0.draft().reach())
    }

    /// The `Refusal` against going to a cell, or null.
    #[wasm_bindgen(js_name = whyNotCell)]
    pub fn why_not_cell(&self, x: i16, y: i16) -> String {
        write(&self.0.draft().why_not_cell((x, y)))
    }

    /// The `FaceChoice`s of the stone.
    #[wasm_bindgen(js_name = stoneFaces)]
    pub fn stone_faces(&self) -> String {
        write(&self.0.draft().stone_faces())
    }

    /// The `Refusal` against the stone on the face visible at a cell, or null.
    #[wasm_bindgen(js_name = whyNotStone)]
    pub fn why_not_stone(&self, x: i16, y: i16) -> String {
        write(&self.0.draft().why_not_stone((x, y)))
    }

    /// The `OutlookView`s as the turn stands, or after one more step.
    #[expect(clippy::needless_pass_by_value, reason = "optional text is handed over by value")]
    pub fn outlook(&self, step: Option<String>) -> Answer<String> {
        let outlook = self.0.draft().outlook(step.as_deref()).map_err(thrown)?;
        Ok(write(&outlook))
    }
}
