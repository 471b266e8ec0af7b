//! Why the server does not do what somebody wishes, where neither the rules nor the table are against
//! it.

use game::Refusal;

/// Why a wish of somebody who plays from elsewhere is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OnlineRefusal {
    /// The page was made for another version of the server.
    #[error("the page is of another version than the server: load it again")]
    Protocol,
    /// There is no table of that name.
    #[error("there is no such table")]
    NoSuchTable,
    /// Somebody else sits there, or a bot does.
    #[error("seat {} is taken", u32::from(*.seat) + 1)]
    SeatTaken {
        /// The seat, counted from 0.
        seat: u8,
    },
    /// One cannot sit on two chairs.
    #[error("you already sit at this table")]
    AlreadySeated,
    /// Who does not sit at the table cannot do anything in its match.
    #[error("you do not sit at this table")]
    NotSeated,
    /// A wish in the name of another seat.
    #[error("that seat is not yours")]
    NotYourSeat,
    /// Seats are chosen before the match.
    #[error("the match has started already")]
    Started,
    /// Somebody is still missing.
    #[error("the match has not started yet")]
    NotStarted,
    /// The match has no move left to make.
    #[error("the match is over")]
    MatchOver,
    /// The position was another one when the move was chosen.
    #[error("something has happened since: look again")]
    PositionChanged,
    /// Not something to be decided by one player alone.
    #[error("nobody can decide that alone at a table with others")]
    NotAlone,
    /// Whoever sits there is there, or has not been gone for long.
    #[error("whoever sits there has not been gone for long")]
    StillThere,
    /// Too much at once.
    #[error("too much at once: wait a little")]
    TooFast,
    /// As many tables as one visitor may have.
    #[error("you have as many tables as one may have: {most}")]
    TooManyTables {
        /// How many.
        most: u32,
    },
    /// A chat line of no or too much text.
    #[error("say something of 1 to {most} characters")]
    ChatLength {
        /// How many characters at most.
        most: u32,
    },
    /// An id that is empty or too long.
    #[error("an id has 1 to {most} characters")]
    BadId {
        /// How many characters at most.
        most: u32,
    },
    /// A clock that the server would not want to watch.
    #[error("a clock has from one second to 30 days")]
    BadClock,
    /// The server has no keys for notices.
    #[error("this server sends no notices")]
    NoNotices,
    /// Nothing can be sent to a place that somebody has named.
    #[error("no notices can be sent there")]
    BadPlace,
    /// The server cannot do it now.
    #[error("the server cannot do that right now: try again")]
    Unavailable,
}

impl Refusal for OnlineRefusal {
    fn code(&self) -> &'static str {
        match self {
            OnlineRefusal::Protocol => "online-protocol",
            OnlineRefusal::NoSuchTable => "online-no-such-table",
            OnlineRefusal::SeatTaken { .. } => "online-seat-taken",
            OnlineRefusal::AlreadySeated => "online-already-seated",
            OnlineRefusal::NotSeated => "online-not-seated",
            OnlineRefusal::NotYourSeat => "online-not-your-seat",
            OnlineRefusal::Started => "online-started",
            OnlineRefusal::NotStarted => "online-not-started",
            OnlineRefusal::MatchOver => "match-over",
            OnlineRefusal::PositionChanged => "online-position-changed",
            OnlineRefusal::NotAlone => "online-not-alone",
            OnlineRefusal::StillThere => "online-still-there",
            OnlineRefusal::TooFast => "online-too-fast",
            OnlineRefusal::TooManyTables { .. } => "online-too-many-tables",
            OnlineRefusal::ChatLength { .. } => "online-chat-length",
            OnlineRefusal::BadId { .. } => "online-bad-id",
            OnlineRefusal::BadClock => "online-bad-clock",
            OnlineRefusal::NoNotices => "online-no-notices",
            OnlineRefusal::BadPlace => "online-bad-place",
            OnlineRefusal::Unavailable => "online-unavailable",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            OnlineRefusal::SeatTaken { seat } => {
                vec![("seat", (u32::from(*seat) + 1).to_string())]
            }
            OnlineRefusal::TooManyTables { most }
            | OnlineRefusal::ChatLength { most }
            | OnlineRefusal::BadId { most } => vec![("most", most.to_string())],
            OnlineRefusal::Protocol
            | OnlineRefusal::NoSuchTable
            | OnlineRefusal::AlreadySeated
            | OnlineRefusal::NotSeated
            | OnlineRefusal::NotYourSeat
            | OnlineRefusal::Started
            | OnlineRefusal::NotStarted
            | OnlineRefusal::MatchOver
            | OnlineRefusal::PositionChanged
            | OnlineRefusal::NotAlone
            | OnlineRefusal::StillThere
            | OnlineRefusal::TooFast
            | OnlineRefusal::BadClock
            | OnlineRefusal::NoNotices
            | OnlineRefusal::BadPlace
            | OnlineRefusal::Unavailable => Vec::new(),
        }
    }
}
