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

    /// Adds the steps of one action, a list of texts, and returns the `DraftView`, or throws and
    /// changes nothing.
    #[wasm_bindgen(js_name = addSteps)]
    pub fn add_steps(&mut self, steps: &str) -> Answer<String> {
        self.0.draft_mut().add(&read::<Vec<String>>(steps)?).map_err(thrown)?;
        Ok(self.draft())
    }

    /// Undoes the last action and returns the `DraftView`.
    #[wasm_bindgen(js_name = undoAction)]
    pub fn undo_action(&mut self) -> String {
        self.0.draft_mut().undo();
        self.draft()
    }

    /// Redoes the last undone action and returns the `DraftView`.
    #[wasm_bindgen(js_name = redoAction)]
    pub fn redo_action(&mut self) -> Answer<String> {
        self.0.draft_mut().redo().map_err(thrown)?;
        Ok(self.draft())
    }

    /// Undoes everything, with nothing to redo, and returns the `DraftView`.
    #[wasm_bindgen(js_name = clearDraft)]
    pub fn clear_draft(&mut self) -> String {
        self.0.draft_mut().clear();
        self.draft()
    }

    /// Replaces the draft with a whole turn, undone at once, and returns the `DraftView`.
    #[wasm_bindgen(js_name = proposeTurn)]
    pub fn propose_turn(&mut self, turn: &str) -> Answer<String> {
        self.0.draft_mut().propose(turn).map_err(thrown)?;
        Ok(self.draft())
    }

    /// Replaces the draft with a saved one, undone step by step, and returns the `DraftView`.
    #[wasm_bindgen(js_name = resumeTurn)]
    pub fn resume_turn(&mut self, turn: &str) -> Answer<String> {
        self.0.draft_mut().resume(turn).map_err(thrown)?;
        Ok(self.draft())
    }

    /// The `Spot`s that the pawn would cross with these steps, a list of texts.
    pub fn path(&self, steps: &str) -> Answer<String> {
        let path = self.0.draft().path(&read::<Vec<String>>(steps)?).map_err(thrown)?;
        Ok(write(&path))
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

    /// The `Refusal` against a place, or null. The size, `[2,2,1]`, and the `Face` on top are JSON.
    #[wasm_bindgen(js_name = whyNotPlace)]
    pub fn why_not_place(
        &self,
        block: &str,
        x: i16,
        y: i16,
        size: &str,
        top: &str,
    ) -> Answer<String> {
        let draft = self.0.draft();
        let refusal = draft.why_not_place(block, (x, y), read(size)?, read(top)?);
        Ok(write(&refusal.map_err(thrown)?))
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

    /// The `ReachPreview`s as the turn stands, or after one more step.
    #[expect(clippy::needless_pass_by_value, reason = "optional text is handed over by value")]
    #[wasm_bindgen(js_name = reachPreview)]
    pub fn reach_preview(&self, step: Option<String>) -> Answer<String> {
        let preview = self.0.draft().reach_preview(step.as_deref()).map_err(thrown)?;
        Ok(write(&preview))
    }
}
