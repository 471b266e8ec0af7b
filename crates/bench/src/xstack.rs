//! X-Stack: how fast a turn is verified, and how it plays.

#![expect(clippy::cast_precision_loss, reason = "games and blocks are counted, not galaxies")]

mod games;
mod pulls;
mod spread;

use std::{fmt::Write as _, num::NonZero, sync::Mutex, thread, time::Instant};

use bots::{FirstLevel, xstack::play_turn_first};
use game::Game as _;
use spread::share;
use xstack::{
    DesignName, SAMPLES_PER_SECOND,
    sim::{self, Scene, Watch, draw_pile, drift},
};

use crate::measure::median;

/// How many piles and games of each design are looked at, unless the variable says otherwise.
const SAMPLES: usize = 100;
const SAMPLES_VARIABLE: &str = "HOLZ_FEEL_SAMPLES";

/// Starting piles that every block is pulled from; each of them means 36 pulls or more.
const PILES_PER_SAMPLE: usize = 16;

/// How long a pile is watched, and how long the first of each design is.
const WATCHED_S: usize = 60;
const LONG_WATCH_S: usize = 8 * 60 * 60;

/// How fast recorded turns of a bot are verified, as a multiple of the time they took.
pub(crate) fn speed(raw: &mut String) {
    let mut rates = Vec::new();
    let mut steps = Vec::new();
    for seed in 0..6 {
        let mut game = games::start(DesignName::Fan, seed);
        for turn in 0..3 {
            let Some(turn) = play_turn_first(&game, FirstLevel::Casual, turn, &mut || false) else {
                break;
            };
            let mut draft = game.draft();
            for act in turn.acts() {
                let scene = Scene::of(&game, &draft);
                let started = Instant::now();
                let again = sim::repeat(&scene, act).expect("it has happened before");
                let took = started.elapsed().as_secs_f64();
                assert_eq!(again.act, *act, "a turn does not happen again");
                let simulated = again.samples as f64 / SAMPLES_PER_SECOND as f64;
                rates.push(simulated / took);
                steps.push(took / (simulated * sim::STEPS_PER_SECOND as f64) * 1e6);
                draft.add(act.clone()).expect("it was legal before");
            }
            game.play(&turn).expect("a bot plays by the rules");
        }
    }
    println!("xstack.verify_times_real_time: {:.1}", median(&rates));
    println!("xstack.native_step_us: {:.0}", median(&steps));
    for (name, samples) in
        [("xstack.verify_times_real_time", &rates), ("xstack.native_step_us", &steps)]
    {
        for sample in samples {
            writeln!(raw, "{name}: {sample:.2}").expect("a string takes everything");
        }
    }
}

/// How X-Stack plays: still piles, blocks that come out, whole games.
pub(crate) fn feel(raw: &mut String) {
    let samples = std::env::var(SAMPLES_VARIABLE).ok().and_then(|text| text.parse().ok());
    let samples = samples.unwrap_or(SAMPLES).max(1);
    for design in DesignName::ALL {
        untouched(design, samples, raw);
        pulls::measure(design, samples.div_ceil(PILES_PER_SAMPLE), raw);
    }
    games::measure(samples, raw);
}

/// Piles that nobody touches.
fn untouched(design: DesignName, samples: usize, raw: &mut String) {
    for (name, watch) in [("asleep", Watch::Asleep), ("awake", Watch::Awake)] {
        let found = in_parallel(samples, |seed| {
            let scene = Scene::at_start(&draw_pile(design, seed as u64));
            drift(&scene, WATCHED_S, watch)
        });
        let farthest = found.iter().map(|drift| drift.farthest / 1_000.0).fold(0.0, f64::max);
        let still = found.iter().filter(|drift| drift.farthest <= 500.0).count();
        let falls = found.iter().filter(|drift| !drift.fallen.is_empty()).count();
        println!("xstack.{design}.untouched_{name}_mm: {farthest:.3}");
        println!("xstack.{design}.untouched_{name}_still: {}", share(still, found.len()));
        println!("xstack.{design}.untouched_{name}_falls: {falls}");
        for drift in &found {
            writeln!(raw, "xstack.{design}.untouched_{name}_um: {:.0}", drift.farthest)
                .expect("a string takes everything");
        }
    }
    let scene = Scene::at_start(&draw_pile(design, 0));
    let long = drift(&scene, LONG_WATCH_S, Watch::Asleep);
    println!("xstack.{design}.eight_hours_mm: {:.3}", long.farthest / 1_000.0);
}

/// Does something for each number below `count`, on all cores.
fn in_parallel<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let found = Mutex::new(Vec::new());
    let next = Mutex::new(0..count);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.lock().expect("no thread panics").next();
                    let Some(number) = number else { return };
                    let result = work(number);
                    found.lock().expect("no thread panics").push((number, result));
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no thread panics");
    found.sort_by_key(|&(number, _)| number);
    found.into_iter().map(|(_, result)| result).collect()
}
