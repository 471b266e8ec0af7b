//! Durable storage: tables, the events of their matches, chat, accounts, ratings.
//!
//! The match of a table is an append-only sequence of lines. An append names the line it follows; if
//! another node was faster, it fails with [`StoreError::Conflict`] and writes nothing. When a write
//! returns, its data is on disk.
//!
//! SQLite and PostgreSQL run the same statements. SQLite has a single writer, which commits everything
//! that waits in one transaction: a thousand matches share the cost of a disk flush.

mod abandoned;
mod accounts;
mod chat;
mod daily;
mod database;
mod error;
mod events;
mod history;
mod leaderboard;
#[cfg(feature = "simulation")]
pub mod memory;
mod push_subscriptions;
mod rating;
mod results;
mod seats;
mod secrets;
mod sessions;
mod sql_store;
mod store;
mod tables;
mod tokens;
mod transfer;
mod uptime;
mod write;

pub use abandoned::AbandonedBefore;
pub use accounts::{AccountRow, NewAccount};
pub use chat::ChatRow;
pub use daily::{DailyResult, DailySolver, DailyTotals, DailyTry};
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
pub use sql_store::SqlStore;
pub use store::Store;
pub use tables::{Since, TableChange, TableRow};
pub use tokens::{NewToken, TokenRow};
pub use transfer::TransferError;
pub use uptime::Outage;
