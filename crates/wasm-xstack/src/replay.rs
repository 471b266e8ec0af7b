//! Turns to watch: replays, and turns of others in progress.

use session::xstack::{TurnReplay, WatchedTurn};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown, write};

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
    /// Advances by a sixtieth of a second; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.0.tick())
    }

    /// The poses of all blocks.
    pub fn poses(&self) -> Vec<f32> {
        self.0.poses()
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
    pub fn tell(&mut self, part: &str) -> Answer<()> {
        self.0.tell(part).map_err(thrown)
    }

    /// Advances by a sixtieth of a second if the motion is known so far; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.0.tick())
    }

    /// The poses of all blocks.
    pub fn poses(&self) -> Vec<f32> {
        self.0.poses()
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
