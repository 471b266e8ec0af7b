//! Puzzles of The Climbers: the file they come from, the result of a try, and hints.

use bots::climbers_bot::{self as coach, Puzzle as Proven};
use game::Game as _;
use wire::climbers_view::{Insight, MatchSetup, Puzzle, PuzzleAttempt, SeatSetup};
use wire::coach::Hint;
use wire::command::{Clock, Player};

use crate::SessionError;
use crate::coach::reason_view;

/// The puzzles of a file, in its order.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, SessionError> {
    let puzzles = coach::read_puzzles(text);
    Ok(puzzles.map_err(unreadable)?.iter().map(puzzle).collect())
}

/// The result of a turn in the puzzle of this line.
pub fn puzzle_attempt(line: &str, turn: &str) -> Result<PuzzleAttempt, SessionError> {
    let puzzle: Proven = line.parse().map_err(unreadable)?;
    let turn = puzzle.game().read_move(turn).map_err(unreadable)?;
    let attempt = puzzle.attempt(&turn);
    let coach::Attempt { reached, progress } = attempt.ok_or_else(|| unreadable(&turn))?;
    let seen = match progress {
        coach::Progress::Nothing => Insight::Nothing,
        coach::Progress::Block => Insight::Block,
        coach::Progress::BlockMove => Insight::Deed,
    };
    Ok(PuzzleAttempt { right: reached >= puzzle.height, reached, seen })
}

/// A turn that solves the puzzle of this line.
pub fn puzzle_hint(line: &str) -> Result<Hint, SessionError> {
    let puzzle: Proven = line.parse().map_err(unreadable)?;
    let game = puzzle.game();
    let reasons = coach::reasons(&game, &puzzle.solution);
    Ok(Hint {
        ply: 0,
        text: game.write_move(&puzzle.solution),
        reasons: reasons.into_iter().map(|reason| reason_view(&reason)).collect(),
    })
}

fn unreadable(what: impl std::fmt::Display) -> SessionError {
    SessionError::BadPuzzle { detail: what.to_string() }
}

fn puzzle(puzzle: &Proven) -> Puzzle {
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
        block: puzzle.block_move().block.to_string(),
        line: puzzle.to_string(),
        setup: MatchSetup::new(settings, seats.collect(), Clock::None),
    }
}
