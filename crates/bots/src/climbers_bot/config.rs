//! Configurations of the bots for The Climbers.

use super::{
    baseline::ToolValueSchedule,
    strong::{MorePlayers, Strong},
};
use crate::{BaselineLevel, Level};

/// How many turns of each kind the baseline generates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breadth {
    /// End cells of a walk without a block.
    pub walk_ends: usize,
    /// How many of those walks are continued with a block.
    pub starts: usize,
    /// Blocks placed as steps, per start.
    pub step_blocks: usize,
    /// Blocks placed against opponents, per face they need.
    pub blocking_moves: usize,
    /// Faces that opponents need.
    pub blocked_faces: usize,
    /// End cells of the walk after the block.
    pub final_ends: usize,
    /// Turns that are also tried with a stone at the end.
    pub stones: usize,
}

/// The parameters of the baseline bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Baseline {
    /// Which turns it generates.
    pub breadth: Breadth,
    /// How it values its tools.
    pub tool_schedule: ToolValueSchedule,
    /// How much opponents count, in percent.
    pub opponent_weight: i32,
    /// How many of the best turns are evaluated again with what all players can build next.
    pub reevaluated: usize,
    /// For how many of those the replies are searched, until it is the bot's turn again.
    pub replies_searched: usize,
    /// Whether to average the values before and after the reply search.
    pub averaged: bool,
}

impl Baseline {
    /// The named parameter sets, weakest first. Result files use these names.
    pub const NAMED: [(&str, Baseline); 4] =
        [("novice", NOVICE), ("beginner", BEGINNER), ("casual", CASUAL), ("skilled", SKILLED)];
}

/// The search algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Generates promising turns as a person would.
    Baseline(Baseline),
    /// Evaluates every placement and searches ahead.
    Strong(Strong),
}

/// The algorithm and the randomness of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// The search algorithm.
    pub engine: Engine,
    /// See [`crate::move_choice::pick`].
    pub temperature: i32,
    /// How much worse than the best a turn may be and still be played.
    pub margin: i32,
}

/// Which replies to generate for opponents.
pub(super) const REPLY_BREADTH: Breadth = Breadth {
    walk_ends: 6,
    starts: 1,
    step_blocks: 8,
    blocking_moves: 1,
    blocked_faces: 2,
    final_ends: 2,
    stones: 0,
};

impl Config {
    /// The baseline at its best; newer bots are measured against it.
    pub const BASELINE: Config =
        Config { engine: Engine::Baseline(SKILLED), temperature: 0, margin: 0 };

    /// The baseline with little search and much randomness, as a source of varied positions for
    /// measurements and puzzles.
    pub const VARIED: Config =
        Config { engine: Engine::Baseline(BEGINNER), temperature: 60, margin: 200 };

    /// The strongest configuration. It has no node limit: only `stop` ends the search.
    pub const STRONGEST: Config = strong(u64::MAX, more_players(48, 96, 48));

    /// The eight levels, weakest first: more search and less randomness. The last two are the
    /// strong bot, the others the baseline.
    pub const LEVELS: [Config; 8] = [
        baseline_config(&NOVICE, 1_500, 4_000),
        baseline_config(&NOVICE, 300, 900),
        baseline_config(&NOVICE, 140, 420),
        baseline_config(&BEGINNER, 110, 330),
        baseline_config(&CASUAL, 100, 300),
        baseline_config(&CASUAL, 10, 40),
        Config { temperature: 80, margin: 240, ..strong(10_000, more_players(12, 24, 6)) },
        strong(900_000, more_players(24, 48, 20)),
    ];

    /// The configuration of a level.
    pub const fn of(level: Level) -> Config {
        Config::LEVELS[level as usize]
    }

    /// The configuration of a baseline level.
    pub const fn baseline(level: BaselineLevel) -> Config {
        match level {
            BaselineLevel::Beginner => baseline_config(&BEGINNER, 90, 260),
            BaselineLevel::Casual => baseline_config(&CASUAL, 15, 45),
            BaselineLevel::Skilled => baseline_config(&SKILLED, 0, 0),
        }
    }

    /// Whether this is the baseline bot.
    pub const fn is_baseline(&self) -> bool {
        matches!(self.engine, Engine::Baseline(_))
    }

    /// The same bot; with two players, the strong bot evaluates at most this many turns.
    #[must_use]
    pub fn within(mut self, nodes: u64) -> Config {
        if let Engine::Strong(strong) = &mut self.engine {
            strong.nodes = strong.nodes.min(nodes);
        }
        self
    }
}

const fn baseline_config(baseline: &Baseline, temperature: i32, margin: i32) -> Config {
    Config { engine: Engine::Baseline(*baseline), temperature, margin }
}

/// The strong bot: a node limit for two players, and how to compare turns with more.
const fn strong(nodes: u64, more_players: MorePlayers) -> Config {
    let engine = Engine::Strong(Strong { nodes, depth: 6, width: 48, more_players });
    Config { engine, temperature: 0, margin: 0 }
}

/// How many turns to compare with more than two players.
const fn more_players(
    suggested: usize,
    reevaluated: usize,
    replies_searched: usize,
) -> MorePlayers {
    MorePlayers {
        suggested,
        comparison: Baseline { reevaluated, replies_searched, averaged: true, ..SKILLED },
    }
}

/// Builds at most one step where it stands, and ignores opponents.
const NOVICE: Baseline = Baseline {
    breadth: Breadth { starts: 0, step_blocks: 2, ..BEGINNER.breadth },
    opponent_weight: 0,
    ..BEGINNER
};

/// Builds and climbs for itself.
const BEGINNER: Baseline = Baseline {
    breadth: Breadth {
        walk_ends: 6,
        starts: 1,
        step_blocks: 4,
        blocking_moves: 0,
        blocked_faces: 2,
        final_ends: 2,
        stones: 0,
    },
    tool_schedule: ToolValueSchedule::DEFAULT,
    opponent_weight: 10,
    reevaluated: 0,
    replies_searched: 0,
    averaged: false,
};

/// Considers what it opens for opponents.
const CASUAL: Baseline = Baseline {
    breadth: Breadth {
        walk_ends: 8,
        starts: 2,
        step_blocks: 16,
        blocking_moves: 3,
        blocked_faces: 4,
        final_ends: 3,
        stones: 4,
    },
    tool_schedule: ToolValueSchedule::DEFAULT,
    opponent_weight: 90,
    reevaluated: 6,
    replies_searched: 0,
    averaged: false,
};

/// The baseline at its best.
pub(super) const SKILLED: Baseline = Baseline {
    breadth: Breadth {
        walk_ends: 16,
        starts: 4,
        step_blocks: 32,
        blocking_moves: 4,
        blocked_faces: 6,
        final_ends: 3,
        stones: 6,
    },
    tool_schedule: ToolValueSchedule::DEFAULT,
    opponent_weight: 100,
    reevaluated: 24,
    replies_searched: 10,
    averaged: false,
};
