//! Where one gets from a set of cells.

use super::{
    relief::{EAST, NORTH, Relief, SOUTH, Steps, WEST},
    rows::{NONE, ROWS, Rows},
};

impl Relief {
    /// The greatest height among these cells; 0 if there are none.
    pub(super) fn peak(&self, cells: &Rows) -> u8 {
        self.highest(cells).0
    }

    /// The greatest height among these cells, and those that have it.
    pub(super) fn highest(&self, cells: &Rows) -> (u8, Rows) {
        let mut best = *cells;
        let mut height = 0;
        for (at, plane) in self.planes().iter().enumerate().rev() {
            let mut higher = best;
            let mut any = 0;
            for (higher, plane) in higher.iter_mut().zip(plane) {
                *higher &= plane;
                any |= *higher;
            }
            if any != 0 {
                best = higher;
                height |= 1 << at;
            }
        }
        (height, best)
    }

    /// The cells that are higher than this.
    pub(super) fn above(&self, height: u8) -> Rows {
        let (mut higher, mut level) = (NONE, [u32::MAX; ROWS]);
        for (at, plane) in self.planes().iter().enumerate().rev() {
            let same = if height >> at & 1 == 0 { 0 } else { u32::MAX };
            for ((higher, level), plane) in higher.iter_mut().zip(&mut level).zip(plane) {
                *higher |= *level & plane & !same;
                *level &= !(plane ^ same);
            }
        }
        higher
    }

    /// Adds everything that can be walked to from these cells.
    pub(super) fn flood(&self, cells: &mut Rows, allowed: &Rows) {
        let window = self.window();
        let mut on_table = false;
        loop {
            if !on_table && window.clone().any(|y| cells[y] & self.table()[y] != 0) {
                on_table = true;
                for y in window.clone() {
                    cells[y] |= self.table()[y];
                }
            }
            let mut changed = false;
            let mut from_below = 0;
            for y in window.clone() {
                let row = self.fill(cells[y] | from_below & allowed[y], y, allowed[y]);
                changed |= row != cells[y];
                cells[y] = row;
                from_below = row & self.free[NORTH][y];
            }
            let mut from_above = 0;
            for y in window.clone().rev() {
                let row = self.fill(cells[y] | from_above & allowed[y], y, allowed[y]);
                changed |= row != cells[y];
                cells[y] = row;
                from_above = row & self.free[SOUTH][y];
            }
            if !changed {
                return;
            }
        }
    }

    /// Walks along a row as far as it goes.
    #[inline]
    fn fill(&self, mut row: u32, y: usize, allowed: u32) -> u32 {
        if row == 0 {
            return 0;
        }
        let (east, west) = (self.free[EAST][y], self.free[WEST][y]);
        loop {
            let next = row | ((row & east) << 1 | (row & west) >> 1) & allowed;
            if next == row {
                return row;
            }
            row = next;
        }
    }

    /// The cells to which the small ladder leads from these; with the large one, see
    /// [`Relief::by_large`].
    pub(super) fn by_small(&self, cells: &Rows, allowed: &Rows) -> Rows {
        self.stepped(&self.two, cells, allowed)
    }

    /// The cells to which the large ladder leads from these.
    pub(super) fn by_large(&self, cells: &Rows, allowed: &Rows) -> Rows {
        self.stepped(&self.four, cells, allowed)
    }

    fn stepped(&self, steps: &Steps, cells: &Rows, allowed: &Rows) -> Rows {
        let mut to = NONE;
        for y in self.window() {
            let from = cells[y];
            if from == 0 {
                continue;
            }
            to[y] |= (from & steps[EAST][y]) << 1 | (from & steps[WEST][y]) >> 1;
            if y + 1 < ROWS {
                to[y + 1] |= from & steps[NORTH][y];
            }
            if y > 0 {
                to[y - 1] |= from & steps[SOUTH][y];
            }
        }
        for y in self.window() {
            to[y] &= allowed[y];
        }
        to
    }
}
