//! Re-evaluation of the best turns: what all players can build next, and the opponents' likely
//! replies.

use climbers::Draft;

use super::{
    candidates::{Candidate, candidates},
    eval::Evaluator,
    step_blocks,
};
use crate::climbers_bot::{config::REPLY_BREADTH, score::is_decided};

/// Evaluates the best turns again with what all players can build in their next turn, and drops the
/// others.
pub(super) fn reevaluate_with_building(
    found: &mut Vec<Candidate>,
    evaluator: &Evaluator,
    count: usize,
    stop: &mut dyn FnMut() -> bool,
) {
    let mut evaluated = 0;
    for candidate in found.iter_mut().take(count) {
        if stop() {
            break;
        }
        candidate.value =
            eval_with_building(&candidate.after, evaluator) - candidate.length_penalty();
        evaluated += 1;
    }
    keep_best(found, evaluated);
}

/// Adds an extra evaluation of the resulting positions.
pub(super) fn add_extra_eval(found: &mut [Candidate], extra_eval: impl Fn(&Draft) -> i32) {
    for candidate in found.iter_mut() {
        candidate.value += extra_eval(&candidate.after);
    }
    found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
}

/// Plays out the best replies until it is our turn again. With `averaged`, the previous value
/// counts half: the maximum of many noisy values is biased upwards, and averaging dampens that.
pub(super) fn search_replies(
    found: &mut Vec<Candidate>,
    evaluator: &Evaluator,
    count: usize,
    averaged: bool,
    stop: &mut dyn FnMut() -> bool,
) {
    let mut replies_searched = 0;
    for candidate in found.iter_mut().take(count) {
        let Some(value) = value_after_replies(candidate.after.clone(), evaluator, stop) else {
            break;
        };
        let value = value - candidate.length_penalty();
        let is_certain = is_decided(value) || is_decided(candidate.value);
        candidate.value =
            if averaged && !is_certain { i32::midpoint(candidate.value, value) } else { value };
        replies_searched += 1;
    }
    keep_best(found, replies_searched);
}

/// Keeps the evaluated turns, best first; all of them if none was evaluated.
fn keep_best(found: &mut Vec<Candidate>, evaluated: usize) {
    if evaluated > 0 {
        found.truncate(evaluated);
        found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    }
}

/// The value of a position if every player may build one step.
fn eval_with_building(after: &Draft, evaluator: &Evaluator) -> i32 {
    let tool_values = evaluator.tool_values(after.position());
    evaluator.eval(after, |grid, pawn, walking| {
        let step_blocks = step_blocks::step_blocks(after, grid, pawn).into_iter();
        let values = step_blocks
            .map(|step_block| tool_values.best_outcome(step_block.max_heights, pawn.tools));
        values.max().map_or(0, |best| (best - walking).max(0))
    })
}

/// Our best value after all players' best replies; `None` if stopped.
fn value_after_replies(
    mut now: Draft,
    evaluator: &Evaluator,
    stop: &mut dyn FnMut() -> bool,
) -> Option<i32> {
    while !now.position().is_over(evaluator.options) {
        let mover = now.mover();
        let best = candidates(&now, &Evaluator { us: mover, ..*evaluator }, &REPLY_BREADTH, stop)
            .swap_remove(0);
        if stop() {
            return None;
        }
        if mover == evaluator.us {
            return Some(best.value);
        }
        now = best.after;
    }
    Some(evaluator.eval(&now, |_, _, _| 0))
}
