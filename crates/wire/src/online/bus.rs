//! Said between the servers of a cluster, one JSON object a message.
//!
//! All of it is stored, or can be asked for again, or was only to be seen in passing: a message that is
//! lost delays, and nothing else.

use serde::{Deserialize, Serialize};

use super::ChatLine;

/// Something said about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Told {
    /// Who says it: a number that a server draws when it starts.
    pub by: u64,
    /// What.
    pub news: News,
}

/// What servers tell each other about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum News {
    /// These lines were added to its match.
    Events {
        /// The number of the event they come after.
        after: u32,
        /// The lines.
        lines: Vec<String>,
        /// The id of the command that led to them.
        command: Option<String>,
    },
    /// It was replaced, or its match has gone on, in more words than are sent around.
    Changed {
        /// The number of its match's last event.
        seq: u32,
        /// How often it was replaced.
        version: u64,
    },
    /// Somebody has said something.
    Talk {
        /// What.
        line: ChatLine,
    },
    /// Who is connected to it through the server that says so; said whenever that changes and, while
    /// somebody is, now and then.
    Here {
        /// The seats of those who sit.
        seats: Vec<u8>,
        /// How many watch.
        watching: u32,
        /// The number of its match's last event, as far as this server knows.
        seq: u32,
        /// How often it was replaced, as far as this server knows.
        version: u64,
        /// The number of the last thing said, as far as this server knows.
        said: u32,
    },
    /// Who is there? Answered by `Here`.
    Who,
    /// Whoever is to move does this, while the turn is being made.
    Hand {
        /// The number of the last event that had been seen when the turn was begun.
        seen: u32,
        /// Whose hand.
        seat: u8,
        /// What was done next.
        parts: Vec<String>,
    },
    /// A turn has arrived and is being verified: the clock of the seat to move stands still.
    Verifying {
        /// The number of the event that led to the position it is played in.
        position: u32,
        /// When it was sent, in milliseconds since 1970.
        at_ms: u64,
    },
    /// These seats agree that a bot plays for another one.
    HandOver {
        /// Whose seat.
        seat: u8,
        /// How strong the bot would be.
        level: u8,
        /// Who has said so.
        agreed: Vec<u8>,
    },
}
