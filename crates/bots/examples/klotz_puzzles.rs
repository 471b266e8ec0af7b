//! Makes the puzzles of KLOTZ: positions of varied games with one first move that forces a win.
//!
//! ```text
//! cargo run --release -p bots --example klotz_puzzles -- 160 100 > crates/bots/data/klotz_puzzles.txt
//! ```
//!
//! The numbers say how many puzzles are wanted, and how many of them at most may have a win in three
//! moves, both sides counted; the others have one in five.
#![expect(clippy::print_stdout, reason = "the puzzles are what this program prints")]

mod varied;

use std::collections::HashSet;

use bots::{
    klotz::{Config, Puzzle, choose_with},
    search::DECIDED,
};
use game::Game;
use klotz::{Cell, Colour, Klotz, Move, Symmetry};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The moves within which there is a win to be found. With seven a proof takes minutes.
const PLIES: [u32; 2] = [3, 5];

/// Who says whether a proof is worth the time.
const SCOUT: Config = Config { nodes: 6_000, ..Config::STRONGEST };

fn main() {
    let wanted: Option<Vec<usize>> =
        std::env::args().skip(1).map(|word| word.parse().ok()).collect();
    let Some([all, in_three]) = wanted.and_then(|wanted| <[usize; 2]>::try_from(wanted).ok())
    else {
        eprintln!("usage: klotz_puzzles <how many> <how many of them with a win in three at most>");
        std::process::exit(2);
    };
    let mut collection = Collection { in_three, likes: HashSet::new(), puzzles: Vec::new() };
    for number in 0.. {
        if collection.puzzles.len() == all {
            break;
        }
        collection.take_from(number);
    }
    println!(
        "# Puzzles of two players: moves to the win, both sides counted, the grade, the only first move that"
    );
    println!("# forces it, the position. Proven by trying everything: see bots::klotz::puzzle.");
    println!("# Made by: cargo run --release -p bots --example klotz_puzzles -- {all} {in_three}");
    collection.puzzles.sort_by_key(|puzzle| (puzzle.grade, puzzle.plies));
    for puzzle in collection.puzzles {
        println!("{puzzle}");
    }
}

struct Collection {
    /// How many wins in three are still wanted.
    in_three: usize,
    /// What the puzzles have in common that are too much alike.
    likes: HashSet<Like>,
    puzzles: Vec<Puzzle>,
}

impl Collection {
    /// Takes at most one puzzle from the game with this number.
    fn take_from(&mut self, number: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(number ^ 0x5043_5a4c);
        let mut game = varied::start(number);
        while let Some(mv) = varied::next_move(&game, &mut rng) {
            if let Some(puzzle) = self.found_in(&game) {
                if self.likes.insert(Like::of(&puzzle)) {
                    eprintln!("game {number}: {puzzle}");
                    self.in_three -= usize::from(puzzle.plies == 3);
                    self.puzzles.push(puzzle);
                }
                return;
            }
            game.play(&mv).expect("legal");
        }
    }

    /// The puzzle in this position, if it is one that is still wanted.
    fn found_in(&self, game: &Klotz) -> Option<Puzzle> {
        let position = game.position();
        // Whoever is further away hardly ever wins by force so soon.
        position.race(position.turn()).filter(|race| (2..=4).contains(race))?;
        let choice = choose_with(game, &SCOUT, 0, &mut || false)?;
        let plies = u32::try_from(DECIDED - choice.value).ok()?;
        let wanted = PLIES.contains(&plies) && (plies > 3 || self.in_three > 0);
        if wanted { Puzzle::find(position, plies) } else { None }
    }
}

/// Where the Klötze stand and what the solution is, seen from the solver's corner and whichever way
/// the board is mirrored: puzzles that agree in this are too much alike.
#[derive(PartialEq, Eq, Hash)]
struct Like(Option<(Cell, Cell, Move)>);

impl Like {
    fn of(puzzle: &Puzzle) -> Like {
        let position = &puzzle.position;
        let us = position.turn();
        let rival = position.seats().next_after(us);
        let seen = Symmetry::ALL.into_iter().filter(|way| way.colour(us) == Colour::Red);
        let seen = seen.filter_map(|way| {
            let klotz = |colour| position.klotz(colour).map(|cell| way.cell(cell));
            Some((klotz(us)?, klotz(rival)?, way.mv(puzzle.solution)))
        });
        Like(seen.min_by_key(|(ours, theirs, mv)| (*ours, *theirs, mv.ends())))
    }
}
