//! How strong the bot plays.

/// The levels, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks at its own move only and chooses softly: for a first game.
    Beginner,
    /// Looks at the answer too.
    Casual,
    /// Looks three moves ahead and plays the best it finds.
    Skilled,
}

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

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 3] = [Level::Beginner, Level::Casual, Level::Skilled];

    /// The level with this number, counted from 1.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub(super) const fn skill(self) -> Skill {
        match self {
            Level::Beginner => Skill { depth: 1, nodes: 1_000, softness: 55, margin: 180 },
            Level::Casual => Skill { depth: 2, nodes: 60_000, softness: 8, margin: 40 },
            Level::Skilled => Skill { depth: 3, nodes: 400_000, softness: 0, margin: 0 },
        }
    }
}
