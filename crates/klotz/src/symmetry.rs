//! The eight symmetries of the board.

use crate::{Board, Cell, Colour, Move, Piece, Setup, cell::SIDE};

/// One of the eight rotations and reflections of the board.
///
/// Colours move with their corners. A reflection reverses the turn order: a mirrored position has
/// the mirrored moves, but turns in a mirrored game go counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symmetry {
    /// Swaps files and ranks first.
    transpose: bool,
    mirror_files: bool,
    mirror_ranks: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry { transpose: false, mirror_files: false, mirror_ranks: false }; 8];
        let mut at = 0;
        while at < 8 {
            all[at] = Symmetry {
                transpose: at & 4 != 0,
                mirror_files: at & 2 != 0,
                mirror_ranks: at & 1 != 0,
            };
            at += 1;
        }
        all
    };

    /// Whether it is a rotation, so that the turn order stays clockwise.
    pub const fn is_rotation(self) -> bool {
        !(self.transpose ^ self.mirror_files ^ self.mirror_ranks)
    }

    /// Where a cell goes.
    #[must_use]
    pub const fn cell(self, cell: Cell) -> Cell {
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.transpose {
            (file, rank) = (rank, file);
        }
        if self.mirror_files {
            file = SIDE - 1 - file;
        }
        if self.mirror_ranks {
            rank = SIDE - 1 - rank;
        }
        Cell::at(file, rank)
    }

    /// The image of a colour, by its corner.
    #[must_use]
    pub fn colour(self, colour: Colour) -> Colour {
        let corner = self.cell(colour.corner());
        Colour::ALL
            .into_iter()
            .find(|other| other.corner() == corner)
            .expect("corners go to corners")
    }

    /// The image of a move.
    #[must_use]
    pub fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Slide { from, to } => Move::Slide { from: self.cell(from), to: self.cell(to) },
            Move::Pass => Move::Pass,
        }
    }

    /// The image of a setup.
    #[must_use]
    pub fn setup(self, setup: &Setup) -> Setup {
        let mut board = Board::EMPTY;
        for (cell, piece) in setup.board.pieces() {
            let piece = match piece {
                Piece::Column(_) => piece,
                Piece::Klotz(colour) => Piece::Klotz(self.colour(colour)),
            };
            board.set(self.cell(cell), Some(piece));
        }
        let mut stones = [None; 4];
        for colour in Colour::ALL {
            stones[self.colour(colour).index()] =
                setup.stones[colour.index()].map(|cell| self.cell(cell));
        }
        Setup {
            board,
            seats: setup.seats.iter().map(|colour| self.colour(colour)).collect(),
            turn: self.colour(setup.turn),
            stones,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rotations_keep_the_clockwise_order_of_colours() {
        for (at, symmetry) in Symmetry::ALL.into_iter().enumerate() {
            assert!(!Symmetry::ALL[..at].contains(&symmetry));
            let colours = Colour::ALL.map(|colour| symmetry.colour(colour).index());
            let clockwise = colours.iter().zip(&colours[1..]).all(|(a, b)| (a + 1) % 4 == *b);
            assert_eq!(clockwise, symmetry.is_rotation());
            for colour in Colour::ALL {
                let image = symmetry.colour(colour);
                assert_eq!(symmetry.cell(colour.centre()), image.centre());
            }
        }
    }
}
