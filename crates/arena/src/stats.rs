//! Statistics of results: Elo, confidence intervals, a sequential test, ratings.
//!
//! Nothing here depends on a game.

#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]

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
