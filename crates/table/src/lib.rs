//! One match, whatever the game: who sits where, whose time runs, what was asked and answered.
//!
//! Everything that happens goes through three steps. A [`Command`] says what someone wants;
//! [`Table::decide`] refuses it or turns it into [`Event`]s without changing anything;
//! [`Table::apply`] lets an event happen. The state of a match is the fold of its events over its
//! [`Setup`], so whoever keeps the events (a [`Journal`], a store) keeps the match.
//!
//! This crate does no I/O and reads no clock: every command comes with the time at which it was
//! given. Times are milliseconds from any origin the caller likes, as long as it stays the same
//! for the whole match.

mod apply;
mod apply_error;
mod check;
mod clock;
mod command;
mod decide;
mod event;
mod journal;
mod refusal;
mod refusal_codes;
mod setup;
mod state;

pub use apply_error::ApplyError;
pub use clock::{Clock, ClockRule};
pub use command::{Answer, Command};
pub use decide::{Decision, played};
pub use event::{EndRule, Event, EventKind, TableRule};
pub use journal::{Journal, RestoreError};
pub use refusal::TableRefusal;
pub use refusal_codes::REFUSAL_CODES;
pub use setup::{BotAnswers, Player, SeatSetup, Setup, SetupError, Takebacks};
pub use state::{DrawOffer, Step, StepKind, Table, TakebackWish};
