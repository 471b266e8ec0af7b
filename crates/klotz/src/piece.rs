//! What stands on a cell.

use crate::Colour;

/// How high a column is, which is how many steps it moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Height {
    /// One step.
    One,
    /// Two steps.
    Two,
    /// Three steps.
    Three,
}

impl Height {
    /// All heights, lowest first.
    pub const ALL: [Height; 3] = [Height::One, Height::Two, Height::Three];

    /// The height of this many steps.
    pub const fn new(steps: u32) -> Option<Height> {
        match steps {
            1 => Some(Height::One),
            2 => Some(Height::Two),
            3 => Some(Height::Three),
            _ => None,
        }
    }

    /// How many steps a column of this height moves.
    pub const fn steps(self) -> u32 {
        self as u32 + 1
    }

    /// Its place in [`Height::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many columns of this height are in the box.
    pub const fn in_the_box(self) -> usize {
        match self {
            Height::One => 12,
            Height::Two => 4,
            Height::Three => 8,
        }
    }

    /// Its digit in positions and layouts.
    pub const fn digit(self) -> char {
        match self {
            Height::One => '1',
            Height::Two => '2',
            Height::Three => '3',
        }
    }
}

/// Steps a Klotz moves.
pub const KLOTZ_STEPS: u32 = 4;

/// A piece on the board. Stones are not pieces: they lie on columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A neutral column.
    Column(Height),
    /// The Klotz of a colour.
    Klotz(Colour),
}

impl Piece {
    /// How many steps it moves.
    pub const fn steps(self) -> u32 {
        match self {
            Piece::Column(height) => height.steps(),
            Piece::Klotz(_) => KLOTZ_STEPS,
        }
    }

    /// Its character in positions.
    pub const fn letter(self) -> char {
        match self {
            Piece::Column(height) => height.digit(),
            Piece::Klotz(colour) => colour.letter(),
        }
    }

    /// The piece with this character.
    pub fn from_letter(letter: char) -> Option<Piece> {
        match letter {
            '1'..='3' => letter.to_digit(10).and_then(Height::new).map(Piece::Column),
            _ => Colour::from_letter(letter).map(Piece::Klotz),
        }
    }
}
