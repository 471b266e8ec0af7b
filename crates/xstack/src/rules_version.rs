//! Versions of the rules: games keep the one they were started under.

/// A version of the rules. New games use the latest; stored games are played on, and replayed, by
/// the version they were stored with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RulesVersion {
    /// The printed rules only.
    V1,
    /// House rules can be turned on.
    V2,
}

impl RulesVersion {
    /// All of them, oldest first.
    pub const ALL: [RulesVersion; 2] = [RulesVersion::V1, RulesVersion::V2];

    /// The version of new games.
    pub const LATEST: RulesVersion = RulesVersion::V2;

    /// Its number, as stored with every game.
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::V1 => 1,
            RulesVersion::V2 => 2,
        }
    }

    /// The version with this number.
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        RulesVersion::ALL.into_iter().find(|version| version.number() == number)
    }
}
