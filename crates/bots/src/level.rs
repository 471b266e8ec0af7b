//! The levels of the bots.

/// The levels, weakest first, named after woods from the softest to the hardest. Each game configures
/// them itself; [`crate::ratings`] has their measured strength.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game: plays like a person who has just learned the rules.
    Balsa,
    /// Prefers good-looking moves, with many mistakes.
    Willow,
    /// Sees the direct effect of its own move.
    Pine,
    /// Considers what opponents can do.
    Cherry,
    /// Makes few mistakes.
    Oak,
    /// Plays the best move it finds.
    Beech,
    /// Searches deeper.
    Hornbeam,
    /// As strong as two seconds of thinking allow.
    Ebony,
}

/// Stored numbers above this mean a [`Level`]; 1 to 3 mean a [`BaselineLevel`].
const STORED_OFFSET: u8 = 10;

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 8] = [
        Level::Balsa,
        Level::Willow,
        Level::Pine,
        Level::Cherry,
        Level::Oak,
        Level::Beech,
        Level::Hornbeam,
        Level::Ebony,
    ];

    /// The level with this number, counted from 1.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Its number, counted from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level of a stored number. Old matches stored 1, 2 or 3 for the three levels of that time;
    /// these map to today's nearest levels.
    pub fn from_stored(stored: u8) -> Option<Level> {
        match stored {
            1 => Some(BaselineLevel::Beginner.nearest_level()),
            2 => Some(BaselineLevel::Casual.nearest_level()),
            3 => Some(BaselineLevel::Skilled.nearest_level()),
            _ => Level::from_number(stored.checked_sub(STORED_OFFSET)?),
        }
    }

    /// The number that matches store. A stored number never changes its meaning.
    pub const fn stored(self) -> u8 {
        STORED_OFFSET + self.number()
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Balsa => "Balsa",
            Level::Willow => "Willow",
            Level::Pine => "Pine",
            Level::Cherry => "Cherry",
            Level::Oak => "Oak",
            Level::Beech => "Beech",
            Level::Hornbeam => "Hornbeam",
            Level::Ebony => "Ebony",
        }
    }
}

/// The levels of the baseline bots: the first bots of each game, kept as a yardstick for newer ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BaselineLevel {
    /// Considers only its own turn and makes mistakes.
    Beginner,
    /// Considers what opponents can do.
    Casual,
    /// Looks further ahead and plays the best move it finds.
    Skilled,
}

impl BaselineLevel {
    /// All of them, weakest first.
    pub const ALL: [BaselineLevel; 3] =
        [BaselineLevel::Beginner, BaselineLevel::Casual, BaselineLevel::Skilled];

    /// The [`Level`] of about the same strength, over all games.
    pub const fn nearest_level(self) -> Level {
        match self {
            BaselineLevel::Beginner => Level::Willow,
            BaselineLevel::Casual => Level::Cherry,
            BaselineLevel::Skilled => Level::Beech,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_numbers_round_trip_and_old_ones_stay_readable() {
        for level in Level::ALL {
            assert_eq!(Level::from_stored(level.stored()), Some(level));
            assert_eq!(Level::from_number(level.number()), Some(level));
        }
        let old: Vec<_> = (0..=10).filter_map(Level::from_stored).collect();
        assert_eq!(
            old,
            BaselineLevel::ALL.map(BaselineLevel::nearest_level),
            "1, 2 and 3 in order"
        );
        assert!(old.is_sorted());
        assert_eq!(Level::from_stored(19), None);
    }
}
