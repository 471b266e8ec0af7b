//! A table as everybody at it sees it.

use serde::{Deserialize, Serialize};

use super::{Game, RatingView};
use crate::table::{Clock, Player};

/// Who may find a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Visibility {
    /// Whoever has its link.
    Private,
    /// Everybody: it is listed in the lobby while it has an open seat.
    Open,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Phase {
    /// Somebody is still missing. The match starts when nobody is.
    Waiting,
    /// The match is being played.
    Playing,
    /// The match is over.
    Over,
}

/// What somebody at a table is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Sitting {
    /// A guest, whose name is anybody's.
    #[default]
    Guest,
    /// Somebody with an account, whose name is theirs alone.
    Account,
    /// A program that somebody has let in.
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
    /// The name of whoever sits there; may be empty.
    pub name: String,
    /// Whether it is nobody's to take: a bot's, or somebody sits there.
    pub taken: bool,
    /// Whether whoever sits there is connected.
    pub here: bool,
    /// What whoever sits there is.
    pub sitting: Sitting,
    /// How strong they were when they sat down.
    pub rating: Option<RatingView>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its unguessable name, as it stands in its link.
    pub id: String,
    /// What is played.
    pub game: Game,
    /// Who may find it.
    pub visibility: Visibility,
    /// How far it has come.
    pub phase: Phase,
    /// The seats, in turn order.
    pub seats: Vec<TableSeat>,
    /// How time is counted.
    pub clock: Clock,
    /// Whether the match counts for the ratings of those who play it.
    pub rated: bool,
    /// How many watch who do not play.
    pub watching: u32,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made_ms: u64,
    /// A wish that a bot may play for somebody who is gone, until everybody has agreed.
    pub handover: Option<HandOverView>,
    /// The table at which the same people play again, once they have agreed to.
    pub next: Option<String>,
}

/// A wish that a bot may play for somebody who is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HandOverView {
    /// Whose seat.
    pub seat: u8,
    /// How strong the bot would be.
    pub level: u8,
    /// The seats that have said so.
    pub agreed: Vec<u8>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Its number at this table, from 1: what is told twice is shown once.
    pub number: u32,
    /// When.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at_ms: u64,
    /// The seat of who said it, if they sat.
    pub seat: Option<u8>,
    /// Their name; may be empty.
    pub name: String,
    /// What they said: plain text.
    pub text: String,
}
