//! What can be wrong with a record.

use super::MAX_NAME_CHARS;
use crate::Refusal;

/// What is wrong with the text of a record, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

impl Refusal for RecordError {
    fn code(&self) -> &'static str {
        "bad-record"
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        vec![("line", self.line.to_string())]
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        vec![&self.problem]
    }
}

/// What can be wrong with a line of a record. Sides go by their names.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
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
    OtherGame { game: String, wanted: &'static str },
    #[error("rules version {version:?} is not known; the latest is {latest}")]
    UnknownRules { version: String, latest: u32 },
    #[error("{name:?} cannot be a name: 1 to {MAX_NAME_CHARS} characters on one line")]
    BadName { name: String },
    #[error("{} has a name but is not in play", spoken(.side))]
    NameNotInPlay { side: &'static str },
    #[error("{text:?} is none of {}", .known.join(", "))]
    NoSuchSide { text: String, known: Vec<&'static str> },
    #[error("a record with a position needs no {key:?}: the position says it")]
    SaidByPosition { key: &'static str },
    #[error(
        "{text:?} is not a result like `{side} won by resignation`, `drawn by agreement`, `abandoned` or `unfinished`"
    )]
    NotAResult { text: String, side: &'static str },
    #[error("{} is not in play", spoken(.side))]
    NotInPlay { side: &'static str },
    #[error(
        "{text:?} is neither a numbered turn, like `3. ...`, nor a player who left, like `{letter}=out`"
    )]
    NotATurn { text: String, letter: char },
    #[error("number {found:?} stands where number {expected} should")]
    WrongNumber { found: String, expected: usize },
    #[error("{text}: {refusal}")]
    Refused { text: String, refusal: Box<dyn Refusal> },
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
    #[error("{0}")]
    Part(Box<dyn Refusal>),
}

/// A side in a sentence.
fn spoken(name: &str) -> String {
    name.replace('-', " ")
}

impl Refusal for RecordProblem {
    fn code(&self) -> &'static str {
        match self {
            RecordProblem::NotAHeader { .. } => "record-not-a-header",
            RecordProblem::UnknownKey { .. } => "record-unknown-key",
            RecordProblem::RepeatedKey { .. } => "record-repeated-key",
            RecordProblem::MissingKey { .. } => "record-missing-key",
            RecordProblem::OtherGame { .. } => "record-other-game",
            RecordProblem::UnknownRules { .. } => "record-unknown-rules",
            RecordProblem::BadName { .. } => "record-bad-name",
            RecordProblem::NameNotInPlay { .. } => "record-name-not-in-play",
            RecordProblem::NoSuchSide { .. } => "record-bad-colour",
            RecordProblem::SaidByPosition { .. } => "record-said-by-position",
            RecordProblem::NotAResult { .. } => "not-a-result",
            RecordProblem::NotInPlay { .. } => "not-in-play",
            RecordProblem::NotATurn { .. } => "record-not-a-turn",
            RecordProblem::WrongNumber { .. } => "record-wrong-number",
            RecordProblem::Refused { .. } => "record-refused",
            RecordProblem::Contradiction(error) => error.code(),
            RecordProblem::Part(refusal) => refusal.code(),
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            RecordProblem::NotAHeader { text }
            | RecordProblem::NoSuchSide { text, .. }
            | RecordProblem::NotAResult { text, .. }
            | RecordProblem::NotATurn { text, .. }
            | RecordProblem::Refused { text, .. } => vec![("text", text.clone())],
            RecordProblem::UnknownKey { key } => vec![("key", key.clone())],
            RecordProblem::RepeatedKey { key }
            | RecordProblem::MissingKey { key }
            | RecordProblem::SaidByPosition { key } => vec![("key", (*key).to_owned())],
            RecordProblem::OtherGame { game, .. } => vec![("game", game.clone())],
            RecordProblem::UnknownRules { version, .. } => vec![("version", version.clone())],
            RecordProblem::BadName { name } => {
                vec![("name", name.clone()), ("max", MAX_NAME_CHARS.to_string())]
            }
            RecordProblem::NameNotInPlay { side } | RecordProblem::NotInPlay { side } => {
                vec![("colour", (*side).to_owned())]
            }
            RecordProblem::WrongNumber { found, expected } => {
                vec![("found", found.clone()), ("expected", expected.to_string())]
            }
            RecordProblem::Contradiction(error) => error.params(),
            RecordProblem::Part(refusal) => refusal.params(),
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            RecordProblem::Refused { refusal, .. } => vec![&**refusal],
            RecordProblem::Contradiction(error) => error.causes(),
            RecordProblem::Part(refusal) => refusal.causes(),
            _ => Vec::new(),
        }
    }
}

/// Why something is not the record of a game.
#[derive(Debug, thiserror::Error)]
pub enum Contradiction {
    /// An action that cannot have happened.
    #[error("action {}: {refusal}", .at + 1)]
    Action {
        /// Which one, counted from 0.
        at: usize,
        /// Why not.
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

impl Refusal for Contradiction {
    fn code(&self) -> &'static str {
        match self {
            Contradiction::Action { .. } => "record-action",
            Contradiction::Ending { .. } => "record-ending",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            Contradiction::Action { at, .. } => vec![("number", (at + 1).to_string())],
            Contradiction::Ending { told, rules } => {
                vec![("told", told.clone()), ("rules", rules.clone())]
            }
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            Contradiction::Action { refusal, .. } => vec![&**refusal],
            Contradiction::Ending { .. } => Vec::new(),
        }
    }
}
