//! What hurts the others: faces they need, and blocks that take those away.

use climbers::{Block, Colour, Draft, Placement, Position};

use super::{
    builder::is_closed_to,
    sketch::Sketch,
    spread::Spread,
    worth::{Judge, pawn},
};

/// The faces the others need most, with who needs them; at most `keep`.
pub(super) fn faces(
    position: &Position,
    sketch: &Sketch,
    judge: &Judge,
    keep: usize,
) -> Vec<(Block, Colour)> {
    let prices = judge.prices(position);
    let building = position.building();
    let mut needed: Vec<(i32, Block, Colour)> = Vec::new();
    for colour in position.order().iter().filter(|&colour| colour != judge.us) {
        let Some(pawn) = pawn(position, colour, judge.options) else { continue };
        let spread = Spread::new(sketch, pawn);
        let best = prices.best(spread.peaks(), pawn.tools);
        for block in Block::ALL {
            let below = building.top(pawn.at) == Some(block);
            if below || !building.visible(block).any(|cell| spread.reaches(cell)) {
                continue;
            }
            let closed = sketch.closed(building, block, colour);
            let then = prices.best(Spread::new(&closed, pawn).peaks(), pawn.tools);
            if then < best {
                // Who is higher has more to lose, as far as we are concerned.
                needed.push((best - then + best / 4, block, colour));
            }
        }
    }
    needed.sort_by_key(|&(loss, ..)| std::cmp::Reverse(loss));
    needed.truncate(keep);
    needed.into_iter().map(|(_, block, colour)| (block, colour)).collect()
}

/// Moves of blocks that close one of these faces, or take it away; at most `keep` for each.
pub(super) fn placements(
    draft: &Draft,
    faces: &[(Block, Colour)],
    judge: &Judge,
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
            // Best of all if the block is of use to us.
            let ours = usize::from(!is_closed_to(placement.top, judge.us));
            closing.push((10 * covered / visible.len() + 3 * ours, placement));
        }
        closing.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        found.extend(closing.into_iter().take(keep).map(|(_, placement)| placement));
    }
    found
}
