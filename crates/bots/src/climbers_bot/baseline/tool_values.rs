//! The value of unused tools.

use climbers::{Ladder, Options, Position, Tools};

use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, MaxHeights, ladders},
    score::{EndCountdown, UNIT, turns_played},
};

/// How the values of tools develop: 100 points are one unit of height.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToolValueSchedule {
    /// The small ladder.
    pub small: i32,
    /// The large ladder.
    pub large: i32,
    /// The stone.
    pub stone: i32,
    /// The extra value of ladders in the first round, in percent.
    pub early_bonus: i32,
    /// The round in which the extra value has fallen to zero.
    pub late: i32,
}

impl ToolValueSchedule {
    /// A ladder is worth more than its length, most of all early: near the table there are other
    /// ways up, and a late jump that nobody can answer decides games.
    pub const DEFAULT: ToolValueSchedule =
        ToolValueSchedule { small: 280, large: 560, stone: 70, early_bonus: 80, late: 10 };
}

/// The current values of tools.
#[derive(Clone, Copy, Debug)]
pub(super) struct ToolValues {
    small: i32,
    large: i32,
    stone: i32,
}

impl ToolValues {
    /// For turns that must gain height at any cost.
    pub(super) const NEARLY_FREE: ToolValues = ToolValues { small: 2, large: 3, stone: 0 };

    /// The values in a position. They fall as the pawns climb and with every turn without a climb,
    /// to zero at the end.
    pub(super) fn new(
        position: &Position,
        options: Options,
        tool_schedule: &ToolValueSchedule,
    ) -> ToolValues {
        let heights = position.order().iter().filter_map(|colour| position.height(colour));
        let highest = i32::from(heights.max().unwrap_or(0));
        let turns = turns_played(position.turn_number(), *position.order(), options);
        let round = turns / position.order().len() as u32;
        ToolValues::at(highest, round, EndCountdown::new(position, options), tool_schedule)
    }

    /// The values for a greatest height and a round.
    pub(super) fn at(
        highest: i32,
        round: u32,
        patience: EndCountdown,
        tool_schedule: &ToolValueSchedule,
    ) -> ToolValues {
        let EndCountdown { climbless_turns, limit } = patience;
        let now = |price: i32| {
            price * (100 - 4 * highest.min(9)) / 100
                * (limit * limit - climbless_turns * climbless_turns)
                / (limit * limit)
        };
        let ToolValueSchedule { small, large, stone, early_bonus, late } = *tool_schedule;
        let left = late - round.min(late.unsigned_abs()).cast_signed();
        // No extra value once nobody climbs: the game may end before the ladders are used.
        let saved = if climbless_turns == 0 { early_bonus * left } else { 0 };
        let early = |price: i32| price + price * saved / (100 * late);
        ToolValues { small: now(early(small)), large: now(early(large)), stone: now(stone) }
    }

    /// The total value of some tools.
    pub(super) fn total(self, tools: Tools) -> i32 {
        let small = if tools.has(Ladder::Small) { self.small } else { 0 };
        let large = if tools.has(Ladder::Large) { self.large } else { 0 };
        let stone = if tools.has_stone() { self.stone } else { 0 };
        small + large + stone
    }

    /// The best height a pawn can reach, with the value of its remaining tools.
    pub(super) fn best_outcome(self, max_heights: MaxHeights, tools: Tools) -> i32 {
        let value = |cost: usize| {
            UNIT * i32::from(max_heights[cost]) + self.total(tools.minus(ladders(cost)))
        };
        (0..LADDER_SETS)
            .filter(|&cost| ladders(cost).is_within(tools))
            .map(value)
            .max()
            .unwrap_or(0)
    }
}
