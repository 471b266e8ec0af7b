//! What is known of somebody: how strong they are, and what they have played.

use serde::{Deserialize, Serialize};

use super::{Game, TableView};

/// How strong somebody is thought to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingView {
    /// In points; everybody starts at 1500.
    pub rating: i32,
    /// The standard deviation: two times of three the truth is no further away.
    pub uncertainty: u32,
}

/// A rating at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at_ms: u64,
    /// How strong.
    pub rating: RatingView,
}

/// How strong somebody is in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRating {
    /// Which game.
    pub game: Game,
    /// How strong.
    pub rating: RatingView,
    /// How many matches counted.
    pub matches: u32,
    /// After each of the last matches, oldest first.
    pub points: Vec<RatingPoint>,
}

/// Somebody in a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedSeat {
    /// Whether it is the one whose history it is.
    pub own: bool,
    /// The name it was played under; may be empty.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// How strong a bot of the house was.
    pub level: Option<u8>,
    /// The place, from 1; who shares it has the same.
    pub place: u8,
    /// The rating afterwards, if the match counted.
    pub rating: Option<RatingView>,
    /// By how many points that changed it.
    pub change: Option<i32>,
}

/// A finished match. Its table is still there: with the whole match to be seen again, analysed and saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedMatch {
    /// At which table.
    pub table: String,
    /// What was played.
    pub game: Game,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ended_ms: u64,
    /// Who played, in turn order.
    pub seats: Vec<FinishedSeat>,
}

/// What is known of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The name of the account; none for a guest, who sees only the own profile.
    pub name: Option<String>,
    /// Since when there is an account, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub since_ms: Option<u64>,
    /// How strong, game by game.
    pub ratings: Vec<GameRating>,
    /// Finished matches, newest first.
    pub matches: Vec<FinishedMatch>,
    /// Whether there are older ones: ask for those before the last of these.
    pub more: bool,
}

/// Somebody on the ladder of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rung {
    /// The name of the account.
    pub name: String,
    /// How strong.
    pub rating: RatingView,
    /// How many matches counted.
    pub matches: u32,
}

/// The strongest people of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ladder {
    /// Best first: by what each of them is at least, the rating less twice its uncertainty.
    pub rungs: Vec<Rung>,
}

/// A table at which one sits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTable {
    /// The table.
    pub table: TableView,
    /// The own seat.
    pub seat: u8,
    /// Whether one is to move.
    pub your_turn: bool,
}

/// The tables at which one sits and that are not over, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTables {
    /// The tables.
    pub tables: Vec<OwnTable>,
}
