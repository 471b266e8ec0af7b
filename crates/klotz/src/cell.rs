//! Cells of the board and the steps between them.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

/// Cells along one side of the board.
pub const SIDE: u8 = 14;

/// Distance between a cell and the one above it in [`Cell::index`]: two more than [`SIDE`], so
/// that a step over the edge always lands on an index that is no cell.
pub(crate) const STRIDE: i32 = 16;

/// A cell of the board, `a1` to `n14`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Every cell, rank by rank from `a1`.
    pub const ALL: [Cell; 196] = {
        let mut all = [Cell(0); 196];
        let mut at = 0;
        while at < all.len() {
            all[at] = Cell::at(at as u8 % SIDE, at as u8 / SIDE);
            at += 1;
        }
        all
    };

    /// The cell on this file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Cell> {
        if file < SIDE && rank < SIDE { Some(Cell::at(file, rank)) } else { None }
    }

    /// The cell on this file and rank, which must exist.
    pub(crate) const fn at(file: u8, rank: u8) -> Cell {
        assert!(file < SIDE && rank < SIDE, "there is no such cell");
        Cell(rank * STRIDE as u8 + file)
    }

    /// The cell with this padded index, which must be one.
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Cell {
        debug_assert!(index % 16 < SIDE && index / 16 < SIDE, "the index is in the padding");
        Cell(index)
    }

    /// `16 * rank + file`: two unused files and ranks pad the board on the far sides.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, counted from 0 at `a`.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % STRIDE as u8
    }

    /// The rank, counted from 0 at the bottom.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 / STRIDE as u8
    }

    /// The neighbour in this direction, unless the board ends here.
    pub const fn step(self, direction: Direction) -> Option<Cell> {
        let (file, rank) = (self.file(), self.rank());
        // Below zero wraps to 255, which is no file or rank either.
        match direction {
            Direction::East => Cell::new(file + 1, rank),
            Direction::North => Cell::new(file, rank + 1),
            Direction::West => Cell::new(file.wrapping_sub(1), rank),
            Direction::South => Cell::new(file, rank.wrapping_sub(1)),
        }
    }

    /// How many orthogonal steps lead from here to `other`.
    pub const fn distance(self, other: Cell) -> u32 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        files as u32 + ranks as u32
    }

    /// The cell this many padded indices further on, which must exist.
    #[inline]
    pub(crate) const fn offset(self, delta: i32) -> Cell {
        Cell::from_index(self.0.wrapping_add_signed(delta as i8))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl RefusalParam for Cell {}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[error("{text:?} is not a cell: cells are a1 to n14")]
#[refusal(code = "not-a-cell")]
pub struct CellError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let rank = |digits: &[u8]| match *digits {
            [digit @ b'1'..=b'9'] => Some(digit - b'1'),
            [b'1', digit @ b'0'..=b'4'] => Some(digit - b'0' + 9),
            _ => None,
        };
        let cell = match text.as_bytes() {
            [file @ b'a'..=b'n', digits @ ..] => {
                rank(digits).and_then(|rank| Cell::new(file - b'a', rank))
            }
            _ => None,
        };
        cell.ok_or_else(|| CellError { text: text.to_owned() })
    }
}

/// The four directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards file `n`.
    East,
    /// Towards rank 14.
    North,
    /// Towards file `a`.
    West,
    /// Towards rank 1.
    South,
}

impl Direction {
    /// All four, counter-clockwise.
    pub const ALL: [Direction; 4] =
        [Direction::East, Direction::North, Direction::West, Direction::South];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_round_trip() {
        for cell in Cell::ALL {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::new(cell.file(), cell.rank()), Some(cell));
        }
        assert_eq!(Cell::ALL[0].to_string(), "a1");
        assert_eq!(Cell::ALL[195].to_string(), "n14");
    }

    #[test]
    fn invalid_cells_are_refused() {
        for text in ["", "a", "a0", "a15", "o1", "a01", "a+1", "A1", "a1 ", "a100", "ä1", "1a"] {
            let error = text.parse::<Cell>().expect_err(text);
            assert_eq!(error.to_string(), format!("{text:?} is not a cell: cells are a1 to n14"));
        }
    }

    #[test]
    fn steps_stay_on_the_board() {
        for cell in Cell::ALL {
            for direction in Direction::ALL {
                if let Some(next) = cell.step(direction) {
                    assert_eq!(cell.distance(next), 1);
                }
            }
        }
        assert_eq!(Cell::at(0, 0).step(Direction::West), None);
        assert_eq!(Cell::at(0, 0).step(Direction::South), None);
        assert_eq!(Cell::at(13, 13).step(Direction::East), None);
        assert_eq!(Cell::at(13, 13).step(Direction::North), None);
    }
}
