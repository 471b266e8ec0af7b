//! KLOTZ from the outside: its laws, its reference implementation, its texts and whole games.
//!
//! One program: each test file by itself would compile and link everything again.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod corpora;
mod game;
mod laws;
mod race;
mod reach;
mod reference;
mod text_laws;
