//! How high somebody gets by moving one block.

use climbers::{Block, Cell, Placement};

use super::{
    super::spread::{COSTS, Peaks},
    levels::Levels,
    node::{Climber, Node},
    party::Party,
    rows::{Rows, covering},
    ways::affords,
};

/// What a player can build.
#[derive(Clone, Copy, Default)]
pub(in super::super) struct Stairs {
    /// The highest it gets with each set of ladders in a turn with a block; what it gets to without one
    /// counts as well.
    pub(in super::super) best: Peaks,
    /// The same without the block that leads highest: what is left if somebody takes it away.
    pub(in super::super) second: Peaks,
    /// How many blocks lead higher than it ever was: without a ladder, and with all it has.
    pub(in super::super) ways: [u8; 2],
}

/// What a player can build in a turn. Like the sketch of the first bot this forgets that a block may cover
/// what led to other places.
pub(super) fn stairs(node: &Node, party: &Party) -> Stairs {
    let node = &node.for_turn_of(party.colour);
    let Climber { tools, best, .. } = *node.climber(party.colour);
    let barred = node.barred();
    let walked = party.ways.peaks;
    let mut stairs = Stairs { best: walked, second: walked, ways: [0; 2] };
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        let mut peaks = walked;
        with_block(node, party, block, &barred, &mut peaks);
        for (cost, &peak) in peaks.iter().enumerate() {
            let (best, second) = (&mut stairs.best[cost], &mut stairs.second[cost]);
            if peak > *best {
                *second = std::mem::replace(best, peak);
            } else {
                *second = peak.max(*second);
            }
        }
        let all = (0..COSTS).filter(|&cost| affords(tools, cost)).map(|cost| peaks[cost]).max();
        stairs.ways[0] += u8::from(peaks[0] > best);
        stairs.ways[1] += u8::from(all > Some(best));
    }
    stairs
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
                let peaks = party.ways.with_step(&relief, placement, tools, &party.unseen);
                for (best, peak) in best.iter_mut().zip(peaks) {
                    *best = (*best).max(peak);
                }
            }
        }
    }
}
