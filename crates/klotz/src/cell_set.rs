//! Sets of cells: 256 bits, of which the board's padding is never set.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitXor, Not},
};

use crate::{Cell, Colour};

/// A set of cells.
///
/// Bit `16 * rank + file` stands for a cell. The two spare files mean that a set shifted by a step
/// over an edge lands in the padding, where no cell is: no wrap-around needs to be masked away as
/// long as every step on the way is checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(pub(crate) [u64; 4]);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; 4]);

    /// Every cell of the board.
    pub const BOARD: CellSet = {
        let mut set = CellSet::EMPTY;
        let mut at = 0;
        while at < Cell::ALL.len() {
            set = set.with(Cell::ALL[at]);
            at += 1;
        }
        set
    };

    /// The four corners.
    pub const CORNERS: CellSet = {
        let mut set = CellSet::EMPTY;
        let mut at = 0;
        while at < Colour::ALL.len() {
            set = set.with(Colour::ALL[at].corner());
            at += 1;
        }
        set
    };

    /// The four centre cells.
    pub const CENTRE: CellSet = {
        let mut set = CellSet::EMPTY;
        let mut at = 0;
        while at < Colour::ALL.len() {
            set = set.with(Colour::ALL[at].centre());
            at += 1;
        }
        set
    };

    /// This set and `cell`.
    #[must_use]
    #[inline]
    pub const fn with(mut self, cell: Cell) -> CellSet {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
        self
    }

    /// This set without `cell`.
    #[must_use]
    #[inline]
    pub const fn without(mut self, cell: Cell) -> CellSet {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
        self
    }

    /// Whether `cell` is in the set.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Toggles `cell`. Unlike [`CellSet::with`], it touches only one word, which matters where sets
    /// change at every node of a search.
    #[inline]
    pub(crate) const fn toggle(&mut self, cell: Cell) {
        self.0[cell.index() / 64] ^= 1 << (cell.index() % 64);
    }

    /// Removes `from`, which must be in the set, and adds `to`, which must not. Returns what
    /// [`CellSet::restore`] needs to undo it.
    ///
    /// Both words are read before either is written, and restored without being read: so
    /// consecutive moves of a search do not wait for each other's writes.
    #[inline]
    pub(crate) const fn relocate(&mut self, from: Cell, to: Cell) -> [u64; 2] {
        let (from_word, from_bit) = (from.index() / 64, 1 << (from.index() % 64));
        let (to_word, to_bit) = (to.index() / 64, 1 << (to.index() % 64));
        let words = [self.0[from_word], self.0[to_word]];
        let leaving = if from_word == to_word { from_bit } else { 0 };
        self.0[from_word] = words[0] ^ from_bit;
        self.0[to_word] = words[1] ^ leaving ^ to_bit;
        words
    }

    /// Undoes [`CellSet::relocate`] with the same cells.
    #[inline]
    pub(crate) const fn restore(&mut self, from: Cell, to: Cell, words: [u64; 2]) {
        self.0[from.index() / 64] = words[0];
        self.0[to.index() / 64] = words[1];
    }

    /// How many cells are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// The cells, rank by rank from `a1`.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros();
                word &= word.wrapping_sub(1);
                (bit < 64).then(|| Cell::from_index(at as u8 * 64 + bit as u8))
            })
        })
    }

    /// Visits the cells of [`CellSet::iter`] in the same order, a little faster.
    #[inline]
    pub(crate) fn for_each(self, mut visit: impl FnMut(Cell)) {
        for (at, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(Cell::from_index(at as u8 * 64 + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
    }

    /// The `n`th cell, counted from 0 in the order of [`CellSet::iter`].
    pub fn nth(self, n: usize) -> Option<Cell> {
        self.iter().nth(n)
    }

    /// The cells from which the cell at offset `delta` is in this set. `delta` is a sum of steps,
    /// between -63 and 63.
    #[inline]
    #[must_use]
    pub(crate) const fn seen_from(self, delta: i32) -> CellSet {
        let [a, b, c, d] = self.0;
        // Shifting by `rest` and one more keeps a shift by 0 defined.
        let (by, rest) = (delta.unsigned_abs(), 63 - delta.unsigned_abs());
        if delta >= 0 {
            CellSet([
                a >> by | b << rest << 1,
                b >> by | c << rest << 1,
                c >> by | d << rest << 1,
                d >> by,
            ])
        } else {
            CellSet([
                a << by,
                b << by | a >> rest >> 1,
                c << by | b >> rest >> 1,
                d << by | c >> rest >> 1,
            ])
        }
    }
}

impl BitAnd for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitand(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl BitOr for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl BitXor for CellSet {
    type Output = CellSet;

    #[inline]
    fn bitxor(self, other: CellSet) -> CellSet {
        CellSet(std::array::from_fn(|at| self.0[at] ^ other.0[at]))
    }
}

/// All cells of the board that are not in the set.
impl Not for CellSet {
    type Output = CellSet;

    #[inline]
    fn not(self) -> CellSet {
        CellSet(std::array::from_fn(|at| !self.0[at] & CellSet::BOARD.0[at]))
    }
}

impl From<Cell> for CellSet {
    #[inline]
    fn from(cell: Cell) -> CellSet {
        CellSet::EMPTY.with(cell)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        cells.into_iter().fold(CellSet::EMPTY, CellSet::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_196_cells() {
        assert_eq!(CellSet::BOARD.len(), 196);
        assert_eq!(CellSet::BOARD.iter().collect::<Vec<_>>(), Cell::ALL);
        assert_eq!(!CellSet::BOARD, CellSet::EMPTY);
        assert_eq!((!CellSet::CORNERS).len(), 192);
        assert_eq!(CellSet::CENTRE.len(), 4);
        for (n, cell) in Cell::ALL.into_iter().enumerate() {
            assert_eq!(CellSet::BOARD.nth(n), Some(cell));
        }
        assert_eq!(CellSet::BOARD.nth(196), None);
    }

    #[test]
    fn a_set_contains_exactly_what_was_inserted() {
        for cell in Cell::ALL {
            let set = CellSet::from(cell);
            assert!(Cell::ALL.iter().all(|&other| set.contains(other) == (other == cell)));
            assert!(set.without(cell).is_empty());
        }
    }

    #[test]
    fn seen_from_shifts_by_the_offset() {
        for cell in Cell::ALL {
            for (files, ranks) in
                [(1, 0), (-1, 0), (0, 1), (0, -1), (2, 1), (-1, 2), (0, -3), (0, 0)]
            {
                let file = cell.file().wrapping_add_signed(files);
                let rank = cell.rank().wrapping_add_signed(ranks);
                if let Some(target) = Cell::new(file, rank) {
                    let delta = i32::from(ranks) * 16 + i32::from(files);
                    let seen = CellSet::from(target).seen_from(delta);
                    assert_eq!(seen & CellSet::BOARD, CellSet::from(cell));
                }
            }
        }
    }
}
