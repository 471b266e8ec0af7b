//! Which blocks make steps for a pawn.

use climbers::{Block, Colour, Draft, Face, Placement};

use super::{
    sketch::Sketch,
    spread::{Pawn, Peaks, Spread},
};

/// A block moved to where a pawn can climb onto it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stair {
    pub(super) placement: Placement,
    /// How high the pawn then gets.
    pub(super) peaks: Peaks,
}

/// Everything that can be done with one block to make a step for a pawn.
pub(super) fn stairs(draft: &Draft, sketch: &Sketch, pawn: Pawn) -> Vec<Stair> {
    let mut found = Vec::new();
    let building = draft.position().building();
    for block in Block::ALL {
        let placements = draft.placements(block);
        if placements.is_empty() {
            continue;
        }
        let lifted = sketch.lifted(building, block);
        let mut spread = Spread::new(&lifted, pawn);
        let mut last: Option<Placement> = None;
        for placement in placements {
            if is_closed_to(placement.top, pawn.colour) {
                continue;
            }
            // Its own colour comes before grey, and grey is of use to the others as well.
            let twice =
                last.is_some_and(|last| last.at == placement.at && last.pose == placement.pose);
            last = Some(placement);
            if twice {
                continue;
            }
            if let Some(peaks) = spread.with_step(placement) {
                found.push(Stair { placement, peaks });
            }
        }
    }
    found
}

/// Whether a block with this colour on top is closed to a player.
pub(super) fn is_closed_to(face: Face, colour: Colour) -> bool {
    face.colour().is_some_and(|owner| owner != colour)
}
