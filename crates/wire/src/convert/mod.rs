//! Conversions between the types here and those of the table.

mod command;
pub(crate) mod outcome;
pub(crate) mod view;
