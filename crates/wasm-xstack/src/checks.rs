//! Checks that this module computes the same as native code, and how fast.

use bots::{
    BaselineLevel,
    xstack_bot::{play_turn_baseline, play_turn_by_rule},
};
use game::{Game, Seat};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_facade::{Answer, thrown};
use xstack::options::{Hand, Options, Start, Tremor};
use xstack::sim::{AwakeWorld, Scene, draw_pile, goldens};
use xstack::{DesignName, Pile, Settings, XStack};

/// The golden acts, one per line: name and hash, as in the golden file.
#[wasm_bindgen(js_name = xstackGoldens)]
pub fn xstack_goldens() -> String {
    let lines =
        goldens().into_iter().map(|golden| format!("{} {:016x}\n", golden.name, golden.hash));
    lines.collect()
}

/// The noise, in N, with which bots of the simple rule judge blocks: from exact to blind. Noisy
/// bots make more blocks fall.
const BLURS: [f64; 4] = [0.0, 0.3, 1.0, 100.0];

/// One game in this many is played by planning bots, with a different level each time. These games
/// take at least ten times as long.
const TRIED: usize = 40;

/// Plays a whole game between bots and summarizes it in one line: what was played, the number of
/// turns and the hash of all of them. Design, seats, tremor, hands and bots vary with the number.
/// Reads no clock.
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

/// A pile that never falls asleep, for benchmarks.
#[wasm_bindgen]
pub struct XStackAwakeWorld(AwakeWorld);

#[wasm_bindgen]
impl XStackAwakeWorld {
    /// The pile of a text, kept awake.
    pub fn start(pile: &str) -> Answer<XStackAwakeWorld> {
        let pile: Pile = pile.parse().map_err(|error: ::xstack::PileError| thrown(error))?;
        Ok(XStackAwakeWorld(AwakeWorld::new(&Scene::at_start(&pile))))
    }

    /// Runs this many simulation steps.
    pub fn steps(&mut self, steps: usize) {
        self.0.steps(steps);
    }

    /// The centres of all blocks in metres: x, y and z of each.
    pub fn places(&self) -> Vec<f32> {
        self.0.places().concat()
    }

    /// The hash of all poses, in hexadecimal.
    pub fn hash(&self) -> String {
        format!("{:016x}", self.0.hash())
    }
}
