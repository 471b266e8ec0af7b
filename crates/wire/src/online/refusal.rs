//! Why the server refuses a request that neither the rules nor the table object to.

use game::Refusal;

/// Why the server refuses a request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "online")]
pub enum OnlineRefusal {
    /// The page speaks another version of the protocol.
    #[error("the page is of another version than the server: load it again")]
    Protocol,
    /// There is no table with that id.
    #[error("there is no such table")]
    NoSuchTable,
    /// Another player or a bot has the seat.
    #[error("seat {} is taken", u32::from(*.seat) + 1)]
    SeatTaken {
        /// The seat, counted from 0.
        #[refusal(value = u32::from(*seat) + 1)]
        seat: u8,
    },
    /// The visitor has another seat at this table.
    #[error("you already sit at this table")]
    AlreadySeated,
    /// Only players can act in the match.
    #[error("you do not sit at this table")]
    NotSeated,
    /// A request in the name of another seat.
    #[error("that seat is not yours")]
    NotYourSeat,
    /// Seats are taken before the match starts.
    #[error("the match has started already")]
    Started,
    /// A seat is still open.
    #[error("the match has not started yet")]
    NotStarted,
    /// The match has no move left to make.
    #[error("the match is over")]
    #[refusal(code = "match-over")]
    MatchOver,
    /// The position has changed since the move was chosen.
    #[error("something has happened since: look again")]
    PositionChanged,
    /// Not something that one player can decide alone.
    #[error("nobody can decide that alone at a table with others")]
    NotAlone,
    /// The player is connected, or has not been away for long.
    #[error("whoever sits there has not been gone for long")]
    StillThere,
    /// The rate limit is exceeded.
    #[error("too much at once: wait a little")]
    TooFast,
    /// The visitor has reached the limit of open tables.
    #[error("you have as many tables as one may have: {most}")]
    TooManyTables {
        /// How many.
        most: u32,
    },
    /// A chat line that is empty or too long.
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
    /// A clock outside the limits of the server.
    #[error("a clock has from one second to 30 days")]
    BadClock,
    /// The server has no keys for push notifications.
    #[error("this server sends no notices")]
    NoNotices,
    /// Not a valid push subscription.
    #[error("no notices can be sent there")]
    BadPlace,
    /// The server is temporarily unable to do it.
    #[error("the server cannot do that right now: try again")]
    Unavailable,
}
