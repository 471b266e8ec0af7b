//! The state of a match of any game: turn, clocks, offers, outcome.

use serde::{Deserialize, Serialize};

/// The state of a match, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchState {
    /// The seat to move; none when the match is over.
    pub turn: Option<u8>,
    /// The number of moves played.
    pub ply: u32,
    /// The number of moves that can be redone.
    pub redoable: u32,
    /// The outcome, once the match has ended.
    pub outcome: Option<OutcomeView>,
    /// The clock, if there is one.
    pub clock: Option<ClockView>,
    /// A pending draw offer.
    pub draw_offer: Option<PendingView>,
    /// A pending takeback request.
    pub takeback: Option<PendingView>,
    /// The seats that have asked for a rematch.
    pub rematch_wanted: Vec<u8>,
}

/// The clocks of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Milliseconds left for each seat when the view was made.
    #[cfg_attr(feature = "typescript", ts(type = "number[]"))]
    pub left_ms: Vec<u64>,
    /// The seat whose clock runs, if any.
    pub running: Option<u8>,
}

/// Who won, if anyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    /// `winners` did.
    Won,
    /// Nobody.
    Drawn,
}

/// The outcome of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OutcomeView {
    /// Who won, if anyone.
    pub verdict: Verdict,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// By which rule, in kebab case: one of the game (such as `corner` or `repetition`) or of the
    /// table (`resignation`, `time`, `agreement`).
    pub rule: String,
}

/// A pending offer or request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PendingView {
    /// Who made it.
    pub by: u8,
    /// Who has yet to answer.
    pub waiting_for: Vec<u8>,
    /// For a takeback: the number of moves to keep.
    pub ply: Option<u32>,
}
