//! The subcommands, one module each.

pub(crate) mod arena_command;
pub(crate) mod backup;
pub(crate) mod bot;
pub(crate) mod check_bot;
mod climbers_moves;
pub(crate) mod config;
pub(crate) mod export_import;
pub(crate) mod keys;
mod numbers;
pub(crate) mod picture_command;
pub(crate) mod pile;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod verify;
