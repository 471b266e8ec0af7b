//! Matches between any bots: ours of any level, outside programs, anything that can choose a move.
//!
//! - [`Player`] is whoever chooses moves; a [`Contestant`] is a named way to make one for every
//!   thread. Our bots are in [`house`], outside programs in [`Program`].
//! - [`Schedule`] says who sits where in which game: every opening is played as often as there are
//!   seats, so that everybody sits everywhere equally often.
//! - [`Contest`] plays the games, on several threads. Its results do not depend on how many.
//! - [`stats`] says what results mean: Elo with error bars, a sequential test, ratings of many.
//! - [`protocol`] is what outside programs are spoken to in: JSON, a line each. [`Speaker`] is a
//!   bot's side of it.
//!
//! [`Hosted`] is what the arena has to know of a game besides its rules; the rest is the same for all.

mod bout;
mod contest;
mod contestant;
mod course;
mod host;
pub mod house;
mod lines;
mod opening;
mod player;
mod process;
mod program;
pub mod protocol;
mod schedule;
mod seed;
mod speaker;
pub mod stats;
mod tally;

pub use bout::{Bout, Fault, Pace};
pub use contest::{Contest, ContestError, Progress, Terms};
pub use contestant::{Contestant, ContestantError};
pub use course::Course;
pub use host::{Hosted, Offer, VenueError};
pub use lines::{Line, Lines, MAX_LINE};
pub use opening::opening;
pub use player::{Failure, FailureKind, Limit, Player, Task, Thought};
pub use program::Program;
pub use schedule::{Fixture, Schedule};
pub use speaker::Speaker;
pub use tally::{Score, Tally};
