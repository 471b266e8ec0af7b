//! The physics simulation: everything that moves between two moments of rest.
//!
//! Each function maps integers to integers, and gives the same bits on every machine. Rapier
//! guarantees its part (`enhanced-determinism`); for ours we use only addition, multiplication,
//! division and square roots, never a platform's sine.

#![expect(clippy::cast_precision_loss, reason = "counts of steps and samples are far below 2^23")]
#![expect(clippy::many_single_char_names, reason = "parts of vectors and turns are called x to w")]

mod act_simulation;
mod analysis;
mod awake_world;
mod drift;
mod error;
mod goldens;
mod hand;
mod hand_target;
mod landing;
mod live_act;
mod live_spectator;
mod pile_builder;
mod pile_check;
mod piles;
mod playback;
mod replay;
mod rotation;
mod scene;
mod seeded_rng;
mod tremor;
mod world;

pub use act_simulation::{MAX_SETTLING_TICKS, Stage, TRAY_DISTANCE};
pub use analysis::{Load, Spot, holds_at, loads, spots};
pub use awake_world::AwakeWorld;
pub use drift::{Drift, Sleep, drift};
pub use error::SimError;
pub use goldens::{Golden, goldens};
pub use hand::max_force;
pub use landing::Landing;
pub use live_act::{HandTarget, LiveAct};
pub use live_spectator::LiveSpectator;
pub use pile_builder::{PileBuilder, UnfinishedPile};
pub use pile_check::{PileProblem, check_pile, settle_pile};
pub use piles::draw_pile;
pub use playback::Playback;
pub use replay::{Replayed, replay, replay_act, take_away, verify};
pub use scene::Scene;
pub use world::{Impact, STEPS_PER_SECOND};
