//! A match of KLOTZ in the page.

use ::klotz::Klotz;
use game::record::DateError;
use match_log::{read_line, read_log, read_record, write_log, write_record};
use session::klotz;
use table::{Journal, Table};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::klotz::{MatchSetup, MatchView};
use wire::table::Command;

use wasm_facade::{Answer, read, read_ms, thrown, write};

/// A match of KLOTZ and everything that happened in it.
#[wasm_bindgen]
pub struct KlotzMatch(Journal<Klotz>);

#[wasm_bindgen]
impl KlotzMatch {
    /// A new match from a `MatchSetup`.
    pub fn start(setup: &str, now_ms: f64) -> Answer<KlotzMatch> {
        let setup = read::<MatchSetup>(setup)?.read().map_err(thrown)?;
        Ok(KlotzMatch(Journal::start(setup, read_ms(now_ms))))
    }

    /// The match of a stored log.
    pub fn restore(log: &str) -> Answer<KlotzMatch> {
        read_log(log).map(KlotzMatch).map_err(thrown)
    }

    /// The match in a record file.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, now_ms: f64) -> Answer<KlotzMatch> {
        read_record(text, read_ms(now_ms)).map(KlotzMatch).map_err(thrown)
    }

    /// Everything that happened, to be stored.
    pub fn log(&self) -> String {
        write_log(&self.0)
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
        self.0.execute(&command, read_ms(now_ms)).map_err(thrown)?;
        Ok(())
    }

    /// Lets the event of one more line of the log happen, or throws and changes nothing.
    pub fn append(&mut self, line: &str) -> Answer<()> {
        read_line(line, &mut self.0).map_err(thrown)
    }

    /// The `MatchView`.
    pub fn view(&self, now_ms: f64) -> String {
        write(&MatchView::new(self.table(), read_ms(now_ms)))
    }

    /// The `PositionView` after so many moves.
    #[wasm_bindgen(js_name = positionAt)]
    pub fn position_at(&self, ply: u32) -> Answer<String> {
        let position = klotz::position_at(self.table(), ply).map_err(thrown)?;
        Ok(write(&position))
    }

    /// What would come of these moves after so many: `Imagined`, as far as the rules allow them.
    pub fn imagine(&self, ply: u32, texts: &str) -> Answer<String> {
        let texts = read::<Vec<String>>(texts)?;
        let line = klotz::imagine(self.table(), ply, &texts).map_err(thrown)?;
        Ok(write(&line))
    }

    /// The cells of the pieces that the seat to move can move.
    pub fn movable(&self) -> String {
        write(&klotz::movable(self.table()))
    }

    /// The `Target`s of the piece on a cell.
    pub fn targets(&self, from: &str) -> Answer<String> {
        let targets = klotz::targets(self.table(), from).map_err(thrown)?;
        Ok(write(&targets))
    }

    /// The `Refusal` that is against moving a piece to a cell, or against choosing it; or null.
    #[wasm_bindgen(js_name = whyNot)]
    #[expect(clippy::needless_pass_by_value, reason = "optional text is handed over by value")]
    pub fn why_not(&self, from: &str, to: Option<String>) -> Answer<String> {
        let refusal = klotz::why_not(self.table(), from, to.as_deref()).map_err(thrown)?;
        Ok(write(&refusal))
    }

    /// The text of a record file.
    pub fn record(&self, date: &str) -> Answer<String> {
        let date = date.parse().map_err(|error: DateError| thrown(error))?;
        Ok(write_record(self.table(), date))
    }

    fn table(&self) -> &Table<Klotz> {
        self.0.table()
    }
}
