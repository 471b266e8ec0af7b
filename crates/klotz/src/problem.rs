//! What can be wrong with a position.

use std::fmt;

use game::Refusal;

use crate::{Cell, Colour, Height};

/// The part of a position in which something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// What stands where.
    Board,
    /// The colours in play.
    Seats,
    /// The colour to move.
    Turn,
    /// Where the stones lie.
    Stones,
}

impl Field {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Board => "board",
            Field::Seats => "seats",
            Field::Turn => "turn",
            Field::Stones => "stones",
        }
    }
}

/// One reason why something is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "position")]
pub enum Problem {
    /// The text does not have its four fields.
    #[error(
        "a position has four fields with single spaces, `board seats turn stones`; this has {found}"
    )]
    #[refusal(params(expected = FIELDS))]
    FieldCount {
        /// How many it has.
        found: usize,
    },
    /// The board does not have its 14 ranks.
    #[error("{found} ranks instead of 14")]
    RankCount {
        /// How many it has.
        found: usize,
    },
    /// A rank does not have its 14 cells.
    #[error("rank {rank} has {found} cells instead of 14")]
    RankLength {
        /// The rank, counted from 1.
        rank: u8,
        /// How many cells it has.
        found: usize,
    },
    /// A character that stands for nothing.
    #[error(
        "{letter:?} on {cell} is neither `.`, a column `1` `2` `3` nor a Klotz `R` `Y` `G` `B`"
    )]
    UnknownPiece {
        /// Where it is.
        cell: Cell,
        /// The character.
        letter: char,
    },
    /// A column where none may stand.
    #[error("a column stands on the corner {cell}")]
    ColumnOnCorner {
        /// The corner.
        cell: Cell,
    },
    /// A column where none may stand.
    #[error("a column stands on the centre cell {cell}")]
    ColumnOnCentre {
        /// The centre cell.
        cell: Cell,
    },
    /// More columns of a height than there are.
    #[error("{found} columns of height {}: there are only {}", .height.steps(), .height.in_the_box())]
    #[refusal(params(most = height.in_the_box()))]
    TooManyColumns {
        /// The height.
        #[refusal(value = height.steps())]
        height: Height,
        /// How many there are on the board.
        found: usize,
    },
    /// A player without a Klotz.
    #[error("{colour} is in play but has no Klotz")]
    KlotzMissing {
        /// The player.
        colour: Colour,
    },
    /// Two Klötze of one colour.
    #[error("a second {colour} Klotz stands on {cell}")]
    KlotzTwice {
        /// The colour.
        colour: Colour,
        /// Where the second one stands.
        cell: Cell,
    },
    /// The Klotz of a colour that is not in play, out in the field.
    #[error("{colour} is not in play: its Klotz can only stand on {}, not on {cell}", .colour.centre())]
    IdleKlotzAway {
        /// The colour.
        colour: Colour,
        /// Where its Klotz stands.
        cell: Cell,
    },
    /// A Klotz on another's centre cell.
    #[error("{colour}'s Klotz stands on {cell}, a centre cell that is not its own")]
    KlotzOnForeignCentre {
        /// The colour.
        colour: Colour,
        /// Where its Klotz stands.
        cell: Cell,
    },
    /// A Klotz on a corner that is not its goal.
    #[error("{colour}'s Klotz stands on {cell}, a corner that is not its goal")]
    KlotzOnForeignCorner {
        /// The colour.
        colour: Colour,
        /// Where its Klotz stands.
        cell: Cell,
    },
    /// More than one Klotz on its goal corner.
    #[error("two players have reached their goals")]
    TwoWinners,
    /// Not a list of colours.
    #[error("{text:?} is not a list of colours in turn order, like RYGB or RG")]
    BadSeats {
        /// The rejected text.
        text: String,
    },
    /// Too few players.
    #[error("at least two colours are in play")]
    TooFewSeats,
    /// Not a colour.
    #[error("{text:?} is not one of R, Y, G, B")]
    BadTurn {
        /// The rejected text.
        text: String,
    },
    /// The colour to move does not play.
    #[error("{colour} is to move but not in play")]
    TurnNotInPlay {
        /// The colour to move.
        colour: Colour,
    },
    /// Not the list of stones that the seats ask for.
    #[error("{text:?} does not say where the stones of {seats} lie, like {example}")]
    BadStones {
        /// The rejected text.
        text: String,
        /// The colours in play.
        #[refusal(skip)]
        seats: String,
        /// What it might look like.
        example: String,
    },
    /// A stone that lies on nothing, or on a Klotz.
    #[error("{colour}'s stone lies on {cell}, where no column stands")]
    StoneWithoutColumn {
        /// The stone's colour.
        colour: Colour,
        /// Where it lies.
        cell: Cell,
    },
    /// Two stones on one column.
    #[error("the column on {cell} carries the stones of {first} and {second}")]
    TwoStones {
        /// Where they lie.
        cell: Cell,
        /// One colour.
        first: Colour,
        /// The other colour.
        second: Colour,
    },
    /// A stone of a colour that is not in play.
    #[error("{colour} is not in play but has its stone on {cell}")]
    IdleStone {
        /// The stone's colour.
        colour: Colour,
        /// Where it lies.
        cell: Cell,
    },
}

impl Problem {
    /// The field it is in; `None` if the fields themselves are not there.
    pub const fn field(&self) -> Option<Field> {
        match self {
            Problem::FieldCount { .. } => None,
            Problem::RankCount { .. }
            | Problem::RankLength { .. }
            | Problem::UnknownPiece { .. }
            | Problem::ColumnOnCorner { .. }
            | Problem::ColumnOnCentre { .. }
            | Problem::TooManyColumns { .. }
            | Problem::KlotzMissing { .. }
            | Problem::KlotzTwice { .. }
            | Problem::IdleKlotzAway { .. }
            | Problem::KlotzOnForeignCentre { .. }
            | Problem::KlotzOnForeignCorner { .. }
            | Problem::TwoWinners => Some(Field::Board),
            Problem::BadSeats { .. } | Problem::TooFewSeats => Some(Field::Seats),
            Problem::BadTurn { .. } | Problem::TurnNotInPlay { .. } => Some(Field::Turn),
            Problem::BadStones { .. }
            | Problem::StoneWithoutColumn { .. }
            | Problem::TwoStones { .. }
            | Problem::IdleStone { .. } => Some(Field::Stones),
        }
    }
}

/// How many fields the text of a position has.
const FIELDS: usize = 4;

/// Why something is not a position: every reason, at least one.
#[derive(Clone, PartialEq, Eq, Debug, Refusal)]
#[refusal(code = "bad-position")]
pub struct PositionError {
    /// The reasons.
    #[refusal(cause)]
    pub problems: Vec<Problem>,
}

impl From<Problem> for PositionError {
    fn from(problem: Problem) -> PositionError {
        PositionError { problems: vec![problem] }
    }
}

/// `board: this; stones: that`, on one line.
impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, problem) in self.problems.iter().enumerate() {
            let separator = if at == 0 { "" } else { "; " };
            match problem.field() {
                Some(field) => write!(f, "{separator}{}: {problem}", field.name())?,
                None => write!(f, "{separator}{problem}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}
