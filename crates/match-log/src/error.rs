//! Why a stored setup cannot be played.

use std::sync::Arc;

use game::{OptionError, Refusal};

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidSetup {
    /// A seat that no table has.
    #[error("there is no seat {} at this table", u32::from(*.seat) + 1)]
    NoSuchSeat {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// A bot that does not exist.
    #[error("there is no bot of level {level}")]
    NoSuchLevel {
        /// The level's stored number.
        level: u8,
    },
    /// A number of players that the game does not take.
    #[error("2 to {most} can play, not {players}")]
    PlayerCount {
        /// How many.
        players: usize,
        /// How many at most.
        most: usize,
    },
    /// Not the height of a column.
    #[error("a column on {cell} cannot be {height} high: columns are 1, 2 or 3 high")]
    BadHeight {
        /// Where the column stands.
        cell: String,
        /// What was given.
        height: u8,
    },
    /// Seats that are not in turn order, or two of one colour.
    #[error("seats go once round the table: red, yellow, green, blue")]
    SeatOrder,
    /// Two seats of one colour.
    #[error("two seats play {colour}")]
    ColourTwice {
        /// The colour's name in parameters.
        colour: &'static str,
    },
    /// A starting position for other colours than those of the seats.
    #[error("the starting position is for {}, the seats are for {}", spoken(.position), spoken(.seats))]
    StartSeats {
        /// The names of the position's colours.
        position: Vec<&'static str>,
        /// The names of the seats' colours.
        seats: Vec<&'static str>,
    },
    /// A starting position in which someone else is to move.
    #[error("in the starting position it is the turn of {turn}, not of {first}")]
    StartTurn {
        /// Whose turn it is.
        turn: &'static str,
        /// Who should start.
        first: &'static str,
    },
    /// A tower whose number is too large.
    #[error("towers have numbers from 0 to {most}")]
    TowerNumber {
        /// The largest.
        most: u64,
    },
    /// A pile or a tremor whose number is too large.
    #[error("piles have numbers from 0 to {most}")]
    PileNumber {
        /// The largest.
        most: u64,
    },
    /// The game or the table refuses it.
    #[error(transparent)]
    Refused(#[from] AnyRefusal),
}

impl Refusal for InvalidSetup {
    fn code(&self) -> &'static str {
        match self {
            InvalidSetup::NoSuchSeat { .. } => "no-such-seat",
            InvalidSetup::NoSuchLevel { .. } => "no-such-level",
            InvalidSetup::PlayerCount { .. } => "player-count",
            InvalidSetup::BadHeight { .. } => "not-a-height",
            InvalidSetup::SeatOrder => "setup-seat-order",
            InvalidSetup::ColourTwice { .. } => "setup-colour-twice",
            InvalidSetup::StartSeats { .. } => "setup-start-seats",
            InvalidSetup::StartTurn { .. } => "setup-start-turn",
            InvalidSetup::TowerNumber { .. } => "tower-number",
            InvalidSetup::PileNumber { .. } => "pile-number",
            InvalidSetup::Refused(refusal) => refusal.0.code(),
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            InvalidSetup::NoSuchSeat { seat } => vec![("seat", (u32::from(*seat) + 1).to_string())],
            InvalidSetup::NoSuchLevel { level } => vec![("level", level.to_string())],
            InvalidSetup::PlayerCount { players, most } => {
                vec![("players", players.to_string()), ("most", most.to_string())]
            }
            InvalidSetup::BadHeight { cell, height } => {
                vec![("cell", cell.clone()), ("height", height.to_string())]
            }
            InvalidSetup::ColourTwice { colour } => vec![("colour", (*colour).to_owned())],
            InvalidSetup::StartSeats { position, seats } => {
                vec![("position", position.join(" ")), ("seats", seats.join(" "))]
            }
            InvalidSetup::StartTurn { turn, first } => {
                vec![("turn", (*turn).to_owned()), ("first", (*first).to_owned())]
            }
            InvalidSetup::TowerNumber { most } | InvalidSetup::PileNumber { most } => {
                vec![("most", most.to_string())]
            }
            InvalidSetup::SeatOrder => Vec::new(),
            InvalidSetup::Refused(refusal) => refusal.0.params(),
        }
    }

    fn causes(&self) -> Vec<&dyn Refusal> {
        match self {
            InvalidSetup::Refused(refusal) => refusal.0.causes(),
            _ => Vec::new(),
        }
    }
}

/// Names of colours in a sentence.
fn spoken(names: &[&str]) -> String {
    names.join(", ").replace('-', " ")
}

/// A refusal of a game or the table whose type does not matter any more.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct AnyRefusal(Arc<dyn Refusal>);

impl AnyRefusal {
    /// The refusal itself.
    pub fn get(&self) -> &dyn Refusal {
        &*self.0
    }
}

/// Two refusals are the same if a player would see the same.
impl PartialEq for AnyRefusal {
    fn eq(&self, other: &AnyRefusal) -> bool {
        let (one, other) = (self.get(), other.get());
        one.code() == other.code()
            && one.params() == other.params()
            && one.to_string() == other.to_string()
    }
}

impl Eq for AnyRefusal {}

impl<R: Refusal> From<R> for AnyRefusal {
    fn from(refusal: R) -> AnyRefusal {
        AnyRefusal(Arc::new(refusal))
    }
}

/// The errors that reading a setup can meet.
macro_rules! refused_by {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for InvalidSetup {
            fn from(error: $error) -> InvalidSetup {
                InvalidSetup::Refused(error.into())
            }
        })*
    };
}

refused_by!(
    OptionError,
    climbers::PositionError,
    climbers::SettingsError,
    klotz::CellError,
    klotz::LayoutProblem,
    klotz::PositionError,
    klotz::SettingsError,
    table::SetupError,
    xstack::PileError,
    xstack::SettingsError,
);
