//! The protocol between the arena and external programs: one JSON object per line.
//!
//! The arena sends requests; the program answers each one but `quit` with exactly one line.
//! `docs/bots/protocol.md` describes it for authors of programs.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A request to a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// The first request. The reply is [`Reply::Hello`].
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The game that will be played.
        game: String,
    },
    /// A new game starts and replaces the current one. The reply is [`Reply::Ready`].
    New {
        /// Its record so far: all settings, and the moves of the opening if there are any.
        record: String,
    },
    /// A player has moved. The reply is [`Reply::Ready`].
    Play {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A player has left; the others play on. The reply is [`Reply::Ready`].
    Leave {
        /// The seat, from 1.
        seat: u8,
    },
    /// Choose a move. The reply is [`Reply::Move`] or [`Reply::Resign`].
    Choose(Choose),
    /// List legal moves. The reply is [`Reply::Legal`]. Optional for programs.
    Legal,
    /// Show the position. The reply is [`Reply::Position`]. Optional for programs.
    Position,
    /// Exit without a reply.
    Quit,
}

/// A request for a move.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// The time limit in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// The number of positions to search, for programs that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// The seed for randomness: the same seed gives the same move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The seat to move, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The position, if [wanted](Want::Position).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Legal moves, if [wanted](Want::Legal).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// A detailed view, if [wanted](Want::View).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// A reply of a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// Name and version.
    Hello {
        /// The version of the protocol it speaks.
        protocol: u32,
        /// Its name.
        name: String,
        /// What to include in every request for a move.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        wants: Vec<Want>,
    },
    /// Acknowledges a request.
    Ready,
    /// The chosen move.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// The evaluation, in the program's own units.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<i64>,
        /// The search depth in plies.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<u32>,
        /// The number of positions searched.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u64>,
    },
    /// The program resigns.
    Resign,
    /// Legal moves.
    Legal {
        /// The moves.
        moves: Vec<String>,
        /// Whether the list is complete.
        complete: bool,
    },
    /// The state of the game.
    Position {
        /// The position.
        position: String,
        /// The seat to move, from 1; none when the game is over.
        to_move: Option<u8>,
        /// The result; none while the game goes on.
        result: Option<String>,
    },
    /// The request is invalid or impossible; the state is unchanged.
    Error {
        /// The reason.
        message: String,
    },
}

/// Optional parts of a request for a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// The position as text.
    Position,
    /// Legal moves.
    Legal,
    /// A detailed view, where the position text is hard to use.
    View,
}
