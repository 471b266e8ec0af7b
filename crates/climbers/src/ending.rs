//! How a match ended, as a record says it.

use std::{fmt, str::FromStr};

use game::{EndWord, Outcome, Refusal, Verdict};

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
        let by = EndWord::new(outcome.rule.name()).expect("rules have names");
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

impl Refusal for EndingError {
    fn code(&self) -> &'static str {
        "not-a-result"
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone())]
    }
}
