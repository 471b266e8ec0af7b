//! Hints, assessments, replies in puzzles and verdicts in lessons, whatever the game.

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

/// The move a strong bot would play, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Hint {
    /// The number of moves played when it was given; once more are played, it is stale.
    pub ply: u32,
    /// The move's canonical text.
    pub text: String,
    /// The reasons, most important first.
    pub reasons: Vec<Reason>,
}

/// The assessment of a position of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// The number of moves played.
    pub ply: u32,
    /// The winning chances of each seat, in thousandths.
    pub chances: Vec<u32>,
    /// The best line from there on, as canonical texts; empty when the game is over.
    pub line: Vec<String>,
}

/// The reply to a move in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleReply {
    /// The number of moves played when it was chosen.
    pub ply: u32,
    /// The opponent's move, as canonical text.
    pub text: String,
    /// Whether the puzzle can still be solved in time.
    pub right: bool,
    /// What the reply does.
    pub reasons: Vec<Reason>,
}

/// How the goal of a lesson stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LessonState {
    /// It can still be reached.
    Open,
    /// It is reached.
    Done,
    /// The last move missed it.
    Missed,
}

/// What the learner's play in a lesson has come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonVerdict {
    /// How the goal stands.
    pub state: LessonState,
    /// A move of the other side to show, as canonical text.
    pub reply: Option<String>,
    /// Why the goal is missed.
    pub miss: Option<Reason>,
}
