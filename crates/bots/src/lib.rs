#![doc = include_str!("../README.md")]

pub mod climbers_bot;
pub mod klotz_bot;
mod level;
mod log_odds;
pub mod move_choice;
mod puzzle_file;
mod rating;
mod reason;
pub mod search;
#[cfg(feature = "xstack")]
pub mod xstack_bot;

pub use level::{BaselineLevel, Level};
pub use puzzle_file::{MAX_GRADE, PuzzleError};
pub use rating::{ANCHOR_RATING, Rating, ratings};
pub use reason::Reason;
