//! Why a request about a daily challenge is refused.

use game::Refusal;

/// Why a request about a daily challenge is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "daily")]
pub enum DailyRefusal {
    /// Not a day, a day to come, or one that is too long ago.
    #[error("there's no challenge for this day")]
    NoSuchDay,
    /// Only results of the current day count.
    #[error("this day is over, so the result doesn't count")]
    DayOver,
    /// The moves neither solve the puzzle nor fail.
    #[error("these moves don't finish the puzzle")]
    Unfinished,
}
