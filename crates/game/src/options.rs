//! Options: what players can choose before the first move.

use std::fmt;

use crate::Refusal;

/// The possible values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// One of these words; the first is the default.
    OneOf(&'static [&'static str]),
    /// A whole number from `min` to `max`.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
        /// The default value.
        default: u32,
    },
}

/// One option: its name and its possible values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in records and settings, in snake case.
    pub key: &'static str,
    /// The possible values.
    pub choice: Choice,
}

impl OptionSpec {
    /// Whether the option can have this value.
    fn check(&self, value: &str) -> Result<(), OptionError> {
        let fits = match self.choice {
            Choice::OneOf(words) => words.contains(&value),
            Choice::Number { min, max, .. } => {
                value.parse::<u32>().is_ok_and(|number| (min..=max).contains(&number))
            }
        };
        if fits {
            Ok(())
        } else {
            Err(OptionError::BadValue { spec: *self, value: value.to_owned() })
        }
    }
}

/// Why an option was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, Refusal)]
#[refusal(prefix = "option")]
pub enum OptionError {
    /// The game has no option with this name.
    Unknown {
        /// The name that was given.
        key: String,
    },
    /// The option exists but cannot have this value.
    BadValue {
        /// The option.
        #[refusal(name = "key", value = spec.key)]
        spec: OptionSpec,
        /// The value that was given.
        value: String,
    },
    /// Not of the form `key=value`.
    Malformed {
        /// The word that was found.
        word: String,
    },
    /// The same option twice.
    Repeated {
        /// Its name.
        key: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Unknown { key } => write!(f, "there is no option {key:?}"),
            OptionError::BadValue { spec: OptionSpec { key, choice }, value } => {
                write!(f, "option {key} cannot be {value:?}: it is ")?;
                match choice {
                    Choice::OneOf(words) => write!(f, "one of {}", words.join(", ")),
                    Choice::Number { min, max, .. } => write!(f, "a number from {min} to {max}"),
                }
            }
            OptionError::Malformed { word } => write!(f, "{word:?} is not of the form key=value"),
            OptionError::Repeated { key } => write!(f, "option {key} is given twice"),
        }
    }
}

impl std::error::Error for OptionError {}

/// The options of a game. In code they are typed fields, in text `key=value` words.
pub trait Options: Clone + Default + PartialEq + fmt::Debug {
    /// Every option, in the order in which they are written and shown.
    const SPECS: &'static [OptionSpec];

    /// The value of the option `key`, as text. Only called with keys of [`Self::SPECS`].
    fn get(&self, key: &str) -> String;

    /// Sets the option `key`. Only called with keys and values that [`Self::SPECS`] allows.
    fn assign(&mut self, key: &str, value: &str);

    /// Sets an option, if it exists and can have this value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let spec = Self::SPECS
            .iter()
            .find(|spec| spec.key == key)
            .ok_or_else(|| OptionError::Unknown { key: key.to_owned() })?;
        spec.check(value)?;
        self.assign(key, value);
        Ok(())
    }

    /// All options as `key=value`, joined by single spaces.
    fn to_text(&self) -> String {
        let words = Self::SPECS.iter().map(|spec| format!("{}={}", spec.key, self.get(spec.key)));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Parses what [`Self::to_text`] writes. Missing options get their defaults.
    fn from_text(text: &str) -> Result<Self, OptionError> {
        let mut options = Self::default();
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let (key, value) = word
                .split_once('=')
                .ok_or_else(|| OptionError::Malformed { word: word.to_owned() })?;
            options.set(key, value)?;
            let spec = Self::SPECS.iter().find(|spec| spec.key == key);
            if let Some(spec) = spec {
                if seen.contains(&spec.key) {
                    return Err(OptionError::Repeated { key: spec.key });
                }
                seen.push(spec.key);
            }
        }
        Ok(options)
    }
}
