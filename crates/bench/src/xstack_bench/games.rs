//! Whole games of average bots with natural tremor.

use bots::{BaselineLevel, xstack_bot::play_turn_baseline};
use game::{Game as _, Seat};
use xstack::{
    DesignName, Options, Settings, XStack,
    options::{Start, Tremor},
    sim::draw_pile,
};

use super::{format::mean, result_cache::ResultCache};

/// A game with more turns is aborted as broken.
const MAX_TURNS: usize = 200;

/// The names of the counts.
const COUNTED: [&str; 8] =
    ["turns", "fallen", "bonus", "declined", "low", "fell", "collapses", "cancelled"];

/// The counts of one game.
#[derive(Clone, Copy, Default, Debug)]
struct GameCounts {
    turns: usize,
    fallen: usize,
    bonus: usize,
    declined: usize,
    low: usize,
    fell: usize,
    collapses: usize,
    cancelled: usize,
}

impl GameCounts {
    const fn counts(&self) -> [usize; COUNTED.len()] {
        let GameCounts { turns, fallen, bonus, declined, low, fell, collapses, cancelled } = *self;
        [turns, fallen, bonus, declined, low, fell, collapses, cancelled]
    }

    const fn of(counts: [usize; COUNTED.len()]) -> GameCounts {
        let [turns, fallen, bonus, declined, low, fell, collapses, cancelled] = counts;
        GameCounts { turns, fallen, bonus, declined, low, fell, collapses, cancelled }
    }
}

/// A two-player game on a random pile, with natural tremor.
pub(super) fn start(design: DesignName, seed: u64) -> XStack {
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let first = Seat::new(0).expect("a valid seat");
    let settings = Settings::new(2, first, options, seed, vec![draw_pile(design, seed)]);
    XStack::start(settings.expect("a valid setup"))
}

/// Plays games and prints averages.
pub(super) fn measure(games: usize, cache: &ResultCache) {
    for design in DesignName::ALL {
        let games = games.div_ceil(DesignName::ALL.len());
        let found = cache.each(&format!("xstack.{design}.game"), COUNTED, games, |seed| {
            play(start(design, seed as u64), seed as u64).counts()
        });
        let all_counts: Vec<GameCounts> = found.into_iter().map(GameCounts::of).collect();
        let each = |count: fn(&GameCounts) -> usize| {
            all_counts.iter().map(|counts| count(counts) as f64).collect::<Vec<f64>>()
        };
        let a_turn = |count: fn(&GameCounts) -> usize| {
            let shares =
                all_counts.iter().map(|counts| count(counts) as f64 / counts.turns.max(1) as f64);
            shares.collect::<Vec<f64>>()
        };
        println!("xstack.{design}.games: {}", all_counts.len());
        println!("xstack.{design}.turns_a_game: {}", mean(&each(|counts| counts.turns)));
        println!("xstack.{design}.fallen_a_turn: {}", mean(&a_turn(|counts| counts.fallen)));
        println!("xstack.{design}.bonus_a_turn: {}", mean(&a_turn(|counts| counts.bonus)));
        println!("xstack.{design}.falls_a_game: {}", mean(&each(|counts| counts.fell)));
        println!("xstack.{design}.collapses_a_game: {}", mean(&each(|counts| counts.collapses)));
        println!("xstack.{design}.declined_a_game: {}", mean(&each(|counts| counts.declined)));
        println!("xstack.{design}.low_a_game: {}", mean(&each(|counts| counts.low)));
        println!("xstack.{design}.cancelled_a_game: {}", mean(&each(|counts| counts.cancelled)));
    }
}

fn play(mut game: XStack, seed: u64) -> GameCounts {
    let mut counts = GameCounts::default();
    while counts.turns < MAX_TURNS {
        let turn = play_turn_baseline(
            &game,
            BaselineLevel::Casual,
            seed + counts.turns as u64,
            &mut || false,
        );
        let Some(turn) = turn else { break };
        let fallen: usize = turn.acts().iter().map(|act| act.fallen().len()).sum();
        let words = turn.words();
        counts.turns += 1;
        counts.fallen += fallen;
        counts.fell += usize::from(fallen > 0);
        counts.collapses += usize::from(fallen >= 3);
        counts.declined += usize::from(words.contains("decline"));
        counts.low += usize::from(words.contains("low"));
        counts.bonus += usize::from(words.contains("bonus") && fallen == 0);
        game.play(&turn).expect("bots play legal turns");
    }
    let seats = (0..game.seats()).filter_map(Seat::new);
    counts.cancelled = seats.map(|seat| game.tray(seat).cancelled().len()).sum();
    counts
}
