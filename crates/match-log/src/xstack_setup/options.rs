//! Options of X-Stack.

use game::{OptionError, Options as _};
use xstack::DesignName;
use xstack::options::{self as rules, Start as RulesStart};

use super::{Hand, HouseRule, Options, Start, Tremor};

impl Options {
    /// Checks the options and converts them for the rules.
    pub fn read(&self) -> Result<xstack::Options, OptionError> {
        let mut options = xstack::Options {
            start: match self.design {
                Start::Fan => RulesStart::Drawn(DesignName::Fan),
                Start::Wall => RulesStart::Drawn(DesignName::Wall),
                Start::HighFan => RulesStart::Drawn(DesignName::HighFan),
                Start::Pyramid => RulesStart::Drawn(DesignName::Pyramid),
                Start::Bridge => RulesStart::Drawn(DesignName::Bridge),
                Start::Tower => RulesStart::Drawn(DesignName::Tower),
                Start::Lean => RulesStart::Drawn(DesignName::Lean),
                Start::Column => RulesStart::Drawn(DesignName::Column),
                Start::Spire => RulesStart::Drawn(DesignName::Spire),
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
            house_rules: self.house_rules.iter().map(|&rule| rule.into()).collect(),
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
                RulesStart::Drawn(DesignName::Pyramid) => Start::Pyramid,
                RulesStart::Drawn(DesignName::Bridge) => Start::Bridge,
                RulesStart::Drawn(DesignName::Tower) => Start::Tower,
                RulesStart::Drawn(DesignName::Lean) => Start::Lean,
                RulesStart::Drawn(DesignName::Column) => Start::Column,
                RulesStart::Drawn(DesignName::Spire) => Start::Spire,
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
            house_rules: options.house_rules.iter().map(HouseRule::from).collect(),
        }
    }
}

impl From<HouseRule> for xstack::HouseRule {
    fn from(rule: HouseRule) -> Self {
        match rule {
            HouseRule::OwnBlock => Self::OwnBlock,
            HouseRule::TopFloor => Self::TopFloor,
            HouseRule::BonusBelow => Self::BonusBelow,
        }
    }
}

impl From<xstack::HouseRule> for HouseRule {
    fn from(rule: xstack::HouseRule) -> Self {
        match rule {
            xstack::HouseRule::OwnBlock => Self::OwnBlock,
            xstack::HouseRule::TopFloor => Self::TopFloor,
            xstack::HouseRule::BonusBelow => Self::BonusBelow,
        }
    }
}
