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

/// At most one puzzle from the game with this number: the first after some rounds.
fn found_in(number: u64, looked_at: &mut u32) -> Option<Puzzle> {
    let players = 2 + number as usize % 3;
    let mut game = Climbers::start(Settings::for_players(players, number)?);
    let first = players as u32 * (2 + number as u32 % 5);
    loop {
        let turn = game.turns_played();
        if turn >= first && is_lively(game.position()) {
            *looked_at += 1;
            if let Some(puzzle) = Puzzle::find(game.position()) {
                return Some(puzzle);
            }
        }
        let seed = 1_000 * number + u64::from(turn);
        let choice = choose_with(&game, &Config::CARELESS, seed, &mut || false)?;
        game.play(&choice.turn).ok()?;
    }
}

/// Whether everybody has left the table: before, there is too much that leads up.
fn is_lively(position: &Position) -> bool {
    position.order().iter().all(|colour| position.height(colour).is_some_and(|height| height > 0))
}
