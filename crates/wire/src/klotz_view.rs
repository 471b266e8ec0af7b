//! KLOTZ as the page sees it. Cells are text: `"c12"`.

mod view;

use serde::{Deserialize, Serialize};

pub use match_log::klotz_setup::{
    Colour, Goal, Idle, Layout, MatchSetup, Options, Placement, Repetition, SeatSetup,
};

use crate::command::Player;

use crate::match_state::MatchState;

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Piece {
    /// A neutral column.
    Column {
        /// Where.
        cell: String,
        /// 1, 2 or 3.
        #[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3"))]
        height: u8,
        /// Whose stone lies on it, if anyone's.
        stone: Option<Colour>,
    },
    /// A Klotz.
    Klotz {
        /// Where.
        cell: String,
        /// Whose.
        colour: Colour,
        /// Whether nobody plays it (option `idle = stay`).
        idle: bool,
    },
}

/// A stone that no column carries yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct UnusedStone {
    /// Whose.
    pub colour: Colour,
    /// Where it lies: on the corner of its colour.
    pub cell: String,
}

/// A position to draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// The pieces, in no particular order.
    pub pieces: Vec<Piece>,
    /// The stones that lie beside the game, in turn order.
    pub unused_stones: Vec<UnusedStone>,
    /// The colours still in play, in turn order.
    pub colours: Vec<Colour>,
    /// The colour to move; none when the game is over.
    pub turn: Option<Colour>,
    /// The position's text form.
    pub text: String,
}

/// What a move to a cell would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TargetKind {
    /// A plain move.
    Move,
    /// A column captures a Klotz there.
    Capture,
    /// The Klotz reaches its goal corner.
    Win,
}

/// A cell a piece can move to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Target {
    /// The cell.
    pub cell: String,
    /// What moving there would be.
    pub kind: TargetKind,
    /// A way there: every cell after the start, the end included.
    pub path: Vec<String>,
    /// The move's canonical text.
    pub text: String,
}

/// A capture: whose Klotz, from where, back to where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptureView {
    /// Whose Klotz.
    pub colour: Colour,
    /// Where it stood.
    pub from: String,
    /// Its centre cell.
    pub to: String,
}

/// A stone that went onto the moved column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StoneView {
    /// The column on which it lay before; none if it lay on its corner, unused.
    pub from: Option<String>,
    /// The cell where the column stood when the stone was laid on it.
    pub to: String,
}

/// A move that could have been played, and its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Imagined {
    /// The move.
    pub played: MoveView,
    /// The position after it.
    pub position: PositionView,
}

/// What happened at one ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum MoveView {
    /// A piece moved.
    Slide {
        /// Who moved.
        colour: Colour,
        /// The canonical text: `c3-c5`, `c3xd5`, `d4-a1#`.
        text: String,
        /// Which piece: 1 to 3 for a column, 4 for the Klotz.
        height: u8,
        /// From where.
        from: String,
        /// To where.
        to: String,
        /// A way there: every cell after the start, the end included.
        path: Vec<String>,
        /// The Klotz it captured.
        captured: Option<CaptureView>,
        /// The stone that was laid on the column; none if it lay there already or a Klotz moved.
        stone: Option<StoneView>,
        /// Whether it won the game.
        wins: bool,
    },
    /// A player without a legal move passed.
    Pass {
        /// Who passed.
        colour: Colour,
    },
    /// A player left a game that went on (resigned, or out of time). Not a move: it has no ply of
    /// its own and stands before the move that followed.
    Out {
        /// Who left.
        colour: Colour,
        /// `resignation` or `time`.
        rule: String,
    },
}

/// A seat during the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its colour.
    pub colour: Colour,
    /// Its name; empty for the colour's own.
    pub name: String,
    /// Who makes its moves.
    pub player: Player,
    /// Whether it has left the game.
    pub out: bool,
    /// The corner where its Klotz wins.
    pub goal: String,
}

/// A match to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// What was agreed before the first move.
    pub setup: MatchSetup,
    /// The seats as they are now.
    pub seats: Vec<SeatView>,
    /// The current position.
    pub position: PositionView,
    /// How the match stands, whatever the game.
    #[serde(flatten)]
    pub state: MatchState,
    /// Everything that happened, in order. `Out` entries stand between moves.
    pub moves: Vec<MoveView>,
    /// The setup of the next match, once a rematch was agreed.
    pub rematch: Option<MatchSetup>,
}

/// A position to be won within some moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// Within how many moves, both sides counted.
    pub plies: u32,
    /// How many of them are the solver's own.
    pub own_moves: u32,
    /// From 1, the easiest, to 4.
    #[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3 | 4"))]
    pub grade: u8,
    /// Who solves it.
    pub solver: Colour,
    /// The match it is played in: the solver against who answers.
    pub setup: MatchSetup,
}

/// A lesson: a position in which the learner is to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Lesson {
    /// Its name, from which the keys of its texts are made.
    pub name: String,
    /// The lesson as text, to be handed back with each question about it.
    pub source: String,
    /// Who learns.
    pub learner: Colour,
    /// Cells to mark.
    pub marks: Vec<String>,
    /// The match it is played in.
    pub setup: MatchSetup,
}
