//! What the page asks while a turn is being made.

use serde::{Deserialize, Serialize};

use super::{Colour, Face, Ladder, PositionView, PushView, Spot, StepView};
use crate::Refusal;

/// The state of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each enables one button of the page")]
pub struct DraftView {
    /// Its steps.
    pub steps: Vec<StepView>,
    /// The position after them.
    pub position: PositionView,
    /// Whether the pawn may still move in this turn, wherever it could go.
    pub may_move_pawn: bool,
    /// Whether a block may still be moved in this turn.
    pub may_move_block: bool,
    /// Whether the stone may be placed now.
    pub may_place_stone: bool,
    /// The text of the turn as it stands, `-` if there are no steps.
    pub text: String,
    /// Whether there is an undone action to redo.
    pub can_redo: bool,
    /// Whether a follower gains something by walking; always true in a turn of one's own.
    pub worth_asking: bool,
}

/// A block and whether it can be taken now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BlockChoice {
    /// `H3`
    pub block: String,
    /// Why it cannot be taken, if so.
    pub refusal: Option<Refusal>,
}

/// A colour a block can show on top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TopChoice {
    /// The colour.
    pub top: Face,
    /// The text of the step that puts it there.
    pub text: String,
}

/// A place a block can go to, in one pose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlaceView {
    /// The x of its lowest corner.
    pub x: u8,
    /// The y of its lowest corner.
    pub y: u8,
    /// The height it would stand on.
    pub z: u8,
    /// Along x, along y, height.
    pub size: [u8; 3],
    /// The colours it can show on top there.
    pub tops: Vec<TopChoice>,
    /// The pawns that would make room for it.
    pub pushed: Vec<PushView>,
}

/// A pose of a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PoseView {
    /// Along x, along y, height.
    pub size: [u8; 3],
    /// The colours it can show on top in this pose.
    pub tops: Vec<Face>,
}

/// A route to a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Way {
    /// The ladders it spends.
    pub ladders: Vec<Ladder>,
    /// The texts of its steps.
    pub steps: Vec<String>,
}

/// A cell the pawn can go to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReachView {
    /// The cell.
    pub at: Spot,
    /// The cheapest routes: no two of which one costs a superset of the other.
    pub ways: Vec<Way>,
}

/// A face that can take the stone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FaceChoice {
    /// The block whose top it is.
    pub block: String,
    /// Its colour.
    pub top: Face,
    /// Its visible cells.
    pub cells: Vec<Spot>,
    /// The text of the step that closes it.
    pub text: String,
}

/// What a position offers a player's pawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReachPreview {
    /// Whose pawn.
    pub colour: Colour,
    /// The highest it could stand without ladders.
    pub free: u8,
    /// The highest it could stand with the ladders they have.
    pub with_ladders: u8,
    /// The cells on blocks that it could reach, with the ladders but not the steps of each route.
    /// Cells of the table are left out.
    pub cells: Vec<ReachView>,
}
