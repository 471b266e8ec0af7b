//! What is said between the arena and a program that plays: one JSON object a line.
//!
//! The arena asks, the program answers every question but the last with exactly one line.
//! `docs/bots/protocol.md` tells it to those who write programs.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A question to a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Request {
    /// Who are you? The first question. The answer is [`Reply::Hello`].
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The game that will be played.
        game: String,
    },
    /// A new game begins; the one before is over. The answer is [`Reply::Ready`].
    New {
        /// Its record so far: all settings, and the moves of the opening if there are any.
        record: String,
    },
    /// A move was made, by anybody. The answer is [`Reply::Ready`].
    Play {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A player has left; the others play on. The answer is [`Reply::Ready`].
    Leave {
        /// The seat, from 1.
        seat: u8,
    },
    /// What do you play? The answer is [`Reply::Move`] or [`Reply::Resign`].
    Choose(Choose),
    /// Which moves are there? The answer is [`Reply::Legal`]. Programs need not know.
    Legal,
    /// Where are we? The answer is [`Reply::Position`]. Programs need not know.
    Position,
    /// Goodbye. The program ends without an answer.
    Quit,
}

/// The question for a move.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Choose {
    /// The time for it, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// How many positions to look at, for programs that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Where randomness is to come from: the same seed, the same move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The seat that is to move, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The position, for those who want it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Moves that can be played, for those who want them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// What there is to see, for those who want it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// An answer of a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// I am this.
    Hello {
        /// The version of the protocol it speaks.
        protocol: u32,
        /// Its name.
        name: String,
        /// What it wants to be told with every question for a move.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        wants: Vec<Want>,
    },
    /// I have understood.
    Ready,
    /// I play this.
    Move {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// What it expects of it, in units of its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<i64>,
        /// How many moves it looked ahead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<u32>,
        /// How many positions it looked at.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u64>,
    },
    /// I give up.
    Resign,
    /// These can be played.
    Legal {
        /// The moves.
        moves: Vec<String>,
        /// Whether they are all there are.
        complete: bool,
    },
    /// The game is here.
    Position {
        /// The position.
        position: String,
        /// The seat that is to move, from 1; none when the game is over.
        to_move: Option<u8>,
        /// How the game ended; nothing while it goes on.
        result: Option<String>,
    },
    /// I have not understood, or cannot do it. Nothing has changed.
    Error {
        /// Why, in words.
        message: String,
    },
}

/// What a program can be told with every question for a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// The position as text.
    Position,
    /// Moves that can be played.
    Legal,
    /// What there is to see, where the text of a position is hard to read.
    View,
}
