//! Where blocks lie flat.

use climbers::Pose;

use super::{
    relief::Relief,
    rows::{ROWS, Rows},
};

/// Where cells have the height of their neighbours.
pub(super) struct Levels {
    /// Level with the next cell along x.
    x: Rows,
    /// Level with the next cell along y.
    y: Rows,
}

impl Levels {
    pub(super) fn new(relief: &Relief) -> Levels {
        let mut levels = Levels { x: [u32::MAX; ROWS], y: [u32::MAX; ROWS] };
        for y in relief.window() {
            for plane in relief.planes() {
                levels.x[y] &= !(plane[y] ^ plane[y] >> 1);
                levels.y[y] &= !(plane[y] ^ plane[(y + 1) % ROWS]);
            }
        }
        levels
    }

    /// Where a block of this size lies flat, on blocks or beside one, by its lowest corner: a row
    /// of them.
    pub(super) fn fits(&self, relief: &Relief, pose: Pose, y: usize) -> u32 {
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
        let raised = |y: usize| !relief.table()[y];
        let along = (y..y + depth).fold(0, |any, y| any | raised(y));
        let below = if y == 0 { 0 } else { raised(y - 1) };
        let above = if y + depth < ROWS { raised(y + depth) } else { 0 };
        let beside = (0..width).fold(0, |any, dx| any | (below | above) >> dx);
        flat & (raised(y) | beside | along << 1 | along >> width)
    }
}
