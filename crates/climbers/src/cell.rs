//! Cells of the table and the steps between them.

use std::{fmt, str::FromStr};

use game::{Refusal, RefusalParam};

/// Cells along one side of the table.
pub const SIDE: u8 = 32;

/// How many cells the table has.
pub(crate) const CELLS: usize = SIDE as usize * SIDE as usize;

/// A cell of the table, `0,0` to `31,31`.
///
/// Cells are ordered row by row: by `y`, then by `x`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// The cell in this column and row, if the table has it.
    pub const fn new(x: u8, y: u8) -> Option<Cell> {
        if x < SIDE && y < SIDE { Some(Cell::at(x, y)) } else { None }
    }

    /// The cell in this column and row, which must exist.
    pub(crate) const fn at(x: u8, y: u8) -> Cell {
        assert!(x < SIDE && y < SIDE, "there is no such cell");
        Cell(y as u16 * SIDE as u16 + x as u16)
    }

    /// The cell with this index, which must exist.
    pub(crate) const fn from_index(index: usize) -> Cell {
        assert!(index < CELLS, "there is no such cell");
        Cell(index as u16)
    }

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..CELLS).map(Cell::from_index)
    }

    /// Its place among all cells: `32 * y + x`.
    #[inline]
    pub const fn index(self) -> usize {
        // The modulo lets the compiler drop the bounds check.
        self.0 as usize % CELLS
    }

    /// The column, from 0.
    #[inline]
    pub const fn x(self) -> u8 {
        (self.0 % SIDE as u16) as u8
    }

    /// The row, from 0.
    #[inline]
    pub const fn y(self) -> u8 {
        (self.0 / SIDE as u16) as u8
    }

    /// The neighbour in this direction, unless the table ends here.
    pub const fn step(self, direction: Direction) -> Option<Cell> {
        self.steps(direction, 1)
    }

    /// The cell this many steps away, unless the table ends before it.
    pub const fn steps(self, direction: Direction, count: u8) -> Option<Cell> {
        let (x, y) = (self.x(), self.y());
        // Below zero wraps to a large number, which is no column or row either.
        match direction {
            Direction::East => Cell::new(x.wrapping_add(count), y),
            Direction::North => Cell::new(x, y.wrapping_add(count)),
            Direction::West => Cell::new(x.wrapping_sub(count), y),
            Direction::South => Cell::new(x, y.wrapping_sub(count)),
        }
    }

    /// The cells that share an edge with this one.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Cell> + use<> {
        let (x, y) = (self.x(), self.y());
        let step = |there: bool, delta: i16| there.then(|| Cell(self.0.wrapping_add_signed(delta)));
        let side = i16::from(SIDE);
        [step(x + 1 < SIDE, 1), step(y + 1 < SIDE, side), step(x > 0, -1), step(y > 0, -side)]
            .into_iter()
            .flatten()
    }

    /// The cells that share a corner with this one and no edge.
    pub(crate) fn diagonals(self) -> impl Iterator<Item = Cell> {
        let beside = [Direction::East, Direction::West].into_iter();
        let beside = beside.filter_map(move |across| self.steps(across, 1));
        beside.flat_map(|cell| {
            let along = [Direction::North, Direction::South].into_iter();
            along.filter_map(move |direction| cell.steps(direction, 1))
        })
    }

    /// How many steps along x and y lead from here to `other`.
    pub const fn distance(self, other: Cell) -> u32 {
        let across = self.x().abs_diff(other.x());
        let along = self.y().abs_diff(other.y());
        across as u32 + along as u32
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
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
#[error("{text:?} is not a cell: cells are 0,0 to 31,31")]
#[refusal(code = "not-a-cell")]
pub struct CellError {
    /// The rejected text.
    pub text: String,
}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Cell, CellError> {
        let read = || {
            let (x, y) = text.split_once(',')?;
            Cell::new(read_number(x)?, read_number(y)?)
        };
        read().ok_or_else(|| CellError { text: text.to_owned() })
    }
}

/// Parses a number in its canonical form: no signs, no leading zeros.
pub(crate) fn read_number<N: FromStr + fmt::Display>(text: &str) -> Option<N> {
    let number: N = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// The four directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards higher x.
    East,
    /// Towards higher y.
    North,
    /// Towards lower x.
    West,
    /// Towards lower y.
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
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::new(cell.x(), cell.y()), Some(cell));
        }
        assert_eq!(Cell::all().count(), 1024);
        assert_eq!(Cell::at(3, 1).index(), 35);
    }

    #[test]
    fn invalid_cells_are_refused() {
        for text in ["", ",", "1", "1,", "32,0", "0,32", "01,1", "+1,1", "1, 1", "1,1,1", "-1,0"] {
            let error = text.parse::<Cell>().expect_err(text);
            let expected = format!("{text:?} is not a cell: cells are 0,0 to 31,31");
            assert_eq!(error.to_string(), expected);
        }
    }

    #[test]
    fn steps_stay_on_the_table() {
        for cell in Cell::all() {
            for next in cell.neighbours() {
                assert_eq!(cell.distance(next), 1);
            }
        }
        assert_eq!(Cell::at(0, 0).neighbours().count(), 2);
        assert_eq!(Cell::at(0, 0).diagonals().collect::<Vec<_>>(), [Cell::at(1, 1)]);
        assert!(Cell::at(3, 4).diagonals().all(|cell| cell.distance(Cell::at(3, 4)) == 2));
        assert_eq!(Cell::at(3, 4).diagonals().count(), 4);
        assert_eq!(Cell::at(31, 31).neighbours().count(), 2);
        assert_eq!(Cell::at(3, 0).steps(Direction::West, 4), None);
    }
}
