//! Where a block can lie flat, for whole rows at once.

use climbers::Pose;

use super::{
    bitboard::{Bitboard, ROWS},
    height_bitboards::HeightBitboards,
};

/// Cells with the height of a neighbour.
pub(super) struct FlatAreas {
    /// Equal to the next cell along x.
    x: Bitboard,
    /// Equal to the next cell along y.
    y: Bitboard,
}

impl FlatAreas {
    pub(super) fn new(board: &HeightBitboards) -> FlatAreas {
        let mut flat_areas = FlatAreas { x: [u32::MAX; ROWS], y: [u32::MAX; ROWS] };
        for y in board.window() {
            for plane in board.bit_planes() {
                flat_areas.x[y] &= !(plane[y] ^ plane[y] >> 1);
                flat_areas.y[y] &= !(plane[y] ^ plane[(y + 1) % ROWS]);
            }
        }
        flat_areas
    }

    /// The lowest corners in a row at which a block lies flat, on blocks or beside one.
    pub(super) fn fits(&self, board: &HeightBitboards, pose: Pose, y: usize) -> u32 {
        let (width, depth) = (u32::from(pose.x()), usize::from(pose.y()));
        if y + depth > ROWS {
            return 0;
        }
        let mut flat = u32::MAX >> (width - 1);
        for level in &self.y[y..y + depth - 1] {
            flat &= level;
        }
        for level in &self.x[y..y + depth] {
            flat &= (0..width - 1).fold(u32::MAX, |all, dx| all & level >> dx);
        }
        let raised = |y: usize| !board.table()[y];
        let along = (y..y + depth).fold(0, |any, y| any | raised(y));
        let below = if y == 0 { 0 } else { raised(y - 1) };
        let cells_above = if y + depth < ROWS { raised(y + depth) } else { 0 };
        let beside = (0..width).fold(0, |any, dx| any | (below | cells_above) >> dx);
        flat & (raised(y) | beside | along << 1 | along >> width)
    }
}
