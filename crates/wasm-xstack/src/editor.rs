//! A pile being built in the page.

use session::xstack_match::PileEditor;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, read, thrown, write};
use wire::xstack_view::Design;

use crate::frame::{write_poses, write_tick};

/// A pile being built: a hand and physics, but no rules.
#[wasm_bindgen]
pub struct XStackEditor(PileEditor);

#[wasm_bindgen]
impl XStackEditor {
    /// An empty X. The `Design` is JSON.
    pub fn empty(design: &str) -> Answer<XStackEditor> {
        Ok(XStackEditor(PileEditor::new(read::<Design>(design)?)))
    }

    /// A pile to go on with, from its text.
    pub fn open(text: &str) -> Answer<XStackEditor> {
        PileEditor::open(text).map(XStackEditor).map_err(thrown)
    }

    /// The `EditorView`.
    pub fn view(&self) -> String {
        write(&self.0.view())
    }

    /// Takes a block out of the box into the hand, or throws why not.
    #[wasm_bindgen(js_name = takeOut)]
    pub fn take_out(&mut self, block: &str) -> Answer<()> {
        self.0.take_out(block).map_err(thrown)
    }

    /// Closes the hand on a block, or throws why not.
    pub fn grip(&mut self, block: &str, x: f64, y: f64, z: f64) -> Answer<()> {
        self.0.grip(block, [x, y, z]).map_err(thrown)
    }

    /// Puts a block back into the box, or throws why not.
    #[wasm_bindgen(js_name = putAway)]
    pub fn put_away(&mut self, block: &str) -> Answer<()> {
        self.0.put_away(block).map_err(thrown)
    }

    /// Moves the hand towards a pose of the block: seven numbers, position and rotation.
    #[wasm_bindgen(js_name = setHandTarget)]
    pub fn set_hand_target(&mut self, pose: &[f64]) {
        if let [x, y, z, i, j, k, w] = *pose {
            self.0.set_target([x, y, z], [i, j, k, w]);
        }
    }

    /// Opens the hand.
    #[wasm_bindgen(js_name = letGo)]
    pub fn let_go(&mut self) {
        self.0.let_go();
    }

    /// Advances by a sixtieth of a second. Writes the tick and returns how many
    /// impacts it had.
    pub fn tick(&mut self) -> u32 {
        write_tick(&self.0.tick())
    }

    /// Simulates until everything is at rest; the `EditorView`.
    pub fn settle(&mut self) -> String {
        self.0.settle();
        self.view()
    }

    /// Writes the poses of all blocks.
    #[wasm_bindgen(js_name = writePoses)]
    pub fn write_poses(&self) {
        write_poses(self.0.live_act());
    }

    /// The text of the finished pile under a name, or throws what is missing.
    pub fn text(&self, name: &str) -> Answer<String> {
        self.0.text(name).map_err(thrown)
    }
}
