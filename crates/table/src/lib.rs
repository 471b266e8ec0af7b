#![doc = include_str!("../README.md")]

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
pub use clock::{BASE_MINUTES, Clock, ClockRule, INCREMENT_SECONDS, MOVE_DAYS, MOVE_SECONDS};
pub use command::{Answer, Command};
pub use decide::{Decision, played};
pub use event::{EndRule, Event, EventKind, TableRule};
pub use journal::{Journal, RestoreError};
pub use refusal::TableRefusal;
pub use refusal_codes::REFUSAL_CODES;
pub use setup::{BotAnswers, Player, SeatSetup, Setup, SetupError, Takebacks};
pub use state::{DrawOffer, Step, StepKind, Table, TakebackRequest};
