//! Playing from different places, measured against the program itself on this machine.
//!
//! Everything stays on the loopback, is bounded in number and time, and ends what it has started.
//! Visitors come from loopback addresses of their own, so that the server's limits count as they do
//! for strangers.
#![expect(clippy::cast_precision_loss, reason = "nothing that is counted here comes near 2^52")]

pub mod broken;
pub mod cluster;
pub mod fanout;
pub mod idle;
pub mod kills;
mod line;
mod measure;
pub mod pair;
pub mod peer;
pub mod program;
mod proxy;
pub mod rate;
pub mod script;
mod stored;
mod stubborn;
mod visitor;

pub use measure::Figures;
pub use program::Program;
