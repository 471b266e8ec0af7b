//! What players may agree on before the first turn.

use game::{Choice, OptionSpec};

use crate::{DesignName, HouseRule, HouseRules};

/// Which pile is played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// A pile of this design, drawn from a seed.
    Drawn(DesignName),
    /// A pile that a player built.
    Own,
}

impl Start {
    /// All of them, the default first.
    pub const ALL: [Start; 10] = [
        Start::Drawn(DesignName::Fan),
        Start::Drawn(DesignName::Wall),
        Start::Drawn(DesignName::HighFan),
        Start::Drawn(DesignName::Pyramid),
        Start::Drawn(DesignName::Bridge),
        Start::Drawn(DesignName::Tower),
        Start::Drawn(DesignName::Lean),
        Start::Drawn(DesignName::Column),
        Start::Drawn(DesignName::Spire),
        Start::Own,
    ];

    /// Its word among the options.
    pub const fn name(self) -> &'static str {
        match self {
            Start::Drawn(design) => design.name(),
            Start::Own => "own",
        }
    }
}

impl Default for Start {
    fn default() -> Start {
        Start::Drawn(DesignName::Fan)
    }
}

/// How strongly the hand pulls before a block slips from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Hand {
    /// Tight blocks slip.
    #[default]
    Normal,
    /// Blocks slip early.
    Gentle,
    /// Hardly any block slips: the pile comes along instead.
    Strong,
}

impl Hand {
    /// All of them, the default first.
    pub const ALL: [Hand; 3] = [Hand::Normal, Hand::Gentle, Hand::Strong];

    /// Its word among the options.
    pub const fn name(self) -> &'static str {
        match self {
            Hand::Normal => "normal",
            Hand::Gentle => "gentle",
            Hand::Strong => "strong",
        }
    }
}

/// How much the hand trembles, for all players alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tremor {
    /// Not at all.
    #[default]
    None,
    /// As a practised hand does.
    Steady,
    /// As hands do.
    Natural,
    /// As after too much coffee.
    Shaky,
}

impl Tremor {
    /// All of them, the default first.
    pub const ALL: [Tremor; 4] = [Tremor::None, Tremor::Steady, Tremor::Natural, Tremor::Shaky];

    /// Its word among the options.
    pub const fn name(self) -> &'static str {
        match self {
            Tremor::None => "none",
            Tremor::Steady => "steady",
            Tremor::Natural => "natural",
            Tremor::Shaky => "shaky",
        }
    }
}

/// The most rounds a game can have.
pub const MAX_ROUNDS: usize = 5;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Which pile is played on.
    pub start: Start,
    /// How strongly the hand pulls.
    pub hand: Hand,
    /// How much it trembles.
    pub tremor: Tremor,
    /// How many piles are played, from 1 to [`MAX_ROUNDS`]; points are added.
    pub rounds: u8,
    /// The house rules that are played.
    pub house_rules: HouseRules,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            start: Start::default(),
            hand: Hand::default(),
            tremor: Tremor::default(),
            rounds: 1,
            house_rules: HouseRules::NONE,
        }
    }
}

impl Options {
    /// What new games offer. It may change; [`Options::default`] may not, because it is what a text means
    /// that does not mention an option.
    pub const SUGGESTED: Options = Options {
        start: Start::Drawn(DesignName::Fan),
        hand: Hand::Normal,
        tremor: Tremor::None,
        rounds: 1,
        house_rules: HouseRules::NONE,
    };
}

impl game::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "design",
            choice: Choice::OneOf(&[
                "fan", "wall", "high-fan", "pyramid", "bridge", "tower", "lean", "column", "spire",
                "own",
            ]),
        },
        OptionSpec { key: "hand", choice: Choice::OneOf(&["normal", "gentle", "strong"]) },
        OptionSpec {
            key: "tremor",
            choice: Choice::OneOf(&["none", "steady", "natural", "shaky"]),
        },
        OptionSpec { key: "rounds", choice: Choice::Number { min: 1, max: 5, default: 1 } },
        OptionSpec { key: "own_block", choice: Choice::OneOf(&["off", "on"]) },
        OptionSpec { key: "top_floor", choice: Choice::OneOf(&["off", "on"]) },
        OptionSpec { key: "bonus_below", choice: Choice::OneOf(&["off", "on"]) },
    ];

    /// House rules that are off are not mentioned: texts of games without them stay as they were.
    fn to_text(&self) -> String {
        let mentioned = |key: &str| {
            let mut rules = HouseRule::ALL.into_iter();
            rules.find(|rule| rule.key() == key).is_none_or(|rule| self.house_rules.has(rule))
        };
        let specs = Self::SPECS.iter().filter(|spec| mentioned(spec.key));
        let words = specs.map(|spec| format!("{}={}", spec.key, self.get(spec.key)));
        words.collect::<Vec<_>>().join(" ")
    }

    fn get(&self, key: &str) -> String {
        match key {
            "design" => self.start.name().to_owned(),
            "hand" => self.hand.name().to_owned(),
            "tremor" => self.tremor.name().to_owned(),
            "rounds" => self.rounds.to_string(),
            key => if self.house_rules.has(house_rule(key)) { "on" } else { "off" }.to_owned(),
        }
    }

    fn assign(&mut self, key: &str, value: &str) {
        fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, value: &str) -> T {
            *all.iter().find(|&&one| name(one) == value).expect("one of the words, by SPECS")
        }
        match key {
            "design" => self.start = named(&Start::ALL, Start::name, value),
            "hand" => self.hand = named(&Hand::ALL, Hand::name, value),
            "tremor" => self.tremor = named(&Tremor::ALL, Tremor::name, value),
            "rounds" => self.rounds = value.parse().expect("a number, by SPECS"),
            key => {
                let rule = house_rule(key);
                let rules = self.house_rules;
                self.house_rules =
                    if value == "on" { rules.with(rule) } else { rules.without(rule) };
            }
        }
    }
}

/// The house rule of an option.
fn house_rule(key: &str) -> HouseRule {
    let mut rules = HouseRule::ALL.into_iter();
    rules.find(|rule| rule.key() == key).expect("only called with keys of SPECS")
}

#[cfg(test)]
mod tests {
    use game::Options as _;

    use super::*;

    #[test]
    fn defaults_match_the_rules() {
        let text = "design=fan hand=normal tremor=none rounds=1";
        assert_eq!(Options::default().to_text(), text);
        assert_eq!(Options::from_text(""), Ok(Options::default()));
        let house_rules = HouseRules::NONE.with(HouseRule::TopFloor);
        let options = Options { house_rules, ..Options::default() };
        assert_eq!(options.to_text(), format!("{text} top_floor=on"));
        assert_eq!(Options::from_text(&options.to_text()), Ok(options));
    }

    #[test]
    fn every_option_value_round_trips() {
        fn words(key: &str) -> Vec<String> {
            let spec = Options::SPECS.iter().find(|spec| spec.key == key).expect("an option");
            match spec.choice {
                Choice::OneOf(words) => words.iter().map(|&word| word.to_owned()).collect(),
                Choice::Number { min, max, .. } => (min..=max).map(|n| n.to_string()).collect(),
            }
        }
        for spec in Options::SPECS {
            for word in words(spec.key) {
                let mut options = Options::default();
                options.set(spec.key, &word).expect("an option");
                assert_eq!(options.get(spec.key), word);
            }
        }
        assert_eq!(words("design"), Start::ALL.map(Start::name));
        assert_eq!(words("hand"), Hand::ALL.map(Hand::name));
        assert_eq!(words("tremor"), Tremor::ALL.map(Tremor::name));
        assert_eq!(words("rounds").len(), MAX_ROUNDS);
    }
}
