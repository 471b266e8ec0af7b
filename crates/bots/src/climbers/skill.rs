//! What the levels mean in The Climbers.

use crate::Level;

/// How many turns are thought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Breadth {
    /// Places where the pawn may go without moving a block.
    pub(super) first_ends: usize,
    /// How many of them a block is then moved from.
    pub(super) firsts: usize,
    /// Blocks that make steps, from each of those.
    pub(super) steps: usize,
    /// Blocks that hurt others, for each face they need.
    pub(super) spoilers: usize,
    /// Faces the others need.
    pub(super) faces: usize,
    /// Places where the pawn may go after the block.
    pub(super) last_ends: usize,
    /// Turns that are also ended with the stone.
    pub(super) stones: usize,
}

/// What a level looks at and how it chooses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    pub(super) breadth: Breadth,
    /// How much the others count, in hundredths.
    pub(super) envy: i32,
    /// See [`crate::choice::pick`].
    pub(super) softness: i32,
    /// How far below the best a turn may be and still be played.
    pub(super) margin: i32,
    /// How many of the best turns are looked at again with what everybody may build next.
    pub(super) second_looks: usize,
    /// How many of the best of those are followed until it is our turn again.
    pub(super) followed: usize,
}

/// What is thought of when guessing what others will do.
pub(super) const REPLY: Breadth =
    Breadth { first_ends: 6, firsts: 1, steps: 8, spoilers: 1, faces: 2, last_ends: 2, stones: 0 };

impl Skill {
    pub(super) const fn of(level: Level) -> Skill {
        match level {
            Level::Beginner => Skill {
                breadth: Breadth {
                    first_ends: 6,
                    firsts: 1,
                    steps: 4,
                    spoilers: 0,
                    faces: 2,
                    last_ends: 2,
                    stones: 0,
                },
                envy: 10,
                softness: 90,
                margin: 260,
                second_looks: 0,
                followed: 0,
            },
            Level::Casual => Skill {
                breadth: Breadth {
                    first_ends: 8,
                    firsts: 2,
                    steps: 16,
                    spoilers: 3,
                    faces: 4,
                    last_ends: 3,
                    stones: 4,
                },
                envy: 90,
                softness: 15,
                margin: 45,
                second_looks: 6,
                followed: 0,
            },
            Level::Skilled => Skill {
                breadth: Breadth {
                    first_ends: 16,
                    firsts: 4,
                    steps: 32,
                    spoilers: 4,
                    faces: 6,
                    last_ends: 3,
                    stones: 6,
                },
                envy: 100,
                softness: 0,
                margin: 0,
                second_looks: 24,
                followed: 10,
            },
        }
    }
}
