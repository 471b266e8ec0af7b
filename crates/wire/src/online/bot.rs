//! What programs send and are told over HTTP, beside what pages are.

use serde::{Deserialize, Serialize};

use super::Scope;
use crate::table::Command;

/// Who the token makes one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotMe {
    /// The name the program plays under.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// The program is to move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename = "turn", rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotTurn {
    /// Its seat, counted from 0.
    pub seat: u8,
    /// How many moves have been played.
    pub ply: u32,
    /// The number of the last event, to be sent along with the move.
    pub seen: u32,
    /// The position, as text.
    pub position: String,
    /// Moves that can be played.
    pub moves: Vec<String>,
    /// Whether these are all there are.
    pub complete: bool,
}

/// Sit down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotSit {
    /// The wish's id.
    pub id: String,
    /// The seat, counted from 0; any free one if none is named.
    pub seat: Option<u8>,
}

/// Stand up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotStand {
    /// The wish's id.
    pub id: String,
}

/// Do something in the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotCommand {
    /// The wish's id.
    pub id: String,
    /// The number of the last event the program had seen when it chose.
    pub seen: u32,
    /// What to do.
    pub command: Command,
}

/// Say something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotChat {
    /// The wish's id.
    pub id: String,
    /// The text.
    pub text: String,
}

/// A wish was granted; what it led to is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotDone {
    /// The number of the match's last event that it led to, or the last one of all if it led to none.
    pub seq: u32,
}
