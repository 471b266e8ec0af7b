//! Parses numbers with errors that fit on one line.

use std::str::FromStr;

use crate::command_error::CommandError;

/// The seed of a tower or a pile.
pub(crate) fn seed(text: &str) -> Result<u64, CommandError> {
    whole(text).ok_or_else(|| {
        CommandError::BadInput(format!("seed: {text:?} is not a whole number below 2^64"))
    })
}

/// Accepts only digits; `parse` would accept a sign as well.
pub(crate) fn whole<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
