//! Makes the puzzles of The Climbers: positions of varied games in which one move of a block leads
//! higher than everything else.
//!
//! ```text
//! cargo run --release -p bots --example climbers_puzzles -- 160 > crates/bots/data/climbers_puzzles.txt
//! ```
#![expect(clippy::print_stdout, reason = "the puzzles are what this program prints")]

use bots::climbers::{Config, Puzzle, choose_with};
use climbers::{Climbers, Position, Settings};
use game::Game;

fn main() {
    let wanted: Option<usize> = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let Some(wanted) = wanted else {
        eprintln!("usage: climbers_puzzles <how many>");
        std::process::exit(2);
    };
    let mut seen = 0;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for number in 0.. {
        if puzzles.len() == wanted {
            break;
        }
        if let Some(puzzle) = found_in(number, &mut seen) {
            eprintln!("game {number}, {seen} positions: {puzzle}");
            puzzles.push(puzzle);
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.solution.steps().len()));
    println!(
        "# Heights to be reached in one turn: the height, the grade, a shortest solution, the position."
    );
    println!(
        "# One move of a block alone leads so high, and nothing leads higher. Proven by trying everything:"
    );
    println!("# see bots::climbers::summit.");
    println!("# Made by: cargo run --release -p bots --example climbers_puzzles -- {wanted}");
    for puzzle in puzzles {
        println!("{puzzle}");
    }
}

/// At most one puzzle from the game with this number.
fn found_in(number: u64, seen: &mut u32) -> Option<Puzzle> {
    let players = 2 + number as usize % 3;
    let mut game = Climbers::start(Settings::for_players(players, number)?);
    let mut best: Option<Puzzle> = None;
    while let Some(choice) = choose_with(
        &game,
        &Config::CARELESS,
        1_000 * number + u64::from(game.turns_played()),
        &mut || false,
    ) {
        if is_lively(game.position()) {
            *seen += 1;
            if let Some(puzzle) = Puzzle::find(game.position())
                && best.as_ref().is_none_or(|best| best.grade < puzzle.grade)
            {
                best = Some(puzzle);
            }
        }
        game.play(&choice.turn).ok()?;
    }
    best
}

/// Whether everybody has left the table: before, there is too much that leads up.
fn is_lively(position: &Position) -> bool {
    position.order().iter().all(|colour| position.height(colour).is_some_and(|height| height > 0))
}
