//! Errors in records.

use super::MAX_NAME_CHARS;
use crate::Refusal;

/// An error in the text of a record, with its line.
#[derive(Debug, thiserror::Error, Refusal)]
#[error("line {line}: {problem}")]
#[refusal(code = "bad-record")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    #[refusal(cause)]
    pub problem: RecordProblem,
}

/// An error in a line of a record. Sides are given by name.
#[derive(Debug, thiserror::Error, Refusal)]
#[expect(missing_docs, reason = "the messages say it")]
#[refusal(prefix = "record")]
pub enum RecordProblem {
    #[error("{text:?} is not of the form `key: value`")]
    NotAHeader { text: String },
    #[error("{key:?} is not something a record says")]
    UnknownKey { key: String },
    #[error("{key:?} is said twice")]
    RepeatedKey { key: &'static str },
    #[error("the record does not say its {key:?}")]
    MissingKey { key: &'static str },
    #[error("the record is of the game {game:?}, not {wanted}")]
    OtherGame {
        game: String,
        #[refusal(skip)]
        wanted: &'static str,
    },
    #[error("rules version {version:?} is not known; the latest is {latest}")]
    UnknownRules {
        version: String,
        #[refusal(skip)]
        latest: u32,
    },
    #[error("{name:?} cannot be a name: 1 to {MAX_NAME_CHARS} characters on one line")]
    #[refusal(params(max = MAX_NAME_CHARS))]
    BadName { name: String },
    #[error("{} has a name but is not in play", spoken(.side))]
    NameNotInPlay {
        #[refusal(name = "colour")]
        side: &'static str,
    },
    #[error("{text:?} is none of {}", .known.join(", "))]
    #[refusal(code = "record-bad-colour")]
    NoSuchSide {
        text: String,
        #[refusal(skip)]
        known: Vec<&'static str>,
    },
    #[error("a record with a position needs no {key:?}: the position says it")]
    SaidByPosition { key: &'static str },
    #[error(
        "{text:?} is not a result like `{side} won by resignation`, `drawn by agreement`, `abandoned` or `unfinished`"
    )]
    #[refusal(code = "not-a-result")]
    NotAResult {
        text: String,
        #[refusal(skip)]
        side: &'static str,
    },
    #[error("{} is not in play", spoken(.side))]
    #[refusal(code = "not-in-play")]
    NotInPlay {
        #[refusal(name = "colour")]
        side: &'static str,
    },
    #[error(
        "{text:?} is neither a numbered turn, like `3. ...`, nor a player who left, like `{letter}=out`"
    )]
    NotATurn {
        text: String,
        #[refusal(skip)]
        letter: char,
    },
    #[error("number {found:?} stands where number {expected} should")]
    WrongNumber { found: String, expected: usize },
    #[error("{text}: {refusal}")]
    Refused {
        text: String,
        #[refusal(cause)]
        refusal: Box<dyn Refusal>,
    },
    #[error(transparent)]
    #[refusal(transparent)]
    Contradiction(#[from] Contradiction),
    #[error("{0}")]
    #[refusal(transparent)]
    Part(Box<dyn Refusal>),
}

/// A side in a sentence.
fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

/// Why actions and ending are not a valid game.
#[derive(Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "record")]
pub enum Contradiction {
    /// An impossible action.
    #[error("action {}: {refusal}", .at + 1)]
    Action {
        /// Which one, counted from 0.
        #[refusal(name = "number", value = at + 1)]
        at: usize,
        /// Why not.
        #[refusal(cause)]
        refusal: Box<dyn Refusal>,
    },
    /// A result the moves contradict.
    #[error("the result is {told:?}, but by the rules the game is {rules:?}")]
    Ending {
        /// What the record says.
        told: String,
        /// What the rules say.
        rules: String,
    },
}
