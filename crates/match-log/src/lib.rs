//! The stored form of a match.
//!
//! A match is stored as lines of JSON: a header with its setup, then one line for each event. Every
//! header carries the version of this form and of the rules, and whatever an older version wrote
//! stays readable: the files in `tests/golden` are only ever added to. A *record* is the same match
//! as a text file that people read and exchange.
//!
//! The types here have a JSON form that outlives the code, so they are separate from the types of
//! the rules and convert explicitly. Messages between page and server embed the setups and lines
//! from here.
//!
//! **Architecture invariant:** this crate knows nothing of views, sockets or bots, and does no I/O.
//! Anything that only has to be read by the program that wrote it belongs in `wire` or `session`.

pub mod climbers_setup;
mod error;
mod event;
pub mod klotz_setup;
mod log;
mod player;
mod record;
mod refusal_codes;
mod seat;
mod stored_game;
pub mod xstack_setup;

pub use error::InvalidSetup;
pub use log::{LogError, LogProblem, event_line, header_line, read_line, read_log, write_log};
pub use player::{Clock, Player};
pub use record::{read_record, rule_name, write_record};
pub use refusal_codes::REFUSAL_CODES;
pub use seat::{read_seat, seat_number, seat_numbers};
pub use stored_game::StoredGame;
