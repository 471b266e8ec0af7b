//! The program on the command line, one file per command. All files form one test binary: linking each
//! separately would take longer.

mod arena_command;
mod climbers_commands;
#[path = "../common/mod.rs"]
mod common;
mod config;
mod https;
#[cfg(target_os = "linux")]
mod load;
#[cfg(target_os = "linux")]
mod logs;
mod picture_command;
mod pile;
mod rules;
mod serve;
mod verify;
