//! What can be wrong with something that came over the wire, before the rules are even asked.

use game::Refusal;

/// Why a message cannot be understood.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WireError {
    /// Not the JSON that was expected.
    #[error("the message cannot be read: {detail}")]
    BadMessage {
        /// What the reader said.
        detail: String,
    },
    /// A seat that no table has.
    #[error("there is no seat {} at this table", u32::from(*.seat) + 1)]
    NoSuchSeat {
        /// The seat, counted from 0.
        seat: u8,
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
    /// So many moves have not been played.
    #[error("{ply} moves have not been played yet")]
    NoSuchPly {
        /// How many.
        ply: u32,
    },
    /// A piece that may be moved but cannot go anywhere.
    #[error("the piece on {cell} has nowhere to go")]
    NowhereToGo {
        /// Where it stands.
        cell: String,
    },
    /// A link that does not describe a layout.
    #[error("the link does not describe a layout")]
    BadLayoutLink,
    /// A bot that does not exist.
    #[error("there is no bot of level {level}")]
    NoSuchLevel {
        /// The level.
        level: u8,
    },
    /// There is no move to choose any more.
    #[error("the match is over")]
    MatchOver,
    /// A number of players that the game does not take.
    #[error("2 to {most} can play, not {players}")]
    PlayerCount {
        /// How many.
        players: usize,
        /// How many at most.
        most: usize,
    },
    /// Two seats of one colour.
    #[error("two seats play {colour}")]
    ColourTwice {
        /// The colour's name in parameters.
        colour: &'static str,
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
    /// No block waits to be taken away.
    #[error("no block lies too low: there is none to take away")]
    NothingToTakeAway,
    /// An act that goes on.
    #[error("not everything is at rest yet")]
    NotAtRest,
    /// A cell that is not on the table.
    #[error("{x},{y} is not on the table")]
    NoSuchCell {
        /// Its column.
        x: i16,
        /// Its row.
        y: i16,
    },
    /// A size that no block has.
    #[error("no block has the size {}", size_text(*.size))]
    NoSuchPose {
        /// Along x, along y, height.
        size: [u8; 3],
    },
}

impl WireError {
    /// The reason why some JSON is not what was expected.
    pub fn bad_message(error: &serde_json::Error) -> WireError {
        WireError::BadMessage { detail: error.to_string() }
    }
}

impl Refusal for WireError {
    fn code(&self) -> &'static str {
        match self {
            WireError::BadMessage { .. } => "bad-message",
            WireError::NoSuchSeat { .. } => "no-such-seat",
            WireError::BadHeight { .. } => "not-a-height",
            WireError::SeatOrder => "setup-seat-order",
            WireError::StartSeats { .. } => "setup-start-seats",
            WireError::StartTurn { .. } => "setup-start-turn",
            WireError::NoSuchPly { .. } => "no-such-ply",
            WireError::NowhereToGo { .. } => "nowhere-to-go",
            WireError::BadLayoutLink => "bad-layout-link",
            WireError::NoSuchLevel { .. } => "no-such-level",
            WireError::MatchOver => "match-over",
            WireError::PlayerCount { .. } => "player-count",
            WireError::ColourTwice { .. } => "setup-colour-twice",
            WireError::TowerNumber { .. } => "tower-number",
            WireError::PileNumber { .. } => "pile-number",
            WireError::NothingToTakeAway => "nothing-to-take-away",
            WireError::NotAtRest => "not-at-rest",
            WireError::NoSuchCell { .. } => "not-a-cell",
            WireError::NoSuchPose { .. } => "no-such-size",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            WireError::BadMessage { detail } => vec![("detail", detail.clone())],
            WireError::NoSuchSeat { seat } => vec![("seat", (u32::from(*seat) + 1).to_string())],
            WireError::BadHeight { cell, height } => {
                vec![("cell", cell.clone()), ("height", height.to_string())]
            }
            WireError::StartSeats { position, seats } => {
                vec![("position", position.join(" ")), ("seats", seats.join(" "))]
            }
            WireError::StartTurn { turn, first } => {
                vec![("turn", (*turn).to_owned()), ("first", (*first).to_owned())]
            }
            WireError::NoSuchPly { ply } => vec![("ply", ply.to_string())],
            WireError::NowhereToGo { cell } => vec![("cell", cell.clone())],
            WireError::NoSuchLevel { level } => vec![("level", level.to_string())],
            WireError::PlayerCount { players, most } => {
                vec![("players", players.to_string()), ("most", most.to_string())]
            }
            WireError::ColourTwice { colour } => vec![("colour", (*colour).to_owned())],
            WireError::TowerNumber { most } | WireError::PileNumber { most } => {
                vec![("most", most.to_string())]
            }
            WireError::NoSuchCell { x, y } => vec![("text", format!("{x},{y}"))],
            WireError::NoSuchPose { size } => vec![("size", size_text(*size))],
            WireError::SeatOrder
            | WireError::BadLayoutLink
            | WireError::MatchOver
            | WireError::NothingToTakeAway
            | WireError::NotAtRest => Vec::new(),
        }
    }
}

/// Names of colours in a sentence.
fn spoken(names: &[&str]) -> String {
    names.join(", ").replace('-', " ")
}

fn size_text([x, y, h]: [u8; 3]) -> String {
    format!("{x}x{y}x{h}")
}
