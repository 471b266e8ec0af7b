//! The subcommands, one module each.

pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bot;
mod climbers_moves;
pub(crate) mod export_import;
mod numbers;
pub(crate) mod pile;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod verify;
