//! What the page asks while a turn is being made.

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
    /// A bonus is half taken: the player may continue with it or end the turn.
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
    /// Why it cannot be done, if so.
    pub refusal: Option<Refusal>,
}

/// What a block rests on and carries, as the simulation finds it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ContactsView {
    /// `B03`
    pub block: String,
    /// The blocks that hold it up.
    pub rests_on: Vec<String>,
    /// The blocks that lie on it.
    pub carries: Vec<String>,
    /// Whether an arm of the X holds it up.
    pub on_stand: bool,
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
    /// Why the forbidden block cannot be taken instead of pulling one, if so.
    pub decline: Option<Refusal>,
    /// Why the player cannot give up, if so.
    pub give_up: Option<Refusal>,
    /// Why the turn cannot end, if so.
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
    /// Blocks that became malus in this turn.
    pub malus: Vec<String>,
    /// The whole turn as the text of a move, once it is over.
    pub text: Option<String>,
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
