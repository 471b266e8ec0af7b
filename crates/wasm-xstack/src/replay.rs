//! Turns to be watched in the page: again, or while somebody elsewhere makes them.

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
    /// A sixtieth of a second passes; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.0.tick())
    }

    /// Where all blocks are.
    pub fn poses(&self) -> Vec<f32> {
        self.0.poses()
    }

    /// Whether everything is at rest after the last act.
    pub fn done(&self) -> bool {
        self.0.is_over()
    }

    /// Begins again.
    pub fn restart(&mut self) {
        self.0.restart();
    }
}

/// A turn that somebody elsewhere is making.
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
    /// Takes note of what was done next, or throws why that cannot be.
    pub fn tell(&mut self, part: &str) -> Answer<()> {
        self.0.tell(part).map_err(thrown)
    }

    /// A sixtieth of a second passes, if it is known what happens in it; the `LiveView`.
    pub fn tick(&mut self) -> String {
        write(&self.0.tick())
    }

    /// Where all blocks are.
    pub fn poses(&self) -> Vec<f32> {
        self.0.poses()
    }

    /// Whether it is not known what happens next.
    pub fn waits(&self) -> bool {
        self.0.waits()
    }

    /// For how many ticks it is known what the hand does.
    pub fn ahead(&self) -> u32 {
        self.0.ahead()
    }

    /// Whether everything is at rest after the last act of the whole turn.
    pub fn done(&self) -> bool {
        self.0.is_over()
    }
}
