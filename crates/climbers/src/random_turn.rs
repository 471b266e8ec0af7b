//! Turns by chance, for tests and for playing a position out: every kind of step turns up.

use rand_core::Rng;

use crate::{Block, Cell, Draft, Step, StepKind, Tools, Turn};

/// A turn drawn by `rng`. Pawns like to climb, so that games come to something.
pub(crate) fn random_turn(mut draft: Draft, rng: &mut dyn Rng) -> Turn {
    if one_in(rng, 12) {
        return draft.turn();
    }
    if one_in(rng, 3) {
        move_pawn(&mut draft, rng);
    }
    if !one_in(rng, 6) {
        move_block(&mut draft, rng);
    }
    if !one_in(rng, 4) {
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

/// A way to anywhere, or to one of the highest places.
fn choose_way(draft: &Draft, rng: &mut dyn Rng) -> Option<Vec<Step>> {
    let reach = draft.reach()?;
    let mut ends: Vec<(Cell, Tools)> =
        reach.cells().flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost))).collect();
    if !one_in(rng, 3) {
        let height = |&(cell, _): &(Cell, Tools)| draft.position().building().height(cell);
        let highest = ends.iter().map(height).max()?;
        ends.retain(|end| height(end) == highest);
    }
    let (cell, cost) = pick(rng, &ends)?;
    reach.steps(cell, cost)
}

fn move_block(draft: &mut Draft, rng: &mut dyn Rng) {
    let movable: Vec<Block> =
        Block::ALL.into_iter().filter(|&block| draft.block_refusal(block).is_none()).collect();
    let Some(block) = pick(rng, &movable) else { return };
    if let Some(placement) = pick(rng, &draft.placements(block)) {
        draft.add_unchecked(Step::Place(placement));
    }
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
