//! What must not be lost: tables, what happened in their matches, what was said, who somebody is.
//!
//! The match of a table is a sequence of lines that is only ever added to. Whoever adds says after
//! which line; if somebody else was faster, the answer is [`StoreError::Conflict`] and nothing is
//! written. When an answer comes, what was written is on the disk.
//!
//! SQLite or PostgreSQL is behind it, with the same statements. SQLite has one writer, which puts
//! everything that waits into one transaction: a thousand matches share the cost of reaching the disk.

mod accounts;
mod chat;
mod database;
mod error;
mod events;
mod history;
mod leaderboard;
mod push_subscriptions;
mod rating;
mod results;
mod seats;
mod secrets;
mod sessions;
mod store;
mod tables;
mod tokens;
mod transfer;
mod write;

pub use accounts::{AccountRow, NewAccount};
pub use chat::ChatRow;
pub use database::Database;
pub use error::StoreError;
pub use events::{Append, EventRow};
pub use history::{HistoryRow, HistorySeat, RatingPoint, SentChatRow};
pub use leaderboard::LeaderboardRow;
pub use push_subscriptions::PushSubscription;
pub use rating::Rating;
pub use results::{MatchResult, RatingRow, SeatResult};
pub use seats::SeatedVisitor;
pub use sessions::{Session, SessionAccount};
pub use store::Store;
pub use tables::{TableChange, TableRow};
pub use tokens::{NewToken, TokenRow};
pub use transfer::TransferError;
