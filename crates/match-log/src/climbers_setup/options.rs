//! Colours and options of The Climbers.

use climbers::options as rules;
use game::{OptionError, Options as _};

use super::{Colour, Descend, Options, Tie};

impl From<climbers::Colour> for Colour {
    fn from(colour: climbers::Colour) -> Self {
        match colour {
            climbers::Colour::Red => Self::Red,
            climbers::Colour::Yellow => Self::Yellow,
            climbers::Colour::DarkBlue => Self::DarkBlue,
            climbers::Colour::LightBlue => Self::LightBlue,
            climbers::Colour::Violet => Self::Violet,
        }
    }
}

impl From<Colour> for climbers::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::Red,
            Colour::Yellow => Self::Yellow,
            Colour::DarkBlue => Self::DarkBlue,
            Colour::LightBlue => Self::LightBlue,
            Colour::Violet => Self::Violet,
        }
    }
}

impl Options {
    /// Checks the options and converts them for the rules.
    pub fn read(&self) -> Result<climbers::Options, OptionError> {
        let mut options = climbers::Options {
            pawn_before_block: if self.pawn_before_block {
                rules::PawnBeforeBlock::Yes
            } else {
                rules::PawnBeforeBlock::No
            },
            descend: match self.descend {
                Descend::Allowed => rules::Descend::Allowed,
                Descend::Forbidden => rules::Descend::Forbidden,
            },
            tie: match self.tie {
                Tie::Last => rules::Tie::Last,
                Tie::First => rules::Tie::First,
            },
            bridges: switch(self.bridges),
            together: switch(self.together),
            last_chance: if self.last_chance {
                rules::LastChance::Yes
            } else {
                rules::LastChance::No
            },
            ..climbers::Options::default()
        };
        // The only option that can be out of bounds.
        options.set("rounds", &self.rounds.to_string())?;
        Ok(options)
    }
}

fn switch(on: bool) -> rules::Switch {
    if on { rules::Switch::On } else { rules::Switch::Off }
}

impl From<&climbers::Options> for Options {
    fn from(options: &climbers::Options) -> Self {
        Self {
            pawn_before_block: options.pawn_before_block == rules::PawnBeforeBlock::Yes,
            descend: match options.descend {
                rules::Descend::Allowed => Descend::Allowed,
                rules::Descend::Forbidden => Descend::Forbidden,
            },
            tie: match options.tie {
                rules::Tie::Last => Tie::Last,
                rules::Tie::First => Tie::First,
            },
            rounds: options.rounds,
            bridges: options.bridges == rules::Switch::On,
            together: options.together == rules::Switch::On,
            last_chance: options.last_chance == rules::LastChance::Yes,
        }
    }
}
