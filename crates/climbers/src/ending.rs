//! How a match ended, as a record says it.

use std::{fmt, str::FromStr};

use game::{Outcome, Verdict};

use crate::{Colour, EndRule, Settings};

/// How a match ended: by the rules, or by something outside them such as a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody won.
    Won {
        /// Who.
        winner: Colour,
        /// By what.
        by: EndWord,
    },
    /// Nobody won.
    Drawn {
        /// By what.
        by: EndWord,
    },
    /// Given up without a result.
    Abandoned,
    /// Not over yet.
    Unfinished,
}

impl Ending {
    /// The ending that an outcome of the rules is.
    pub fn from_outcome(outcome: Outcome<EndRule>, settings: &Settings) -> Ending {
        let by = EndWord(outcome.rule.name().to_owned());
        match outcome.verdict {
            Verdict::Won(seats) => {
                let winner = seats.iter().find_map(|seat| settings.colour(seat));
                Ending::Won { winner: winner.expect("the winner has a seat"), by }
            }
            Verdict::Drawn => Ending::Drawn { by },
            Verdict::Abandoned => Ending::Abandoned,
        }
    }

    /// What brought it about.
    pub fn by(&self) -> Option<&str> {
        match self {
            Ending::Won { by, .. } | Ending::Drawn { by } => Some(by.as_str()),
            Ending::Abandoned | Ending::Unfinished => None,
        }
    }
}

/// `red won by highest`, `drawn by nobody-climbed`, `abandoned` or `unfinished`.
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Won { winner, by } => write!(f, "{} won by {}", winner.name(), by.as_str()),
            Ending::Drawn { by } => write!(f, "drawn by {}", by.as_str()),
            Ending::Abandoned => f.write_str("abandoned"),
            Ending::Unfinished => f.write_str("unfinished"),
        }
    }
}

impl FromStr for Ending {
    type Err = EndingError;

    fn from_str(text: &str) -> Result<Ending, EndingError> {
        let bad = || EndingError { text: text.to_owned() };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["abandoned"] => Ok(Ending::Abandoned),
            ["unfinished"] => Ok(Ending::Unfinished),
            ["drawn", "by", by] => Ok(Ending::Drawn { by: EndWord::new(by).ok_or_else(bad)? }),
            [winner, "won", "by", by] => Ok(Ending::Won {
                winner: winner.parse().map_err(|_| bad())?,
                by: EndWord::new(by).ok_or_else(bad)?,
            }),
            _ => Err(bad()),
        }
    }
}

/// Why a text is not a result.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{text:?} is not a result like `red won by highest`, `drawn by nobody-climbed`, `abandoned` or `unfinished`"
)]
pub struct EndingError {
    /// What was read.
    pub text: String,
}

/// The longest word for what ended a match.
const MAX_WORD: usize = 40;

/// What ended a match, in one word of small letters and hyphens: an [`EndRule::name`], or
/// something outside the rules like `resignation`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndWord(String);

impl EndWord {
    /// The word, if it is one.
    pub fn new(word: &str) -> Option<EndWord> {
        let good = (1..=MAX_WORD).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        good.then(|| EndWord(word.to_owned()))
    }

    /// The word as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
