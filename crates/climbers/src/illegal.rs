//! Why a step is not allowed, by the rule.

use std::fmt;

use game::Refusal;

use crate::{Block, Cell, Colour, Face, Ladder, Pose, turn::MAX_STEPS};

/// Why a step was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody moves any more.
    #[error("the game is over")]
    GameOver,
    /// More steps than anyone needs.
    #[error("a turn has at most {MAX_STEPS} steps")]
    TurnTooLong,
    /// Something after the stone.
    #[error("the stone ends the turn: nothing comes after it")]
    AfterStone,
    /// Anything but a walk in somebody else's turn.
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
        /// Whose stone.
        colour: Colour,
        /// A cell under the block that shows the face.
        at: Cell,
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
    BridgeTooLong {
        /// Which.
        ladder: Ladder,
        /// The cell.
        to: Cell,
    },
    /// A bridge up or down too far.
    #[error("the {ladder} ladder slopes by at most {} units", .ladder.length())]
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

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::TurnTooLong => "turn-too-long",
            Illegal::AfterStone => "after-stone",
            Illegal::FollowerOnlyWalks => "follower-only-walks",
            Illegal::SecondBlock => "second-block",
            Illegal::BlockAfterPawn => "block-after-pawn",
            Illegal::NoSuchBlock { .. } => "no-such-block",
            Illegal::CarriesPawn { .. } => "carries-pawn",
            Illegal::CarriesStone { .. } => "carries-stone",
            Illegal::CarriesBlock { .. } => "carries-block",
            Illegal::MovedJustBefore { .. } => "moved-just-before",
            Illegal::PoseNotOfBlock { .. } => "pose-not-of-block",
            Illegal::TopNotOfPose { .. } => "top-not-of-pose",
            Illegal::OutsideTable { .. } => "outside-table",
            Illegal::Overhang { .. } => "overhang",
            Illegal::TouchesNothing { .. } => "touches-nothing",
            Illegal::Unchanged { .. } => "unchanged",
            Illegal::OntoStone { .. } => "onto-stone",
            Illegal::NoRoomForPawn { .. } => "no-room-for-pawn",
            Illegal::AlreadyThere { .. } => "already-there",
            Illegal::CellTaken { .. } => "cell-taken",
            Illegal::ForeignFace { .. } => "foreign-face",
            Illegal::ClosedByStone { .. } => "closed-by-stone",
            Illegal::NoRoom { .. } => "no-room",
            Illegal::NeedsLadder { .. } => "needs-ladder",
            Illegal::TooHigh { .. } => "too-high",
            Illegal::NoDescending { .. } => "no-descending",
            Illegal::OnlyByCorner { .. } => "only-by-corner",
            Illegal::NoWay { .. } => "no-way",
            Illegal::LadderGone { .. } => "ladder-gone",
            Illegal::NotTouching { .. } => "not-touching",
            Illegal::NoLadderNeeded { .. } => "no-ladder-needed",
            Illegal::LadderTooShort { .. } => "ladder-too-short",
            Illegal::NoBridges => "no-bridges",
            Illegal::BridgeAfterBlock => "bridge-after-block",
            Illegal::BridgeToOwnFace { .. } => "bridge-to-own-face",
            Illegal::BridgeNotStraight { .. } => "bridge-not-straight",
            Illegal::BridgeTooLong { .. } => "bridge-too-long",
            Illegal::BridgeTooSteep { .. } => "bridge-too-steep",
            Illegal::BridgeBlocked { .. } => "bridge-blocked",
            Illegal::StoneGone => "stone-gone",
            Illegal::StoneOnTable { .. } => "stone-on-table",
            Illegal::StoneOnPawn { .. } => "stone-on-pawn",
            Illegal::StoneOnStone { .. } => "stone-on-stone",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match *self {
            Illegal::GameOver
            | Illegal::AfterStone
            | Illegal::FollowerOnlyWalks
            | Illegal::SecondBlock
            | Illegal::BlockAfterPawn
            | Illegal::NoBridges
            | Illegal::BridgeAfterBlock
            | Illegal::StoneGone => Vec::new(),
            Illegal::TurnTooLong => vec![("max", MAX_STEPS.to_string())],
            Illegal::NoSuchBlock { block }
            | Illegal::MovedJustBefore { block }
            | Illegal::Unchanged { block } => vec![("block", block.to_string())],
            Illegal::CarriesPawn { block, colour } | Illegal::CarriesStone { block, colour } => {
                vec![("block", block.to_string()), named(colour)]
            }
            Illegal::CarriesBlock { block, carried } => {
                vec![("block", block.to_string()), ("carried", carried.to_string())]
            }
            Illegal::PoseNotOfBlock { block, pose } => {
                vec![("block", block.to_string()), ("pose", pose.to_string())]
            }
            Illegal::TopNotOfPose { block, pose, top } => vec![
                ("block", block.to_string()),
                ("pose", pose.to_string()),
                ("top", top.name().to_owned()),
            ],
            Illegal::OutsideTable { at }
            | Illegal::Overhang { at }
            | Illegal::TouchesNothing { at }
            | Illegal::StoneOnTable { at } => vec![("at", at.to_string())],
            Illegal::OntoStone { colour, at }
            | Illegal::StoneOnPawn { at, colour }
            | Illegal::StoneOnStone { at, colour } => vec![("at", at.to_string()), named(colour)],
            Illegal::NoRoomForPawn { colour } => vec![named(colour)],
            Illegal::CellTaken { to, colour } | Illegal::ClosedByStone { to, colour } => {
                vec![("to", to.to_string()), named(colour)]
            }
            Illegal::ForeignFace { to, face } => {
                vec![("to", to.to_string()), ("face", face.name().to_owned())]
            }
            Illegal::AlreadyThere { to }
            | Illegal::NoRoom { to }
            | Illegal::NoDescending { to }
            | Illegal::OnlyByCorner { to }
            | Illegal::NoWay { to }
            | Illegal::NotTouching { to }
            | Illegal::NoLadderNeeded { to }
            | Illegal::BridgeToOwnFace { to }
            | Illegal::BridgeNotStraight { to } => vec![("to", to.to_string())],
            Illegal::NeedsLadder { to, rise }
            | Illegal::TooHigh { to, rise }
            | Illegal::LadderTooShort { to, rise } => {
                vec![("to", to.to_string()), ("rise", rise.to_string())]
            }
            Illegal::LadderGone { ladder } => vec![("ladder", ladder.name().to_owned())],
            Illegal::BridgeTooLong { ladder, to } | Illegal::BridgeTooSteep { ladder, to } => vec![
                ("ladder", ladder.name().to_owned()),
                ("to", to.to_string()),
                ("max", ladder.length().to_string()),
            ],
            Illegal::BridgeBlocked { to, over } => {
                vec![("to", to.to_string()), ("over", over.to_string())]
            }
        }
    }
}

fn named(colour: Colour) -> (&'static str, String) {
    ("colour", colour.name().to_owned())
}
