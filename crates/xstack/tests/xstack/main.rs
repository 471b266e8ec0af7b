//! Integration tests of X-Stack: properties, the reference implementation, texts, simulation.
//!
//! One binary: separate ones would each compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod contacts;
mod corpora;
mod laws;
mod motions;
mod reference;
mod sim;
mod text_laws;
mod turns;
mod whole_games;
