//! Whether this module computes what others compute, and how fast.

use ::xstack::Pile;
use ::xstack::sim::{Scene, Vigil, goldens};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown};

/// The golden acts, a line each: a name and a hash, as in the file they are compared with.
#[wasm_bindgen(js_name = xstackGoldens)]
pub fn xstack_goldens() -> String {
    let lines =
        goldens().into_iter().map(|golden| format!("{} {:016x}\n", golden.name, golden.hash));
    lines.collect()
}

/// A pile that never falls asleep, to be measured.
#[wasm_bindgen]
pub struct XStackVigil(Vigil);

#[wasm_bindgen]
impl XStackVigil {
    /// The pile of a text, kept awake.
    pub fn start(pile: &str) -> Answer<XStackVigil> {
        let pile: Pile = pile.parse().map_err(|error: ::xstack::PileError| thrown(error))?;
        Ok(XStackVigil(Vigil::new(&Scene::at_start(&pile))))
    }

    /// So many steps of the simulation.
    pub fn steps(&mut self, steps: usize) {
        self.0.steps(steps);
    }

    /// The hash of where everything is now, in hexadecimal.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.0.hash())
    }
}
