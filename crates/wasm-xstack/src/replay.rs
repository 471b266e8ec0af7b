//! Turns to watch: replays, and turns of others in progress.

use session::xstack_match::{TurnReplay, WatchedTurn};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown};

use crate::frame::{write_poses, write_tick};

/// A turn that is simulated again from its gestures.
#[wasm_bindgen]
pub struct XStackReplay(TurnReplay);

impl XStackReplay {
    pub(crate) fn new(replay: TurnReplay) -> XStackReplay {
        XStackReplay(replay)
    }
}

#[wasm_bindgen]
impl XStackReplay {
    /// Advances by a sixtieth of a second. Writes the tick and returns how many
    /// impacts it had.
    pub fn tick(&mut self) -> u32 {
        write_tick(&self.0.tick())
    }

    /// Writes the poses of all blocks.
    #[wasm_bindgen(js_name = writePoses)]
    pub fn write_poses(&self) {
        write_poses(self.0.live_act());
    }

    /// Whether everything is at rest after the last act.
    pub fn done(&self) -> bool {
        self.0.is_over()
    }

    /// Starts over.
    pub fn restart(&mut self) {
        self.0.restart();
    }
}

/// The turn of another player in progress.
#[wasm_bindgen]
pub struct XStackWatch(WatchedTurn);

impl XStackWatch {
    pub(crate) fn new(watched: WatchedTurn) -> XStackWatch {
        XStackWatch(watched)
    }

    pub(crate) fn inner(&mut self) -> &mut WatchedTurn {
        &mut self.0
    }
}

#[wasm_bindgen]
impl XStackWatch {
    /// Adds the next part of the motion, or throws why it does not fit.
    #[wasm_bindgen(js_name = addMotion)]
    pub fn add_motion(&mut self, part: &str) -> Answer<()> {
        self.0.add_motion(part).map_err(thrown)
    }

    /// Advances by a sixtieth of a second if the motion is known so far. Writes the tick and returns how many
    /// impacts it had.
    pub fn tick(&mut self) -> u32 {
        write_tick(&self.0.tick())
    }

    /// Writes the poses of all blocks.
    #[wasm_bindgen(js_name = writePoses)]
    pub fn write_poses(&self) {
        write_poses(self.0.live_act());
    }

    /// Whether the next part of the motion is missing.
    pub fn waits(&self) -> bool {
        self.0.waits()
    }

    /// For how many ticks the motion is known.
    pub fn ahead(&self) -> u32 {
        self.0.ahead()
    }

    /// Whether everything is at rest after the last act of the whole turn.
    pub fn done(&self) -> bool {
        self.0.is_over()
    }
}
