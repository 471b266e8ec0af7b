//! Messages between the servers of a cluster, one JSON object each.
//!
//! They are hints: everything in them is stored, can be asked for again, or is short-lived anyway. A
//! lost message causes a delay and nothing else.

use serde::{Deserialize, Serialize};

use super::ChatLine;

/// A message about a table, with its sender.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BusEnvelope {
    /// The sender: a random number that each server draws when it starts.
    pub by: u64,
    /// The message.
    pub news: BusMessage,
}

/// What one server tells the others about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BusMessage {
    /// Events were added to its match.
    Events {
        /// The number of the event before the first of them.
        after: u32,
        /// Their log lines.
        lines: Vec<String>,
        /// The id of the command that caused them.
        command: Option<String>,
    },
    /// The table record or its match has changed by more than fits into a message: read the store.
    Changed {
        /// The number of its match's last event.
        seq: u32,
        /// The version of the table record.
        version: u64,
    },
    /// A new chat line.
    Talk {
        /// The line.
        line: ChatLine,
    },
    /// Who is connected to the table through the sender. Sent on every change, and repeated while anyone
    /// is connected.
    Here {
        /// The seats whose players are connected.
        seats: Vec<u8>,
        /// The number of spectators.
        watching: u32,
        /// The number of the last event, as far as the sender knows.
        seq: u32,
        /// The version of the table record, as far as the sender knows.
        version: u64,
        /// The number of the last chat line, as far as the sender knows.
        said: u32,
    },
    /// Asks who is connected; answered by `Here`.
    Who,
    /// The hand of the player to move, during an X-Stack turn.
    Hand {
        /// The number of the last event when the turn began.
        seen: u32,
        /// Whose hand.
        seat: u8,
        /// The next parts of the motion.
        parts: Vec<String>,
    },
    /// A turn has arrived and is being verified: the clock of the seat to move stands still.
    Verifying {
        /// The number of the event that led to the position it is played in.
        position: u32,
        /// When it was sent, in milliseconds since 1970.
        at_ms: u64,
    },
    /// These seats agree to hand a seat over to a bot.
    HandOver {
        /// Whose seat.
        seat: u8,
        /// The level of the bot.
        level: u8,
        /// The seats that agree.
        agreed: Vec<u8>,
    },
}
