//! The Climbers as the page sees it.
//!
//! `x` runs east, `y` north and `z` up, in units of half a cube's edge; the table is 32 x 32 cells.

mod convert;
mod draft;
mod step_view;
mod view;

use serde::{Deserialize, Serialize};

pub use match_log::climbers_setup::{Colour, Descend, MatchSetup, Options, SeatSetup, Tie};

pub use self::convert::block_size;
pub use self::draft::{
    BlockChoice, DraftView, FaceChoice, PlaceView, PoseView, ReachPreview, ReachView, TopChoice,
    Way,
};
pub use self::step_view::step_views;
use crate::command::Player;

use crate::match_state::MatchState;

/// The colours of faces: those of the players, and grey, which is for everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Face {
    Red,
    Yellow,
    DarkBlue,
    LightBlue,
    Violet,
    Grey,
}

/// A player's ladders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Ladder {
    /// Two units up.
    Small,
    /// Two to four units up.
    Large,
}

/// Options that go together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Preset {
    /// `classic` or `modern`.
    pub name: String,
    /// Its options.
    pub options: Options,
}

/// A cell and the height of what is on top of it: where a pawn's feet are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub struct Spot {
    pub x: u8,
    pub y: u8,
    pub z: u8,
}

/// The colours of a block's six sides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub struct Faces {
    pub top: Face,
    pub bottom: Face,
    pub east: Face,
    pub west: Face,
    pub north: Face,
    pub south: Face,
}

/// The four kinds of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum BlockKind {
    /// A half cube.
    Half,
    /// A cube.
    Cube,
    /// A double cube.
    Double,
    /// One of the big grey blocks.
    Big,
}

/// A block where it lies, or where it would.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BlockView {
    /// `H3`
    pub id: String,
    /// What kind it is.
    pub kind: BlockKind,
    /// The x of its lowest corner; of a block in hand it may be off the table.
    pub x: i16,
    /// The y of its lowest corner; of a block in hand it may be off the table.
    pub y: i16,
    /// The height it stands on.
    pub z: u8,
    /// Along x, along y, height.
    pub size: [u8; 3],
    /// What is painted on it.
    pub faces: Faces,
}

/// A pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PawnView {
    /// Whose.
    pub colour: Colour,
    /// Where it stands.
    pub at: Spot,
}

/// A blocking stone on a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StoneView {
    /// Whose.
    pub colour: Colour,
    /// The visible cell it is drawn on.
    pub at: Spot,
}

/// Where a player's stone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum StonePlace {
    /// Not used yet.
    Hand,
    /// On a face.
    Placed,
    /// Out of the game.
    Gone,
}

/// How one player stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StandingView {
    /// Who.
    pub colour: Colour,
    /// How high their pawn stands.
    pub height: u8,
    /// How high it has been.
    pub best: u8,
    /// Whether they have the small ladder.
    pub small: bool,
    /// Whether they have the large ladder.
    pub large: bool,
    /// Where their stone is.
    pub stone: StonePlace,
}

/// A position to draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// The blocks, each after those it stands on.
    pub blocks: Vec<BlockView>,
    /// The pawns, in turn order.
    pub pawns: Vec<PawnView>,
    /// The stones on faces, in turn order.
    pub stones: Vec<StoneView>,
    /// Everyone still in the game, in turn order.
    pub standings: Vec<StandingView>,
    /// Who is to move; none when the game is over.
    pub turn: Option<Colour>,
    /// With `together`: whose turn the one to move follows.
    pub following: Option<Colour>,
    /// Barren turns in a row.
    pub barren: u32,
    /// After how many of them the last chance comes; without one, the game ends.
    pub barren_limit: u32,
    /// Whether the game ends if nobody climbs in the turn to come.
    pub last_chance: bool,
    /// The block that may not be moved now.
    pub last_block: Option<String>,
    /// The position's text form.
    pub text: String,
}

/// A pawn that made room for a block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PushView {
    /// Whose pawn.
    pub colour: Colour,
    /// Where it stood.
    pub from: Spot,
    /// Where it stands now, on the same face.
    pub to: Spot,
}

/// A step of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StepView {
    /// The pawn walks.
    Walk {
        /// The step's text.
        text: String,
        /// Its way, from where it stood to where it stands.
        path: Vec<Spot>,
    },
    /// The pawn climbs with a ladder, which is then gone.
    Climb {
        /// The step's text.
        text: String,
        /// Which ladder.
        ladder: Ladder,
        /// Its way, from where it stood to where it stands.
        path: Vec<Spot>,
        /// The ladder leans between `path[at]` and `path[at + 1]`.
        at: u32,
    },
    /// The pawn crosses a gap over a ladder, which is then gone.
    Bridge {
        /// The step's text.
        text: String,
        /// Which ladder.
        ladder: Ladder,
        /// Its way, from where it stood to where it stands.
        path: Vec<Spot>,
        /// The ladder lies from `path[at]` to `path[at + 1]`.
        at: u32,
    },
    /// A block moves.
    Block {
        /// The step's text.
        text: String,
        /// The block as it lay.
        before: BlockView,
        /// The block as it lies.
        after: BlockView,
        /// The pawns that made room for it.
        pushed: Vec<PushView>,
    },
    /// The stone closes a face.
    Stone {
        /// The step's text.
        text: String,
        /// Where it is drawn.
        at: Spot,
    },
}

/// A turn that could have been played, and its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Imagined {
    /// The turn.
    pub played: MoveView,
    /// The position after it.
    pub position: PositionView,
}

/// What happened at one ply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum MoveView {
    /// A turn, or with `together` the pawn's move of one who follows.
    Turn {
        /// Whose.
        colour: Colour,
        /// The canonical text, `-` for a pass.
        text: String,
        /// Its steps; none for a pass.
        steps: Vec<StepView>,
        /// How high the pawn stood afterwards.
        height: u8,
        /// Whether it had never been so high.
        rose: bool,
        /// Whether it followed another's turn.
        follows: bool,
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
}

/// A match to show.
///
/// The rules by which the game ends are `highest`, `highest-last` and `highest-first` (a tie, by when
/// they arrived) and `all-on-table` (drawn).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// What was agreed before the first turn.
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

/// A height to be reached in one turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Puzzle {
    /// The height.
    pub height: u8,
    /// From 1, the easiest, to 4.
    #[cfg_attr(feature = "typescript", ts(type = "1 | 2 | 3 | 4"))]
    pub grade: u8,
    /// Who solves it.
    pub solver: Colour,
    /// The block that has to be moved, which is half the solution: `D4`.
    pub block: String,
    /// The puzzle's line, for further questions about it.
    pub line: String,
    /// The match it is played in. Only the solver ever moves.
    pub setup: MatchSetup,
}

/// The result of an attempt at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleAttempt {
    /// Whether the puzzle is solved.
    pub right: bool,
    /// The greatest height at which the pawn stood.
    pub reached: u8,
    /// How much of the solution was seen: the right block, or all that has to be done with it.
    pub seen: Insight,
}

/// How much of the solution an attempt contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Insight {
    /// Another block was moved, or none.
    Nothing,
    /// The right block, and something else was done with it.
    Block,
    /// It was moved as it has to be.
    Deed,
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
    /// The height to reach, if that is the goal.
    pub height: Option<u8>,
    /// The match it is played in.
    pub setup: MatchSetup,
}
