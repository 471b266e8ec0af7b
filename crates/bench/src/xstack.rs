//! X-Stack: how fast a turn is verified, and how it plays.

#![expect(clippy::cast_precision_loss, reason = "games and blocks are counted, not galaxies")]

mod games;
mod ledger;
mod pulls;
mod spread;

use std::{fmt::Write as _, io, path::Path};

use bots::{BaselineLevel, xstack::play_turn_first};
use game::Game as _;
use ledger::Ledger;
use spread::share;
use xstack::{
    DesignName, SAMPLES_PER_SECOND, Turn, XStack,
    sim::{self, Scene, Watch, draw_pile, drift},
};

use crate::measure::{busy, median};

/// How many piles and games of each design are looked at, unless the variable says otherwise.
const SAMPLES: usize = 100;
const SAMPLES_VARIABLE: &str = "HOLZ_FEEL_SAMPLES";

/// Starting piles that every block is pulled from; each of them means 36 pulls or more.
const PILES_PER_SAMPLE: usize = 16;

/// How long a pile is watched, and how long the first of each design is.
const WATCHED_S: usize = 60;
const LONG_WATCH_S: usize = 8 * 60 * 60;

/// How often a turn is verified; the shortest time counts, for other programs only make it longer.
const TIMES: usize = 3;

/// How fast recorded turns of a bot are verified, as a multiple of the time they took.
pub(crate) fn speed(raw: &mut String) {
    let mut rates = Vec::new();
    let mut steps = Vec::new();
    for seed in 0..6 {
        let mut game = games::start(DesignName::Fan, seed);
        for turn in 0..3 {
            let Some(turn) = play_turn_first(&game, BaselineLevel::Casual, turn, &mut || false)
            else {
                break;
            };
            let (mut took, mut simulated) = (f64::MAX, 0.0);
            for _ in 0..TIMES {
                took = took.min(busy(|| simulated = verified(&game, &turn)));
            }
            rates.push(simulated / took);
            steps.push(took / (simulated * sim::STEPS_PER_SECOND as f64) * 1e6);
            game.play(&turn).expect("a bot plays by the rules");
        }
    }
    println!("xstack.verify_vs_real_time: {:.1}", median(&rates));
    println!("xstack.native_step_us: {:.0}", median(&steps));
    for (name, samples) in
        [("xstack.verify_vs_real_time", &rates), ("xstack.native_step_us", &steps)]
    {
        for sample in samples {
            writeln!(raw, "{name}: {sample:.2}").expect("a string takes everything");
        }
    }
}

/// Simulates a turn again, on one core, and tells how many seconds it took those who made it.
fn verified(game: &XStack, turn: &Turn) -> f64 {
    let mut draft = game.draft();
    let mut samples = 0;
    for act in turn.acts() {
        let again = sim::repeat(&Scene::of(game, &draft), act).expect("it has happened before");
        assert_eq!(again.act, *act, "a turn does not happen again");
        samples += again.samples;
        draft.add(act.clone()).expect("it was legal before");
    }
    samples as f64 / SAMPLES_PER_SECOND as f64
}

/// How X-Stack plays: still piles, blocks that come out, whole games. What is found is kept in a
/// file at once, and what is there already is not measured again.
pub(crate) fn feel(out: Option<&Path>) -> io::Result<()> {
    let samples = std::env::var(SAMPLES_VARIABLE).ok().and_then(|text| text.parse().ok());
    let samples = samples.unwrap_or(SAMPLES).max(1);
    let ledger = Ledger::open(out, &conditions())?;
    for design in DesignName::ALL {
        untouched(design, samples, &ledger);
    }
    games::measure(samples, &ledger);
    for design in DesignName::ALL {
        pulls::measure(design, samples.div_ceil(PILES_PER_SAMPLE), &ledger);
    }
    ledger.tidy()
}

/// What all results depend on: the simulation, as the golden acts tell it, and how bots play.
fn conditions() -> String {
    let goldens = include_str!("../../xstack/data/goldens.txt");
    let simulation = goldens.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let turn =
        play_turn_first(&games::start(DesignName::Fan, 0), BaselineLevel::Casual, 0, &mut || false);
    let bots = turn.expect("the game has just begun").hash();
    format!("xstack-feel of the simulation {simulation:016x} and the bots {bots:016x}")
}

/// Piles that nobody touches.
fn untouched(design: DesignName, samples: usize, ledger: &Ledger) {
    let names = ["asleep_um", "asleep_fallen", "awake_um", "awake_fallen"];
    let found = ledger.each(&format!("xstack.{design}.untouched"), names, samples, |seed| {
        let scene = Scene::at_start(&draw_pile(design, seed as u64));
        let [asleep, awake] =
            [Watch::Asleep, Watch::Awake].map(|watch| drift(&scene, WATCHED_S, watch));
        [asleep.farthest, asleep.fallen.len(), awake.farthest, awake.fallen.len()]
    });
    for (name, at) in [("asleep", 0), ("awake", 2)] {
        let farthest = found.iter().map(|counts| counts[at]).max().unwrap_or(0);
        let still = found.iter().filter(|counts| counts[at] <= 500).count();
        let falls = found.iter().filter(|counts| counts[at + 1] > 0).count();
        println!("xstack.{design}.untouched_{name}_mm: {:.3}", farthest as f64 / 1_000.0);
        println!("xstack.{design}.untouched_{name}_still: {}", share(still, found.len()));
        println!("xstack.{design}.untouched_{name}_falls: {falls}");
    }
    let long = ledger.each(&format!("xstack.{design}.eight_hours"), ["um", "fallen"], 1, |seed| {
        let scene = Scene::at_start(&draw_pile(design, seed as u64));
        let long = drift(&scene, LONG_WATCH_S, Watch::Asleep);
        [long.farthest, long.fallen.len()]
    });
    for [um, fallen] in long {
        println!("xstack.{design}.eight_hours_mm: {:.3}", um as f64 / 1_000.0);
        println!("xstack.{design}.eight_hours_falls: {fallen}");
    }
}
