//! Integration tests of The Climbers: properties, the reference implementation, texts.
//!
//! One binary: separate ones would each compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod corpora;
mod laws;
mod reference;
mod route;
mod text_laws;
mod turns;
