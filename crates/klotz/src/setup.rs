//! Positions before validation.

use crate::{Cell, Colour, ColourSet, Piece};

/// What stands on each cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board([Option<Piece>; 256]);

impl Board {
    /// A board with nothing on it.
    pub const EMPTY: Board = Board([None; 256]);

    /// What stands on `cell`.
    pub fn get(&self, cell: Cell) -> Option<Piece> {
        self.0[cell.index()]
    }

    /// Puts `piece` on `cell`, or clears it.
    pub fn set(&mut self, cell: Cell, piece: Option<Piece>) {
        self.0[cell.index()] = piece;
    }

    /// The pieces and where they stand, rank by rank from `a1`.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        Cell::ALL.into_iter().filter_map(|cell| Some((cell, self.get(cell)?)))
    }
}

/// A position before validation.
///
/// [`Position::new`](crate::Position::new) turns it into a [`Position`](crate::Position) or names
/// every reason why it is invalid.
///
/// ```
/// use klotz::{Colour, Position, Settings, options::Goal};
///
/// let start = *Settings::default().start();
/// let mut setup = start.setup();
/// assert_eq!(Position::new(&setup, Goal::default()), Ok(start));
/// setup.board.set(start.klotz(Colour::Red).unwrap(), None);
/// assert!(Position::new(&setup, Goal::default()).is_err(), "red has no Klotz");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// The colours in play.
    pub seats: ColourSet,
    /// The colour to move.
    pub turn: Colour,
    /// Where each colour's stone lies, by [`Colour::index`]; `None` while it is off the board.
    pub stones: [Option<Cell>; 4],
}
