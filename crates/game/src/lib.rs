//! What all our games share, and nothing that only one of them needs.
//!
//! A game is a type that implements [`Game`]: it knows its settings, whose turn it is, accepts or
//! refuses a [`Game::Move`] and says when it is over. What a move *is* differs wildly between our
//! games (a step on a grid, a turn of several steps, a recorded gesture), so the trait never asks
//! for a list of moves; games that can give one also implement [`Enumerate`].
//!
//! - [`Game`]: what servers, tables and bots need to know of a game.
//! - [`Seat`], [`Outcome`], [`Options`]: who plays, how it ended, what can be agreed on.
//! - [`Refusal`]: why a command was rejected, as a code with parameters that can be translated.
//! - [`record`]: games as text files.
//! - [`random`], [`hash`]: numbers that must stay the same for ever, since they are stored.
//! - `conformance` (feature): tests that every game must pass.
//!
//! This crate does no I/O, reads no clock, starts no thread and uses no randomness but what comes
//! from a seed it is given.

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
