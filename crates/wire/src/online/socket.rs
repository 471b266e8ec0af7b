//! Said on the socket of a table, one JSON object a message.

use serde::{Deserialize, Serialize};

use super::{ChatLine, TableSetup, TableView};
use crate::Refusal;
use crate::table::Command;

/// What a page says. Whatever is wished for carries an `id` of the page's choosing (at most 64
/// characters): its answer carries it again, and a wish that is repeated with the same id, on any
/// connection, is answered as the first time and not done twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClientToServer {
    /// The first message on every connection.
    Hello {
        /// The version of the protocol the page speaks.
        protocol: u32,
        /// The number of the last event of the match it has, if it has the match at all.
        have: Option<u32>,
    },
    /// Sit down, while the table waits.
    Sit {
        /// The wish's id.
        id: String,
        /// The seat, counted from 0.
        seat: u8,
        /// The name to sit there under.
        name: String,
    },
    /// Stand up again, while the table waits.
    Stand {
        /// The wish's id.
        id: String,
    },
    /// Do something in the match.
    Command {
        /// The wish's id.
        id: String,
        /// The number of the last event the page had seen when it was wished for.
        seen: u32,
        /// What to do.
        command: Command,
    },
    /// Let a bot play for somebody who has been gone for a while. It does once everybody else who still
    /// plays has said so; whoever comes back takes the seat again with `SetPlayer`.
    HandOver {
        /// The wish's id.
        id: String,
        /// Whose seat.
        seat: u8,
        /// How strong the bot is to be; the first who asks for it says.
        level: u8,
    },
    /// Say something.
    Chat {
        /// The wish's id.
        id: String,
        /// The text.
        text: String,
    },
    /// Show the others what one's hand does in a turn of X-Stack, while it is being made. Answered only
    /// if it is refused; nothing is decided by it, and what gets lost is made good by the whole turn.
    Hand {
        /// What it is called by if it is refused.
        id: String,
        /// The number of the last event the page had seen when the turn was begun.
        seen: u32,
        /// What was done next, in its order. A turn that begins again begins with its first part.
        parts: Vec<String>,
    },
    /// Ask whether anybody is still there.
    Ping {
        /// Any number; the answer repeats it.
        n: u32,
    },
}

/// Lines of the log of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogPart {
    /// The number of the event after which they come. None if they are the whole log, which begins
    /// with the line about the match.
    pub after: Option<u32>,
    /// The lines, as they are stored.
    pub lines: Vec<String>,
    /// The number of the match's last event.
    pub seq: u32,
    /// What the server's clock shows, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now_ms: u64,
}

/// What the server says. By the time an answer comes, everything that happened before it has been
/// told on the same connection.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ServerToClient {
    /// The answer to `Hello`.
    Welcome {
        /// The version of the protocol the server speaks.
        protocol: u32,
        /// The table.
        table: TableView,
        /// The seat that is one's own, if any.
        you: Option<u8>,
        /// What is to be played, while the table waits.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
        setup: Option<Box<TableSetup>>,
        /// What the page has not got of the match, once it has started.
        log: Option<LogPart>,
        /// What was said last.
        chat: Vec<ChatLine>,
    },
    /// The table has changed.
    Table {
        /// The table.
        table: TableView,
        /// The seat that is one's own, if any.
        you: Option<u8>,
    },
    /// The match has started (then it is the whole log), or something happened in it.
    Log {
        /// What.
        log: LogPart,
    },
    /// A wish was granted; what it led to is stored.
    Done {
        /// The wish's id.
        id: String,
        /// The number of the match's last event that it led to, or the last one of all if it led to
        /// none.
        seq: u32,
    },
    /// A wish was refused, and nothing happened.
    Refused {
        /// The wish's id; none if what was said could not be read.
        id: Option<String>,
        /// Why.
        refusal: Refusal,
        /// The number of the match's last event.
        seq: u32,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Whoever is to move in X-Stack does this, meanwhile: it follows what was told before, or begins the
    /// turn again. It is no event and is not kept.
    Hand {
        /// Whose hand.
        seat: u8,
        /// Whether the turn begins with this, whatever was told of it before.
        begins: bool,
        /// What was done next, in its order.
        parts: Vec<String>,
    },
    /// The answer to `Ping`.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Pong {
        /// The number that was sent.
        n: u32,
        /// What the server's clock shows.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        now_ms: u64,
    },
    /// The server hangs up: it is about to stop, or the page was too slow to follow. The page connects
    /// again and says what it has.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Bye {
        /// How long to wait before that, in milliseconds.
        retry_ms: u32,
    },
}
