//! Configurations of the KLOTZ bots.

use super::{eval::Weights, weights::TUNED};
use crate::{Level, search::pvs::Pruning};

/// The search algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A shallow paranoid search that evaluates only the race; newer bots are measured against it.
    Baseline,
    /// Principal variation search with two players, opponent prediction with more.
    Strong,
}

/// The limits, the evaluation and the randomness of a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// The search algorithm.
    pub engine: Engine,
    /// The maximum search depth.
    pub depth: u32,
    /// The maximum number of positions to visit.
    pub nodes: u64,
    /// The maximum size of the transposition table.
    pub max_table_entries: usize,
    /// See [`crate::move_choice::pick`].
    pub temperature: i32,
    /// How much worse than the best a move may be and still be played.
    pub margin: i32,
    /// The pruning parameters of the principal variation search.
    pub pruning: Pruning,
    /// The evaluation weights.
    pub weights: Weights,
}

impl Config {
    /// The strongest configuration. It has no node limit: only `stop` ends the search.
    pub const STRONGEST: Config = Config {
        engine: Engine::Strong,
        depth: 60,
        nodes: u64::MAX,
        max_table_entries: 1 << 18,
        temperature: 0,
        margin: 0,
        pruning: Pruning {
            reverse_futility_margin: 80,
            null_move: true,
            lmr_after: 4,
            late_move_count: 12,
            quiescence_depth: 8,
        },
        weights: TUNED,
    };

    /// The baseline's beginner: searches its own move only.
    pub const BASELINE_BEGINNER: Config = baseline(1, 1_000, 55, 180);
    /// The baseline's casual player: searches the reply too.
    pub const BASELINE_CASUAL: Config = baseline(2, 60_000, 8, 40);
    /// The baseline's best: searches three plies.
    pub const BASELINE_SKILLED: Config = baseline(3, 400_000, 0, 0);

    /// The eight levels, weakest first: more search and less randomness.
    pub const LEVELS: [Config; 8] = [
        hasty(56, 224),
        strong(1, 200, 70, 280),
        strong(1, 200, 45, 180),
        strong(2, 600, 55, 220),
        strong(2, 600, 28, 112),
        strong(60, 2_500, 0, 0),
        strong(60, 11_000, 0, 0),
        strong(60, 40_000, 0, 0),
    ];

    /// The configuration of a level.
    pub const fn of(level: Level) -> Config {
        Config::LEVELS[level as usize]
    }

    /// The same bot with a node limit.
    #[must_use]
    pub fn within(self, nodes: u64) -> Config {
        Config { nodes: self.nodes.min(nodes), ..self }
    }
}

impl Config {
    /// The size of the transposition table: at most what the node limit can fill.
    pub(super) fn table_entries(&self) -> usize {
        usize::try_from(self.nodes.saturating_mul(2))
            .map_or(self.max_table_entries, |met| met.min(self.max_table_entries))
    }
}

const fn strong(depth: u32, nodes: u64, temperature: i32, margin: i32) -> Config {
    Config { depth, nodes, temperature, margin, ..Config::STRONGEST }
}

/// Searches one ply with a one-ply quiescence search.
const fn hasty(temperature: i32, margin: i32) -> Config {
    let strongest = Config::STRONGEST;
    let pruning = Pruning { quiescence_depth: 1, ..strongest.pruning };
    Config { depth: 1, nodes: 200, temperature, margin, pruning, ..strongest }
}

const fn baseline(depth: u32, nodes: u64, temperature: i32, margin: i32) -> Config {
    Config { engine: Engine::Baseline, depth, nodes, temperature, margin, ..Config::STRONGEST }
}
