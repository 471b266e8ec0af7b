#![doc = include_str!("../README.md")]

// The derive macro of `Refusal` writes paths that begin with `::game`, here too.
extern crate self as game;

mod departure;
mod game_trait;
pub mod hash;
mod options;
mod outcome;
pub mod random;
pub mod record;
mod refusal;
mod refusal_codes;
mod seat;
#[cfg(feature = "serde")]
mod serde_text;

#[cfg(feature = "conformance")]
pub mod conformance;

pub use departure::Departure;
pub use game_trait::{Enumerate, Game, RetireError};
pub use options::{Choice, OptionError, OptionSpec, Options};
pub use outcome::{Outcome, Verdict};
pub use refusal::{AnyRefusal, Refusal, RefusalCauses, RefusalParam};
pub use refusal_codes::REFUSAL_CODES;
pub use refusal_derive::Refusal;
pub use seat::{MAX_SEATS, Seat, SeatSet};

/// For [`serde_as_text!`].
#[cfg(feature = "serde")]
#[doc(hidden)]
pub use serde;
