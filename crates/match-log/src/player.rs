//! Who makes the moves of a seat, and the clock.

use serde::{Deserialize, Serialize};
use table::ClockRule;

use crate::InvalidSetup;

/// Who makes the moves of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Player {
    /// A person.
    Human,
    /// A bot of this level.
    Bot {
        /// By its stored number: 11 is the weakest of eight, 18 the strongest; 1 to 3 are those of
        /// earlier versions.
        level: u8,
    },
}

/// The clock of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Clock {
    /// No clock.
    None,
    /// A fixed time for each move.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    PerMove {
        /// Milliseconds for each move.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        move_ms: u64,
    },
    /// A time for the whole match, and an increment after each move.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Increment {
        /// Milliseconds at the start.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        base_ms: u64,
        /// Milliseconds added after each move.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        increment_ms: u64,
    },
}

impl Player {
    /// Checks that a bot of the level exists.
    pub fn read(&self) -> Result<table::Player, InvalidSetup> {
        match *self {
            Player::Human => Ok(table::Player::Human),
            Player::Bot { level } if is_stored_level(level) => Ok(table::Player::Bot { level }),
            Player::Bot { level } => Err(InvalidSetup::NoSuchLevel { level }),
        }
    }
}

impl From<table::Player> for Player {
    fn from(player: table::Player) -> Self {
        match player {
            table::Player::Human => Self::Human,
            table::Player::Bot { level } => Self::Bot { level },
        }
    }
}

impl From<Clock> for ClockRule {
    fn from(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::None,
            Clock::PerMove { move_ms } => Self::PerMove { move_ms },
            Clock::Increment { base_ms, increment_ms } => Self::Increment { base_ms, increment_ms },
        }
    }
}

impl From<ClockRule> for Clock {
    fn from(rule: ClockRule) -> Self {
        match rule {
            ClockRule::None => Self::None,
            ClockRule::PerMove { move_ms } => Self::PerMove { move_ms },
            ClockRule::Increment { base_ms, increment_ms } => {
                Self::Increment { base_ms, increment_ms }
            }
        }
    }
}

/// Level 1 is stored as 11.
pub(crate) const STORED_LEVEL_OFFSET: u8 = 10;

/// Whether a stored number stands for a level of the bots. Today's eight levels are stored as 11 to
/// 18; matches of earlier versions hold 1 to 3. `bots::Level::from_stored` says which level it is.
fn is_stored_level(level: u8) -> bool {
    matches!(level, 1..=3 | 11..=18)
}

#[cfg(test)]
mod tests {
    use super::is_stored_level;

    #[test]
    fn every_stored_level_has_a_bot() {
        for level in 0..=u8::MAX {
            let known = bots::Level::from_stored(level).is_some();
            assert_eq!(is_stored_level(level), known, "level {level}");
        }
    }
}
