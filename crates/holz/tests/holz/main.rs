//! The program as it is typed, one file for each command.
//!
//! One program: each test file by itself would compile and link everything again.

mod arena;
mod climbers;
#[path = "../common/mod.rs"]
mod common;
#[cfg(target_os = "linux")]
mod load;
#[cfg(target_os = "linux")]
mod logs;
mod pile;
mod rules;
mod serve;
mod verify;
