//! A turn again, to be watched in the page.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::write;
use wire::xstack::TurnReplay;

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
