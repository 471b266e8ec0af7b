//! The coach of KLOTZ.

use bots::klotz_bot;
use klotz::Klotz;
use match_log::read_log;
use session::coach::{assessment, hint};
use session::klotz_match::{puzzle_hint, puzzle_reply, read_puzzles};
use session::lesson::{lesson_hint, lesson_verdict, lesson_views};
use wasm_bindgen::prelude::wasm_bindgen;

use wasm_facade::{Answer, thrown, time_limit, write};

use crate::matches::{HINT_MS, game_at, over, unfinished};

/// Positions searched for each move of an analysis: about a third of a second.
const KLOTZ_NODES: u64 = 120_000;

/// The `Hint` in the match of a log.
#[wasm_bindgen(js_name = klotzHint)]
pub fn klotz_hint(log: &str) -> Answer<String> {
    let journal = unfinished::<Klotz>(log)?;
    let table = journal.table();
    let advice = klotz_bot::advise(table.game(), &mut time_limit(HINT_MS)).ok_or_else(over)?;
    Ok(write(&hint(table, &advice.mv, advice.reasons)))
}

/// The `Assessment` of the match of a log after this many moves.
#[wasm_bindgen(js_name = klotzAssess)]
pub fn klotz_assess(log: &str, ply: u32) -> Answer<String> {
    let journal = read_log::<Klotz>(log).map_err(thrown)?;
    let game = game_at(journal.table(), ply)?;
    let klotz_bot::Assessment { chances, line } = klotz_bot::assess(&game, KLOTZ_NODES);
    Ok(write(&assessment(ply, game, chances, &line)))
}

/// The `Puzzle`s of a file.
#[wasm_bindgen(js_name = klotzPuzzles)]
pub fn klotz_puzzles(text: &str) -> Answer<String> {
    let puzzles = read_puzzles(text).map_err(thrown)?;
    Ok(write(&puzzles))
}

/// The `PuzzleReply` to the last move in the match of a log, which can be won in this many moves.
#[wasm_bindgen(js_name = klotzPuzzleReply)]
pub fn klotz_puzzle_reply(log: &str, plies: u32) -> Answer<String> {
    let journal = unfinished::<Klotz>(log)?;
    let reply = puzzle_reply(journal.table(), plies).map_err(thrown)?;
    Ok(write(&reply))
}

/// The `Hint` in the match of a log that can be won in this many moves.
#[wasm_bindgen(js_name = klotzPuzzleHint)]
pub fn klotz_puzzle_hint(log: &str, plies: u32) -> Answer<String> {
    let journal = unfinished::<Klotz>(log)?;
    let hint = puzzle_hint(journal.table(), plies).map_err(thrown)?;
    Ok(write(&hint))
}

/// The `Lesson`s of a file.
#[wasm_bindgen(js_name = klotzLessons)]
pub fn klotz_lessons(text: &str) -> Answer<String> {
    let lessons = lesson_views::<Klotz>(text).map_err(thrown)?;
    Ok(write(&lessons))
}

/// The `LessonVerdict` on the match of a log that was started from a lesson.
#[wasm_bindgen(js_name = klotzLessonVerdict)]
pub fn klotz_lesson_verdict(source: &str, log: &str) -> Answer<String> {
    let journal = read_log::<Klotz>(log).map_err(thrown)?;
    let verdict = lesson_verdict(source, journal.table()).map_err(thrown)?;
    Ok(write(&verdict))
}

/// The `Hint` with the learner's next move in the match of a log.
#[wasm_bindgen(js_name = klotzLessonHint)]
pub fn klotz_lesson_hint(source: &str, log: &str) -> Answer<String> {
    let journal = unfinished::<Klotz>(log)?;
    let hint = lesson_hint(source, journal.table()).map_err(thrown)?;
    Ok(write(&hint))
}
