//! What must not be lost: tables, what happened in their matches, what was said.
//!
//! The match of a table is a sequence of lines that is only ever added to. Whoever adds says after
//! which line; if somebody else was faster, the answer is [`StoreError::Conflict`] and nothing is
//! written. When an answer comes, what was written is on the disk.
//!
//! SQLite or PostgreSQL is behind it, with the same statements. SQLite has one writer, which puts
//! everything that waits into one transaction: a thousand matches share the cost of reaching the disk.

mod chat;
mod database;
mod error;
mod events;
mod secrets;
mod store;
mod tables;
mod transfer;
mod write;

pub use chat::ChatRow;
pub use database::Database;
pub use error::StoreError;
pub use events::{Append, EventRow};
pub use store::Store;
pub use tables::{TableChange, TableRow};
pub use transfer::TransferError;
