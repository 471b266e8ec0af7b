//! Profiles: ratings and finished matches.

use serde::{Deserialize, Serialize};

use super::{Game, Sitting, TableView};

/// A rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingView {
    /// In points; everyone starts at 1500.
    pub rating: i32,
    /// The standard deviation.
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
    /// The rating.
    pub rating: RatingView,
}

/// The rating of a player in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRating {
    /// The game.
    pub game: Game,
    /// The rating.
    pub rating: RatingView,
    /// The number of rated matches.
    pub matches: u32,
    /// The rating after each of the last matches, oldest first.
    pub points: Vec<RatingPoint>,
}

/// A seat of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedSeat {
    /// Whether it is the seat of the profile's owner.
    pub own: bool,
    /// The name it was played under; may be empty.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// What kind of player it was; none for a built-in bot.
    #[serde(default)]
    pub sitting: Option<Sitting>,
    /// The level of a built-in bot.
    pub level: Option<u8>,
    /// The place, from 1; tied players share it.
    pub place: u8,
    /// The rating afterwards, if the match counted.
    pub rating: Option<RatingView>,
    /// By how many points the match changed it.
    pub change: Option<i32>,
}

/// A finished match. It stays, so that it can be replayed, analysed and saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedMatch {
    /// The id of its table, if it was an open one or the visitor who asks had a seat there.
    pub table: Option<String>,
    /// Whether everyone may replay it: see `/api/people/{name}/matches/{ended}/log`.
    pub replay: bool,
    /// The game.
    pub game: Game,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ended_ms: u64,
    /// Who played, in turn order.
    pub seats: Vec<FinishedSeat>,
}

/// The profile of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// The name of the account; none for guests, who see only their own profile.
    pub name: Option<String>,
    /// When the account was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub since_ms: Option<u64>,
    /// The ratings, by game.
    pub ratings: Vec<GameRating>,
    /// Finished matches, newest first.
    pub matches: Vec<FinishedMatch>,
    /// Whether there are older matches: ask for those before the last of these.
    pub more: bool,
}

/// A player on the leaderboard of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LeaderboardEntry {
    /// The name of the account.
    pub name: String,
    /// The rating.
    pub rating: RatingView,
    /// The number of rated matches.
    pub matches: u32,
}

/// The leaderboard of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leaderboard {
    /// Best first, by the rating minus twice its uncertainty.
    pub rungs: Vec<LeaderboardEntry>,
}

/// A table at which the visitor has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTable {
    /// The table.
    pub table: TableView,
    /// The visitor's seat.
    pub seat: u8,
    /// Whether it is the visitor's turn.
    pub your_turn: bool,
}

/// The unfinished tables at which the visitor has a seat, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnTables {
    /// The tables.
    pub tables: Vec<OwnTable>,
}
