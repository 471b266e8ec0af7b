//! Given a match, when someone wants something, then this happens, or it is refused and nothing
//! does. One file for each thing one can want at a table, and the laws that hold for all of them.

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
