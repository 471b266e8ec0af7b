//! How high somebody gets by moving one block.

use climbers::{Block, Cell, Placement};

use super::{
    super::spread::Peaks,
    levels::Levels,
    node::Node,
    party::Party,
    rows::{Rows, covering},
};

/// The highest a player gets with each set of ladders in a turn with a block; what it gets to without
/// one counts as well. Like the sketch of the first bot this forgets that a block may cover what led to
/// other places.
pub(super) fn peaks(node: &Node, party: &Party) -> Peaks {
    let node = &node.for_turn_of(party.colour);
    let barred = node.barred();
    let mut best = party.ways.peaks;
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        with_block(node, party, block, &barred, &mut best);
    }
    best
}

fn with_block(node: &Node, party: &Party, block: Block, barred: &Rows, best: &mut Peaks) {
    let colour = party.colour;
    let mut relief = node.relief.clone();
    if relief.lift(block).is_none() {
        return;
    }
    let start = node.before_block(&party.ways, block);
    let party = Party::new(&relief, node, colour, party.closed, &start);
    let tools = node.climber(colour).tools;
    let allowed = party.open_on(&relief);
    let levels = Levels::new(&relief);
    let rows = node.rows_for_blocks();
    for &pose in block.kind().poses() {
        let Some(&top) = block.tops(pose).iter().find(|top| top.bears(colour)) else { continue };
        let marks = party.marks(&relief, pose);
        let barred = covering(barred, pose);
        for y in rows.clone() {
            let mut fits = marks.steps(y);
            if fits != 0 {
                fits &= levels.fits(&relief, pose, y) & !barred[y];
            }
            while fits != 0 {
                let x = fits.trailing_zeros();
                fits &= fits - 1;
                let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                let placement = Placement { block, at, pose, top };
                if !party.leads(&relief, placement) {
                    continue;
                }
                let peaks = party.ways.with_step(&relief, placement, tools, &allowed);
                for (best, peak) in best.iter_mut().zip(peaks) {
                    *best = (*best).max(peak);
                }
            }
        }
    }
}
