//! Reference evaluation of block placements, without the shortcuts of [`super::candidates`]. Compiled
//! only for tests and training.

use climbers::{Climbers, Placement, Position};

use super::{
    candidates::{Candidate, candidates},
    eval_weights::EvalWeights,
    node::{self, Node},
    pawn_reach::{CellsByCost, PawnReach},
    static_eval::{PlayerSummary, StaticEval},
};
use crate::climbers_bot::ranking_quality::ScoredPlacement;

/// The placements among the candidates, best first.
pub(in super::super) fn ranking(game: &Climbers, weights: &EvalWeights) -> Vec<ScoredPlacement> {
    let node = Node::new(game.position(), *game.options());
    let mut found: Vec<ScoredPlacement> = Vec::new();
    for Candidate { outline, values, .. } in candidates(&node, weights, 0) {
        let Some(placement) = outline.placement else { continue };
        // The same placement occurs again with other ladders.
        if found.iter().all(|known| known.placement != placement) {
            found.push(ScoredPlacement { placement, value: values[node.mover.index()] });
        }
    }
    found
}

/// The mover's value of a turn with this placement. `moved` is the position after it.
pub(in super::super) fn value_of_placement(
    game: &Climbers,
    moved: &Position,
    placement: Placement,
    weights: &EvalWeights,
) -> i32 {
    let before = Node::new(game.position(), *game.options());
    let node = Node::new(moved, *game.options());
    let mut start = before.cells_before_block(&before.reach(), placement.block);
    node::remove_covered(&mut start, placement);
    let max_heights = |colour, first, start: &CellsByCost| {
        let standable = node.standable(colour, first);
        PawnReach::new(&node.board, start, node.state(colour).tools, &standable).max_heights
    };
    let next = node.order.next_after(node.mover);
    let mut summaries = [PlayerSummary::default(); 5];
    for colour in node.order.iter() {
        let max_heights = max_heights(colour, next, &node.start(colour));
        // Candidates do not update the local height either.
        let local_height = before.board.local_height(before.state(colour).at);
        summaries[colour.index()] =
            PlayerSummary { local_height, ..PlayerSummary::new(&node, colour, max_heights) };
    }
    let own = max_heights(node.mover, node.mover, &start);
    let mut best = i32::MIN;
    StaticEval::new(&node, weights, summaries)
        .for_each_end(own, |_, _, values| best = best.max(values[node.mover.index()]));
    best
}
