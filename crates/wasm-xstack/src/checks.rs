//! Whether this module computes what others compute, and how fast.

use ::xstack::options::{Hand, Options, Start, Tremor};
use ::xstack::sim::{AwakeWorld, Scene, draw_pile, goldens};
use ::xstack::{DesignName, Pile, Settings, XStack};
use bots::{
    BaselineLevel,
    xstack::{play_turn_baseline, play_turn_by_rule},
};
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

/// In N, how badly the bots see that play by the simple rule: from exactly to not at all. Those who see
/// badly bring much down.
const BLURS: [f64; 4] = [0.0, 0.3, 1.0, 100.0];

/// One game in so many is played by bots that try in their heads what they do, a level after the
/// other: such games take ten times as long or more.
const TRIED: usize = 40;

/// Plays a whole game of bots and tells it in a line: what was played, how many turns it took, and
/// the hash of all of them. Designs, seats, tremor, hands and bots take turns. No clock is looked
/// at.
#[wasm_bindgen(js_name = xstackBotGame)]
pub fn xstack_bot_game(number: u32) -> String {
    let mut turns = number as usize;
    let mut one_of = |count: usize| {
        let one = turns % count;
        turns /= count;
        one
    };
    let design = DesignName::ALL[one_of(DesignName::ALL.len())];
    let blur = BLURS[one_of(BLURS.len())];
    let seats = Settings::MIN_PLAYERS + one_of(Settings::MAX_PLAYERS - Settings::MIN_PLAYERS + 1);
    let tremor = Tremor::ALL[one_of(Tremor::ALL.len())];
    let hand = Hand::ALL[one_of(Hand::ALL.len())];
    let level = (number as usize)
        .is_multiple_of(TRIED)
        .then(|| BaselineLevel::ALL[number as usize / TRIED % BaselineLevel::ALL.len()]);

    let seed = u64::from(number);
    let options = Options { start: Start::Drawn(design), hand, tremor, ..Options::default() };
    let piles = vec![draw_pile(design, seed)];
    let settings = Settings::new(seats, Seat::ALL[0], options, seed, piles);
    let mut game = XStack::start(settings.expect("so many can play on a drawn pile"));
    let mut hash = game.fingerprint();
    let play = |game: &XStack| match level {
        Some(level) => play_turn_baseline(game, level, seed, &mut || false),
        None => play_turn_by_rule(game, blur, seed),
    };
    while let Some(turn) = play(&game) {
        game.play(&turn).expect("bots play by the rules");
        hash = hash.rotate_left(7) ^ turn.hash() ^ game.fingerprint();
    }
    let by = level.map_or(format!("blur {blur}"), |level| format!("{level:?}"));
    let (tremor, hand, turns) = (tremor.name(), hand.name(), game.turns_played());
    format!("{number} {design} seats {seats} {tremor} {hand} {by} turns {turns} {hash:016x}")
}

/// A pile that never falls asleep, to be measured.
#[wasm_bindgen]
pub struct XStackVigil(AwakeWorld);

#[wasm_bindgen]
impl XStackVigil {
    /// The pile of a text, kept awake.
    pub fn start(pile: &str) -> Answer<XStackVigil> {
        let pile: Pile = pile.parse().map_err(|error: ::xstack::PileError| thrown(error))?;
        Ok(XStackVigil(AwakeWorld::new(&Scene::at_start(&pile))))
    }

    /// So many steps of the simulation.
    pub fn steps(&mut self, steps: usize) {
        self.0.steps(steps);
    }

    /// Where the middles of all blocks are now, in metres: x, y and z of each.
    pub fn places(&self) -> Vec<f32> {
        self.0.places().concat()
    }

    /// The hash of where everything is now, in hexadecimal.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.0.hash())
    }
}
