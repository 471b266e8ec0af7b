//! A table as everyone at it sees it.

use serde::{Deserialize, Serialize};

use super::{Game, RatingView};
use crate::command::{Clock, Player};

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Visibility {
    /// Anyone with the link.
    Private,
    /// Everyone: it is listed in the lobby while it has an open seat.
    Open,
}

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// A seat is still open. The match starts when none is.
    Waiting,
    /// The match is in progress.
    Playing,
    /// The match is over.
    Over,
}

/// What kind of player has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sitting {
    /// A guest: the name may be used by others, too.
    #[default]
    Guest,
    /// An account: the name is theirs alone.
    Account,
    /// A program that plays with a token.
    Program,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSeat {
    /// Who makes its moves.
    pub player: Player,
    /// The name of the player; may be empty.
    pub name: String,
    /// Whether the seat is taken, by a player or by a bot.
    pub taken: bool,
    /// Whether the player is connected.
    pub here: bool,
    /// What kind of player has the seat.
    pub sitting: Sitting,
    /// The rating of the player when they sat down.
    pub rating: Option<RatingView>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its unguessable id, as in its link.
    pub id: String,
    /// The game.
    pub game: Game,
    /// Who may find it.
    pub visibility: Visibility,
    /// Its phase.
    pub phase: Phase,
    /// The seats, in turn order.
    pub seats: Vec<TableSeat>,
    /// The clock.
    pub clock: Clock,
    /// Whether the match counts for the ratings of its players.
    pub rated: bool,
    /// The number of spectators.
    pub watching: u32,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made_ms: u64,
    /// A request to hand a seat over to a bot, until everyone has agreed.
    pub handover: Option<HandOverView>,
    /// The table of the rematch, once it is agreed.
    pub next: Option<String>,
    /// Whether everyone may replay the match once it is over. At a private table, all players have to
    /// allow it.
    #[serde(default)]
    pub replay: ReplayView,
}

/// Whether others may replay a match.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayView {
    /// Whether everyone may.
    pub public: bool,
    /// The seats whose players allow it.
    pub allowed: Vec<u8>,
}

/// A request to hand the seat of an absent player over to a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOverView {
    /// The seat of the absent player.
    pub seat: u8,
    /// The level of the bot.
    pub level: u8,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
}

/// A chat line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, from 1; a line that arrives twice is shown once.
    pub number: u32,
    /// When it was sent, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at_ms: u64,
    /// The seat of the sender, if they have one.
    pub seat: Option<u8>,
    /// The name of the sender; may be empty.
    pub name: String,
    /// What kind of visitor the sender is.
    #[serde(default)]
    pub sitting: Sitting,
    /// Plain text.
    pub text: String,
}
