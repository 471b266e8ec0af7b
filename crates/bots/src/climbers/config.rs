//! How strong the bot for The Climbers plays, as a value.

use super::prices::Tariff;
use crate::Level;

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

/// What a bot looks at, how it judges and how it chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Which turns it thinks of.
    pub breadth: Breadth,
    /// What it takes its tools to be worth.
    pub tariff: Tariff,
    /// How much the others count, in hundredths.
    pub envy: i32,
    /// See [`crate::choice::pick`].
    pub softness: i32,
    /// How far below the best a turn may be and still be played.
    pub margin: i32,
    /// How many of the best turns are looked at again with what everybody may build next.
    pub second_looks: usize,
    /// How many of the best of those are followed until it is our turn again.
    pub followed: usize,
}

/// What is thought of when guessing what others will do.
pub(super) const REPLY: Breadth =
    Breadth { first_ends: 6, firsts: 1, steps: 8, spoilers: 1, faces: 2, last_ends: 2, stones: 0 };

impl Config {
    /// What a level means in The Climbers.
    pub const fn of(level: Level) -> Config {
        match level {
            Level::Beginner => Config {
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
                softness: 90,
                margin: 260,
                second_looks: 0,
                followed: 0,
            },
            Level::Casual => Config {
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
                softness: 15,
                margin: 45,
                second_looks: 6,
                followed: 0,
            },
            Level::Skilled => Config {
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
                softness: 0,
                margin: 0,
                second_looks: 24,
                followed: 10,
            },
        }
    }
}
