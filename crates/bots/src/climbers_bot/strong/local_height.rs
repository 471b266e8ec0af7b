//! The mean height around a pawn: in high surroundings there is a way up from almost anywhere.

use climbers::Cell;

use super::{
    bitboard::{Bitboard, ROWS, cells},
    height_bitboards::HeightBitboards,
};

/// The radius, in steps.
const AROUND: usize = 4;

/// The number of cells within the radius.
const CELLS: i32 = 41;

impl HeightBitboards {
    /// The mean height around a cell, in hundredths of a unit; 0 on the table, where no place is
    /// nearer than another.
    pub(super) fn local_height(&self, at: Cell) -> i32 {
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

    /// Sorts cells of equal height: the highest surroundings first, then the current cell.
    pub(super) fn sorted_by_local_height(&self, end_cells: &Bitboard, at: Cell) -> Vec<Cell> {
        let mut found: Vec<Cell> = cells(end_cells).collect();
        found.sort_by_cached_key(|&cell| (-self.local_height(cell), cell != at));
        found
    }
}
