//! Versions of the rules: games keep the one they were started under.

/// A version of the rules. New games use the latest; stored games keep the version they were
/// started with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RulesVersion {
    /// Ties are decided by the turn on which a pawn reached its best height. If the active player
    /// leaves, the others lose their walk, and the last chance is given again.
    V1,
    /// Ties are decided by the turn on which a pawn arrived at the height it now has. A player who
    /// leaves on their turn has passed it.
    V2,
    /// The option `last_chance` exists. Games with a last chance are played as under version 2.
    V3,
}

impl RulesVersion {
    /// All of them, oldest first.
    pub const ALL: [RulesVersion; 3] = [RulesVersion::V1, RulesVersion::V2, RulesVersion::V3];

    /// The version of new games.
    pub const LATEST: RulesVersion = RulesVersion::V3;

    /// Its number, as stored with every game.
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::V1 => 1,
            RulesVersion::V2 => 2,
            RulesVersion::V3 => 3,
        }
    }

    /// The version with this number.
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        RulesVersion::ALL.into_iter().find(|version| version.number() == number)
    }
}
