//! How strong a bot plays.

/// The levels, weakest first. What they mean is each game's own affair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks no further than its own turn and makes mistakes: for a first game.
    Beginner,
    /// Minds what the others can do.
    Casual,
    /// Looks further ahead and plays the best it finds.
    Skilled,
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
}
