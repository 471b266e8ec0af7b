//! What a coach says: what to play and why, and how a match has gone. The same for every game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A fact that speaks for a move: a code and the words that fill its sentence, so that a page can say
/// it in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Reason {
    /// A stable name: `"parries"`.
    pub code: String,
    /// What the sentence mentions: `{ colour: "red" }`.
    pub params: BTreeMap<String, String>,
}

/// What a strong player would do now, and what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The number of moves played when it was given: a match that has moved on has no use for it.
    pub ply: u32,
    /// The move's canonical text.
    pub text: String,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// How a match stood after so many moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// After how many moves.
    pub ply: u32,
    /// The chance of each seat to win, in thousandths.
    pub chances: Vec<u32>,
    /// What a strong player would have played from there on, as canonical texts; empty at the end.
    pub line: Vec<String>,
}

/// What becomes of a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleReply {
    /// The number of moves played when it was chosen.
    pub ply: u32,
    /// The rival's answer, as canonical text.
    pub text: String,
    /// Whether the puzzle can still be solved in time.
    pub right: bool,
    /// What the answer does.
    pub reasons: Vec<Reason>,
}
