//! Weights of the static evaluation. `docs/bots/climbers.md` tells how they were found.

use climbers::{Ladder, Tools};

use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, MaxHeights, ladders},
    score::EndCountdown,
};

/// A weight that changes linearly over the rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tapered {
    /// In the first round.
    pub early: i32,
    /// From round 15 on.
    pub late: i32,
}

/// Weights are constant from this round on.
const LATE_ROUND: i32 = 15;

impl Tapered {
    pub(super) fn at(self, round: u32) -> i32 {
        let round = round.min(LATE_ROUND.unsigned_abs()).cast_signed();
        self.early + (self.late - self.early) * round / LATE_ROUND
    }
}

pub(super) const fn tapered(early: i32, late: i32) -> Tapered {
    Tapered { early, late }
}

/// The weights. About 100 points are one unit of height on surroundings that rise with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvalWeights {
    /// One unit of height.
    pub height: Tapered,
    /// One unit of mean height around the pawn: in high surroundings there is a way up from almost
    /// anywhere.
    pub local_height: i32,
    /// The small ladder.
    pub small: Tapered,
    /// The large ladder.
    pub large: Tapered,
    /// The stone.
    pub stone: i32,
    /// How much of the reachable gain counts for the player who moves next, in percent.
    pub next_reach_share: i32,
    /// The same for the player who moves last.
    pub last_reach_share: i32,
    /// The value of the lead.
    pub lead: i32,
    /// The additional value of the lead when the game is about to end.
    pub lead_at_end: i32,
    /// How much opponents count, in percent.
    pub opponent_weight: i32,
}

impl EvalWeights {
    /// For two players.
    pub const TWO_PLAYERS: EvalWeights = EvalWeights {
        height: tapered(17, 88),
        local_height: 78,
        small: tapered(300, 100),
        large: tapered(450, 280),
        stone: 40,
        next_reach_share: 75,
        last_reach_share: 50,
        lead: 30,
        lead_at_end: 750,
        opponent_weight: 100,
    };

    /// For more players. Without the local height: with it, and with cheaper ladders, fewer games
    /// were won.
    pub const MORE_PLAYERS: EvalWeights = EvalWeights {
        height: tapered(100, 100),
        local_height: 0,
        small: tapered(504, 190),
        large: tapered(1_008, 380),
        stone: 60,
        next_reach_share: 75,
        last_reach_share: 50,
        lead: 0,
        lead_at_end: 600,
        opponent_weight: 100,
    };

    /// The weights for a number of players.
    pub const fn for_players(players: usize) -> &'static EvalWeights {
        if players == 2 { &EvalWeights::TWO_PLAYERS } else { &EvalWeights::MORE_PLAYERS }
    }

    /// The weights at a round. Tools lose their value as the end approaches.
    pub(super) fn at_round(&self, round: u32, countdown: EndCountdown) -> CurrentWeights {
        let EndCountdown { climbless_turns, limit } = countdown;
        let left = |price: i32| {
            price * (limit * limit - climbless_turns * climbless_turns) / (limit * limit)
        };
        let height = self.height.at(round);
        CurrentWeights {
            height,
            local_height: self.local_height,
            climb: height + self.local_height * LOCAL_HEIGHT_PER_CLIMB / 100,
            small: left(self.small.at(round)),
            large: left(self.large.at(round)),
            stone: left(self.stone),
        }
    }
}

/// How much the local height rises per unit of climb, in percent: an estimate until the end cell is
/// known.
pub(super) const LOCAL_HEIGHT_PER_CLIMB: i32 = 60;

/// The weights at one moment.
#[derive(Clone, Copy)]
pub(super) struct CurrentWeights {
    height: i32,
    local_height: i32,
    /// One unit of height, including the rise of the local height.
    climb: i32,
    small: i32,
    large: i32,
    stone: i32,
}

impl CurrentWeights {
    fn tool_value(&self, tools: Tools) -> i32 {
        let small = if tools.has(Ladder::Small) { self.small } else { 0 };
        let large = if tools.has(Ladder::Large) { self.large } else { 0 };
        let stone = if tools.has_stone() { self.stone } else { 0 };
        small + large + stone
    }

    /// The value of a pawn's height, local height and tools.
    pub(super) fn current_value(&self, height: u8, local_height: i32, tools: Tools) -> i32 {
        self.height * i32::from(height)
            + self.local_height * local_height / 100
            + self.tool_value(tools)
    }

    /// The largest gain within reach compared with staying.
    pub(super) fn best_gain(&self, max_heights: MaxHeights, height: u8, tools: Tools) -> i32 {
        let gain = |cost: usize| {
            let rise = i32::from(max_heights[cost]) - i32::from(height);
            self.climb * rise - self.tool_value(tools) + self.tool_value(tools.minus(ladders(cost)))
        };
        let costs = (0..LADDER_SETS).filter(|&cost| ladders(cost).is_within(tools));
        costs.map(gain).max().unwrap_or(0).max(0)
    }
}
