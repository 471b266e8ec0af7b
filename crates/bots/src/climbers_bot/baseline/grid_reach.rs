//! Flood fill on a [`HeightGrid`]: where a pawn gets with which ladders.

use climbers::{Cell, Colour, Ladder, Placement, Tools, options::Descend};

use super::height_grid::{AREA, GridCell, HeightGrid};
use crate::climbers_bot::ladder_sets::{LADDER_SETS, LARGE, MaxHeights, SMALL};

/// For every ladder set, a bit mask of its subsets: a cell reached with one of those need not be
/// reached again.
const WITHIN: [u8; LADDER_SETS] = [0b0001, 0b0011, 0b0101, 0b1111];

/// A pawn and its tools.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pawn {
    pub(super) colour: Colour,
    pub(super) at: Cell,
    pub(super) tools: Tools,
    pub(super) descend: Descend,
}

impl Pawn {
    #[inline]
    fn is_free(self, rise: i16) -> bool {
        rise <= 1 && (rise >= 0 || self.descend == Descend::Allowed)
    }

    /// Calls `then` with the ladder sets used after a step of this rise: once if it is free,
    /// otherwise for every remaining ladder that is long enough.
    #[inline]
    fn step(self, rise: i16, cost: usize, mut then: impl FnMut(usize)) {
        if self.is_free(rise) {
            then(cost);
        } else if (2..=4).contains(&rise) {
            if rise == 2 && cost & SMALL == 0 && self.tools.has(Ladder::Small) {
                then(cost | SMALL);
            }
            if cost & LARGE == 0 && self.tools.has(Ladder::Large) {
                then(cost | LARGE);
            }
        }
    }
}

/// All cells a pawn can reach.
pub(super) struct GridReach<'a> {
    grid: &'a HeightGrid,
    pawn: Pawn,
    /// For every cell, a bit mask of the ladder sets that reach it.
    reached: [u8; AREA],
    max_heights: MaxHeights,
    /// Cells reached but not expanded yet, by ladder set.
    frontier: [Vec<GridCell>; LADDER_SETS],
    /// Cells to unmark later.
    undo_log: Vec<(GridCell, u8)>,
}

impl<'a> GridReach<'a> {
    pub(super) fn new(grid: &'a HeightGrid, pawn: Pawn) -> GridReach<'a> {
        let mut reach = GridReach {
            grid,
            pawn,
            reached: [0; AREA],
            max_heights: [0; LADDER_SETS],
            frontier: Default::default(),
            undo_log: Vec::new(),
        };
        reach.visit(pawn.at.into(), 0);
        reach.expand();
        reach.undo_log.clear();
        reach
    }

    /// The greatest height with each ladder set.
    pub(super) const fn max_heights(&self) -> MaxHeights {
        self.max_heights
    }

    /// Whether the pawn can reach a cell.
    pub(super) fn reaches(&self, cell: Cell) -> bool {
        self.reached[GridCell::from(cell).index()] != 0
    }

    #[inline]
    fn visit(&mut self, cell: GridCell, cost: usize) {
        let reached = &mut self.reached[cell.index()];
        if *reached & WITHIN[cost] == 0 && self.grid.is_open_to(cell, self.pawn.colour) {
            *reached |= 1 << cost;
            self.max_heights[cost] = self.max_heights[cost].max(self.grid.height(cell));
            self.frontier[cost].push(cell);
            self.undo_log.push((cell, 1 << cost));
        }
    }

    /// Expands the frontier. Ladder sets only grow on the way.
    fn expand(&mut self) {
        for cost in 0..LADDER_SETS {
            let mut on_table = false;
            while let Some(from) = self.frontier[cost].pop() {
                let height = self.grid.height(from);
                if height == 0 && !on_table {
                    on_table = true;
                    for &cell in self.grid.table_border() {
                        self.visit(cell, cost);
                    }
                }
                for to in from.neighbours() {
                    let up = self.grid.height(to);
                    // The open table leads nowhere but to cells beside blocks.
                    if up == 0 && height == 0 {
                        continue;
                    }
                    self.pawn.step(i16::from(up) - i16::from(height), cost, |cost| {
                        self.visit(to, cost);
                    });
                }
            }
        }
    }

    /// The greatest heights if the lifted block is placed here; `None` if the pawn cannot climb
    /// onto it.
    pub(super) fn max_heights_with_block(&mut self, placement: Placement) -> Option<MaxHeights> {
        let top = self.grid.height(placement.at.into()) + placement.pose.h();
        let mut arrivals = 0_u8;
        for_each_around(placement, |cell| {
            let reached = self.reached[cell.index()];
            if reached != 0 {
                let rise = i16::from(top) - i16::from(self.grid.height(cell));
                for cost in (0..LADDER_SETS).filter(|&cost| reached >> cost & 1 != 0) {
                    self.pawn.step(rise, cost, |cost| arrivals |= 1 << cost);
                }
            }
        });
        if arrivals == 0 {
            return None;
        }
        let before = self.max_heights;
        for cost in (0..LADDER_SETS).filter(|&cost| arrivals >> cost & 1 != 0) {
            if arrivals & WITHIN[cost] != 1 << cost {
                continue; // it is reached more cheaply
            }
            self.max_heights[cost] = self.max_heights[cost].max(top);
            for_each_around(placement, |cell| {
                let rise = i16::from(self.grid.height(cell)) - i16::from(top);
                self.pawn.step(rise, cost, |cost| self.visit(cell, cost));
            });
        }
        self.expand();
        while let Some((cell, mark)) = self.undo_log.pop() {
            self.reached[cell.index()] &= !mark;
        }
        Some(std::mem::replace(&mut self.max_heights, before))
    }
}

/// Calls `visit` with every cell beside a block.
#[inline]
fn for_each_around(placement: Placement, mut visit: impl FnMut(GridCell)) {
    for cell in placement.cells() {
        for (cell, inside) in GridCell::from(cell).neighbours().into_iter().zip([
            cell.x() + 1 < placement.at.x() + placement.pose.x(),
            cell.y() + 1 < placement.at.y() + placement.pose.y(),
            cell.x() > placement.at.x(),
            cell.y() > placement.at.y(),
        ]) {
            if !inside {
                visit(cell);
            }
        }
    }
}
