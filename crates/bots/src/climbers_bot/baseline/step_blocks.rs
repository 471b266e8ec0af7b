//! Placements that serve a pawn as a step.

use climbers::{Block, Colour, Draft, Face, Placement};

use super::{
    grid_reach::{GridReach, Pawn},
    height_grid::HeightGrid,
};
use crate::climbers_bot::ladder_sets::MaxHeights;

/// A placement that the pawn can climb onto.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepBlock {
    pub(super) placement: Placement,
    /// The greatest heights with it.
    pub(super) max_heights: MaxHeights,
}

/// All placements of one block that serve a pawn as a step.
pub(super) fn step_blocks(draft: &Draft, grid: &HeightGrid, pawn: Pawn) -> Vec<StepBlock> {
    let mut found = Vec::new();
    let building = draft.position().building();
    for block in Block::ALL {
        let placements = draft.placements(block);
        if placements.is_empty() {
            continue;
        }
        let lifted = grid.with_block_lifted(building, block);
        let mut reach = GridReach::new(&lifted, pawn);
        let mut last: Option<Placement> = None;
        for placement in placements {
            if is_closed_to(placement.top, pawn.colour) {
                continue;
            }
            // Skip grey after our own colour: grey helps opponents too.
            let twice =
                last.is_some_and(|last| last.at == placement.at && last.pose == placement.pose);
            last = Some(placement);
            if twice {
                continue;
            }
            if let Some(max_heights) = reach.max_heights_with_block(placement) {
                found.push(StepBlock { placement, max_heights });
            }
        }
    }
    found
}

/// Whether a player may not stand on a face.
pub(super) fn is_closed_to(face: Face, colour: Colour) -> bool {
    face.colour().is_some_and(|owner| owner != colour)
}
