//! Static evaluation of the baseline bot: 100 points are one unit of height.

use climbers::{Colour, Draft, Options, Position};

use super::{
    grid_reach::{GridReach, Pawn},
    height_grid::HeightGrid,
    tool_values::{ToolValueSchedule, ToolValues},
};
use crate::climbers_bot::score::{EndCountdown, UNIT, WIN};

/// Nobody has climbed: better than a loss, worse than playing on.
const DRAW: i32 = -20 * UNIT;

/// The value of the lead when the game is about to end.
const LEAD_AT_END: i32 = 6 * UNIT;

/// A pawn at the start of its player's next turn.
pub(super) fn pawn(position: &Position, colour: Colour, options: Options) -> Option<Pawn> {
    let at = position.pawn(colour)?;
    Some(Pawn { colour, at, tools: position.tools(colour), descend: options.descend })
}

/// Evaluates positions for one player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evaluator {
    pub(super) us: Colour,
    pub(super) options: Options,
    /// How much opponents count, in percent.
    pub(super) opponent_weight: i32,
    pub(super) tool_schedule: ToolValueSchedule,
}

impl Evaluator {
    /// The current values of tools.
    pub(super) fn tool_values(&self, position: &Position) -> ToolValues {
        ToolValues::new(position, self.options, &self.tool_schedule)
    }

    /// The value of a position at the start of a turn. `building` returns how much a block adds to
    /// a pawn's next turn, beyond walking.
    pub(super) fn eval(
        &self,
        draft: &Draft,
        mut building: impl FnMut(&HeightGrid, Pawn, i32) -> i32,
    ) -> i32 {
        let position = draft.position();
        let leader = position.ranking(self.options.tie)[0];
        if position.is_over(self.options) {
            return match position.height(leader) {
                Some(0) => DRAW,
                _ if leader == self.us => self.margin(position) + WIN,
                _ => self.margin(position) - WIN,
            };
        }
        let tool_values = self.tool_values(position);
        let grid = HeightGrid::new(position);
        let (mut ours, mut best, mut sum) = (0, i32::MIN, 0);
        // Whether the next player cannot climb without a block.
        let mut stuck = false;
        for colour in position.order().iter() {
            let Some(pawn) = pawn(position, colour, self.options) else { continue };
            let height = position.height(colour).map_or(0, i32::from);
            let now = UNIT * height + tool_values.total(pawn.tools);
            let max_heights = GridReach::new(&grid, pawn).max_heights();
            if colour == position.mover() {
                stuck = max_heights
                    .iter()
                    .all(|&max_height| max_height <= position.best(colour).height);
            }
            let walking = tool_values.best_outcome(max_heights, pawn.tools).max(now);
            let more = building(&grid, pawn, walking);
            // Opponents move before us and may take away what we reach.
            if colour == self.us {
                ours = now + (walking - now) / 2 + more / 3;
            } else {
                let theirs = now + (walking - now) * 3 / 4 + more / 2;
                best = best.max(theirs);
                sum += theirs;
            }
        }
        // The best opponent counts most.
        let others = (position.order().len() as u32 - 1).cast_signed();
        let opponents = (3 * best + sum / others) / 4;
        let EndCountdown { climbless_turns, limit } = EndCountdown::new(position, self.options);
        let last_chance = climbless_turns + 1 == limit;
        let ahead = if last_chance && stuck {
            LEAD_AT_END
        } else {
            LEAD_AT_END * climbless_turns * climbless_turns / (limit * limit)
        };
        let ahead = if leader == self.us { ahead } else { -ahead };
        ours - opponents * self.opponent_weight / 100 + ahead
    }

    /// Our height above the best opponent: even in a lost game, higher is better.
    fn margin(&self, position: &Position) -> i32 {
        let height = |colour| position.height(colour).map_or(0, i32::from);
        let others = position.order().iter().filter(|&colour| colour != self.us);
        UNIT * (height(self.us) - others.map(height).max().unwrap_or(0))
    }
}
