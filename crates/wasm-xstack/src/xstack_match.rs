//! A match of X-Stack in the page, with the turn being made.

use session::lesson::lesson_hint;
use session::xstack_match::lesson::live_verdict;
use session::xstack_match::{TurnReplay, WatchedTurn};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, export_match, thrown, write};
use xstack::XStack;

use crate::frame::{write_poses, write_tick};
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

    /// Closes the hand on a block, or throws why not.
    pub fn grip(&mut self, block: &str, x: f64, y: f64, z: f64) -> Answer<()> {
        self.0.draft_mut().grip(block, [x, y, z]).map_err(thrown)
    }

    /// Moves the hand towards a pose of the block: seven numbers, position and rotation.
    #[wasm_bindgen(js_name = setHandTarget)]
    pub fn set_hand_target(&mut self, pose: &[f64]) {
        if let [x, y, z, i, j, k, w] = *pose {
            self.0.draft_mut().set_target([x, y, z], [i, j, k, w]);
        }
    }

    /// Advances by a sixtieth of a second. Writes the tick and returns how many
    /// impacts it had.
    pub fn tick(&mut self) -> u32 {
        write_tick(&self.0.draft_mut().tick())
    }

    /// Opens the hand.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.0.draft_mut().let_go();
    }

    /// Gives up the block in hand, or the half-pulled one.
    #[wasm_bindgen(js_name = giveUp)]
    pub fn give_up(&mut self) -> Answer<()> {
        self.0.draft_mut().give_up().map_err(thrown)
    }

    /// Takes away the block that lies too low.
    #[wasm_bindgen(js_name = takeAway)]
    pub fn take_away(&mut self) -> Answer<()> {
        self.0.draft_mut().take_away().map_err(thrown)
    }

    /// Takes the forbidden block instead of pulling one.
    pub fn decline(&mut self) -> Answer<()> {
        self.0.draft_mut().decline().map_err(thrown)
    }

    /// Writes the poses of all blocks.
    #[wasm_bindgen(js_name = writePoses)]
    pub fn write_poses(&self) {
        write_poses(self.0.draft().live_act());
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

    /// Starts the turn over and returns the `TurnView`.
    #[wasm_bindgen(js_name = resetTurn)]
    pub fn reset_turn(&mut self) -> String {
        self.0.draft_mut().reset();
        self.turn()
    }

    /// A replay of the turn after this many turns.
    pub fn replay(&self, ply: u32) -> Answer<XStackReplay> {
        TurnReplay::after(self.0.table(), ply).map(XStackReplay::new).map_err(thrown)
    }

    /// A turn of the player to move, before it is played.
    pub fn preview(&self, text: &str) -> Answer<XStackReplay> {
        TurnReplay::preview(self.0.table(), text).map(XStackReplay::new).map_err(thrown)
    }

    /// The parts of the motion since the last call: a list of texts.
    #[wasm_bindgen(js_name = takeMotion)]
    pub fn take_motion(&mut self) -> String {
        write(&self.0.draft_mut().take_motion())
    }

    /// Makes the next `takeMotion` return the whole turn again.
    #[wasm_bindgen(js_name = resendMotion)]
    pub fn resend_motion(&mut self) {
        self.0.draft_mut().resend_motion();
    }

    /// The turn of another player, to watch while it is made.
    pub fn watch(&self) -> Answer<XStackWatch> {
        WatchedTurn::new(self.0.table()).map(XStackWatch::new).map_err(thrown)
    }

    /// Completes a watched turn with the one after this many turns. Returns whether it is the same turn.
    pub fn complete(&self, watched: &mut XStackWatch, ply: u32) -> Answer<bool> {
        watched.inner().complete(self.0.table(), ply).map_err(thrown)
    }

    /// The `LessonVerdict` on what was done so far in a match that was started from a lesson.
    #[wasm_bindgen(js_name = lessonVerdict)]
    pub fn lesson_verdict(&self, source: &str) -> Answer<String> {
        let verdict = live_verdict(source, self.0.table(), self.0.draft()).map_err(thrown)?;
        Ok(write(&verdict))
    }

    /// The `Hint` with the turn that leads to the goal.
    #[wasm_bindgen(js_name = lessonHint)]
    pub fn lesson_hint(&self, source: &str) -> Answer<String> {
        let hint = lesson_hint(source, self.0.table()).map_err(thrown)?;
        Ok(write(&hint))
    }
}
