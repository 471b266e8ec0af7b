//! Which blocks make steps for a pawn.

use climbers::{Block, Colour, Draft, Face, Placement};

use super::{
    sketch::Sketch,
    spread::{Pawn, Spread},
    worth::Prices,
};
use crate::search::Scored;

/// Every move of a block onto which the pawn can climb, by what it then can get to. The best come
/// first, at most `keep`.
pub(super) fn steps(
    draft: &Draft,
    sketch: &Sketch,
    pawn: Pawn,
    prices: Prices,
    keep: usize,
) -> Vec<Scored<Placement>> {
    let mut found: Vec<Scored<Placement>> = Vec::new();
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
                found.push(Scored { mv: placement, value: prices.best(peaks, pawn.tools) });
            }
        }
    }
    found.sort_by_key(|scored| std::cmp::Reverse(scored.value));
    found.truncate(keep);
    found
}

/// Whether a block with this colour on top is closed to a player.
pub(super) fn is_closed_to(face: Face, colour: Colour) -> bool {
    face.colour().is_some_and(|owner| owner != colour)
}
