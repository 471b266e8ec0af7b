//! What can be wrong with a record.

use game::{DateError, Game as _, MAX_NAME_CHARS, OptionError, Refusal};

use crate::{
    ActionRefused, ColourSet, EndingError, Klotz, LayoutError, MoveTextError, PositionError,
    RecordContradiction, SettingsError,
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
    #[error("the record is of the game {game:?}, not klotz")]
    OtherGame { game: String },
    #[error("rules version {version:?} is not known; the latest is {}", Klotz::RULES_VERSION)]
    UnknownRules { version: String },
    #[error(transparent)]
    Date(#[from] DateError),
    #[error("{name:?} cannot be a name: 1 to {MAX_NAME_CHARS} characters on one line")]
    BadName { name: String },
    #[error("{text:?} is not a colour")]
    BadColour { text: String },
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error("there is no built-in layout {name:?}; other layouts are written with their columns")]
    UnknownLayout { name: String },
    #[error(transparent)]
    Layout(#[from] LayoutError),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error("a record with a position needs no {key:?}: the position says it")]
    SaidByPosition { key: &'static str },
    #[error("names are given for {named}, but {seats} are in play")]
    OtherPlayers { named: ColourSet, seats: ColourSet },
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Ending(#[from] EndingError),
    #[error("move {found:?} comes where move {expected} should")]
    WrongNumber { found: String, expected: u32 },
    #[error(transparent)]
    Move(#[from] MoveTextError),
    #[error("{text}: {refusal}")]
    Refused { text: String, refusal: ActionRefused },
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
            RecordProblem::BadColour { .. } => "record-bad-colour",
            RecordProblem::Options(error) => error.code(),
            RecordProblem::UnknownLayout { .. } => "record-unknown-layout",
            RecordProblem::Layout(error) => error.code(),
            RecordProblem::Position(error) => error.code(),
            RecordProblem::SaidByPosition { .. } => "record-said-by-position",
            RecordProblem::OtherPlayers { .. } => "record-other-players",
            RecordProblem::Settings(error) => error.code(),
            RecordProblem::Ending(error) => error.code(),
            RecordProblem::WrongNumber { .. } => "record-wrong-number",
            RecordProblem::Move(error) => error.code(),
            RecordProblem::Refused { .. } => "record-refused",
            RecordProblem::Contradiction(error) => error.code(),
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            RecordProblem::NotAHeader { text }
            | RecordProblem::BadColour { text }
            | RecordProblem::Refused { text, .. } => vec![("text", text.clone())],
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
            RecordProblem::Options(error) => error.params(),
            RecordProblem::UnknownLayout { name } => vec![("name", name.clone())],
            RecordProblem::Layout(error) => error.params(),
            RecordProblem::Position(error) => error.params(),
            RecordProblem::OtherPlayers { named, seats } => {
                vec![("named", named.to_string()), ("seats", seats.to_string())]
            }
            RecordProblem::Settings(error) => error.params(),
            RecordProblem::Ending(error) => error.params(),
            RecordProblem::WrongNumber { found, expected } => {
                vec![("found", found.clone()), ("expected", expected.to_string())]
            }
            RecordProblem::Move(error) => error.params(),
            RecordProblem::Contradiction(error) => error.params(),
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            RecordProblem::Refused { refusal, .. } => vec![refusal],
            RecordProblem::Layout(error) => error.causes(),
            RecordProblem::Position(error) => error.causes(),
            RecordProblem::Settings(error) => error.causes(),
            RecordProblem::Contradiction(error) => error.causes(),
            _ => Vec::new(),
        }
    }
}
