//! Computer opponents for the three games.
//!
//! [`search`] holds game-independent search algorithms. Each game has a module with its evaluation,
//! its levels and its coach.
//!
//! *Invariant:* bots do no I/O and read no clock. You pass a seed, a limit on the positions to visit
//! and a `stop` function. The same seed gives the same move on every machine.

pub mod climbers;
pub mod klotz;
mod level;
mod log_odds;
pub mod move_choice;
mod puzzle_file;
mod rating;
mod reason;
pub mod search;
#[cfg(feature = "xstack")]
pub mod xstack;

pub use level::{BaselineLevel, Level};
pub use puzzle_file::{MAX_GRADE, PuzzleError};
pub use rating::{ANCHOR_RATING, Rating, ratings};
pub use reason::Reason;
