//! Load tests of online play, against the real server on this machine.
//!
//! Everything stays on the loopback interface, is bounded in number and time, and stops what it
//! started. Each visitor has its own loopback address, so that rate limits apply as they do to
//! strangers.
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
