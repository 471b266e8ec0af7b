//! Numbers as they are typed, refused in one line that names them.

use std::str::FromStr;

use crate::failure::Failure;

/// The number of a tower or a pile.
pub(crate) fn seed(text: &str) -> Result<u64, Failure> {
    whole(text).ok_or_else(|| {
        Failure::BadInput(format!("seed: {text:?} is not a whole number below two to the 64th"))
    })
}

/// Digits and nothing else: Rust would read a sign as well.
pub(crate) fn whole<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
