//! Judges tries at the puzzles of the day with the rules of the games.

use bots::{PuzzleError, climbers_bot, klotz_bot};
use game::{Game as _, Verdict};
use wire::online::{DailyRefusal, Game};
use wire::{Refusal, WireError};

/// Whether these moves solve a puzzle. Moves that are not legal, or that decide nothing, are refused.
pub(super) fn judge(game: Game, line: &str, moves: &[String]) -> Result<bool, Refusal> {
    match game {
        Game::Klotz => judge_klotz(&line.parse().map_err(|error| unreadable(&error))?, moves),
        Game::Climbers => judge_climbers(&line.parse().map_err(|error| unreadable(&error))?, moves),
        Game::Xstack => Err(DailyRefusal::NoSuchDay.into()),
    }
}

/// The difficulty of a puzzle.
pub(super) fn grade(game: Game, line: &str) -> u8 {
    match game {
        Game::Klotz => line.parse().map_or(1, |puzzle: klotz_bot::Puzzle| puzzle.grade),
        Game::Climbers => line.parse().map_or(1, |puzzle: climbers_bot::Puzzle| puzzle.grade),
        Game::Xstack => 1,
    }
}

fn unreadable(problem: &PuzzleError) -> Refusal {
    WireError::BadMessage { detail: problem.to_string() }.into()
}

/// The other side replies as it does on the page: with the longest defence, or a refutation.
fn judge_klotz(puzzle: &klotz_bot::Puzzle, moves: &[String]) -> Result<bool, Refusal> {
    let mut game = puzzle.game();
    let mut left = puzzle.plies;
    let solver = game.to_move().ok_or(DailyRefusal::Unfinished)?;
    for text in moves.iter().take(puzzle.own_moves() as usize) {
        let mv = game.read_move(text)?;
        game.play(&mv)?;
        left = left.saturating_sub(1);
        let Some(reply) = klotz_bot::reply(&game, left) else {
            let won = game.outcome().map(|outcome| outcome.verdict);
            return Ok(matches!(won, Some(Verdict::Won(seats)) if seats.contains(solver)));
        };
        if !reply.right {
            return Ok(false);
        }
        game.play(&reply.mv)?;
        left = left.saturating_sub(1);
    }
    Err(DailyRefusal::Unfinished.into())
}

fn judge_climbers(puzzle: &climbers_bot::Puzzle, moves: &[String]) -> Result<bool, Refusal> {
    let [text] = moves else { return Err(DailyRefusal::Unfinished.into()) };
    let mut game = puzzle.game();
    let turn = game.read_move(text)?;
    game.play(&turn)?;
    let attempt = puzzle.attempt(&turn).ok_or(DailyRefusal::Unfinished)?;
    Ok(attempt.reached >= puzzle.height)
}
