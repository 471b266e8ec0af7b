//! A match of X-Stack in the page, with the turn being made.

use ::xstack::XStack;
use game::record::DateError;
use match_log::{read_line, read_log, read_record, write_log, write_record};
use session::xstack::{LiveTurn, TurnReplay, WatchedTurn, check_piles, position_at};
use table::{Journal, Table};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, read, read_ms, thrown, write};
use wire::table::Command;
use wire::xstack::{MatchSetup, MatchView};

use crate::{XStackReplay, XStackWatch};

/// A match of X-Stack, everything that happened in it, and the turn being made.
#[wasm_bindgen]
pub struct XStackMatch {
    journal: Journal<XStack>,
    turn: LiveTurn,
}

#[wasm_bindgen]
impl XStackMatch {
    /// A new match from a `MatchSetup`, if its piles hold.
    pub fn start(setup: &str, now_ms: f64) -> Answer<XStackMatch> {
        let setup = read::<MatchSetup>(setup)?;
        let ready = setup.read().map_err(thrown)?;
        check_piles(&setup).map_err(thrown)?;
        Ok(XStackMatch::new(Journal::start(ready, read_ms(now_ms))))
    }

    /// The match of a stored log.
    pub fn restore(log: &str) -> Answer<XStackMatch> {
        read_log(log).map(XStackMatch::new).map_err(thrown)
    }

    /// The match in a record file.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str, now_ms: f64) -> Answer<XStackMatch> {
        read_record(text, read_ms(now_ms)).map(XStackMatch::new).map_err(thrown)
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
        self.turn.follow(self.journal.table());
        Ok(())
    }

    /// Lets the event of one more line of the log happen, or throws and changes nothing.
    pub fn append(&mut self, line: &str) -> Answer<()> {
        read_line(line, &mut self.journal).map_err(thrown)?;
        self.turn.follow(self.journal.table());
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

    /// The text of a record file.
    pub fn record(&self, date: &str) -> Answer<String> {
        let date = date.parse().map_err(|error: DateError| thrown(error))?;
        Ok(write_record(self.table(), date))
    }

    /// The `TurnView` of the turn being made.
    pub fn turn(&self) -> String {
        write(&self.turn.view())
    }

    /// The hand closes on a block, or throws why it may not.
    pub fn grip(&mut self, block: &str, x: f64, y: f64, z: f64) -> Answer<()> {
        self.turn.grip(block, [x, y, z]).map_err(thrown)
    }

    /// Where the block in hand is to be held and how it is to lie: seven numbers, place and turn.
    pub fn wish(&mut self, pose: &[f64]) {
        if let [x, y, z, i, j, k, w] = *pose {
            self.turn.wish([x, y, z], [i, j, k, w]);
        }
    }

    /// A sixtieth of a second passes; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.turn.tick())
    }

    /// The hand opens.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.turn.let_go();
    }

    /// The player gives up.
    #[wasm_bindgen(js_name = giveUp)]
    pub fn give_up(&mut self) -> Answer<()> {
        self.turn.give_up().map_err(thrown)
    }

    /// The block that lies too low is taken away.
    #[wasm_bindgen(js_name = takeAway)]
    pub fn take_away(&mut self) -> Answer<()> {
        self.turn.take_away().map_err(thrown)
    }

    /// The forbidden block is taken instead of pulling one.
    pub fn decline(&mut self) -> Answer<()> {
        self.turn.decline().map_err(thrown)
    }

    /// Where all blocks are.
    pub fn poses(&self) -> Vec<f32> {
        self.turn.poses()
    }

    /// Adds the act that has come to rest and returns the `TurnView`.
    #[wasm_bindgen(js_name = finishAct)]
    pub fn finish_act(&mut self) -> Answer<String> {
        self.turn.finish_act().map_err(thrown)?;
        Ok(self.turn())
    }

    /// Ends the turn and returns the `TurnView`.
    pub fn stop(&mut self) -> Answer<String> {
        self.turn.stop().map_err(thrown)?;
        Ok(self.turn())
    }

    /// Forgets what was done in this turn and returns the `TurnView`.
    #[wasm_bindgen(js_name = resetTurn)]
    pub fn reset_turn(&mut self) -> String {
        self.turn.reset();
        self.turn()
    }

    /// The turn that was made after so many turns, again.
    pub fn replay(&self, ply: u32) -> Answer<XStackReplay> {
        TurnReplay::after(self.table(), ply).map(XStackReplay::new).map_err(thrown)
    }

    /// A turn of the player to move, before it is played.
    pub fn preview(&self, text: &str) -> Answer<XStackReplay> {
        TurnReplay::preview(self.table(), text).map(XStackReplay::new).map_err(thrown)
    }

    /// What has been done in this turn since this was last asked: a list of texts.
    pub fn tell(&mut self) -> String {
        write(&self.turn.tell())
    }

    /// The whole turn is to be told once more.
    #[wasm_bindgen(js_name = tellAgain)]
    pub fn tell_again(&mut self) {
        self.turn.tell_again();
    }

    /// The turn of whoever is to move, as it is told from elsewhere.
    pub fn watch(&self) -> Answer<XStackWatch> {
        WatchedTurn::new(self.table()).map(XStackWatch::new).map_err(thrown)
    }

    /// A watched turn is whole: the one after so many turns. Whether it is how it was told.
    pub fn complete(&self, watched: &mut XStackWatch, ply: u32) -> Answer<bool> {
        watched.inner().complete(self.table(), ply).map_err(thrown)
    }

    fn new(journal: Journal<XStack>) -> XStackMatch {
        let turn = LiveTurn::new(journal.table());
        XStackMatch { journal, turn }
    }

    fn table(&self) -> &Table<XStack> {
        self.journal.table()
    }
}
