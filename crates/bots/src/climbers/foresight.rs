//! Second looks at the best turns: what everybody can build next, and what they will probably do.

use climbers::Draft;

use super::{
    builder,
    config::REPLY,
    turns::{Candidate, candidates},
    worth::{Judge, is_decided},
};

/// Judges the best turns again, with what everybody may build in their next turn. Only those stay
/// in the running.
pub(super) fn look_again(
    found: &mut Vec<Candidate>,
    judge: &Judge,
    count: usize,
    stop: &mut dyn FnMut() -> bool,
) {
    let mut looked = 0;
    for candidate in found.iter_mut().take(count) {
        if stop() {
            break;
        }
        candidate.value = with_building(&candidate.after, judge) - candidate.effort();
        looked += 1;
    }
    keep(found, looked);
}

/// Adds what somebody else thinks of where turns lead.
pub(super) fn consult(found: &mut [Candidate], opinion: impl Fn(&Draft) -> i32) {
    for candidate in found.iter_mut() {
        candidate.value += opinion(&candidate.after);
    }
    found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
}

/// Follows the best turns until it is our turn again, as if everybody played their best. If it is done
/// steadily, what a turn seemed to be worth before counts as much as what comes of it: of many turns the one of
/// which most seems to come is often the one that was followed most wrongly.
pub(super) fn follow(
    found: &mut Vec<Candidate>,
    judge: &Judge,
    count: usize,
    steadily: bool,
    stop: &mut dyn FnMut() -> bool,
) {
    let mut followed = 0;
    for candidate in found.iter_mut().take(count) {
        let Some(value) = after_replies(candidate.after.clone(), judge, stop) else { break };
        let value = value - candidate.effort();
        let is_certain = is_decided(value) || is_decided(candidate.value);
        candidate.value =
            if steadily && !is_certain { i32::midpoint(candidate.value, value) } else { value };
        followed += 1;
    }
    keep(found, followed);
}

/// Those that were looked at, best first; all if none was.
fn keep(found: &mut Vec<Candidate>, looked: usize) {
    if looked > 0 {
        found.truncate(looked);
        found.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
    }
}

/// The value of a position if everybody may build one step.
fn with_building(after: &Draft, judge: &Judge) -> i32 {
    let prices = judge.prices(after.position());
    judge.value(after, |sketch, pawn, walking| {
        let stairs = builder::stairs(after, sketch, pawn).into_iter();
        let worth = stairs.map(|stair| prices.best(stair.peaks, pawn.tools));
        worth.max().map_or(0, |best| (best - walking).max(0))
    })
}

/// The value of the best we can do once all others have done their best; `None` when there was no
/// time to find out.
fn after_replies(mut now: Draft, judge: &Judge, stop: &mut dyn FnMut() -> bool) -> Option<i32> {
    while !now.position().is_over(judge.options) {
        let mover = now.mover();
        let best = candidates(&now, &Judge { us: mover, ..*judge }, &REPLY, stop).swap_remove(0);
        if stop() {
            return None;
        }
        if mover == judge.us {
            return Some(best.value);
        }
        now = best.after;
    }
    Some(judge.value(&now, |_, _, _| 0))
}
