//! Flood fill on bitboards.

use super::{
    bitboard::{Bitboard, EMPTY, ROWS},
    height_bitboards::{EAST, HeightBitboards, NORTH, SOUTH, Steps, WEST},
};

impl HeightBitboards {
    /// The greatest height among these cells; 0 if there are none.
    pub(super) fn max_height(&self, cells: &Bitboard) -> u8 {
        self.highest_cells(cells).0
    }

    /// The greatest height among these cells, and the cells of that height.
    pub(super) fn highest_cells(&self, cells: &Bitboard) -> (u8, Bitboard) {
        let mut best = *cells;
        let mut height = 0;
        for (at, plane) in self.bit_planes().iter().enumerate().rev() {
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

    /// The cells above a height.
    pub(super) fn cells_above(&self, height: u8) -> Bitboard {
        let (mut higher, mut level) = (EMPTY, [u32::MAX; ROWS]);
        for (at, plane) in self.bit_planes().iter().enumerate().rev() {
            let same = if height >> at & 1 == 0 { 0 } else { u32::MAX };
            for ((higher, level), plane) in higher.iter_mut().zip(&mut level).zip(plane) {
                *higher |= *level & plane & !same;
                *level &= !(plane ^ same);
            }
        }
        higher
    }

    /// Adds all cells that can be walked to.
    pub(super) fn flood_fill(&self, cells: &mut Bitboard, standable: &Bitboard) {
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
                let row = self.fill_row(cells[y] | from_below & standable[y], y, standable[y]);
                changed |= row != cells[y];
                cells[y] = row;
                from_below = row & self.free[NORTH][y];
            }
            let mut from_above = 0;
            for y in window.clone().rev() {
                let row = self.fill_row(cells[y] | from_above & standable[y], y, standable[y]);
                changed |= row != cells[y];
                cells[y] = row;
                from_above = row & self.free[SOUTH][y];
            }
            if !changed {
                return;
            }
        }
    }

    /// Extends a row along x.
    #[inline]
    fn fill_row(&self, mut row: u32, y: usize, standable: u32) -> u32 {
        if row == 0 {
            return 0;
        }
        let (east, west) = (self.free[EAST][y], self.free[WEST][y]);
        loop {
            let next = row | ((row & east) << 1 | (row & west) >> 1) & standable;
            if next == row {
                return row;
            }
            row = next;
        }
    }

    /// The cells one step with the small ladder away.
    pub(super) fn small_ladder_targets(&self, cells: &Bitboard, standable: &Bitboard) -> Bitboard {
        self.ladder_targets(&self.small_ladder_steps, cells, standable)
    }

    /// The cells one step with the large ladder away.
    pub(super) fn large_ladder_targets(&self, cells: &Bitboard, standable: &Bitboard) -> Bitboard {
        self.ladder_targets(&self.large_ladder_steps, cells, standable)
    }

    fn ladder_targets(&self, steps: &Steps, cells: &Bitboard, standable: &Bitboard) -> Bitboard {
        let mut to = EMPTY;
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
            to[y] &= standable[y];
        }
        to
    }
}
