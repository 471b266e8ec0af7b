//! One contract for both databases. Each part of it gets an empty store.

mod accounts;
mod contract;
mod daily;
mod leaderboard;
#[cfg(feature = "simulation")]
mod memory;
mod postgres;
mod push_subscriptions;
mod results;
mod sqlite;
mod transfer;
mod uptime;
