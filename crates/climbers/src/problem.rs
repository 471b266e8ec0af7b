//! What can be wrong with a position.

use std::fmt;

use game::Refusal;

use crate::{Block, Cell, Colour, Face, PlacementError, Pose, ToolsError};

/// The part of a position in which something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// What lies where.
    Blocks,
    /// Who plays, and where their pawns stand.
    Pawns,
    /// Who moves.
    Turn,
    /// What has not been used.
    Tools,
    /// The stones on faces.
    Stones,
    /// The block that may not be moved.
    Last,
    /// Barren turns in a row.
    Barren,
    /// The highest each pawn has been.
    Best,
    /// When each pawn came to the height it now has.
    Arrived,
}

impl Field {
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Blocks => "blocks",
            Field::Pawns => "pawns",
            Field::Turn => "turn",
            Field::Tools => "tools",
            Field::Stones => "stones",
            Field::Last => "last",
            Field::Barren => "barren",
            Field::Best => "best",
            Field::Arrived => "arrived",
        }
    }
}

/// How many fields the text of a position has.
const FIELDS: usize = 9;

/// One reason why something is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[expect(missing_docs, reason = "the messages say it")]
#[refusal(prefix = "position")]
pub enum Problem {
    #[error(
        "a position has nine fields with single spaces, `blocks pawns turn tools stones last barren best arrived`, and only the last may be left out; this has {found}"
    )]
    #[refusal(params(expected = FIELDS))]
    FieldCount { found: usize },

    #[error(transparent)]
    #[refusal(transparent)]
    BadPlacement(PlacementError),
    #[error("there is no block")]
    NoBlocks,
    #[error("the block {block} is there twice")]
    BlockTwice { block: Block },
    #[error("the block {block} has no pose {pose}")]
    #[refusal(code = "pose-not-of-block")]
    PoseNotOfBlock { block: Block, pose: Pose },
    #[error("the block {block} cannot show {top} on top in the pose {pose}")]
    #[refusal(code = "top-not-of-pose")]
    TopNotOfPose { block: Block, pose: Pose, top: Face },
    #[error("the block {block} sticks out over the edge of the table")]
    OutsideTable { block: Block },
    #[error("the block {block} does not rest flat on those before it: {at} has another height")]
    Overhang { block: Block, at: Cell },

    #[error("{text:?} is not a pawn on a cell, like r@0,0")]
    BadPawn { text: String },
    #[error("the {colour} pawn is there twice")]
    PawnTwice { colour: Colour },
    #[error("two to five pawns play")]
    #[refusal(code = "position-pawn-count")]
    TooFewPawns,
    #[error("the {colour} pawn stands on {cell}, where the face is {face}")]
    PawnOnForeignFace { colour: Colour, cell: Cell, face: Face },
    #[error("the {first} and the {second} pawn both stand on {cell}")]
    TwoPawns { cell: Cell, first: Colour, second: Colour },

    #[error("{text:?} does not say who moves, like r, or r>y for yellow who follows red's turn")]
    BadTurn { text: String },
    #[error("{colour} is to move but not in play")]
    TurnNotInPlay { colour: Colour },
    #[error("{colour} cannot follow their own turn")]
    FollowsThemselves { colour: Colour },
    #[error("{colour} is in play: who has the next turn is said only of a player who left")]
    ActiveInPlay { colour: Colour },

    #[error("{text:?} does not say what a player still has, like r:slx or r:-")]
    BadTools { text: String },
    #[error(transparent)]
    #[refusal(transparent)]
    BadToolSet(ToolsError),
    #[error("there is one entry for every pawn, in the same order")]
    OtherTools,

    #[error("{text:?} is not a stone on a cell, like r@12,14")]
    BadStone { text: String },
    #[error("{colour} is not in play but has a stone on a face")]
    StoneNotInPlay { colour: Colour },
    #[error("the {colour} stone is not where it belongs: stones are in turn order, one a player")]
    StonesOutOfOrder { colour: Colour },
    #[error("the {colour} stone is both on a face and in hand")]
    StoneInHand { colour: Colour },
    #[error("the {colour} stone left the game when {colour}'s turn began")]
    StoneOutstayed { colour: Colour },
    #[error("the {colour} stone lies on the table at {cell}")]
    StoneOnTable { colour: Colour, cell: Cell },
    #[error("the {colour} stone at {cell} lies on the same face as the {pawn} pawn")]
    StoneWithPawn { colour: Colour, cell: Cell, pawn: Colour },
    #[error("the {first} and the {second} stone lie on the same face, at {cell}")]
    #[refusal(code = "position-stones-together")]
    TwoStones { cell: Cell, first: Colour, second: Colour },

    #[error("{text:?} is neither a block nor -")]
    BadLast { text: String },
    #[error("the block {block} is not on the table")]
    LastNotThere { block: Block },

    #[error("{text:?} is not a number of turns")]
    BadBarren { text: String },

    #[error("{text:?} does not say a height and a turn, like r:6/12")]
    BadBest { text: String },
    #[error("there is one entry for every pawn, in the same order")]
    OtherBest,
    #[error("the {colour} pawn stands at height {height}, above its best of {best}")]
    BestTooLow { colour: Colour, best: u8, height: u8 },
    #[error("the {colour} pawn has only been on the table, and that since turn 0")]
    BestOfTable { colour: Colour },

    #[error("{text:?} does not say a turn, like r:12")]
    BadArrived { text: String },
    #[error("there is one entry for every pawn, in the same order")]
    OtherArrived,
    #[error("the {colour} pawn has only been on the table, and that since turn 0")]
    ArrivedOnTable { colour: Colour },
    #[error(
        "the {colour} pawn is as high as ever; it reached that height on turn {best}, so it cannot have arrived on turn {arrived}"
    )]
    ArrivedBeforeBest { colour: Colour, arrived: u32, best: u32 },
}

impl Problem {
    /// The field it is in; `None` if the fields themselves are not there.
    pub const fn field(&self) -> Option<Field> {
        match self {
            Problem::FieldCount { .. } => None,
            Problem::BadPlacement(_)
            | Problem::NoBlocks
            | Problem::BlockTwice { .. }
            | Problem::PoseNotOfBlock { .. }
            | Problem::TopNotOfPose { .. }
            | Problem::OutsideTable { .. }
            | Problem::Overhang { .. } => Some(Field::Blocks),
            Problem::BadPawn { .. }
            | Problem::PawnTwice { .. }
            | Problem::TooFewPawns
            | Problem::PawnOnForeignFace { .. }
            | Problem::TwoPawns { .. } => Some(Field::Pawns),
            Problem::BadTurn { .. }
            | Problem::TurnNotInPlay { .. }
            | Problem::FollowsThemselves { .. }
            | Problem::ActiveInPlay { .. } => Some(Field::Turn),
            Problem::BadTools { .. } | Problem::BadToolSet(_) | Problem::OtherTools => {
                Some(Field::Tools)
            }
            Problem::BadStone { .. }
            | Problem::StoneNotInPlay { .. }
            | Problem::StonesOutOfOrder { .. }
            | Problem::StoneInHand { .. }
            | Problem::StoneOutstayed { .. }
            | Problem::StoneOnTable { .. }
            | Problem::StoneWithPawn { .. }
            | Problem::TwoStones { .. } => Some(Field::Stones),
            Problem::BadLast { .. } | Problem::LastNotThere { .. } => Some(Field::Last),
            Problem::BadBarren { .. } => Some(Field::Barren),
            Problem::BadBest { .. }
            | Problem::OtherBest
            | Problem::BestTooLow { .. }
            | Problem::BestOfTable { .. } => Some(Field::Best),
            Problem::BadArrived { .. }
            | Problem::OtherArrived
            | Problem::ArrivedOnTable { .. }
            | Problem::ArrivedBeforeBest { .. } => Some(Field::Arrived),
        }
    }
}

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

/// `pawns: this; stones: that`, on one line.
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
