//! How high it is around a pawn: where much is high there is a way up from nearly everywhere.

use climbers::Cell;

use super::{
    relief::Relief,
    rows::{ROWS, Rows, cells},
};

/// So many steps away is still around a cell.
const AROUND: usize = 4;

/// So many cells are around one, with itself.
const CELLS: i32 = 41;

impl Relief {
    /// How high it is on average around a cell, in hundredths of a unit; 0 on the table, from where every
    /// place is as near as another.
    pub(super) fn ground(&self, at: Cell) -> i32 {
        if self.height(at) == 0 {
            return 0;
        }
        let (x, y) = (usize::from(at.x()), usize::from(at.y()));
        let mut sum = 0;
        for row in y.saturating_sub(AROUND)..=(y + AROUND).min(ROWS - 1) {
            let wide = AROUND - row.abs_diff(y);
            let (first, last) = (x.saturating_sub(wide), (x + wide).min(ROWS - 1));
            let cells = &self.heights[row * ROWS + first..=row * ROWS + last];
            sum += cells.iter().map(|&height| i32::from(height)).sum::<i32>();
        }
        100 * sum / CELLS
    }

    /// Where a pawn best goes among cells of the same height: to the highest ground, and of equal
    /// ones to where it is.
    pub(super) fn by_ground(&self, ends: &Rows, at: Cell) -> Vec<Cell> {
        let mut found: Vec<Cell> = cells(ends).collect();
        found.sort_by_cached_key(|&cell| (-self.ground(cell), cell != at));
        found
    }
}
