//! Puzzles of KLOTZ as a page plays them.

use ::klotz::Klotz;
use ::table::Table;
use bots::Level;
use bots::klotz::{self as coach, Puzzle as Proven};
use game::Game as _;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, MatchSetup, SeatSetup};
use crate::coach::{Hint, PuzzleReply, Reason};
use crate::table::{Clock, Player};
use crate::{Refusal, WireError};

/// A position to be won within some moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// Within how many moves, both sides counted.
    pub plies: u32,
    /// How many of them are the solver's own.
    pub own_moves: u32,
    /// From 1, the easiest, to 4.
    #[ts(type = "1 | 2 | 3 | 4")]
    pub grade: u8,
    /// Who solves it.
    pub solver: Colour,
    /// The match it is played in: the solver against who answers.
    pub setup: MatchSetup,
}

impl Puzzle {
    /// The puzzles of a file, in its order.
    pub fn read_all(text: &str) -> Result<Vec<Puzzle>, Refusal> {
        let puzzles = coach::read_puzzles(text);
        let puzzles =
            puzzles.map_err(|error| WireError::BadMessage { detail: error.to_string() })?;
        Ok(puzzles.iter().map(Puzzle::from).collect())
    }

    /// What becomes of the solver's last move, if so many moves were to be enough from the start.
    pub fn reply(table: &Table<Klotz>, plies: u32) -> Result<PuzzleReply, WireError> {
        let game = table.game();
        let left = plies.saturating_sub(table.ply());
        let reply = coach::reply(game, left).ok_or(WireError::MatchOver)?;
        // Whether it is lost is told by `right`; here only what the answer does is of interest.
        let reasons = coach::reasons(game, reply.mv, 0);
        Ok(PuzzleReply {
            ply: table.ply(),
            text: game.write_move(&reply.mv),
            right: reply.right,
            reasons: reasons.into_iter().map(Reason::from).collect(),
        })
    }

    /// A move that still forces the win in time.
    pub fn hint(table: &Table<Klotz>, plies: u32) -> Result<Hint, WireError> {
        let position = table.game().position();
        let left = plies.saturating_sub(table.ply());
        let shortest = coach::proof::won_within(position, left).ok_or(WireError::MatchOver)?;
        let moves = coach::proof::winning_moves(position, shortest);
        let mv = moves.first().ok_or(WireError::MatchOver)?;
        Ok(Hint::new(table, mv, coach::reasons(table.game(), *mv, 0)))
    }
}

impl From<&Proven> for Puzzle {
    fn from(puzzle: &Proven) -> Puzzle {
        let game = puzzle.game();
        let settings = game.settings();
        let solver = puzzle.position.turn();
        let seats = settings.colours().iter().map(|colour| SeatSetup {
            colour: colour.into(),
            name: String::new(),
            player: if colour == solver {
                Player::Human
            } else {
                Player::Bot { level: Level::Ebony.stored() }
            },
        });
        Puzzle {
            plies: puzzle.plies,
            own_moves: puzzle.own_moves(),
            grade: puzzle.grade,
            solver: solver.into(),
            setup: MatchSetup::new(settings, seats.collect(), Clock::None),
        }
    }
}
