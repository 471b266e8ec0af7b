//! X-Stack from the outside: its laws, its second witness, its texts, its simulation.
//!
//! One program: each test file by itself would compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod corpora;
mod game;
mod laws;
mod motions;
mod second_witness;
mod sim;
mod text_laws;
mod turns;
