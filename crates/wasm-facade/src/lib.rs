//! What the facades of all modules of the page share.
//!
//! Everything goes in and comes out as text or numbers; JSON stands for the types of `wire`. What is
//! refused is thrown as the JSON of a [`wire::Refusal`], and so is a panic.

mod choosing;
mod export_match;
mod json;
mod panics;

pub use choosing::{choose, patience};
pub use json::{Answer, read, read_ms, read_whole, thrown, write};
pub use panics::throw_panics;
