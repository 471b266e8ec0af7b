//! Given a match, when a player sends a command, then these events happen, or it is refused and
//! nothing changes. One file per kind of command, and properties that hold for all of them.

mod clocks;
mod common;
mod decisions;
mod draws;
mod laws;
mod leaving;
mod moves;
mod rematches;
mod restoring;
mod takebacks;
