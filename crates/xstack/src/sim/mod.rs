//! The simulation: what happens between two moments of rest.
//!
//! Everything here is a pure function of whole numbers: the same input gives the same bits on
//! every machine. Rapier sees to its part of it (`enhanced-determinism`); ours is to let nothing
//! but sums, products, quotients and square roots touch what goes in.

mod dice;
mod piles;
mod turn;
mod world;

pub use piles::{DrawnPile, draw_pile};
pub use world::{Knock, STEPS_PER_SECOND};
