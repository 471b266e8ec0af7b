//! The coach of The Climbers.

use bots::climbers_bot;
use climbers::Climbers;
use match_log::read_log;
use session::climbers_match::{puzzle_attempt, puzzle_hint, read_puzzles};
use session::coach::{assessment, hint};
use session::lesson::{lesson_hint, lesson_verdict, lesson_views};
use wasm_bindgen::prelude::wasm_bindgen;

use wasm_facade::{Answer, choose, thrown, time_limit, write};

use crate::matches::{HINT_MS, game_at, over, unfinished};

/// Turns evaluated for each turn of an analysis.
const CLIMBERS_NODES: u64 = 150_000;

/// The `Hint` in the match of a log.
#[wasm_bindgen(js_name = climbersHint)]
pub fn climbers_hint(log: &str) -> Answer<String> {
    let journal = unfinished::<Climbers>(log)?;
    let table = journal.table();
    let advice = climbers_bot::advise(table.game(), &mut time_limit(HINT_MS)).ok_or_else(over)?;
    Ok(write(&hint(table, &advice.turn, advice.reasons)))
}

/// The `BotChoice` of a bot of this level in the match of a log: any level, the strong bot's too.
#[wasm_bindgen(js_name = climbersChooseMove)]
pub fn climbers_choose_move(log: &str, level: u8, seed: u32) -> Answer<String> {
    choose(log, level, |game: &Climbers, level, stop| {
        climbers_bot::choose(game, level, seed.into(), stop).map(|choice| choice.turn)
    })
}

/// The `Assessment` of the match of a log after this many turns.
#[wasm_bindgen(js_name = climbersAssess)]
pub fn climbers_assess(log: &str, ply: u32) -> Answer<String> {
    let journal = read_log::<Climbers>(log).map_err(thrown)?;
    let game = game_at(journal.table(), ply)?;
    let climbers_bot::Assessment { chances, best } = climbers_bot::assess(&game, CLIMBERS_NODES);
    Ok(write(&assessment(ply, game, chances, best.as_slice())))
}

/// The `Puzzle`s of a file.
#[wasm_bindgen(js_name = climbersPuzzles)]
pub fn climbers_puzzles(text: &str) -> Answer<String> {
    let puzzles = read_puzzles(text).map_err(thrown)?;
    Ok(write(&puzzles))
}

/// The `PuzzleAttempt` of a turn in the puzzle of a line.
#[wasm_bindgen(js_name = climbersPuzzleAttempt)]
pub fn climbers_puzzle_attempt(line: &str, turn: &str) -> Answer<String> {
    let attempt = puzzle_attempt(line, turn).map_err(thrown)?;
    Ok(write(&attempt))
}

/// The `Hint` that solves the puzzle of a line.
#[wasm_bindgen(js_name = climbersPuzzleHint)]
pub fn climbers_puzzle_hint(line: &str) -> Answer<String> {
    let hint = puzzle_hint(line).map_err(thrown)?;
    Ok(write(&hint))
}

/// The `Lesson`s of a file.
#[wasm_bindgen(js_name = climbersLessons)]
pub fn climbers_lessons(text: &str) -> Answer<String> {
    let lessons = lesson_views::<Climbers>(text).map_err(thrown)?;
    Ok(write(&lessons))
}

/// The `LessonVerdict` on the match of a log that was started from a lesson.
#[wasm_bindgen(js_name = climbersLessonVerdict)]
pub fn climbers_lesson_verdict(source: &str, log: &str) -> Answer<String> {
    let journal = read_log::<Climbers>(log).map_err(thrown)?;
    let verdict = lesson_verdict(source, journal.table()).map_err(thrown)?;
    Ok(write(&verdict))
}

/// The `Hint` with the learner's next move in the match of a log.
#[wasm_bindgen(js_name = climbersLessonHint)]
pub fn climbers_lesson_hint(source: &str, log: &str) -> Answer<String> {
    let journal = unfinished::<Climbers>(log)?;
    let hint = lesson_hint(source, journal.table()).map_err(thrown)?;
    Ok(write(&hint))
}
