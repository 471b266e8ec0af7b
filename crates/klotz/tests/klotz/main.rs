//! Integration tests of KLOTZ: properties, the reference implementation, texts and whole games.
//!
//! One binary: separate ones would each compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod corpora;
mod game_ends;
mod laws;
mod race;
mod reach;
mod reference;
#[cfg(feature = "serde")]
mod serde_text;
mod text_laws;
