//! Messages of the HTTP interface for programs.

use serde::{Deserialize, Serialize};

use super::Scope;
use crate::command::Command;

/// The owner of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotMe {
    /// The name under which the program plays.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// It is the program's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename = "turn", rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// Its seat, counted from 0.
    pub seat: u8,
    /// The number of moves played.
    pub ply: u32,
    /// The number of the last event; send it along with the move.
    pub seen: u32,
    /// The position, as text.
    pub position: String,
    /// Moves that can be played.
    pub moves: Vec<String>,
    /// Whether the list is complete.
    pub complete: bool,
}

/// Take a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotSit {
    /// The id of the request.
    pub id: String,
    /// The seat, counted from 0; any free one if left out.
    pub seat: Option<u8>,
}

/// Leave the seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotStand {
    /// The id of the request.
    pub id: String,
}

/// Execute a command in the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotCommand {
    /// The id of the request.
    pub id: String,
    /// The number of the last event the program had when it chose.
    pub seen: u32,
    /// The command.
    pub command: Command,
}

/// Send a chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotChat {
    /// The id of the request.
    pub id: String,
    /// The text.
    pub text: String,
}

/// A request was executed, and its events are stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotDone {
    /// The number of the last event it caused, or of the last event of the match if it caused none.
    pub seq: u32,
}
