//! The Climbers from the outside: their laws, their reference implementation, their texts.
//!
//! One program: each test file by itself would compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod corpora;
mod laws;
mod reference;
mod route;
mod text_laws;
mod turns;
