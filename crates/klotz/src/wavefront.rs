//! Many pieces walking at once, a step at a time, as sets of cells by direction.

use crate::{CellSet, cell::STRIDE};

/// East, north, west, south as differences of cell indices: neighbours in the list are at right
/// angles.
const DIRECTIONS: [i32; 4] = [1, STRIDE, -1, -STRIDE];

/// The pieces that are on their way.
#[derive(Clone, Copy)]
pub(crate) struct Wavefront {
    /// By direction, those that have come straight so far and may still bend.
    straight: [CellSet; 4],
    /// By direction, those that have bent.
    bent: [CellSet; 4],
}

impl Wavefront {
    /// The first step of all pieces on `starts`, over cells of `free`.
    #[inline]
    pub(crate) fn first_step(starts: CellSet, free: CellSet) -> Wavefront {
        let straight = each(|at| step(starts, at) & free);
        Wavefront { straight, bent: [CellSet::EMPTY; 4] }
    }

    /// One step further over cells of `free`; pieces on `starts` make their first step.
    #[inline]
    #[must_use]
    pub(crate) fn step(&self, starts: CellSet, free: CellSet) -> Wavefront {
        Wavefront {
            straight: each(|at| step(self.straight[at] | starts, at) & free),
            bent: each(|at| step(self.bent[at] | self.bending_to(at), at) & free),
        }
    }

    /// The cells where the last step ends, occupied or not; pieces on `starts` make only this step.
    #[inline]
    pub(crate) fn last_step(&self, starts: CellSet) -> CellSet {
        let ends =
            each(|at| step(self.straight[at] | self.bent[at] | self.bending_to(at) | starts, at));
        ends[0] | ends[1] | ends[2] | ends[3]
    }

    /// Pieces that move at right angles to a direction and may turn into it.
    #[inline]
    fn bending_to(&self, at: usize) -> CellSet {
        self.straight[(at + 1) % 4] | self.straight[(at + 3) % 4]
    }
}

#[inline]
fn step(cells: CellSet, at: usize) -> CellSet {
    cells.seen_from(-DIRECTIONS[at])
}

/// One set for each direction. Written out, so that every shift is by a constant.
#[inline]
fn each(mut set: impl FnMut(usize) -> CellSet) -> [CellSet; 4] {
    [set(0), set(1), set(2), set(3)]
}
