//! Whether this module computes what others compute, and how fast.

use ::xstack::options::{Options, Start, Tremor};
use ::xstack::sim::{Scene, Vigil, draw_pile, goldens};
use ::xstack::{DesignName, Pile, Settings, XStack};
use bots::{Level, xstack::play_turn};
use game::{Game, Seat};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown};

/// The golden acts, a line each: a name and a hash, as in the file they are compared with.
#[wasm_bindgen(js_name = xstackGoldens)]
pub fn xstack_goldens() -> String {
    let lines =
        goldens().into_iter().map(|golden| format!("{} {:016x}\n", golden.name, golden.hash));
    lines.collect()
}

/// Plays a whole game of two bots and tells it in a line: how many turns it took, and the hash of
/// all of them. Designs and levels take turns. No clock is looked at.
#[wasm_bindgen(js_name = xstackBotGame)]
pub fn xstack_bot_game(number: u32) -> String {
    let design = DesignName::ALL[number as usize % DesignName::ALL.len()];
    let level = Level::ALL[number as usize / DesignName::ALL.len() % Level::ALL.len()];
    let seed = u64::from(number);
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let piles = vec![draw_pile(design, seed)];
    let settings = Settings::new(2, Seat::ALL[0], options, seed, piles).expect("two can play");
    let mut game = XStack::start(settings);
    let mut hash = game.fingerprint();
    while let Some(turn) = play_turn(&game, level, seed, &mut || false) {
        game.play(&turn).expect("bots play by the rules");
        hash = hash.rotate_left(7) ^ turn.hash() ^ game.fingerprint();
    }
    let turns = game.turns_played();
    format!("{number} {design} level {} turns {turns} {hash:016x}", level.number())
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
