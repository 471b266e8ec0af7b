//! The program on the command line, one file per command. All files form one test binary: linking each
//! separately would take longer.

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
