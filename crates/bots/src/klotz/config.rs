//! How strong the KLOTZ bot plays, as a value.

use super::{weights::TUNED, worth::Weights};
use crate::{Level, search::pvs::Pruning};

/// How a bot searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A shallow paranoid search that evaluates nothing but the race: the bot that others are
    /// measured against.
    Baseline,
    /// Principal variation search with two players, opponent prediction with more.
    Strong,
}

/// What a bot may spend, how it judges and how it chooses.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// How it searches.
    pub engine: Engine,
    /// Moves to look ahead.
    pub depth: u32,
    /// Positions to look at.
    pub nodes: u64,
    /// Positions to remember, at most.
    pub table: usize,
    /// See [`crate::choice::pick`].
    pub softness: i32,
    /// How far below the best a move may be and still be played.
    pub margin: i32,
    /// What the deep search leaves out.
    pub pruning: Pruning,
    /// How positions are judged.
    pub weights: Weights,
}

impl Config {
    /// The best there is, as long as it is given the time: only `stop` ends its search.
    pub const STRONGEST: Config = Config {
        engine: Engine::Strong,
        depth: 60,
        nodes: u64::MAX,
        table: 1 << 18,
        softness: 0,
        margin: 0,
        pruning: Pruning {
            ahead: 80,
            null_moves: true,
            reduce_after: 4,
            quiet_moves: 12,
            quiescence: 8,
        },
        weights: TUNED,
    };

    /// The first bot's beginner: it looks at its own move only.
    pub const FIRST_BEGINNER: Config = first(1, 1_000, 55, 180);
    /// The first bot's casual player: it looks at the answer too.
    pub const FIRST_CASUAL: Config = first(2, 60_000, 8, 40);
    /// The first bot's highest level: it looks three moves ahead.
    pub const FIRST_SKILLED: Config = first(3, 400_000, 0, 0);

    /// Eight strengths, weakest first: more and more thought, and a firmer and firmer choice.
    pub const EIGHT: [Config; 8] = [
        hasty(56, 224),
        deep(1, 200, 70, 280),
        deep(1, 200, 45, 180),
        deep(2, 600, 55, 220),
        deep(2, 600, 28, 112),
        deep(60, 2_500, 0, 0),
        deep(60, 11_000, 0, 0),
        deep(60, 40_000, 0, 0),
    ];

    /// What a level means in KLOTZ.
    pub const fn of(level: Level) -> Config {
        Config::EIGHT[level as usize]
    }

    /// The same bot, but it looks at no more than so many positions.
    #[must_use]
    pub fn within(self, nodes: u64) -> Config {
        Config { nodes: self.nodes.min(nodes), ..self }
    }
}

impl Config {
    /// How many positions are worth remembering: no more than can be met.
    pub(super) fn entries(&self) -> usize {
        usize::try_from(self.nodes.saturating_mul(2)).map_or(self.table, |met| met.min(self.table))
    }
}

const fn deep(depth: u32, nodes: u64, softness: i32, margin: i32) -> Config {
    Config { depth, nodes, softness, margin, ..Config::STRONGEST }
}

/// Looks at its own move and at what it is hit by next, and no further.
const fn hasty(softness: i32, margin: i32) -> Config {
    let strongest = Config::STRONGEST;
    let pruning = Pruning { quiescence: 1, ..strongest.pruning };
    Config { depth: 1, nodes: 200, softness, margin, pruning, ..strongest }
}

const fn first(depth: u32, nodes: u64, softness: i32, margin: i32) -> Config {
    Config { engine: Engine::Baseline, depth, nodes, softness, margin, ..Config::STRONGEST }
}
