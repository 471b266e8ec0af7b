//! Whole games of bots of middling skill with natural tremor.

use bots::{BaselineLevel, xstack::play_turn_first};
use game::{Game as _, Seat};
use xstack::{
    DesignName, Options, Settings, XStack,
    options::{Start, Tremor},
    sim::draw_pile,
};

use super::{ledger::Ledger, spread::mean};

/// A game that goes on for so many turns is given up: something is wrong with it.
const LONGEST: usize = 200;

/// What is counted in a game.
const COUNTED: [&str; 8] =
    ["turns", "fallen", "bonus", "declined", "low", "fell", "collapses", "cancelled"];

/// How often each of it happened.
#[derive(Clone, Copy, Default, Debug)]
struct Story {
    turns: usize,
    fallen: usize,
    bonus: usize,
    declined: usize,
    low: usize,
    fell: usize,
    collapses: usize,
    cancelled: usize,
}

impl Story {
    const fn counts(&self) -> [usize; COUNTED.len()] {
        let Story { turns, fallen, bonus, declined, low, fell, collapses, cancelled } = *self;
        [turns, fallen, bonus, declined, low, fell, collapses, cancelled]
    }

    const fn of(counts: [usize; COUNTED.len()]) -> Story {
        let [turns, fallen, bonus, declined, low, fell, collapses, cancelled] = counts;
        Story { turns, fallen, bonus, declined, low, fell, collapses, cancelled }
    }
}

/// A game for two on a pile of a design, with natural tremor.
pub(super) fn start(design: DesignName, seed: u64) -> XStack {
    let options =
        Options { start: Start::Drawn(design), tremor: Tremor::Natural, ..Options::default() };
    let first = Seat::new(0).expect("there is a first seat");
    let settings = Settings::new(2, first, options, seed, vec![draw_pile(design, seed)]);
    XStack::start(settings.expect("two can play on a drawn pile"))
}

/// Plays games and tells how they went.
pub(super) fn measure(games: usize, ledger: &Ledger) {
    for design in DesignName::ALL {
        let games = games.div_ceil(DesignName::ALL.len());
        let found = ledger.each(&format!("xstack.{design}.game"), COUNTED, games, |seed| {
            play(start(design, seed as u64), seed as u64).counts()
        });
        let stories: Vec<Story> = found.into_iter().map(Story::of).collect();
        let each = |count: fn(&Story) -> usize| {
            stories.iter().map(|story| count(story) as f64).collect::<Vec<f64>>()
        };
        let a_turn = |count: fn(&Story) -> usize| {
            let shares =
                stories.iter().map(|story| count(story) as f64 / story.turns.max(1) as f64);
            shares.collect::<Vec<f64>>()
        };
        println!("xstack.{design}.games: {}", stories.len());
        println!("xstack.{design}.turns_a_game: {}", mean(&each(|story| story.turns)));
        println!("xstack.{design}.fallen_a_turn: {}", mean(&a_turn(|story| story.fallen)));
        println!("xstack.{design}.bonus_a_turn: {}", mean(&a_turn(|story| story.bonus)));
        println!("xstack.{design}.falls_a_game: {}", mean(&each(|story| story.fell)));
        println!("xstack.{design}.collapses_a_game: {}", mean(&each(|story| story.collapses)));
        println!("xstack.{design}.declined_a_game: {}", mean(&each(|story| story.declined)));
        println!("xstack.{design}.low_a_game: {}", mean(&each(|story| story.low)));
        println!("xstack.{design}.cancelled_a_game: {}", mean(&each(|story| story.cancelled)));
    }
}

fn play(mut game: XStack, seed: u64) -> Story {
    let mut story = Story::default();
    while story.turns < LONGEST {
        let turn =
            play_turn_first(&game, BaselineLevel::Casual, seed + story.turns as u64, &mut || false);
        let Some(turn) = turn else { break };
        let fallen: usize = turn.acts().iter().map(|act| act.fallen().len()).sum();
        let words = turn.words();
        story.turns += 1;
        story.fallen += fallen;
        story.fell += usize::from(fallen > 0);
        story.collapses += usize::from(fallen >= 3);
        story.declined += usize::from(words.contains("decline"));
        story.low += usize::from(words.contains("low"));
        story.bonus += usize::from(words.contains("bonus") && fallen == 0);
        game.play(&turn).expect("a bot plays by the rules");
    }
    let seats = (0..game.seats()).filter_map(Seat::new);
    story.cancelled = seats.map(|seat| game.tray(seat).cancelled().len()).sum();
    story
}
