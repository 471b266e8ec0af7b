//! What the record of any game says besides its moves: who played, when, and what ended it.

use std::{fmt, str::FromStr};

use crate::Refusal;

/// The longest name a player can have, in characters: at the table and in records alike, so that
/// every name that was played under can be written down.
pub const MAX_NAME_CHARS: usize = 40;

/// A player's name, short and on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerName(String);

impl PlayerName {
    /// The name, if it is one: 1 to [`MAX_NAME_CHARS`] characters, no control characters, no
    /// space at the ends, and not `?`, which stands for an unknown name.
    pub fn new(name: &str) -> Option<PlayerName> {
        let good = name.trim() == name
            && (1..=MAX_NAME_CHARS).contains(&name.chars().count())
            && !name.contains(char::is_control)
            && name != "?";
        good.then(|| PlayerName(name.to_owned()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A day, `2026-11-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if there is one: years have four digits, months from 1 to 12 have as many days as
    /// they have.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
        let days = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        ((1..=9999).contains(&year) && (1..=days).contains(&day)).then_some(Date {
            year,
            month,
            day,
        })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Why a text is not a date.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a date like 2026-11-15")]
pub struct DateError {
    /// What was read.
    pub text: String,
}

impl Refusal for DateError {
    fn code(&self) -> &'static str {
        "not-a-date"
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone())]
    }
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let read = || {
            let mut parts = text.split('-');
            let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
            let date = Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)?;
            // Writing it again tells signs and missing digits.
            (date.to_string() == text).then_some(date)
        };
        read().ok_or_else(|| DateError { text: text.to_owned() })
    }
}

/// The longest word for what ended a match.
const MAX_WORD: usize = 40;

/// What ended a match, in one word of small letters and hyphens: the name of a rule of
/// the game, or something outside the rules like `resignation`.
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
