//! Why a step is not allowed, by the rule.

use std::fmt;

use game::Refusal;

use crate::{Block, Cell, Colour, Face, Ladder, Pose, turn::MAX_STEPS};

/// Why a step was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// More steps than anyone needs.
    #[error("a turn has at most {MAX_STEPS} steps")]
    #[refusal(params(max = MAX_STEPS))]
    TurnTooLong,
    /// Something after the stone.
    #[error("the stone ends the turn: nothing comes after it")]
    AfterStone,
    /// Followers may only walk.
    #[error("while you follow another's turn you may only walk")]
    FollowerOnlyWalks,
    /// A second block in one turn.
    #[error("only one block may be moved in a turn")]
    SecondBlock,
    /// A block after the pawn, where that is not allowed.
    #[error("in this game the block moves before the pawn")]
    BlockAfterPawn,

    /// A block that is not on the table.
    #[error("the block {block} is not on the table")]
    NoSuchBlock {
        /// The block.
        block: Block,
    },
    /// A block with a pawn on it.
    #[error("the block {block} carries the {colour} pawn")]
    CarriesPawn {
        /// The block.
        block: Block,
        /// Whose pawn.
        colour: Colour,
    },
    /// A block with a stone on it.
    #[error("the block {block} carries the {colour} stone")]
    CarriesStone {
        /// The block.
        block: Block,
        /// Whose stone.
        colour: Colour,
    },
    /// A block with a block on it.
    #[error("the block {block} carries the block {carried}")]
    CarriesBlock {
        /// The block.
        block: Block,
        /// What stands on it.
        carried: Block,
    },
    /// The block that was moved last.
    #[error("the block {block} was moved by the previous player")]
    MovedJustBefore {
        /// The block.
        block: Block,
    },
    /// A block in a shape it does not have.
    #[error("the block {block} has no pose {pose}")]
    PoseNotOfBlock {
        /// The block.
        block: Block,
        /// The pose.
        pose: Pose,
    },
    /// A block with a colour on top that is elsewhere in this pose.
    #[error("the block {block} cannot show {top} on top in the pose {pose}")]
    TopNotOfPose {
        /// The block.
        block: Block,
        /// The pose.
        pose: Pose,
        /// The colour.
        top: Face,
    },
    /// A block that would stick out over the edge of the table.
    #[error("nothing may be placed outside the table")]
    OutsideTable {
        /// Where its lowest corner would be.
        at: Cell,
    },
    /// A block that would not rest flat.
    #[error("nothing may overhang: the cells under a block have one height, and {at} differs")]
    Overhang {
        /// A cell of another height.
        at: Cell,
    },
    /// A block that would stand alone.
    #[error("a block must touch another, from above or by a side")]
    TouchesNothing {
        /// Where its lowest corner would be.
        at: Cell,
    },
    /// A block that would end as it began.
    #[error("the block {block} must end differently from how it began")]
    Unchanged {
        /// The block.
        block: Block,
    },
    /// A block on a face with a stone.
    #[error("the {colour} stone is on this face: nothing may be put on it")]
    OntoStone {
        /// A cell under the block that shows the face.
        at: Cell,
        /// Whose stone.
        colour: Colour,
    },
    /// A block on a pawn that cannot make room.
    #[error("there is no room left on this face for the {colour} pawn")]
    NoRoomForPawn {
        /// Whose pawn.
        colour: Colour,
    },

    /// A pawn that would stay where it is.
    #[error("your pawn is there already")]
    AlreadyThere {
        /// The cell.
        to: Cell,
    },
    /// A cell with another pawn.
    #[error("the {colour} pawn stands on {to}")]
    CellTaken {
        /// The cell.
        to: Cell,
        /// Whose pawn.
        colour: Colour,
    },
    /// A face of another colour.
    #[error("this face is {face}")]
    ForeignFace {
        /// The cell.
        to: Cell,
        /// The colour of the face.
        face: Face,
    },
    /// A face closed by a stone.
    #[error("the {colour} stone closes this face")]
    ClosedByStone {
        /// The cell.
        to: Cell,
        /// Whose stone.
        colour: Colour,
    },
    /// A grey face full of pawns.
    #[error("there is no room left on this grey face")]
    NoRoom {
        /// The cell.
        to: Cell,
    },
    /// Too high without a ladder.
    #[error("{} up needs {}", Units(*.rise), if *.rise <= 2 { "a ladder" } else { "the large ladder" })]
    NeedsLadder {
        /// The cell.
        to: Cell,
        /// How many units up.
        rise: u8,
    },
    /// Too high for any ladder.
    #[error("{} up is too high, even for the large ladder", Units(*.rise))]
    TooHigh {
        /// The cell.
        to: Cell,
        /// How many units up.
        rise: u8,
    },
    /// Down, where that is not allowed.
    #[error("in this game pawns do not go down")]
    NoDescending {
        /// The cell.
        to: Cell,
    },
    /// Over a corner, where no edge is shared.
    #[error("the two faces meet only at a corner: your pawn never goes diagonally")]
    OnlyByCorner {
        /// The cell.
        to: Cell,
    },
    /// Too far, with no free faces between.
    #[error("there is no way to {to}: your pawn crosses only grey faces, its own and the table")]
    NoWay {
        /// The cell.
        to: Cell,
    },
    /// A ladder that has been used.
    #[error("you have used your {ladder} ladder already")]
    LadderGone {
        /// Which.
        ladder: Ladder,
    },
    /// A ladder to somewhere else.
    #[error("a ladder leads to a face that touches yours along an edge, and this one does not")]
    NotTouching {
        /// The cell.
        to: Cell,
    },
    /// A ladder where a step would do.
    #[error("no ladder is needed here: one unit up, level and down are free")]
    NoLadderNeeded {
        /// The cell.
        to: Cell,
    },
    /// The small ladder where only the large one will do.
    #[error("the small ladder leads two units up, not {}", Units(*.rise))]
    LadderTooShort {
        /// The cell.
        to: Cell,
        /// How many units up.
        rise: u8,
    },
    /// A bridge in a game without.
    #[error("this game is played without bridges")]
    NoBridges,
    /// A bridge after a block was moved.
    #[error("no bridge may be laid in a turn in which you have moved a block")]
    BridgeAfterBlock,
    /// A bridge to the region the pawn is in.
    #[error("a bridge leads to another face than the one your pawn stands on")]
    BridgeToOwnFace {
        /// The cell.
        to: Cell,
    },
    /// A bridge round a corner.
    #[error("a bridge lies straight along x or y over at least one cell")]
    BridgeNotStraight {
        /// The cell.
        to: Cell,
    },
    /// A bridge over too many cells.
    #[error("the {ladder} ladder spans at most {} cells", .ladder.length())]
    #[refusal(params(max = ladder.length()))]
    BridgeTooLong {
        /// Which.
        ladder: Ladder,
        /// The cell.
        to: Cell,
    },
    /// A bridge up or down too far.
    #[error("the {ladder} ladder slopes by at most {} units", .ladder.length())]
    #[refusal(params(max = ladder.length()))]
    BridgeTooSteep {
        /// Which.
        ladder: Ladder,
        /// The cell.
        to: Cell,
    },
    /// A bridge through something.
    #[error("{over} is higher than the bridge would be")]
    BridgeBlocked {
        /// The cell.
        to: Cell,
        /// The cell between that is too high.
        over: Cell,
    },

    /// A stone that has been used.
    #[error("you have used your stone already")]
    StoneGone,
    /// A stone on the table.
    #[error("the stone goes on a block, never on the table")]
    StoneOnTable {
        /// The cell.
        at: Cell,
    },
    /// A stone on a face with a pawn.
    #[error("the {colour} pawn is on this face: the stone needs a free one")]
    StoneOnPawn {
        /// The cell.
        at: Cell,
        /// Whose pawn.
        colour: Colour,
    },
    /// A stone on a face with a stone.
    #[error("the {colour} stone is on this face already")]
    StoneOnStone {
        /// The cell.
        at: Cell,
        /// Whose stone.
        colour: Colour,
    },
}

/// "two units", "three units", ...
struct Units(u8);

impl fmt::Display for Units {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            2 => f.write_str("two units"),
            3 => f.write_str("three units"),
            4 => f.write_str("four units"),
            more => write!(f, "{more} units"),
        }
    }
}
