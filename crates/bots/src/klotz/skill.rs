//! What the levels mean in KLOTZ.

use crate::Level;

/// What a level may spend and how it chooses.
pub(super) struct Skill {
    /// Moves to look ahead.
    pub(super) depth: u32,
    /// Positions to look at.
    pub(super) nodes: u64,
    /// See [`crate::choice::pick`].
    pub(super) softness: i32,
    /// How far below the best a move may be and still be played.
    pub(super) margin: i32,
}

impl Skill {
    /// A beginner looks at its own move only, a casual player at the answer too, a skilled one three
    /// moves ahead.
    pub(super) const fn of(level: Level) -> Skill {
        match level {
            Level::Beginner => Skill { depth: 1, nodes: 1_000, softness: 55, margin: 180 },
            Level::Casual => Skill { depth: 2, nodes: 60_000, softness: 8, margin: 40 },
            Level::Skilled => Skill { depth: 3, nodes: 400_000, softness: 0, margin: 0 },
        }
    }
}
