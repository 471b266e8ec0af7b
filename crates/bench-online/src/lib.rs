//! Playing from different places, measured against the program itself on this machine.
//!
//! Everything stays on the loopback, is bounded in number and time, and ends what it has started.
//! Visitors come from loopback addresses of their own, so that the server's limits count as they do
//! for strangers.
#![expect(clippy::cast_precision_loss, reason = "nothing that is counted here comes near 2^52")]

pub mod boardgame_io;
pub mod cluster;
mod connection;
pub mod fanout;
pub mod faulty_network;
mod fill_database;
pub mod idle_sockets;
pub mod kill_server;
mod measure;
pub mod move_rate;
pub mod pair;
pub mod program;
mod proxy;
mod reconnecting_player;
pub mod script;
mod visitor;

pub use measure::Figures;
pub use program::Program;
