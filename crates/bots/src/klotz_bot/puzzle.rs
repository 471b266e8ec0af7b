//! Puzzles: two-player positions with exactly one first move that forces a win.
//!
//! Proven for each one (see [`win_solver`]): the solution forces a win within [`Puzzle::plies`]
//! plies against every defence, no other first move does, and no win is shorter. Later moves of the
//! solver need not be unique: any move that still forces the win in time is right.

use std::{fmt, str::FromStr};

use game::Game as _;
use klotz::{Klotz, Move, Options, Position, Settings};

use super::{Config, choose_with, win_solver};
use crate::puzzle_file::{MAX_GRADE, PuzzleError, PuzzleLine};

/// A position with a forced win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The start; the solver is to move.
    pub position: Position,
    /// Plies until the Klotz enters its goal: an odd number.
    pub plies: u32,
    /// The only first move that forces the win.
    pub solution: Move,
    /// The difficulty, from 1 to [`MAX_GRADE`].
    pub grade: u8,
}

impl Puzzle {
    /// The puzzle in a position; `None` unless exactly one first move forces a win in exactly
    /// `plies`.
    pub fn find(position: &Position, plies: u32) -> Option<Puzzle> {
        if plies > 1 && win_solver::won_within(position, plies - 2).is_some() {
            return None;
        }
        let mut winning = win_solver::winning_moves(position, plies).into_iter();
        let (Some(solution), None) = (winning.next(), winning.next()) else { return None };
        let mut puzzle = Puzzle { position: *position, plies, solution, grade: 1 };
        puzzle.grade = puzzle.grade_of();
        Some(puzzle)
    }

    /// The game to play it in: two players, default options.
    pub fn game(&self) -> Klotz {
        let settings = Settings::from_position(self.position, Options::default());
        Klotz::start(settings.expect("puzzles are playable with the default options"))
    }

    /// How many moves the solver makes.
    pub const fn own_moves(&self) -> u32 {
        self.plies.div_ceil(2)
    }

    /// The grade depends on the length, on the depth at which a bot prefers the solution, on
    /// whether the Klotz makes the first move (people look there first), and on the number of
    /// tempting moves.
    fn grade_of(&self) -> u8 {
        let game = self.game();
        let seen = (1..=self.plies).find(|&depth| {
            let config = Config { depth, ..Config::STRONGEST };
            choose_with(&game, &config, 0, &mut || false)
                .is_some_and(|choice| choice.mv == self.solution)
        });
        let seen = seen.unwrap_or(self.plies + 1);
        let runs = self.solution.ends().map(|(from, _)| from) == Some(self.position.own_klotz());
        let tempting_moves = self.tempting_moves().min(3);
        match 3 * (self.own_moves() - 2) + tempting_moves + (seen - 1).min(2) + u32::from(!runs) {
            0 | 1 => 1,
            2 | 3 => 2,
            4 | 5 => 3,
            _ => MAX_GRADE,
        }
    }

    /// The number of other first moves that threaten to enter the goal and can be parried.
    fn tempting_moves(&self) -> u32 {
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

/// The reply to a move of the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The opponent's move: the longest defence, or the refutation of a wrong move.
    pub mv: Move,
    /// Whether the solver still wins in time.
    pub right: bool,
}

/// The node limit when choosing among refutations.
const REFUTATION_NODES: u64 = 20_000;

/// The opponent's reply to the solver's last move; `None` if the game is over.
pub fn reply(game: &Klotz, plies_left: u32) -> Option<Reply> {
    game.to_move()?;
    let position = game.position();
    let right = win_solver::is_lost(position, plies_left);
    let mv =
        if right { longest_defence(position, plies_left) } else { refutation(game, plies_left) };
    mv.map(|mv| Reply { mv, right })
}

/// The reply that delays the loss longest and then leaves the fewest winning moves.
fn longest_defence(position: &Position, plies_left: u32) -> Option<Move> {
    let lasting = position.moves().into_iter().filter_map(|mv| {
        let mut after = *position;
        let _ = after.play_unchecked(mv);
        Some((win_solver::won_within(&after, plies_left - 1)?, after, mv))
    });
    let lasting: Vec<_> = lasting.collect();
    let longest = lasting.iter().map(|&(plies, ..)| plies).max()?;
    let longest_ones = lasting.into_iter().filter(|&(plies, ..)| plies == longest);
    longest_ones
        .min_by_key(|(plies, after, _)| win_solver::winning_moves(after, *plies).len())
        .map(|(_, _, mv)| mv)
}

/// The best reply, by a short search, after which the win is no longer forced in time.
fn refutation(game: &Klotz, plies_left: u32) -> Option<Move> {
    let refutes = |mv: Move| {
        let mut after = *game.position();
        let _ = after.play_unchecked(mv);
        win_solver::won_within(&after, plies_left.saturating_sub(1)).is_none()
    };
    let config = Config { nodes: REFUTATION_NODES, ..Config::STRONGEST };
    let best = choose_with(game, &config, 0, &mut || false).map(|choice| choice.mv);
    best.filter(|&mv| refutes(mv))
        .or_else(|| game.position().moves().into_iter().find(|&mv| refutes(mv)))
        .or(best)
}

/// Reads a puzzle file: one puzzle per line, with `#` starting a comment line.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    crate::puzzle_file::read_all(text)
}

/// The puzzles that come with the game.
pub fn builtin_puzzles() -> Vec<Puzzle> {
    read_puzzles(include_str!("../../data/klotz_puzzles.txt")).expect("by a test")
}

/// `5 2 k9-n10 | <position>`: plies, grade, solution.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let solution = self.position.move_text(self.solution);
        write!(f, "{} {} {solution} | {}", self.plies, self.grade, self.position)
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Checks the syntax and that the solution is legal. [`Puzzle::find`] proves the rest.
    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let error = |problem: &dyn fmt::Display| PuzzleError::new(line, &problem.to_string());
        let PuzzleLine { task: plies, grade, solution, position } = PuzzleLine::read(line)?;
        if plies % 2 == 0 {
            return Err(error(&"the number of plies must be odd"));
        }
        let position: Position = position.parse().map_err(|problem| error(&problem))?;
        let settings = Settings::from_position(position, Options::default());
        let game = Klotz::start(settings.map_err(|problem| error(&problem))?);
        let solution = game.read_move(solution).map_err(|problem| error(&problem))?;
        game.check(solution).map_err(|problem| error(&problem))?;
        Ok(Puzzle { position, plies, solution, grade })
    }
}
