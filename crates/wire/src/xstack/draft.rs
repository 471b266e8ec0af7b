//! What the page asks while a turn is being made, and sees sixty times a second.

use serde::{Deserialize, Serialize};

use super::{Design, StandView};
use crate::Refusal;

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TurnPhase {
    /// A block may be tried, or the forbidden one taken instead.
    Pull,
    /// A block is half pulled: it must be put back higher, or given up.
    Committed,
    /// A block was put back too low: the program must take it away.
    Low,
    /// A block was put back: a bonus may be tried, or the turn ended.
    Put,
    /// A bonus is half taken: it may be gone on with, or the turn ended.
    Bonus,
    /// Nothing more can be done.
    Over,
}

/// A block on the X and whether the hand may close on it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// `B03`
    pub block: String,
    /// What is against it, if anything is.
    pub refusal: Option<Refusal>,
}

/// The turn as far as it is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TurnView {
    /// How far it has come.
    pub phase: TurnPhase,
    /// The block it is about: in hand, half pulled, too low, or put back.
    pub block: Option<String>,
    /// Every block on the X.
    pub blocks: Vec<Choice>,
    /// What is against taking the forbidden block instead of pulling one.
    pub decline: Option<Refusal>,
    /// What is against giving up.
    pub give_up: Option<Refusal>,
    /// What is against ending the turn.
    pub stop: Option<Refusal>,
    /// The block that the program must take away next, before anything else can be done.
    pub demands: Option<String>,
    /// For a block that is to be put back: where its lowest point was before the turn. It must come
    /// to rest more than a millimetre higher.
    pub line: Option<f64>,
    /// For how long the hand can still be closed in this turn, in milliseconds.
    pub hand_time_left_ms: u32,
    /// The block put back in this turn.
    pub put: Option<String>,
    /// What fell in this turn.
    pub fallen: Vec<String>,
    /// What has become malus in this turn.
    pub malus: Vec<String>,
    /// The whole turn as the text of a move, once it is over.
    pub text: Option<String>,
}

/// What the live act is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LiveState {
    /// Nothing: the hand is open, and nothing moves.
    Idle,
    /// The hand is closed on a block.
    Held,
    /// The hand is open again; things may still move.
    Settling,
    /// Everything is at rest: the act can be finished.
    Rest,
}

/// How hand and block parted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Parted {
    /// The hand opened.
    LetGo,
    /// The block was brought to the tray.
    Taken,
    /// The player gave up.
    GivenUp,
    /// The hand's time was over.
    TimeOver,
    /// Something touched the table.
    Interrupted,
}

/// A block was hit: something to be heard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Impact {
    /// Which block.
    pub block: String,
    /// How hard: the change of its speed in m/s, times its mass in kg.
    pub strength: f32,
    /// Where it was.
    pub at: [f32; 3],
    /// Whether it hit the table.
    pub table: bool,
}

/// What a sixtieth of a second has brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LiveView {
    /// What the act is doing.
    pub state: LiveState,
    /// The block in hand, or the one the hand has parted from.
    pub block: Option<String>,
    /// How hard the hand pulls: at 1 the block slips.
    pub strain: f64,
    /// Whether the block in hand touches nothing.
    pub free: bool,
    /// The height of the lowest point of that block, while it is in the world.
    pub lowest: Option<f64>,
    /// Whether the block was brought to the tray.
    pub taken: bool,
    /// How hand and block parted, once they have.
    pub parted: Option<Parted>,
    /// Where the block is held, while it is.
    pub hand: Option<[f64; 3]>,
    /// The impacts since the previous view.
    pub impacts: Vec<Impact>,
    /// What has touched the table in this act.
    pub fallen: Vec<String>,
    /// For how long the hand can still be closed in this turn, in milliseconds.
    pub hand_time_left_ms: u32,
}

/// A pile being built.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EditorView {
    /// Whose stand and blocks.
    pub design: Design,
    /// The stand.
    pub stand: StandView,
    /// The edges of every block along its own axes, in micrometres.
    pub sizes: Vec<[i32; 3]>,
    /// The blocks on the X.
    pub on_x: Vec<String>,
    /// The blocks still in the box.
    pub in_box: Vec<String>,
}
