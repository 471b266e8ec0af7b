//! One contract for both databases. Each part of it gets an empty store.

mod contract;
mod postgres;
mod sqlite;
mod transfer;
