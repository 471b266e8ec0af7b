//! Colours and options of KLOTZ.

use game::{OptionError, Options as _};
use klotz::options as rules;

use super::{Colour, Goal, Idle, Options, Repetition};

impl From<klotz::Colour> for Colour {
    fn from(colour: klotz::Colour) -> Self {
        match colour {
            klotz::Colour::Red => Self::Red,
            klotz::Colour::Yellow => Self::Yellow,
            klotz::Colour::Green => Self::Green,
            klotz::Colour::Blue => Self::Blue,
        }
    }
}

impl From<Colour> for klotz::Colour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::Red,
            Colour::Yellow => Self::Yellow,
            Colour::Green => Self::Green,
            Colour::Blue => Self::Blue,
        }
    }
}

impl Options {
    /// Checks the options and converts them for the rules.
    pub fn read(&self) -> Result<klotz::Options, OptionError> {
        let mut options = klotz::Options {
            goal: match self.goal {
                Goal::Near => rules::Goal::Near,
                Goal::Far => rules::Goal::Far,
            },
            idle: match self.idle {
                Idle::Removed => rules::Idle::Removed,
                Idle::Stay => rules::Idle::Stay,
            },
            repetition: match self.repetition {
                Repetition::Draw => rules::Repetition::Draw,
                Repetition::Allowed => rules::Repetition::Allowed,
            },
            ..klotz::Options::default()
        };
        // The only option that can be out of bounds.
        options.set("move_limit", &self.move_limit.to_string())?;
        Ok(options)
    }
}

impl From<&klotz::Options> for Options {
    fn from(options: &klotz::Options) -> Self {
        Self {
            goal: match options.goal {
                rules::Goal::Near => Goal::Near,
                rules::Goal::Far => Goal::Far,
            },
            idle: match options.idle {
                rules::Idle::Removed => Idle::Removed,
                rules::Idle::Stay => Idle::Stay,
            },
            repetition: match options.repetition {
                rules::Repetition::Draw => Repetition::Draw,
                rules::Repetition::Allowed => Repetition::Allowed,
            },
            move_limit: options.move_limit,
        }
    }
}
