//! Many pieces walking at once, a step at a time, as sets of cells by direction.

use crate::{CellSet, cell::STRIDE};

/// East, north, west, south as differences of cell indices: neighbours in the list are at right
/// angles.
const DIRECTIONS: [i32; 4] = [1, STRIDE, -1, -STRIDE];

/// Where pieces are on their way.
#[derive(Clone, Copy)]
pub(crate) struct Front {
    /// By direction, those that have come straight so far and may still bend.
    straight: [CellSet; 4],
    /// By direction, those that have bent.
    bent: [CellSet; 4],
}

impl Front {
    /// The first step of all pieces on `starts`, over cells of `free`.
    #[inline]
    pub(crate) fn first_step(starts: CellSet, free: CellSet) -> Front {
        let straight = each(|at| step(starts, at) & free);
        Front { straight, bent: [CellSet::EMPTY; 4] }
    }

    /// One step further over cells of `free`; pieces on `starts` set out.
    #[inline]
    #[must_use]
    pub(crate) fn step(&self, starts: CellSet, free: CellSet) -> Front {
        Front {
            straight: each(|at| step(self.straight[at] | starts, at) & free),
            bent: each(|at| step(self.bent[at] | self.bending_to(at), at) & free),
        }
    }

    /// Where the last step ends, whatever is there; pieces on `starts` have only this one.
    #[inline]
    pub(crate) fn last_step(&self, starts: CellSet) -> CellSet {
        let ends =
            each(|at| step(self.straight[at] | self.bent[at] | self.bending_to(at) | starts, at));
        ends[0] | ends[1] | ends[2] | ends[3]
    }

    /// Those that go at right angles to a direction and may bend to it.
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
