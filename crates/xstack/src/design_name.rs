//! The stands and block sets there are, by name.

use std::{fmt, str::FromStr};

use game::Refusal;

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
}

impl DesignName {
    /// All of them, the default first.
    pub const ALL: [DesignName; 3] = [DesignName::Fan, DesignName::Wall, DesignName::HighFan];

    /// Its name in commands, options and texts.
    pub const fn name(self) -> &'static str {
        match self {
            DesignName::Fan => "fan",
            DesignName::Wall => "wall",
            DesignName::HighFan => "high-fan",
        }
    }
}

impl fmt::Display for DesignName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text is not the name of a design.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a design: there are fan, wall and high-fan")]
pub struct DesignNameError {
    /// What was read.
    pub text: String,
}

impl Refusal for DesignNameError {
    fn code(&self) -> &'static str {
        "not-a-design"
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone())]
    }
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
