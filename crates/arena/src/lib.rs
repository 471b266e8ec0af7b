#![doc = include_str!("../README.md")]

mod arena_game;
pub mod builtin;
mod check;
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
pub use check::{Finding, check_program};
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
