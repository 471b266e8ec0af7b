//! The simulation: what happens between two moments of rest.
//!
//! Everything here is a pure function of whole numbers: the same input gives the same bits on
//! every machine. Rapier sees to its part of it (`enhanced-determinism`); ours is to let nothing
//! but sums, products, quotients and square roots touch what goes in.

#![expect(clippy::cast_precision_loss, reason = "counts of steps and samples are far below 2^23")]
#![expect(clippy::many_single_char_names, reason = "parts of vectors and turns are called x to w")]

mod aim;
mod check;
mod course;
mod dice;
mod drift;
mod error;
mod goldens;
mod hand;
mod insight;
mod onlooker;
mod piles;
mod playback;
mod replay;
mod scene;
mod session;
mod tremor;
mod turn;
mod vigil;
mod workshop;
mod world;

pub use check::{PileProblem, check_pile, settle_pile};
pub use course::{Stage, TRAY_DISTANCE};
pub use drift::{Drift, Watch, drift};
pub use error::SimError;
pub use goldens::{Golden, goldens};
pub use hand::most_force;
pub use insight::{Load, Spot, loads, spots};
pub use onlooker::Onlooker;
pub use piles::draw_pile;
pub use playback::Playback;
pub use replay::{Repeated, repeat, replay, take_away, verify};
pub use scene::Scene;
pub use session::{Session, Wish};
pub use vigil::Vigil;
pub use workshop::{Unfinished, Workshop};
pub use world::{Knock, STEPS_PER_SECOND};
