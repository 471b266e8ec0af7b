//! Measures the candidate ranking of the strong bot: its fast evaluation against a full evaluation of
//! every legal placement. Only for tests and for the example `climbers_ranking`.

use climbers::{Climbers, Placement, Step};

use super::strong::{self, EvalWeights};

/// A placement of a block with its value for the mover, including the best pawn move after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredPlacement {
    /// The placement.
    pub placement: Placement,
    /// Its value: 100 points are about one unit of height.
    pub value: i32,
}

/// The placements the strong bot considers, best first. Of equivalent ones it considers one.
pub fn ranking(game: &Climbers, weights: &EvalWeights) -> Vec<ScoredPlacement> {
    strong::ranking(game, weights)
}

/// Every legal placement, made by the rules and evaluated in full.
pub fn all(game: &Climbers, weights: &EvalWeights) -> Vec<ScoredPlacement> {
    let start = game.draft();
    let score = |placement: Placement| {
        let mut draft = start.clone();
        draft.add(Step::Place(placement)).expect("a legal placement");
        let value = strong::value_of_placement(game, draft.position(), placement, weights);
        ScoredPlacement { placement, value }
    };
    start.all_placements().into_iter().map(score).collect()
}

/// Whether the first 1 % of the ranking contains a best placement; `None` if no block can move.
pub fn finds_best(game: &Climbers, weights: &EvalWeights) -> Option<bool> {
    let all = all(game, weights);
    let best = all.iter().map(|scored| scored.value).max()?;
    let mut first = ranking(game, weights);
    first.truncate(all.len().div_ceil(100));
    let mut best = all.iter().filter(|scored| scored.value == best);
    Some(best.any(|best| first.iter().any(|scored| scored.placement == best.placement)))
}
