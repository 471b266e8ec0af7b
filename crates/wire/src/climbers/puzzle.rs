//! Puzzles of The Climbers as a page plays them.

use bots::climbers::{self as coach, Puzzle as Proven};
use game::Game as _;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, MatchSetup, SeatSetup};
use crate::coach::{Hint, Reason};
use crate::table::{Clock, Player};
use crate::{Refusal, WireError};

/// A height to be reached in one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// The height.
    pub height: u8,
    /// From 1, the easiest, to 4.
    #[ts(type = "1 | 2 | 3 | 4")]
    pub grade: u8,
    /// Who solves it.
    pub solver: Colour,
    /// The block that has to be moved, which is half the solution: `D4`.
    pub block: String,
    /// The puzzle as it is written, to ask about it.
    pub line: String,
    /// The match it is played in. Only the solver ever moves.
    pub setup: MatchSetup,
}

/// What somebody's turn in a puzzle came to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleAttempt {
    /// Whether the puzzle is solved.
    pub right: bool,
    /// The greatest height at which the pawn stood.
    pub reached: u8,
    /// How much of the solution was seen: the right block, or all that has to be done with it.
    pub seen: Insight,
}

/// How much of a solution somebody saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Insight {
    /// Another block was moved, or none.
    Nothing,
    /// The right block, and something else was done with it.
    Block,
    /// It was moved as it has to be.
    Deed,
}

impl Puzzle {
    /// The puzzles of a file, in its order.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, Refusal> {
        let puzzles = coach::read_puzzles(text);
        Ok(puzzles.map_err(unreadable)?.iter().map(Puzzle::from).collect())
    }

    /// What a turn comes to in the puzzle of a line.
    pub fn attempt(line: &str, turn: &str) -> Result<PuzzleAttempt, Refusal> {
        let puzzle: Proven = line.parse().map_err(unreadable)?;
        let turn = puzzle.game().read_move(turn).map_err(unreadable)?;
        let attempt = puzzle.attempt(&turn);
        let coach::Attempt { reached, seen } = attempt.ok_or_else(|| unreadable(&turn))?;
        let seen = match seen {
            coach::Insight::Nothing => Insight::Nothing,
            coach::Insight::Block => Insight::Block,
            coach::Insight::Deed => Insight::Deed,
        };
        Ok(PuzzleAttempt { right: reached >= puzzle.height, reached, seen })
    }

    /// A turn that solves the puzzle of a line.
    pub fn hint(line: &str) -> Result<Hint, Refusal> {
        let puzzle: Proven = line.parse().map_err(unreadable)?;
        let game = puzzle.game();
        let reasons = coach::reasons(&game, &puzzle.solution);
        Ok(Hint {
            ply: 0,
            text: game.write_move(&puzzle.solution),
            reasons: reasons.into_iter().map(Reason::from).collect(),
        })
    }
}

fn unreadable(what: impl std::fmt::Display) -> WireError {
    WireError::BadMessage { detail: what.to_string() }
}

impl From<&Proven> for Puzzle {
    fn from(puzzle: &Proven) -> Puzzle {
        let game = puzzle.game();
        let settings = game.settings();
        let seats = settings.order().iter().map(|colour| SeatSetup {
            colour: colour.into(),
            name: String::new(),
            player: Player::Human,
        });
        Puzzle {
            height: puzzle.height,
            grade: puzzle.grade,
            solver: puzzle.position.mover().into(),
            block: puzzle.deed().block.to_string(),
            line: puzzle.to_string(),
            setup: MatchSetup::new(settings, seats.collect(), Clock::None),
        }
    }
}
