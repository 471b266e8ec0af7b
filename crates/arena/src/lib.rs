//! Matches between bots: built-in ones of any level, external programs, or any other [`Player`].
//!
//! - A [`Player`] chooses moves; a [`Contestant`] is a name and a way to create a player for each
//!   thread. Built-in bots are in [`builtin`], external programs in [`Program`].
//! - [`Schedule`] assigns seats. Every opening is played once for each seat, so that every contestant
//!   has every seat equally often.
//! - [`Contest`] plays the games on several threads. The results don't depend on the number of threads.
//! - [`stats`] evaluates results: Elo with confidence intervals, a sequential test, ratings.
//! - [`protocol`] is how external programs talk to the arena: one JSON object per line. [`ProtocolBot`]
//!   is the bot's side of it.
//!
//! [`ArenaGame`] is what the arena needs to know about a game besides its rules.

mod arena_game;
pub mod builtin;
mod contest;
mod contestant;
mod game_history;
mod line_reader;
mod opening;
mod played_game;
mod player;
mod process;
mod program;
pub mod protocol;
mod protocol_bot;
mod results;
mod schedule;
pub mod stats;

pub use arena_game::{ArenaGame, MoveList, SetupError};
pub use contest::{Contest, ContestConfig, ContestError, Progress};
pub use contestant::{Contestant, ContestantError};
pub use game_history::GameHistory;
pub use line_reader::{Line, LineReader, MAX_LINE};
pub use opening::opening;
pub use played_game::{Forfeit, PlayedGame, ThinkingTime};
pub use player::{ChosenMove, Failure, FailureKind, Limit, MoveRequest, Player};
pub use program::Program;
pub use protocol_bot::ProtocolBot;
pub use results::{ContestResults, Score};
pub use schedule::{Schedule, ScheduledGame};
