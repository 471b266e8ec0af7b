//! How strong a bot plays.

/// The levels, weakest first: eight woods, from the softest to the hardest. What they mean is each
/// game's own affair; how strong they are was measured ([`crate::ratings`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game: as good as somebody who has just understood the rules.
    Balsa,
    /// Prefers what looks good, and often takes something else.
    Willow,
    /// Sees what its own move does.
    Pine,
    /// Minds what the others can do.
    Cherry,
    /// Gives little away.
    Oak,
    /// Plays the best it finds.
    Beech,
    /// Looks further.
    Hornbeam,
    /// As strong as two seconds allow.
    Ebony,
}

/// Matches store the levels of this scale from here on; lower numbers belong to the first one.
const SCALE: u8 = 10;

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

    /// The level that a stored number means. Matches from when there were three levels have stored 1,
    /// 2 or 3: these are the levels of today that come nearest to them.
    pub fn from_stored(stored: u8) -> Option<Level> {
        match stored {
            1 => Some(FirstLevel::Beginner.today()),
            2 => Some(FirstLevel::Casual.today()),
            3 => Some(FirstLevel::Skilled.today()),
            _ => Level::from_number(stored.checked_sub(SCALE)?),
        }
    }

    /// The number by which matches store it: no number ever means two levels.
    pub const fn stored(self) -> u8 {
        SCALE + self.number()
    }

    /// What it is called where there is only one language.
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

/// The levels of the first bots. Nobody plays against them any more; they are the measure of those
/// that came after.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FirstLevel {
    /// Looks no further than its own turn and makes mistakes.
    Beginner,
    /// Minds what the others can do.
    Casual,
    /// Looks further ahead and plays the best it finds.
    Skilled,
}

impl FirstLevel {
    /// All of them, weakest first.
    pub const ALL: [FirstLevel; 3] =
        [FirstLevel::Beginner, FirstLevel::Casual, FirstLevel::Skilled];

    /// The level of today that comes nearest, over all games.
    pub const fn today(self) -> Level {
        match self {
            FirstLevel::Beginner => Level::Willow,
            FirstLevel::Casual => Level::Cherry,
            FirstLevel::Skilled => Level::Beech,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_means_one_level() {
        for level in Level::ALL {
            assert_eq!(Level::from_stored(level.stored()), Some(level));
            assert_eq!(Level::from_number(level.number()), Some(level));
        }
        let old: Vec<_> = (0..=10).filter_map(Level::from_stored).collect();
        assert_eq!(old, FirstLevel::ALL.map(FirstLevel::today), "1, 2 and 3, in their order");
        assert!(old.is_sorted());
        assert_eq!(Level::from_stored(19), None);
    }
}
