//! Opponents.
//!
//! [`search`] is generic; each game has a module that tells it what a position is worth and how its
//! levels differ. Bots do no I/O and read no clock: they get a seed, a limit on the positions they
//! may visit and a function that says when to stop. The same seed gives the same move everywhere.

pub mod choice;
pub mod climbers;
pub mod klotz;
mod level;
mod odds;
mod puzzle;
mod rating;
mod reason;
pub mod search;
#[cfg(feature = "xstack")]
pub mod xstack;

pub use level::{FirstLevel, Level};
pub use puzzle::{HARDEST, PuzzleError};
pub use rating::{Rating, SENSIBLE, ratings};
pub use reason::Reason;
