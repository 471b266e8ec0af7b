//! How strong the bot for The Climbers plays, as a value.

use super::{
    deep::{Ahead, Crowd},
    prices::Tariff,
};
use crate::{BaselineLevel, Level};

/// How many turns are thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breadth {
    /// Places where the pawn may go without moving a block.
    pub first_ends: usize,
    /// How many of them a block is then moved from.
    pub firsts: usize,
    /// Blocks that make steps, from each of those.
    pub steps: usize,
    /// Blocks that hurt others, for each face they need.
    pub spoilers: usize,
    /// Faces the others need.
    pub faces: usize,
    /// Places where the pawn may go after the block.
    pub last_ends: usize,
    /// Turns that are also ended with the stone.
    pub stones: usize,
}

/// How the first bot thinks: of promising turns, as people do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct First {
    /// Which turns it thinks of.
    pub breadth: Breadth,
    /// What it takes its tools to be worth.
    pub tariff: Tariff,
    /// How much the others count, in hundredths.
    pub envy: i32,
    /// How many of the best turns are looked at again with what everybody may build next.
    pub second_looks: usize,
    /// How many of the best of those are followed until it is our turn again.
    pub followed: usize,
    /// Whether what a turn seemed to be worth before it was followed still counts, as much as what comes of
    /// it.
    pub steady: bool,
}

impl First {
    /// The first bot by how much it thinks of, least first, and what results call it.
    pub const NAMED: [(&str, First); 4] = [
        ("novice", NOVICE),
        ("beginner", BEGINNER),
        ("casual", CASUAL),
        ("skilled", FIRST_SKILLED),
    ];
}

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// The first bot.
    First(First),
    /// The one that judges everything and looks ahead.
    Deep(Ahead),
}

/// How a bot thinks and how it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// How it thinks.
    pub engine: Engine,
    /// See [`crate::move_choice::pick`].
    pub temperature: i32,
    /// How far below the best a turn may be and still be played.
    pub margin: i32,
}

/// What is thought of when guessing what others will do.
pub(super) const REPLY: Breadth =
    Breadth { first_ends: 6, firsts: 1, steps: 8, spoilers: 1, faces: 2, last_ends: 2, stones: 0 };

impl Config {
    /// The first bot at its best: what others are measured by.
    pub const FIRST: Config =
        Config { engine: Engine::First(FIRST_SKILLED), temperature: 0, margin: 0 };

    /// The first bot with few thoughts and a soft choice: its games make sense and hold surprises, and
    /// positions to measure and to puzzle over are taken from them.
    pub const CARELESS: Config =
        Config { engine: Engine::First(BEGINNER), temperature: 60, margin: 200 };

    /// The best there is, as long as it is given the time: only `stop` ends its search.
    pub const STRONGEST: Config = deep(u64::MAX, crowd(48, 96, 48));

    /// Eight strengths, weakest first: more and more thought, and a firmer and firmer choice. The
    /// quick ones are the first bot's, the others those of the strong bot.
    pub const LEVELS: [Config; 8] = [
        quick(&NOVICE, 1_500, 4_000),
        quick(&NOVICE, 300, 900),
        quick(&NOVICE, 140, 420),
        quick(&BEGINNER, 110, 330),
        quick(&CASUAL, 100, 300),
        quick(&CASUAL, 10, 40),
        Config { temperature: 80, margin: 240, ..deep(10_000, crowd(12, 24, 6)) },
        deep(900_000, crowd(24, 48, 20)),
    ];

    /// What a level means in The Climbers.
    pub const fn of(level: Level) -> Config {
        Config::LEVELS[level as usize]
    }

    /// A level of the first bot.
    pub const fn first(level: BaselineLevel) -> Config {
        match level {
            BaselineLevel::Beginner => quick(&BEGINNER, 90, 260),
            BaselineLevel::Casual => quick(&CASUAL, 15, 45),
            BaselineLevel::Skilled => quick(&FIRST_SKILLED, 0, 0),
        }
    }

    /// Whether this is the first bot, which needs no deep thought.
    pub const fn is_quick(&self) -> bool {
        matches!(self.engine, Engine::First(_))
    }

    /// The same bot, but with two players the strong one judges no more than so many turns.
    #[must_use]
    pub fn within(mut self, nodes: u64) -> Config {
        if let Engine::Deep(ahead) = &mut self.engine {
            ahead.nodes = ahead.nodes.min(nodes);
        }
        self
    }
}

const fn quick(first: &First, temperature: i32, margin: i32) -> Config {
    Config { engine: Engine::First(*first), temperature, margin }
}

/// The strong bot: with two players it judges so many turns, with more it compares as `crowd` says.
const fn deep(nodes: u64, crowd: Crowd) -> Config {
    let engine = Engine::Deep(Ahead { nodes, depth: 6, width: 48, crowd });
    Config { engine, temperature: 0, margin: 0 }
}

/// With more than two players: so many turns that seem good are compared.
const fn crowd(suggested: usize, second_looks: usize, followed: usize) -> Crowd {
    Crowd { suggested, compared: First { second_looks, followed, steady: true, ..FIRST_SKILLED } }
}

/// Builds a step where it stands, if it builds at all, and thinks of nobody else.
const NOVICE: First =
    First { breadth: Breadth { firsts: 0, steps: 2, ..BEGINNER.breadth }, envy: 0, ..BEGINNER };

/// Builds and climbs for itself.
const BEGINNER: First = First {
    breadth: Breadth {
        first_ends: 6,
        firsts: 1,
        steps: 4,
        spoilers: 0,
        faces: 2,
        last_ends: 2,
        stones: 0,
    },
    tariff: Tariff::USUAL,
    envy: 10,
    second_looks: 0,
    followed: 0,
    steady: false,
};

/// Minds what it opens for others.
const CASUAL: First = First {
    breadth: Breadth {
        first_ends: 8,
        firsts: 2,
        steps: 16,
        spoilers: 3,
        faces: 4,
        last_ends: 3,
        stones: 4,
    },
    tariff: Tariff::USUAL,
    envy: 90,
    second_looks: 6,
    followed: 0,
    steady: false,
};

/// The first bot at its best.
pub(super) const FIRST_SKILLED: First = First {
    breadth: Breadth {
        first_ends: 16,
        firsts: 4,
        steps: 32,
        spoilers: 4,
        faces: 6,
        last_ends: 3,
        stones: 6,
    },
    tariff: Tariff::USUAL,
    envy: 100,
    second_looks: 24,
    followed: 10,
    steady: false,
};
