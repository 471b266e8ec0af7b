//! Messages on the socket of a table, one JSON object each.

use serde::{Deserialize, Serialize};

use super::{ChatLine, TableSetup, TableView};
use crate::Refusal;
use crate::command::Command;

/// A message from the page. Requests carry an `id` that the page chooses (at most 64 characters). The
/// reply repeats it, and a request that is sent again with the same id, on any connection, gets the
/// same reply without being executed twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClientToServer {
    /// The first message on every connection.
    Hello {
        /// The version of the protocol the page speaks.
        protocol: u32,
        /// The number of the last event the page has; none if it has nothing of the match.
        have: Option<u32>,
    },
    /// Take a seat, before the match starts.
    Sit {
        /// The id of the request.
        id: String,
        /// The seat, counted from 0.
        seat: u8,
        /// The name to play under.
        name: String,
    },
    /// Leave the seat again, before the match starts.
    Stand {
        /// The id of the request.
        id: String,
    },
    /// Execute a command in the match.
    Command {
        /// The id of the request.
        id: String,
        /// The number of the last event the page had when it sent the command.
        seen: u32,
        /// The command.
        command: Command,
    },
    /// Hand the seat of a player who has been away for a while to a bot. It happens once all other
    /// players agree; the player can take the seat back with `SetPlayer`.
    HandOver {
        /// The id of the request.
        id: String,
        /// Whose seat.
        seat: u8,
        /// The level of the bot; the first request decides.
        level: u8,
    },
    /// Send a chat line.
    Chat {
        /// The id of the request.
        id: String,
        /// The text.
        text: String,
    },
    /// Let everyone replay the match of a private table. It happens once all players allow it.
    AllowReplay {
        /// The id of the request.
        id: String,
    },
    /// Show the hand to the others during an X-Stack turn. Answered only if it is refused. It decides
    /// nothing, and the whole turn makes up for lost parts.
    Hand {
        /// The id of the request.
        id: String,
        /// The number of the last event the page had when the turn began.
        seen: u32,
        /// The next parts of the motion, in order. A turn that starts over sends its first part again.
        parts: Vec<String>,
    },
    /// Check the connection.
    Ping {
        /// Any number; the reply repeats it.
        n: u32,
    },
}

/// Lines of the log of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogPart {
    /// The number of the event before the first line. None if this is the whole log, which starts with
    /// the header.
    pub after: Option<u32>,
    /// The lines, as stored.
    pub lines: Vec<String>,
    /// The number of the match's last event.
    pub seq: u32,
    /// The server's time, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub now_ms: u64,
}

/// A message from the server. Everything that happened before a reply has been sent on the same
/// connection before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ServerToClient {
    /// The reply to `Hello`.
    Welcome {
        /// The version of the protocol the server speaks.
        protocol: u32,
        /// The table.
        table: TableView,
        /// Your seat, if you have one.
        you: Option<u8>,
        /// The setup, until the match starts.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<TableSetup>))]
        setup: Option<Box<TableSetup>>,
        /// What the page lacks of the match, once it has started.
        log: Option<LogPart>,
        /// The latest chat lines.
        chat: Vec<ChatLine>,
    },
    /// The table has changed.
    Table {
        /// The table.
        table: TableView,
        /// Your seat, if you have one.
        you: Option<u8>,
    },
    /// The match has started (then this is the whole log), or something has happened in it.
    Log {
        /// The new lines.
        log: LogPart,
    },
    /// A request was executed, and its events are stored.
    Done {
        /// The id of the request.
        id: String,
        /// The number of the last event it caused, or of the last event of the match if it caused none.
        seq: u32,
    },
    /// A request was refused, and nothing happened.
    Refused {
        /// The id of the request; none if the message could not be read.
        id: Option<String>,
        /// Why.
        refusal: Refusal,
        /// The number of the match's last event.
        seq: u32,
    },
    /// A new chat line.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// The hand of the player to move, during an X-Stack turn. It continues what was sent before, or starts
    /// the turn over. It is not an event and is not stored.
    Hand {
        /// Whose hand.
        seat: u8,
        /// Whether the turn starts with this, whatever was sent of it before.
        begins: bool,
        /// The next parts of the motion, in order.
        parts: Vec<String>,
    },
    /// The reply to `Ping`.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Pong {
        /// The number that was sent.
        n: u32,
        /// The server's time, in milliseconds since 1970.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        now_ms: u64,
    },
    /// The server closes the connection: it is about to stop, or the page was too slow. The page
    /// reconnects and says what it has.
    #[cfg_attr(feature = "openapi", schema(rename_all = "camelCase"))]
    Bye {
        /// How long to wait before reconnecting, in milliseconds.
        retry_ms: u32,
    },
}
