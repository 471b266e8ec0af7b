//! The baseline bot: generates promising turns as a person would, evaluates where they lead, and at
//! its better levels searches the replies. Newer bots are measured against it.

mod blocking;
mod candidates;
mod eval;
mod grid_reach;
mod height_grid;
mod reply_search;
mod step_blocks;
#[cfg(test)]
mod tests;
mod tool_values;

use climbers::{Climbers, Colour, Draft, Turn};

use super::{Baseline, ScoredTurn};
pub(super) use candidates::with_steps;
use eval::Evaluator;
pub use tool_values::ToolValueSchedule;

/// The turns the bot considers, scored, and how many it generated.
pub(super) fn search(
    game: &Climbers,
    skill: &Baseline,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    compare(game, skill, Vec::new(), |_, _| 0, stop)
}

/// Like [`search`], with additional turns to consider and an additional evaluation of where turns lead.
pub(super) fn compare(
    game: &Climbers,
    skill: &Baseline,
    suggested: Vec<Turn>,
    extra_eval: impl Fn(&Draft, Colour) -> i32,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    let us = game.position().mover();
    let evaluator = Evaluator {
        us,
        options: *game.options(),
        opponent_weight: skill.opponent_weight,
        tool_schedule: skill.tool_schedule,
    };
    let mut found = candidates::candidates(&game.draft(), &evaluator, &skill.breadth, stop);
    candidates::add_suggested(&mut found, &game.draft(), &evaluator, suggested);
    let considered = found.len();
    reply_search::reevaluate_with_building(&mut found, &evaluator, skill.reevaluated, stop);
    reply_search::add_extra_eval(&mut found, |after| extra_eval(after, us));
    reply_search::search_replies(
        &mut found,
        &evaluator,
        skill.replies_searched,
        skill.averaged,
        stop,
    );
    let found = found.into_iter();
    let found = found.map(|candidate| ScoredTurn { turn: candidate.turn, value: candidate.value });
    (found.collect(), considered)
}
