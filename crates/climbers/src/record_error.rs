//! What can be wrong with a record.

use game::{DateError, Game as _, MAX_NAME_CHARS, OptionError, Refusal};

use crate::{
    ActionRefused, Climbers, Colour, ColourError, EndingError, PositionError, RecordContradiction,
    SettingsError, StepTextError,
};

/// What is wrong with the text of a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
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

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
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
    #[error("the record is of the game {game:?}, not climbers")]
    OtherGame { game: String },
    #[error("rules version {version:?} is not known; the latest is {}", Climbers::RULES_VERSION)]
    UnknownRules { version: String },
    #[error(transparent)]
    Date(#[from] DateError),
    #[error("{name:?} cannot be a name: 1 to {MAX_NAME_CHARS} characters on one line")]
    BadName { name: String },
    #[error("{colour} has a name but is not in play")]
    NameNotInPlay { colour: Colour },
    #[error(transparent)]
    Colour(#[from] ColourError),
    #[error("{text:?} is not a turn order: two to five different colours")]
    BadOrder { text: String },
    #[error("{text:?} is not the seed number of a tower")]
    BadTower { text: String },
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("a record with a position needs no {key:?}: the position says it")]
    SaidByPosition { key: &'static str },
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Ending(#[from] EndingError),
    #[error(
        "{text:?} is neither a numbered turn, like `3. w12,14`, nor a player who left, like `r=out`"
    )]
    NotATurn { text: String },
    #[error("turn {found:?} comes where turn {expected} should")]
    WrongNumber { found: String, expected: u32 },
    #[error(transparent)]
    Turn(#[from] StepTextError),
    #[error(transparent)]
    Refused(#[from] ActionRefused),
    #[error(transparent)]
    Contradiction(#[from] RecordContradiction),
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
            RecordProblem::Date(error) => error.code(),
            RecordProblem::BadName { .. } => "record-bad-name",
            RecordProblem::NameNotInPlay { .. } => "record-name-not-in-play",
            RecordProblem::Colour(_) => "record-bad-colour",
            RecordProblem::BadOrder { .. } => "record-bad-order",
            RecordProblem::BadTower { .. } => "record-bad-tower",
            RecordProblem::Options(error) => error.code(),
            RecordProblem::Position(error) => error.code(),
            RecordProblem::SaidByPosition { .. } => "record-said-by-position",
            RecordProblem::Settings(error) => error.code(),
            RecordProblem::Ending(error) => error.code(),
            RecordProblem::NotATurn { .. } => "record-not-a-turn",
            RecordProblem::WrongNumber { .. } => "record-wrong-number",
            RecordProblem::Turn(error) => error.code(),
            RecordProblem::Refused(error) => error.code(),
            RecordProblem::Contradiction(error) => error.code(),
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            RecordProblem::NotAHeader { text }
            | RecordProblem::BadOrder { text }
            | RecordProblem::BadTower { text }
            | RecordProblem::NotATurn { text } => vec![("text", text.clone())],
            RecordProblem::UnknownKey { key } => vec![("key", key.clone())],
            RecordProblem::RepeatedKey { key }
            | RecordProblem::MissingKey { key }
            | RecordProblem::SaidByPosition { key } => vec![("key", (*key).to_owned())],
            RecordProblem::OtherGame { game } => vec![("game", game.clone())],
            RecordProblem::UnknownRules { version } => vec![("version", version.clone())],
            RecordProblem::Date(error) => error.params(),
            RecordProblem::BadName { name } => {
                vec![("name", name.clone()), ("max", MAX_NAME_CHARS.to_string())]
            }
            RecordProblem::NameNotInPlay { colour } => vec![("colour", colour.name().to_owned())],
            RecordProblem::Colour(error) => vec![("text", error.text.clone())],
            RecordProblem::Options(error) => error.params(),
            RecordProblem::Position(error) => error.params(),
            RecordProblem::Settings(error) => error.params(),
            RecordProblem::Ending(error) => error.params(),
            RecordProblem::WrongNumber { found, expected } => {
                vec![("found", found.clone()), ("expected", expected.to_string())]
            }
            RecordProblem::Turn(error) => error.params(),
            RecordProblem::Refused(error) => error.params(),
            RecordProblem::Contradiction(error) => error.params(),
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            RecordProblem::Position(error) => error.causes(),
            RecordProblem::Contradiction(error) => error.causes(),
            _ => Vec::new(),
        }
    }
}
