//! The date of a game.

use std::{fmt, str::FromStr};

use crate::Refusal;

/// A date, `2026-11-15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The date, if it exists. Years have four digits.
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not a date like 2026-11-15")]
#[refusal(code = "not-a-date")]
pub struct DateError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let read = || {
            let mut parts = text.split('-');
            let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
            let date = Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)?;
            // Writing it back detects signs and missing digits.
            (date.to_string() == text).then_some(date)
        };
        read().ok_or_else(|| DateError { text: text.to_owned() })
    }
}
