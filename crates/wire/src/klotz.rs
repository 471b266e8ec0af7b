//! KLOTZ as the page sees it. Cells are text: `"c12"`.

mod layout;
mod layout_link;
mod options;
mod puzzle;
mod setup;
mod view;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use self::puzzle::Puzzle;
pub use self::view::{movable, targets, why_not};
use crate::table::{Clock, MatchState, Player};

/// The four colours, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Blue,
}

/// Which corner a Klotz runs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Goal {
    /// The corner nearest to its centre cell.
    Near,
    /// The corner diagonally opposite.
    Far,
}

/// What happens to the Klötze of colours that nobody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Idle {
    /// They are taken away.
    Removed,
    /// They stay on their centre cells.
    Stay,
}

/// What the third occurrence of a position means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Repetition {
    /// A draw.
    Draw,
    /// Nothing.
    Allowed,
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Options {
    /// Which corner a Klotz runs to.
    pub goal: Goal,
    /// What happens to unused Klötze.
    pub idle: Idle,
    /// What repeating a position means.
    pub repetition: Repetition,
    /// After so many single moves the game is drawn; 0 for never.
    pub move_limit: u32,
}

/// A column of a layout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Placement {
    /// Where.
    pub cell: String,
    /// 1, 2 or 3.
    #[ts(type = "1 | 2 | 3")]
    pub height: u8,
}

/// A starting layout: built in, or made by players. A draft in the editor may break the rules of
/// layouts; a match only starts from one that does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Layout {
    /// Its name.
    pub name: String,
    /// Its 24 columns.
    pub columns: Vec<Placement>,
}

/// One seat of a match, before it starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatSetup {
    /// The colour it plays.
    pub colour: Colour,
    /// The name to show; empty for the colour's own name.
    pub name: String,
    /// Who makes its moves.
    pub player: Player,
}

/// Everything agreed before the first move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MatchSetup {
    /// Two to four seats of different colours, in turn order (red, yellow, green, blue).
    pub seats: Vec<SeatSetup>,
    /// The colour that starts.
    pub first: Colour,
    /// The options.
    pub options: Options,
    /// Where the columns stand at the start.
    pub layout: Layout,
    /// How time is counted.
    pub clock: Clock,
    /// A starting position in text form, instead of the layout's.
    pub start: Option<String>,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Piece {
    /// A neutral column.
    Column {
        /// Where.
        cell: String,
        /// 1, 2 or 3.
        #[ts(type = "1 | 2 | 3")]
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

/// A position to draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// The pieces, in no particular order.
    pub pieces: Vec<Piece>,
    /// The colours still in play, in turn order.
    pub colours: Vec<Colour>,
    /// The colour to move; none when the game is over.
    pub turn: Option<Colour>,
    /// The position's text form.
    pub text: String,
}

/// What a move to a cell would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct StoneView {
    /// Where it lay before; none if it was in the player's hand.
    pub from: Option<String>,
    /// The cell where the column stood when the stone was laid on it.
    pub to: String,
}

/// A move that could have been played, and what it would have led to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Imagined {
    /// The move.
    pub played: MoveView,
    /// The position after it.
    pub position: PositionView,
}

/// What happened at one ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
}

/// A match to show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
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
