//! Why a stored setup cannot be played.

use game::{AnyRefusal, OptionError, Refusal};

/// Why a setup cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum InvalidSetup {
    /// A seat that no table has.
    #[error("there is no seat {} at this table", u32::from(*.seat) + 1)]
    NoSuchSeat {
        /// The seat, counted from 0.
        #[refusal(value = u32::from(*seat) + 1)]
        seat: u8,
    },
    /// A bot that does not exist.
    #[error("there is no bot of level {level}")]
    NoSuchLevel {
        /// The level's stored number.
        level: u8,
    },
    /// A number of players that the game does not allow.
    #[error("the game is for 2 to {most} players, not {players}")]
    PlayerCount {
        /// How many.
        players: usize,
        /// How many at most.
        most: usize,
    },
    /// Not the height of a column.
    #[error("a column on {cell} cannot be {height} high: columns are 1, 2 or 3 high")]
    #[refusal(code = "not-a-height")]
    BadHeight {
        /// Where the column stands.
        cell: String,
        /// The height that was given.
        height: u8,
    },
    /// Seats that are not in turn order, or two of one colour.
    #[error("seats must be in turn order: red, yellow, green, blue")]
    #[refusal(code = "setup-seat-order")]
    SeatOrder,
    /// Two seats of one colour.
    #[error("two seats play {colour}")]
    #[refusal(code = "setup-colour-twice")]
    ColourTwice {
        /// The colour's name in parameters.
        colour: &'static str,
    },
    /// A starting position for other colours than those of the seats.
    #[error("the starting position is for {}, the seats are for {}", spoken(.position), spoken(.seats))]
    #[refusal(code = "setup-start-seats")]
    StartSeats {
        /// The names of the position's colours.
        #[refusal(value = position.join(" "))]
        position: Vec<&'static str>,
        /// The names of the seats' colours.
        #[refusal(value = seats.join(" "))]
        seats: Vec<&'static str>,
    },
    /// A starting position in which someone else is to move.
    #[error("in the starting position it is the turn of {turn}, not of {first}")]
    #[refusal(code = "setup-start-turn")]
    StartTurn {
        /// Whose turn it is.
        turn: &'static str,
        /// Who should start.
        first: &'static str,
    },
    /// A tower whose number is too large.
    #[error("tower numbers go from 0 to {most}")]
    TowerNumber {
        /// The largest.
        most: u64,
    },
    /// A pile or a tremor whose number is too large.
    #[error("pile numbers go from 0 to {most}")]
    PileNumber {
        /// The largest.
        most: u64,
    },
    /// The game or the table refuses it.
    #[error(transparent)]
    #[refusal(transparent)]
    Refused(#[from] AnyRefusal),
}

/// Names of colours in a sentence.
fn spoken(names: &[&str]) -> String {
    names.join(", ").replace('-', " ")
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
