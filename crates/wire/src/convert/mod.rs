//! Between the types that travel and those of the table, whatever the game.

mod command;
pub(crate) mod table;
pub(crate) mod view;
