//! Our strongest KLOTZ bot against general-purpose search crates on our own rules, everyone with
//! the same time for a move.

mod minimax;
mod treant;

use std::{
    fmt::Write as _,
    time::{Duration, Instant},
};

use bots::klotz::{Config, choose_with};
use game::{Game, Seat, Verdict};
use klotz::{Colour, Klotz, Move, Position};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::diamond;

/// Whom we play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Partner {
    /// Alpha-beta, for two players.
    Minimax,
    /// Monte Carlo tree search, for any number.
    Treant,
}

impl Partner {
    pub(crate) fn from_name(name: &str) -> Option<Partner> {
        match name {
            "minimax" => Some(Partner::Minimax),
            "treant" => Some(Partner::Treant),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Partner::Minimax => "minimax",
            Partner::Treant => "treant",
        }
    }
}

/// A match: each opening is played once from every seat.
pub(crate) struct Match {
    /// How ours plays.
    pub(crate) config: Config,
    pub(crate) partner: Partner,
    pub(crate) players: usize,
    pub(crate) openings: u64,
    pub(crate) patience: Duration,
}

/// Random moves at the start of a game: nobody can learn it by heart.
const OPENING_MOVES: u32 = 4;

impl Match {
    /// Plays it and prints the score; the raw results go to `raw`, a game a line.
    pub(crate) fn run(&self, raw: &mut String) {
        let name = format!("klotz.{}p_vs_{}", self.players, self.partner.name());
        let mut score = [0_u32; 3];
        for opening in 0..self.openings {
            for seat in 0..self.players {
                let (game, moves) = self.play(opening, seat);
                let verdict = game.outcome().expect("played to its end").verdict;
                let result = match verdict {
                    Verdict::Won(winners) if winners.iter().any(|won| won.index() == seat) => 0,
                    Verdict::Drawn | Verdict::Abandoned => 1,
                    Verdict::Won(_) => 2,
                };
                score[result] += 1;
                let word = ["win", "draw", "loss"][result];
                writeln!(
                    raw,
                    "{name}: opening {opening}, seat {seat}, {word}: {}",
                    moves.join(" ")
                )
                .expect("a string takes everything");
            }
        }
        let [wins, draws, losses] = score;
        let (share, low, high) = share(score);
        println!(
            "{name}: {share:.3} (95 % {low:.3} to {high:.3}), +{wins} ={draws} -{losses} at {} ms a move",
            self.patience.as_millis()
        );
    }

    /// Plays a game, with ours on seat `ours`; also gives the moves after the opening.
    fn play(&self, opening: u64, ours: usize) -> (Klotz, Vec<String>) {
        let mut moves = Vec::new();
        let mut game = opened(opening, self.players);
        let mut minimax = minimax::Minimax::new(self.patience);
        while let Some(seat) = game.to_move() {
            let position = game.position();
            let mv = if seat == Seat::ALL[ours] {
                let until = Instant::now() + self.patience;
                let seed = u64::from(game.moves_played());
                choose_with(&game, &self.config, seed, &mut || Instant::now() >= until)
                    .map(|choice| choice.mv)
            } else {
                match self.partner {
                    Partner::Minimax => minimax.choose(position),
                    Partner::Treant => treant::choose(position, self.patience),
                }
            };
            // A partner without an answer plays the first move there is.
            let mv: Move = mv.unwrap_or_else(|| position.moves()[0]);
            moves.push(game.write_move(&mv));
            game.play(&mv).expect("everyone plays by the rules");
        }
        (game, moves)
    }
}

/// A game after a few random moves, in which nobody is about to win yet.
fn opened(seed: u64, players: usize) -> Klotz {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    loop {
        let mut game = Klotz::start(diamond(players));
        for _ in 0..OPENING_MOVES {
            if let Some(mv) = game.random_move(&mut rng) {
                game.play(&mv).expect("legal");
            }
        }
        let position = game.position();
        let mut races = position.seats().iter().map(|colour| position.race(colour));
        if game.outcome().is_none() && races.all(|race| race.is_none_or(|moves| moves > 2)) {
            return game;
        }
    }
}

/// The share of wins, draws counted half, and its 95 % interval (Wilson's, as if draws were split).
fn share([wins, draws, losses]: [u32; 3]) -> (f64, f64, f64) {
    const Z: f64 = 1.96;
    let games = f64::from(wins + draws + losses);
    let share = (f64::from(wins) + 0.5 * f64::from(draws)) / games;
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games)
        * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (share, middle - half, middle + half)
}

/// What it is worth to be so many moves from the goal: how our first bot judges.
fn race_standing(position: &Position, colour: Colour) -> i16 {
    const STANDING: [i16; 9] = [1_000, 520, 340, 220, 140, 90, 60, 40, 25];
    position.race(colour).map_or(0, |moves| {
        STANDING.get(moves as usize).copied().unwrap_or(STANDING[STANDING.len() - 1])
    })
}
