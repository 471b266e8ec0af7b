//! Makes the suite of forced wins for `tests/bots/klotz/wins.rs`: positions of varied games, each with
//! all the first moves that win, proven by trying everything.
//!
//! ```text
//! cargo run --release -p bots --example klotz_wins -- 120 120 > crates/bots/tests/data/klotz_wins.txt
//! ```
//!
//! The numbers say how many positions with a win in three and in five moves are wanted.
#![expect(clippy::print_stdout, reason = "the suite is what this program prints")]

mod varied;

use std::collections::HashSet;

use bots::klotz::proof::winning_moves;
use game::Game;
use klotz::{Klotz, Move};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn main() {
    let wanted = std::env::args().skip(1).map(|word| word.parse().ok());
    let wanted: Option<Vec<usize>> = wanted.collect();
    let wanted: Option<[usize; 2]> = wanted.and_then(|wanted| wanted.try_into().ok());
    let Some([in_three, in_five]) = wanted else {
        eprintln!("usage: klotz_wins <wins in three> <wins in five>");
        std::process::exit(2);
    };
    println!(
        "# Forced wins of two players, proven by trying everything: moves to the win, the first moves"
    );
    println!(
        "# that win, the position. Made by: cargo run --release -p bots --example klotz_wins -- {in_three} {in_five}"
    );
    let mut left = [in_three, in_five];
    let mut taken = HashSet::new();
    for seed in 0.. {
        if left == [0, 0] {
            break;
        }
        one_game(seed, &mut left, &mut taken);
    }
}

/// Takes at most one position of each kind from a game.
fn one_game(seed: u64, left: &mut [usize; 2], taken_before: &mut HashSet<u64>) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = varied::start(seed);
    let mut taken = [false; 2];
    loop {
        for (at, plies) in [3, 5].into_iter().enumerate() {
            if !taken[at] && left[at] > 0 && at_least_this_far(&game, plies) {
                let moves = winning_moves(game.position(), plies);
                if !moves.is_empty() && taken_before.insert(game.position().hash()) {
                    println!("{plies} {} | {}", texts(&game, &moves), game.position());
                    taken[at] = true;
                    left[at] -= 1;
                    break;
                }
            }
        }
        let Some(mv) = varied::next_move(&game, &mut rng) else { break };
        game.play(&mv).expect("legal");
    }
}

/// Whether there is no win in fewer moves, and one in this many is not out of the question.
fn at_least_this_far(game: &Klotz, plies: u32) -> bool {
    let position = game.position();
    position.race(position.turn()).is_some_and(|race| race > 1 && race <= plies)
        && (plies == 3 || winning_moves(position, plies - 2).is_empty())
}

fn texts(game: &Klotz, moves: &[Move]) -> String {
    let mut texts = moves.iter().map(|mv| game.write_move(mv)).collect::<Vec<_>>();
    texts.sort();
    texts.join(",")
}
