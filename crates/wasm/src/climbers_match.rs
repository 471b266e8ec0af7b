//! A match of The Climbers in the page, with the turn being made.

use ::climbers::Climbers;
use game::record::DateError;
use match_log::{read_line, read_log, read_record, write_log, write_record};
use session::climbers::{TurnDraft, imagine, position_at};
use table::{Journal, Table};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::climbers::{MatchSetup, MatchView};
use wire::table::Command;

use wasm_facade::{Answer, read, read_ms, thrown, write};

/// A match of The Climbers, everything that happened in it, and the turn being made.
#[wasm_bindgen]
pub struct ClimbersMatch {
    journal: Journal<Climbers>,
    draft: TurnDraft,
}

#[wasm_bindgen]
impl ClimbersMatch {
    /// A new match from a `MatchSetup`.
    pub fn start(setup: &str, now_ms: f64) -> Answer<ClimbersMatch> {
        let setup = read::<MatchSetup>(setup)?.read().map_err(thrown)?;
        Ok(ClimbersMatch::new(Journal::start(setup, read_ms(now_ms))))
    }

    /// The match of a stored log.
    pub fn restore(log: &str) -> Answer<ClimbersMatch> {
        read_log(log).map(ClimbersMatch::new).map_err(thrown)
    }

    /// The match in a record file.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, now_ms: f64) -> Answer<ClimbersMatch> {
        read_record(text, read_ms(now_ms)).map(ClimbersMatch::new).map_err(thrown)
    }

    /// Everything that happened, to be stored.
    pub fn log(&self) -> String {
        write_log(&self.journal)
    }

    /// When the last thing happened, or the match started.
    #[wasm_bindgen(js_name = lastMs)]
    #[expect(clippy::cast_precision_loss, reason = "JavaScript's times are doubles")]
    pub fn last_ms(&self) -> f64 {
        self.table().last_ms() as f64
    }

    /// Does what a `Command` says, or throws and changes nothing.
    pub fn execute(&mut self, command: &str, now_ms: f64) -> Answer<()> {
        let command = read::<Command>(command)?;
        let command = command.read(self.table().game()).map_err(thrown)?;
        self.journal.execute(&command, read_ms(now_ms)).map_err(thrown)?;
        self.draft.follow(self.journal.table());
        Ok(())
    }

    /// Lets the event of one more line of the log happen, or throws and changes nothing.
    pub fn append(&mut self, line: &str) -> Answer<()> {
        read_line(line, &mut self.journal).map_err(thrown)?;
        self.draft.follow(self.journal.table());
        Ok(())
    }

    /// The `MatchView`.
    pub fn view(&self, now_ms: f64) -> String {
        write(&MatchView::new(self.table(), read_ms(now_ms)))
    }

    /// The `PositionView` after so many turns.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, ply: u32) -> Answer<String> {
        let position = position_at(self.table(), ply).map_err(thrown)?;
        Ok(write(&position))
    }

    /// What would come of these turns after so many: `Imagined`, as far as the rules allow them.
    pub fn imagine(&self, ply: u32, texts: &str) -> Answer<String> {
        let texts = read::<Vec<String>>(texts)?;
        let line = imagine(self.table(), ply, &texts).map_err(thrown)?;
        Ok(write(&line))
    }

    /// The text of a record file.
    pub fn record(&self, date: &str) -> Answer<String> {
        let date = date.parse().map_err(|error: DateError| thrown(error))?;
        Ok(write_record(self.table(), date))
    }

    /// The `DraftView` of the turn being made.
    pub fn draft(&self) -> String {
        write(&self.draft.view())
    }

    /// Adds a step and returns the `DraftView`, or throws and changes nothing.
    #[wasm_bindgen(js_name = addStep)]
    pub fn add_step(&mut self, step: &str) -> Answer<String> {
        self.draft.add(step).map_err(thrown)?;
        Ok(self.draft())
    }

    /// Takes the last step back and returns the `DraftView`.
    #[wasm_bindgen(js_name = undoStep)]
    pub fn undo_step(&mut self) -> String {
        self.draft.undo();
        self.draft()
    }

    /// Takes all steps back and returns the `DraftView`.
    #[wasm_bindgen(js_name = clearDraft)]
    pub fn clear_draft(&mut self) -> String {
        self.draft.clear();
        self.draft()
    }

    /// The `Refusal` that is against a step, or null.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, step: &str) -> Answer<String> {
        let refusal = self.draft.why_not(step).map_err(thrown)?;
        Ok(write(&refusal))
    }

    /// The `BlockChoice`s.
    pub fn blocks(&self) -> String {
        write(&self.draft.blocks())
    }

    /// The `PlaceView`s of a block.
    pub fn places(&self, block: &str) -> Answer<String> {
        let places = self.draft.places(block).map_err(thrown)?;
        Ok(write(&places))
    }

    /// The `Refusal` that is against a place, or null. The size is JSON, `[2,2,1]`.
    #[wasm_bindgen(js_name = whyNotPlace)]
    pub fn why_not_place(&self, block: &str, x: i16, y: i16, size: &str) -> Answer<String> {
        let refusal = self.draft.why_not_place(block, (x, y), read(size)?).map_err(thrown)?;
        Ok(write(&refusal))
    }

    /// The `BlockView` of a block held over a place. The size and the `Face` on top are JSON.
    pub fn ghost(&self, block: &str, x: i16, y: i16, size: &str, top: &str) -> Answer<String> {
        let ghost = self.draft.ghost(block, (x, y), read(size)?, read(top)?).map_err(thrown)?;
        Ok(write(&ghost))
    }

    /// The `ReachView`s of the pawn.
    pub fn reach(&self) -> String {
        write(&self.draft.reach())
    }

    /// The `Refusal` that is against going to a cell, or null.
    #[wasm_bindgen(js_name = whyNotCell)]
    pub fn why_not_cell(&self, x: i16, y: i16) -> String {
        write(&self.draft.why_not_cell((x, y)))
    }

    /// The `FaceChoice`s of the stone.
    #[wasm_bindgen(js_name = stoneFaces)]
    pub fn stone_faces(&self) -> String {
        write(&self.draft.stone_faces())
    }

    /// The `Refusal` that is against the stone on the face visible at a cell, or null.
    #[wasm_bindgen(js_name = whyNotStone)]
    pub fn why_not_stone(&self, x: i16, y: i16) -> String {
        write(&self.draft.why_not_stone((x, y)))
    }

    /// The `OutlookView`s as the turn stands, or after one more step.
    #[expect(clippy::needless_pass_by_value, reason = "optional text is handed over by value")]
    pub fn outlook(&self, step: Option<String>) -> Answer<String> {
        let outlook = self.draft.outlook(step.as_deref()).map_err(thrown)?;
        Ok(write(&outlook))
    }

    fn new(journal: Journal<Climbers>) -> ClimbersMatch {
        let draft = TurnDraft::new(journal.table());
        ClimbersMatch { journal, draft }
    }

    fn table(&self) -> &Table<Climbers> {
        self.journal.table()
    }
}
