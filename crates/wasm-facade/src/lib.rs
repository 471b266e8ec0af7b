//! What the WebAssembly modules share: JSON, thrown refusals, bots with a time limit.
//!
//! Values cross the border as text or numbers; types of `wire` are JSON. A refusal is thrown as the JSON
//! of a [`wire::Refusal`], and so is a panic.
//!
//! **Architecture invariant:** the `wasm*` crates hold no logic. A function parses, calls and writes. They
//! are also the only place that reads a clock, to stop a bot that takes too long.

mod choosing;
mod export_match;
mod json;
mod panics;

pub use choosing::{choose, time_limit};
pub use json::{Answer, read, read_ms, read_whole, thrown, write};
pub use panics::throw_panics;
