//! Why the server does not do what somebody wishes, where neither the rules nor the table are against
//! it.

use game::Refusal;

/// Why a wish of somebody who plays from elsewhere is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "online")]
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
        #[refusal(value = u32::from(*seat) + 1)]
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
    #[refusal(code = "match-over")]
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
