//! One contract for both databases. Each part of it gets an empty store.

mod accounts;
mod contract;
mod ladder;
mod postgres;
mod pushes;
mod results;
mod sqlite;
mod transfer;
