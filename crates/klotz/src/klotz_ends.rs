//! Where one Klotz can go, found on a small window of the board around it.

use crate::{Cell, CellSet};

/// The ends of a Klotz's moves, as a set of the 16 offsets that are four steps away.
///
/// No two offsets of the upper half have the same file, so the file identifies the offset: bit
/// `files + 4` for the upper half, nine bits higher for the lower one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KlotzEnds(u32);

/// Files in a window, and the bit of the Klotz's own file.
const WIDTH: u32 = 9;
const HOME: u32 = 1 << 4;
const EAST: u32 = 0b1_1110_0000;
const WEST: u32 = 0b0_0000_1111;

impl KlotzEnds {
    pub(crate) const NONE: KlotzEnds = KlotzEnds(0);

    /// The ends in `open` that a Klotz on `from` reaches over cells of `free`.
    #[inline]
    pub(crate) fn new(from: Cell, free: CellSet, open: CellSet) -> KlotzEnds {
        let free = window(free, from);
        let open = window(open, from);
        // Along its own rank: the cells after one, two and three free steps either way.
        let one = start(HOME) & free[4];
        let two = on(one) & free[4];
        let three = on(two) & free[4];
        let sides = [one, two, three];
        let level = on(three) & open[4];
        let up = half([free[5], free[6], free[7]], [open[5], open[6], open[7], open[8]], sides);
        let down = half([free[3], free[2], free[1]], [open[3], open[2], open[1], open[0]], sides);
        KlotzEnds(level | up | down << WIDTH)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The ends as cells, for a Klotz on `from`.
    #[inline]
    pub(crate) fn cells(self, from: Cell) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for delta in self.deltas() {
            cells.toggle(from.offset(delta));
        }
        cells
    }

    /// Those of the ends that are in `ends`, for a Klotz on `from`.
    #[inline]
    pub(crate) fn within(self, from: Cell, ends: CellSet) -> KlotzEnds {
        let open = window(ends & CellSet::BOARD, from);
        let level = (1 | 1 << 8) & open[4];
        let mut kept = level;
        for ranks in 1..=4 {
            let files = if ranks == 4 { HOME } else { HOME << (4 - ranks) | HOME >> (4 - ranks) };
            kept |= files & open[4 + ranks];
            kept |= (files & open[4 - ranks]) << WIDTH;
        }
        KlotzEnds(self.0 & kept)
    }

    /// The ends as distances of [`Cell::index`].
    #[inline]
    pub(crate) fn deltas(self) -> impl Iterator<Item = i32> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (bit < 2 * WIDTH).then(|| {
                let files = (bit % WIDTH).cast_signed() - 4;
                let ranks = 4 - files.abs();
                files + if bit < WIDTH { 16 * ranks } else { -16 * ranks }
            })
        })
    }
}

/// Ends in one half of the window. `free` and `open` are its ranks from the Klotz outwards, and
/// `sides` the cells after one, two and three free steps along the Klotz's own rank.
#[inline]
fn half(free: [u32; 3], open: [u32; 4], sides: [u32; 3]) -> u32 {
    let ahead_one = HOME & free[0];
    let ahead_two = ahead_one & free[1];
    let ahead_three = ahead_two & free[2];
    // Three files away, one rank: sideways first, or one step ahead first. And so on.
    let one = sides[2] | on(on(start(ahead_one) & free[0]) & free[0]);
    let two = sides[1] & free[0] | on(start(ahead_two) & free[1]);
    let three = sides[0] & free[0] & free[1] | start(ahead_three);
    one & open[0] | two & open[1] | three & open[2] | ahead_three & open[3]
}

/// One step east and one step west from home.
#[inline]
const fn start(home: u32) -> u32 {
    home << 1 | home >> 1
}

/// One more step in the direction already taken.
#[inline]
const fn on(cells: u32) -> u32 {
    (cells & EAST) << 1 | (cells & WEST) >> 1
}

/// The nine ranks around `from`, lowest first, each with `from`'s file at bit 4.
///
/// The set is rotated, not shifted: what wraps around lies behind the padding, which no path
/// crosses.
#[inline]
fn window(set: CellSet, from: Cell) -> [u32; 9] {
    let turn = from.index().wrapping_sub(4 * 16 + 4) % 256;
    let (first, bit) = (turn / 64, turn as u32 % 64);
    let word = |at: usize| {
        let (low, high) = (set.0[(first + at) % 4], set.0[(first + at + 1) % 4]);
        low >> bit | high << (63 - bit) << 1
    };
    let words = [word(0), word(1), word(2)];
    std::array::from_fn(|rank| (words[rank / 4] >> (rank % 4 * 16)) as u32 & 0x1ff)
}
