//! Options of X-Stack.

use game::{OptionError, Options as _};
use xstack::DesignName;
use xstack::options::{self as rules, Start as RulesStart};

use super::{Hand, Options, Start, Tremor};

impl Options {
    /// Checks the options and converts them for the rules.
    pub fn read(&self) -> Result<xstack::Options, OptionError> {
        let mut options = xstack::Options {
            start: match self.design {
                Start::Fan => RulesStart::Drawn(DesignName::Fan),
                Start::Wall => RulesStart::Drawn(DesignName::Wall),
                Start::HighFan => RulesStart::Drawn(DesignName::HighFan),
                Start::Own => RulesStart::Own,
            },
            hand: match self.hand {
                Hand::Normal => rules::Hand::Normal,
                Hand::Gentle => rules::Hand::Gentle,
                Hand::Strong => rules::Hand::Strong,
            },
            tremor: match self.tremor {
                Tremor::None => rules::Tremor::None,
                Tremor::Steady => rules::Tremor::Steady,
                Tremor::Natural => rules::Tremor::Natural,
                Tremor::Shaky => rules::Tremor::Shaky,
            },
            ..xstack::Options::default()
        };
        // The only option that can be out of bounds.
        options.set("rounds", &self.rounds.to_string())?;
        Ok(options)
    }
}

impl From<&xstack::Options> for Options {
    fn from(options: &xstack::Options) -> Self {
        Self {
            design: match options.start {
                RulesStart::Drawn(DesignName::Fan) => Start::Fan,
                RulesStart::Drawn(DesignName::Wall) => Start::Wall,
                RulesStart::Drawn(DesignName::HighFan) => Start::HighFan,
                RulesStart::Own => Start::Own,
            },
            hand: match options.hand {
                rules::Hand::Normal => Hand::Normal,
                rules::Hand::Gentle => Hand::Gentle,
                rules::Hand::Strong => Hand::Strong,
            },
            tremor: match options.tremor {
                rules::Tremor::None => Tremor::None,
                rules::Tremor::Steady => Tremor::Steady,
                rules::Tremor::Natural => Tremor::Natural,
                rules::Tremor::Shaky => Tremor::Shaky,
            },
            rounds: options.rounds,
        }
    }
}
