//! A match of X-Stack in the page, with the turn being made.

use session::xstack::{TurnReplay, WatchedTurn};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, export_match, thrown, write};
use xstack::XStack;

use crate::{XStackReplay, XStackWatch};

export_match! {
    /// A match of X-Stack, everything that happened in it, and the turn being made.
    XStackMatch of XStack
}

#[wasm_bindgen]
impl XStackMatch {
    /// The `TurnView` of the turn being made.
    pub fn turn(&self) -> String {
        write(&self.0.draft().view())
    }

    /// The hand closes on a block, or throws why it may not.
    pub fn grip(&mut self, block: &str, x: f64, y: f64, z: f64) -> Answer<()> {
        self.0.draft_mut().grip(block, [x, y, z]).map_err(thrown)
    }

    /// Where the block in hand is to be held and how it is to lie: seven numbers, place and turn.
    pub fn wish(&mut self, pose: &[f64]) {
        if let [x, y, z, i, j, k, w] = *pose {
            self.0.draft_mut().set_target([x, y, z], [i, j, k, w]);
        }
    }

    /// A sixtieth of a second passes; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.0.draft_mut().tick())
    }

    /// The hand opens.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.0.draft_mut().let_go();
    }

    /// The player gives up.
    #[wasm_bindgen(js_name = giveUp)]
    pub fn give_up(&mut self) -> Answer<()> {
        self.0.draft_mut().give_up().map_err(thrown)
    }

    /// The block that lies too low is taken away.
    #[wasm_bindgen(js_name = takeAway)]
    pub fn take_away(&mut self) -> Answer<()> {
        self.0.draft_mut().take_away().map_err(thrown)
    }

    /// The forbidden block is taken instead of pulling one.
    pub fn decline(&mut self) -> Answer<()> {
        self.0.draft_mut().decline().map_err(thrown)
    }

    /// Where all blocks are.
    pub fn poses(&self) -> Vec<f32> {
        self.0.draft().poses()
    }

    /// Adds the act that has come to rest and returns the `TurnView`.
    #[wasm_bindgen(js_name = finishAct)]
    pub fn finish_act(&mut self) -> Answer<String> {
        self.0.draft_mut().finish_act().map_err(thrown)?;
        Ok(self.turn())
    }

    /// Ends the turn and returns the `TurnView`.
    pub fn stop(&mut self) -> Answer<String> {
        self.0.draft_mut().stop().map_err(thrown)?;
        Ok(self.turn())
    }

    /// Forgets what was done in this turn and returns the `TurnView`.
    #[wasm_bindgen(js_name = resetTurn)]
    pub fn reset_turn(&mut self) -> String {
        self.0.draft_mut().reset();
        self.turn()
    }

    /// The turn that was made after so many turns, again.
    pub fn replay(&self, ply: u32) -> Answer<XStackReplay> {
        TurnReplay::after(self.0.table(), ply).map(XStackReplay::new).map_err(thrown)
    }

    /// A turn of the player to move, before it is played.
    pub fn preview(&self, text: &str) -> Answer<XStackReplay> {
        TurnReplay::preview(self.0.table(), text).map(XStackReplay::new).map_err(thrown)
    }

    /// What has been done in this turn since this was last asked: a list of texts.
    pub fn tell(&mut self) -> String {
        write(&self.0.draft_mut().tell())
    }

    /// The whole turn is to be told once more.
    #[wasm_bindgen(js_name = tellAgain)]
    pub fn tell_again(&mut self) {
        self.0.draft_mut().tell_again();
    }

    /// The turn of whoever is to move, as it is told from elsewhere.
    pub fn watch(&self) -> Answer<XStackWatch> {
        WatchedTurn::new(self.0.table()).map(XStackWatch::new).map_err(thrown)
    }

    /// A watched turn is whole: the one after so many turns. Whether it is how it was told.
    pub fn complete(&self, watched: &mut XStackWatch, ply: u32) -> Answer<bool> {
        watched.inner().complete(self.0.table(), ply).map_err(thrown)
    }
}
