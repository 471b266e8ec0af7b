//! The stands and block sets there are, by name.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

/// A stand with the blocks that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum DesignName {
    /// Bars front to back and planks left to right, floor by floor.
    #[default]
    Fan,
    /// Two rows of bars in courses, like a wall of bricks.
    Wall,
    /// As the fan, shallower and a floor higher.
    HighFan,
    /// As the fan, narrowing to a single bar.
    Pyramid,
    /// Two pillars, and planks that bridge the gap between them.
    Bridge,
    /// A short X with a tall, narrow pile.
    Tower,
    /// Floors that lean to one side.
    Lean,
    /// A straight column, as wide at the top as near the bottom.
    Column,
    /// A shallow stand and a pile that ends in a point.
    Spire,
}

impl DesignName {
    /// All of them, the oldest first.
    pub const ALL: [DesignName; 9] = [
        DesignName::Fan,
        DesignName::Wall,
        DesignName::HighFan,
        DesignName::Pyramid,
        DesignName::Bridge,
        DesignName::Tower,
        DesignName::Lean,
        DesignName::Column,
        DesignName::Spire,
    ];

    /// Its name in commands, options and texts.
    pub const fn name(self) -> &'static str {
        match self {
            DesignName::Fan => "fan",
            DesignName::Wall => "wall",
            DesignName::HighFan => "high-fan",
            DesignName::Pyramid => "pyramid",
            DesignName::Bridge => "bridge",
            DesignName::Tower => "tower",
            DesignName::Lean => "lean",
            DesignName::Column => "column",
            DesignName::Spire => "spire",
        }
    }
}

impl fmt::Display for DesignName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl RefusalParam for DesignName {}

/// Why a text is not the name of a design.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error(
    "{text:?} is not a design: there are fan, wall, high-fan, pyramid, bridge, tower, lean, column and spire"
)]
#[refusal(code = "not-a-design")]
pub struct DesignNameError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for DesignName {
    type Err = DesignNameError;

    fn from_str(text: &str) -> Result<DesignName, DesignNameError> {
        DesignName::ALL
            .into_iter()
            .find(|design| design.name() == text)
            .ok_or_else(|| DesignNameError { text: text.to_owned() })
    }
}
