//! The program as it is typed, one file for each command.
//!
//! One program: each test file by itself would compile and link everything again.

mod arena;
mod climbers;
#[path = "../common/mod.rs"]
mod common;
#[cfg(unix)]
mod killed;
mod pile;
mod rules;
mod serve;
mod verify;
