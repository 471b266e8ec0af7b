//! Puzzles: positions of two players with one first move that forces a win within a few moves.
//!
//! What is proven of each of them (see [`proof`]): the solution forces a win within
//! [`Puzzle::plies`] moves, both sides counted, against every defence; no other first move does; and
//! nothing forces a win sooner. Later moves of the solver need not be the only ones: whatever still
//! forces the win in time is right.

use std::{fmt, str::FromStr};

use game::Game as _;
use klotz::{Klotz, Move, Options, Position, Settings};

use super::{Config, choose_with, proof};
use crate::puzzle::{HARDEST, Line, PuzzleError};

/// A position to be won within some moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Where it begins; the solver is to move.
    pub position: Position,
    /// The moves until the Klotz is in its goal, both sides counted: an odd number.
    pub plies: u32,
    /// The only first move that forces it.
    pub solution: Move,
    /// How hard it is: from 1 to [`HARDEST`].
    pub grade: u8,
}

impl Puzzle {
    /// The puzzle of a position that can be won in exactly so many moves and by one first move alone,
    /// if that is so.
    pub fn find(position: &Position, plies: u32) -> Option<Puzzle> {
        if plies > 1 && proof::won_within(position, plies - 2).is_some() {
            return None;
        }
        let mut winning = proof::winning_moves(position, plies).into_iter();
        let (Some(solution), None) = (winning.next(), winning.next()) else { return None };
        let mut puzzle = Puzzle { position: *position, plies, solution, grade: 1 };
        puzzle.grade = puzzle.hardness();
        Some(puzzle)
    }

    /// The game it is played in: two players, the usual options.
    pub fn game(&self) -> Klotz {
        let settings = Settings::from_position(self.position, Options::default());
        Klotz::start(settings.expect("a puzzle is a position of a usual game"))
    }

    /// How many moves of its own the solver has.
    pub const fn own_moves(&self) -> u32 {
        self.plies.div_ceil(2)
    }

    /// From how long it takes, how far a bot has to look until it prefers the solution, whether the
    /// solution is a move of the Klotz, which everybody looks at first, and how many other moves look as
    /// good at a glance.
    fn hardness(&self) -> u8 {
        let game = self.game();
        let seen = (1..=self.plies).find(|&depth| {
            let config = Config { depth, ..Config::STRONGEST };
            choose_with(&game, &config, 0, &mut || false)
                .is_some_and(|choice| choice.mv == self.solution)
        });
        let seen = seen.unwrap_or(self.plies + 1);
        let runs = self.solution.ends().map(|(from, _)| from) == Some(self.position.own_klotz());
        let lures = self.lures().min(3);
        match 3 * (self.own_moves() - 2) + lures + (seen - 1).min(2) + u32::from(!runs) {
            0 | 1 => 1,
            2 | 3 => 2,
            4 | 5 => 3,
            _ => HARDEST,
        }
    }

    /// How many other first moves threaten to enter the goal, and can be answered.
    fn lures(&self) -> u32 {
        let us = self.position.turn();
        let others = self.position.moves().into_iter().filter(|&mv| mv != self.solution);
        let threatens = |mv: &Move| {
            let mut after = self.position;
            let _ = after.play_unchecked(*mv);
            after.threat(us).is_some()
        };
        others.filter(threatens).count() as u32
    }
}

/// What becomes of what the solver has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The rival's answer: the longest defence, or what shows that the move was wrong.
    pub mv: Move,
    /// Whether the win is still forced in time.
    pub right: bool,
}

/// How many positions may be looked at to choose among answers that all refute a move.
const TASTE: u64 = 20_000;

/// The rival's answer to the solver's last move, with so many moves left to win in; `None` when the
/// game is over.
pub fn reply(game: &Klotz, plies_left: u32) -> Option<Reply> {
    game.to_move()?;
    let position = game.position();
    let right = proof::is_lost(position, plies_left);
    let mv =
        if right { longest_defence(position, plies_left) } else { refutation(game, plies_left) };
    mv.map(|mv| Reply { mv, right })
}

/// The answer that holds out longest and then leaves the fewest moves that still win.
fn longest_defence(position: &Position, plies_left: u32) -> Option<Move> {
    let lasting = position.moves().into_iter().filter_map(|mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        Some((proof::won_within(&after, plies_left - 1)?, after, mv))
    });
    let lasting: Vec<_> = lasting.collect();
    let longest = lasting.iter().map(|&(plies, ..)| plies).max()?;
    let longest_ones = lasting.into_iter().filter(|&(plies, ..)| plies == longest);
    longest_ones
        .min_by_key(|(plies, after, _)| proof::winning_moves(after, *plies).len())
        .map(|(_, _, mv)| mv)
}

/// An answer after which the win is no longer forced in time: the best of them, as far as a short
/// look tells.
fn refutation(game: &Klotz, plies_left: u32) -> Option<Move> {
    let refutes = |mv: Move| {
        let mut after = *game.position();
        let _ = after.play_unchecked(mv);
        proof::won_within(&after, plies_left.saturating_sub(1)).is_none()
    };
    let config = Config { nodes: TASTE, ..Config::STRONGEST };
    let best = choose_with(game, &config, 0, &mut || false).map(|choice| choice.mv);
    best.filter(|&mv| refutes(mv))
        .or_else(|| game.position().moves().into_iter().find(|&mv| refutes(mv)))
        .or(best)
}

/// The puzzles of a file: one a line, and lines that begin with `#`.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    crate::puzzle::read_all(text)
}

/// `5 2 k9-n10 | <position>`: moves, grade, solution.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solution = self.position.move_text(self.solution);
        write!(f, "{} {} {solution} | {}", self.plies, self.grade, self.position)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Reads what is written. Whether it is true is for [`Puzzle::find`] to say.
    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let wrong = |problem: &dyn fmt::Display| PuzzleError::new(line, &problem.to_string());
        let Line { task: plies, grade, solution, position } = Line::read(line)?;
        if plies % 2 == 0 {
            return Err(wrong(&"the number of moves is odd"));
        }
        let position: Position = position.parse().map_err(|error| wrong(&error))?;
        let settings = Settings::from_position(position, Options::default());
        let game = Klotz::start(settings.map_err(|error| wrong(&error))?);
        let solution = game.read_move(solution).map_err(|error| wrong(&error))?;
        game.check(solution).map_err(|error| wrong(&error))?;
        Ok(Puzzle { position, plies, solution, grade })
    }
}
