//! Conversions between the types here and those of the table.

mod command;
pub(crate) mod table;
pub(crate) mod view;
