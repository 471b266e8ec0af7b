//! Moves against opponents: the faces they need, and placements that cover or close those.

use climbers::{Block, Colour, Draft, Placement, Position};

use super::{
    eval::{Evaluator, pawn},
    grid_reach::GridReach,
    height_grid::HeightGrid,
    step_blocks::is_closed_to,
};

/// The faces that opponents need most, with the opponent; at most `keep`.
pub(super) fn needed_faces(
    position: &Position,
    grid: &HeightGrid,
    evaluator: &Evaluator,
    keep: usize,
) -> Vec<(Block, Colour)> {
    let tool_values = evaluator.tool_values(position);
    let building = position.building();
    let mut needed: Vec<(i32, Block, Colour)> = Vec::new();
    for colour in position.order().iter().filter(|&colour| colour != evaluator.us) {
        let Some(pawn) = pawn(position, colour, evaluator.options) else { continue };
        let reach = GridReach::new(grid, pawn);
        let best = tool_values.best_outcome(reach.max_heights(), pawn.tools);
        for block in Block::ALL {
            let below = building.top(pawn.at) == Some(block);
            if below || !building.visible(block).any(|cell| reach.reaches(cell)) {
                continue;
            }
            let closed = grid.with_face_closed(building, block, colour);
            let then =
                tool_values.best_outcome(GridReach::new(&closed, pawn).max_heights(), pawn.tools);
            if then < best {
                // Weigh the loss of higher opponents more.
                needed.push((best - then + best / 4, block, colour));
            }
        }
    }
    needed.sort_by_key(|&(loss, ..)| std::cmp::Reverse(loss));
    needed.truncate(keep);
    needed.into_iter().map(|(_, block, colour)| (block, colour)).collect()
}

/// Placements that close one of these faces to the opponent; at most `keep` per face.
pub(super) fn blocking_placements(
    draft: &Draft,
    faces: &[(Block, Colour)],
    evaluator: &Evaluator,
    keep: usize,
) -> Vec<Placement> {
    let building = draft.position().building();
    let all = draft.all_placements();
    let mut found = Vec::new();
    for &(face, needs) in faces {
        let visible: Vec<_> = building.visible(face).collect();
        let mut closing: Vec<(usize, Placement)> = Vec::new();
        for &placement in &all {
            if !is_closed_to(placement.top, needs) {
                continue;
            }
            let covered = visible.iter().filter(|&&cell| placement.covers(cell)).count();
            if covered == 0 {
                continue;
            }
            // Prefer blocks that we can use ourselves.
            let ours = usize::from(!is_closed_to(placement.top, evaluator.us));
            closing.push((10 * covered / visible.len() + 3 * ours, placement));
        }
        closing.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        found.extend(closing.into_iter().take(keep).map(|(_, placement)| placement));
    }
    found
}
