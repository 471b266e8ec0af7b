//! Puzzles of KLOTZ: the file they come from, answers to a try, and hints.

use bots::Level;
use bots::klotz_bot::{self as coach, Puzzle as Proven};
use game::Game as _;
use klotz::Klotz;
use table::Table;
use wire::coach::{Hint, PuzzleReply};
use wire::command::{Clock, Player};
use wire::klotz_view::{MatchSetup, Puzzle, SeatSetup};

use crate::SessionError;
use crate::coach::{hint, reason_view};

/// The puzzles of a file, in its order.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, SessionError> {
    let puzzles = coach::read_puzzles(text);
    let puzzles = puzzles.map_err(|error| SessionError::BadPuzzle { detail: error.to_string() })?;
    Ok(puzzles.iter().map(puzzle).collect())
}

/// The reply to the solver's last move in a puzzle that can be won in this many moves from the start.
pub fn puzzle_reply(table: &Table<Klotz>, plies: u32) -> Result<PuzzleReply, SessionError> {
    let game = table.game();
    let left = plies.saturating_sub(table.ply());
    let reply = coach::reply(game, left).ok_or(SessionError::MatchOver)?;
    // `right` says whether the puzzle is lost; the reasons are about the reply itself.
    let reasons = coach::reasons(game, reply.mv, 0);
    Ok(PuzzleReply {
        ply: table.ply(),
        text: game.write_move(&reply.mv),
        right: reply.right,
        reasons: reasons.into_iter().map(|reason| reason_view(&reason)).collect(),
    })
}

/// A move that still forces the win in time.
pub fn puzzle_hint(table: &Table<Klotz>, plies: u32) -> Result<Hint, SessionError> {
    let position = table.game().position();
    let left = plies.saturating_sub(table.ply());
    let shortest = coach::win_solver::won_within(position, left).ok_or(SessionError::MatchOver)?;
    let moves = coach::win_solver::winning_moves(position, shortest);
    let mv = moves.first().ok_or(SessionError::MatchOver)?;
    Ok(hint(table, mv, coach::reasons(table.game(), *mv, 0)))
}

fn puzzle(puzzle: &Proven) -> Puzzle {
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
