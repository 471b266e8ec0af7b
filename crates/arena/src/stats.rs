//! What results mean: how strong, how sure.
//!
//! All of it is plain arithmetic on counts; nothing here knows a game.

#![expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]

mod elo;
mod interval;
mod pairs;
mod ratings;
mod sprt;

pub use elo::{elo_of, expected_score};
pub use interval::{Interval, wilson};
pub use pairs::{Estimate, PairScores};
pub use ratings::{RatedGame, Ratings};
pub use sprt::{Sprt, SprtError, SprtState, SprtVerdict};
