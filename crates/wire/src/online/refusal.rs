//! Why the server refuses a request that neither the rules nor the table object to.

use game::Refusal;

/// Why the server refuses a request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "online")]
pub enum OnlineRefusal {
    /// The page speaks another version of the protocol.
    #[error("this page is out of date; reload it")]
    Protocol,
    /// There is no table with that id.
    #[error("this table doesn't exist")]
    NoSuchTable,
    /// Another player or a bot has the seat.
    #[error("seat {} is taken", u32::from(*.seat) + 1)]
    SeatTaken {
        /// The seat, counted from 0.
        #[refusal(value = u32::from(*seat) + 1)]
        seat: u8,
    },
    /// The visitor has another seat at this table.
    #[error("you're already at this table")]
    AlreadySeated,
    /// Only players can act in the match.
    #[error("you don't have a seat at this table")]
    NotSeated,
    /// A request in the name of another seat.
    #[error("that seat isn't yours")]
    NotYourSeat,
    /// Seats are taken before the match starts.
    #[error("the match has already started")]
    Started,
    /// A seat is still open.
    #[error("the match has not started yet")]
    NotStarted,
    /// The match has no move left to make.
    #[error("the match is over")]
    #[refusal(code = "match-over")]
    MatchOver,
    /// The position has changed since the move was chosen.
    #[error("the position has changed in the meantime")]
    PositionChanged,
    /// Not something that one player can decide alone.
    #[error("at an online table everyone has to agree to that")]
    NotAlone,
    /// The player is connected, or has not been away for long.
    #[error("that player hasn't been away long enough")]
    StillThere,
    /// In a rated match, nobody's seat is handed over.
    #[error("a rated match is not handed over to a bot")]
    RatedHandOver,
    /// The rate limit is exceeded.
    #[error("too many requests; wait a moment")]
    TooFast,
    /// The visitor has reached the limit of open tables.
    #[error("you've reached the limit of {most} tables")]
    TooManyTables {
        /// How many.
        most: u32,
    },
    /// A chat line that is empty or too long.
    #[error("messages can be 1 to {most} characters long")]
    ChatLength {
        /// How many characters at most.
        most: u32,
    },
    /// An id that is empty or too long.
    #[error("ids can be 1 to {most} characters long")]
    BadId {
        /// How many characters at most.
        most: u32,
    },
    /// A clock outside the limits of the server.
    #[error("the clock must be between one second and 30 days")]
    BadClock,
    /// The server has no keys for push notifications.
    #[error("this server doesn't send notifications")]
    NoNotices,
    /// Not a valid push subscription.
    #[error("notifications can't be sent to this browser")]
    BadPlace,
    /// Another site's page has sent the request.
    #[error("requests from other sites are refused")]
    OtherSite,
    /// The page and the server disagree about the server's name: a proxy has changed `Host`.
    #[error(
        "this server is misconfigured: the page is at {page}, but the proxy sends Host: {host}; it must pass the original Host on"
    )]
    WrongHost {
        /// The host in the address of the page.
        page: String,
        /// The host that has reached the server.
        host: String,
    },
    /// The server is temporarily unable to do it.
    #[error("the server can't do that right now; try again")]
    Unavailable,
}
