//! The strong bot. It evaluates every placement of every block on bitboards. With two players it runs
//! an alpha-beta search with a neural network at the leaves; with more it suggests turns to the
//! baseline's comparison.

mod bitboard;
mod build_reach;
mod candidates;
mod eval_weights;
mod features;
mod flat_areas;
mod flood_fill;
mod height_bitboards;
mod legal_turn;
mod local_height;
mod net;
mod net_eval;
mod node;
mod pawn_reach;
mod player_reach;
#[cfg(any(test, feature = "training"))]
mod reference;
mod search;
mod static_eval;
mod stone_candidates;
#[cfg(test)]
mod tests;
#[cfg(any(test, feature = "training"))]
pub mod training;

use super::Baseline;
pub use eval_weights::{EvalWeights, Tapered};
pub(super) use net_eval::POINTS_PER_LOGIT;
#[cfg(any(test, feature = "training"))]
pub(super) use reference::{ranking, value_of_placement};
pub(super) use search::{net_opinion, search, suggestions};

/// The search limits of the strong bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// The maximum number of turns to evaluate with two players.
    pub nodes: u64,
    /// The maximum search depth in turns; 1 is the bot's own turn.
    pub depth: usize,
    /// How many of the bot's own turns to search.
    pub width: usize,
    /// What to do with more than two players.
    pub more_players: MorePlayers,
}

/// How to choose with more than two players: the best turns by static evaluation and those of the
/// baseline are compared in the baseline's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MorePlayers {
    /// How many of the best turns by static evaluation to compare.
    pub suggested: usize,
    /// Which other turns to consider, and how to compare all of them.
    pub comparison: Baseline,
}
