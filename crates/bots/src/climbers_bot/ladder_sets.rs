//! Sets of ladders as small integers, to index tables of what a pawn reaches at which cost.

use climbers::{Ladder, Tools};

/// The number of ladder sets. Bit 0 is the small ladder, bit 1 the large one.
pub(super) const LADDER_SETS: usize = 4;

/// The set of the small ladder.
pub(super) const SMALL: usize = 1;
/// The set of the large ladder.
pub(super) const LARGE: usize = 2;

/// The tools in a ladder set.
pub(super) fn ladders(set: usize) -> Tools {
    let small = if set & SMALL != 0 { Tools::NONE.with(Ladder::Small) } else { Tools::NONE };
    if set & LARGE != 0 { small.with(Ladder::Large) } else { small }
}

/// The greatest height a pawn reaches with each ladder set; 0 if it reaches nothing.
pub(super) type MaxHeights = [u8; LADDER_SETS];
