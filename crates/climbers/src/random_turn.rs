//! Random turns, for tests and playouts: every kind of step occurs.

use rand_core::Rng;

use crate::{Block, Cell, Draft, Placement, Reach, Step, StepKind, Tools, Turn};

/// Draws a turn. It prefers climbing and building steps for its own pawn, so that games make
/// progress.
pub(crate) fn random_turn(mut draft: Draft, rng: &mut dyn Rng) -> Turn {
    if one_in(rng, 16) {
        return draft.turn();
    }
    if one_in(rng, 3) {
        move_pawn(&mut draft, rng);
    }
    if !one_in(rng, 6) {
        move_block(&mut draft, rng);
    }
    if !one_in(rng, 6) {
        move_pawn(&mut draft, rng);
    }
    if one_in(rng, 12) {
        put_stone(&mut draft, rng);
    }
    draft.turn()
}

fn one_in(rng: &mut dyn Rng, count: u32) -> bool {
    rng.next_u32().is_multiple_of(count)
}

fn pick<T: Copy>(rng: &mut dyn Rng, from: &[T]) -> Option<T> {
    let at = rng.next_u32() as usize % from.len().max(1);
    from.get(at).copied()
}

fn move_pawn(draft: &mut Draft, rng: &mut dyn Rng) {
    let Some(steps) = choose_way(draft, rng) else { return };
    for step in steps {
        draft.add_unchecked(step);
    }
}

/// A route to one of the highest cells, seldom with ladders; sometimes to any cell.
fn choose_way(draft: &Draft, rng: &mut dyn Rng) -> Option<Vec<Step>> {
    let reach = draft.reach()?;
    let anywhere = one_in(rng, 10);
    let frugal = !one_in(rng, 6);
    let mut ends: Vec<(Cell, Tools)> =
        reach.cells().flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost))).collect();
    ends.retain(|(_, cost)| cost.is_empty() || !frugal);
    if !anywhere {
        let height = |&(cell, _): &(Cell, Tools)| draft.position().building().height(cell);
        let highest = ends.iter().map(height).max()?;
        // A pawn that cannot get higher stays.
        if Some(highest) <= draft.position().height(draft.mover()) {
            return None;
        }
        ends.retain(|end| height(end) == highest);
    }
    let (cell, cost) = pick(rng, &ends)?;
    reach.steps(cell, cost)
}

/// How many placements are considered.
const IDEAS: usize = 16;

fn move_block(draft: &mut Draft, rng: &mut dyn Rng) {
    let movable: Vec<Block> =
        Block::ALL.into_iter().filter(|&block| draft.block_refusal(block).is_none()).collect();
    let mut best: Option<(u8, Placement)> = None;
    let ideas = if one_in(rng, 3) { 1 } else { IDEAS };
    for _ in 0..ideas {
        let block = pick(rng, &movable);
        let places = block.map(|block| draft.placements(block)).unwrap_or_default();
        let Some(placement) = pick(rng, &places) else { continue };
        let height = height_after(draft, placement);
        if best.is_none_or(|(known, _)| height > known) {
            best = Some((height, placement));
        }
    }
    if let Some((_, placement)) = best {
        draft.add_unchecked(Step::Place(placement));
    }
}

/// How high the pawn could walk once a block is moved.
fn height_after(draft: &Draft, placement: Placement) -> u8 {
    let mut after = draft.clone();
    after.add_unchecked(Step::Place(placement));
    let building = after.position().building();
    let highest = |reach: Reach<'_>| {
        let free = |cell: &Cell| reach.costs(*cell).any(Tools::is_empty);
        reach.cells().filter(free).map(|cell| building.height(cell)).max()
    };
    after.reach().and_then(highest).unwrap_or(0)
}

fn put_stone(draft: &mut Draft, rng: &mut dyn Rng) {
    if draft.may(StepKind::Stone).is_err() {
        return;
    }
    let Some(face) = pick(rng, &draft.stone_faces()) else { return };
    let cells: Vec<Cell> = draft.position().building().visible(face).collect();
    if let Some(at) = pick(rng, &cells) {
        draft.add_unchecked(Step::Stone { at });
    }
}
