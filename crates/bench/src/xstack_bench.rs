//! X-Stack: the speed of verification, and how the game plays.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^53")]

mod format;
mod games;
mod pulls;
mod result_cache;
mod tension;

use std::{fmt::Write as _, io, path::Path};

use bots::{BaselineLevel, xstack_bot::play_turn_baseline};
use format::share;
use game::{Game as _, hash::fnv1a};
use result_cache::ResultCache;
use xstack::{
    DesignName, SAMPLES_PER_SECOND, Turn, XStack,
    sim::{self, Scene, Sleep, draw_pile, drift},
};

use crate::measure::{cpu_time, median};

/// The number of piles and games per design, unless the variable is set.
const SAMPLES: usize = 100;
const SAMPLES_VARIABLE: &str = "HOLZ_FEEL_SAMPLES";

/// Only these variants, and only their tension: `pyramid natural own_block;fan none`.
const VARIANTS_VARIABLE: &str = "HOLZ_FEEL_VARIANTS";

/// One starting pile per this many samples: each means 36 pulls or more.
const PILES_PER_SAMPLE: usize = 16;

/// How long piles are observed; the first of each design for the longer time.
const WATCHED_S: usize = 60;
const LONG_WATCH_S: usize = 8 * 60 * 60;

/// How often a turn is verified; the minimum time counts, because noise only adds time.
const TIMES: usize = 3;

/// The speed of verifying recorded turns, as a multiple of real time.
pub(crate) fn speed(raw: &mut String) {
    let mut rates = Vec::new();
    let mut steps = Vec::new();
    for seed in 0..6 {
        let mut game = games::start(DesignName::Fan, seed);
        for turn in 0..3 {
            let Some(turn) = play_turn_baseline(&game, BaselineLevel::Casual, turn, &mut || false)
            else {
                break;
            };
            let (mut took, mut simulated) = (f64::MAX, 0.0);
            for _ in 0..TIMES {
                took = took.min(cpu_time(|| simulated = verified(&game, &turn)));
            }
            rates.push(simulated / took);
            steps.push(took / (simulated * sim::STEPS_PER_SECOND as f64) * 1e6);
            game.play(&turn).expect("bots play legal turns");
        }
    }
    println!("xstack.verify_vs_real_time: {:.1}", median(&rates));
    println!("xstack.native_step_us: {:.0}", median(&steps));
    for (name, samples) in
        [("xstack.verify_vs_real_time", &rates), ("xstack.native_step_us", &steps)]
    {
        for sample in samples {
            writeln!(raw, "{name}: {sample:.2}").expect("writing to a String cannot fail");
        }
    }
}

/// Simulates a turn again on one core, and returns its length in simulated seconds.
fn verified(game: &XStack, turn: &Turn) -> f64 {
    let mut draft = game.draft();
    let mut samples = 0;
    for act in turn.acts() {
        let again =
            sim::replay_act(&Scene::of(game, &draft), act).expect("it was simulated before");
        assert_eq!(again.act, *act, "the simulation is deterministic");
        samples += again.samples;
        draft.add(act.clone()).expect("it is legal");
    }
    samples as f64 / SAMPLES_PER_SECOND as f64
}

/// How X-Stack plays: stability of piles, blocks that come out, whole games. Results are stored in a file at
/// once and not measured again.
pub(crate) fn feel(out: Option<&Path>) -> io::Result<()> {
    let samples = std::env::var(SAMPLES_VARIABLE).ok().and_then(|text| text.parse().ok());
    let samples = samples.unwrap_or(SAMPLES).max(1);
    if std::env::var_os(VARIANTS_VARIABLE).is_some() {
        return tension(out, samples);
    }
    let cache = ResultCache::open(out, &conditions())?;
    for design in DesignName::ALL {
        untouched(design, samples, &cache);
    }
    games::measure(samples, &cache);
    for design in DesignName::ALL {
        pulls::measure(design, samples.div_ceil(PILES_PER_SAMPLE), &cache);
    }
    cache.rewrite()?;
    tension(out, samples)
}

/// How much tension there is: on what new games offer and the other piles, or on the variants of the
/// environment variable.
fn tension(out: Option<&Path>, samples: usize) -> io::Result<()> {
    let variants = match std::env::var(VARIANTS_VARIABLE) {
        Ok(text) => text
            .split(';')
            .map(|text| {
                let unknown = || io::Error::other(format!("{text:?} is not a variant"));
                tension::Variant::read(text).ok_or_else(unknown)
            })
            .collect::<io::Result<Vec<_>>>()?,
        Err(_) => tension::Variant::offered(),
    };
    let path = out.map(|out| out.with_file_name("xstack-tension.txt"));
    let cache = ResultCache::open(path.as_deref(), &conditions().replace("feel", "tension"))?;
    tension::measure(&variants, samples, &cache);
    cache.rewrite()
}

/// The lines of the first three designs.
const GOLDEN_LINES: usize = 19;

/// What all results depend on: the simulation, represented by its golden files, and the bots.
fn conditions() -> String {
    // New designs add lines, which change nothing for the old ones.
    let goldens = include_str!("../../xstack/data/goldens.txt");
    let first: String = goldens.split_inclusive('\n').take(GOLDEN_LINES).collect();
    let simulation = fnv1a(first.as_bytes());
    let turn = play_turn_baseline(
        &games::start(DesignName::Fan, 0),
        BaselineLevel::Casual,
        0,
        &mut || false,
    );
    let bots = turn.expect("the game is not over").hash();
    format!("xstack-feel of the simulation {simulation:016x} and the bots {bots:016x}")
}

/// The stability of untouched piles.
fn untouched(design: DesignName, samples: usize, cache: &ResultCache) {
    let names = ["asleep_um", "asleep_fallen", "awake_um", "awake_fallen"];
    let found = cache.each(&format!("xstack.{design}.untouched"), names, samples, |seed| {
        let scene = Scene::at_start(&draw_pile(design, seed as u64));
        let [asleep, awake] =
            [Sleep::Allowed, Sleep::Prevented].map(|sleep| drift(&scene, WATCHED_S, sleep));
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
    let long = cache.each(&format!("xstack.{design}.eight_hours"), ["um", "fallen"], 1, |seed| {
        let scene = Scene::at_start(&draw_pile(design, seed as u64));
        let long = drift(&scene, LONG_WATCH_S, Sleep::Allowed);
        [long.farthest, long.fallen.len()]
    });
    for [um, fallen] in long {
        println!("xstack.{design}.eight_hours_mm: {:.3}", um as f64 / 1_000.0);
        println!("xstack.{design}.eight_hours_falls: {fallen}");
    }
}
