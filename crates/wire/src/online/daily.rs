//! Daily challenges, over HTTP.

use serde::{Deserialize, Serialize};

use super::Game;

/// A day as the visitor sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyView {
    /// The day in UTC, such as `2026-11-18`.
    pub day: String,
    /// The current day in UTC: results count only for it.
    pub today: String,
    /// How long until the next day begins, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub next_in_ms: u64,
    /// On how many days in a row, up to today or yesterday, the visitor has solved something.
    pub streak: u32,
    /// The puzzles of the day.
    pub puzzles: Vec<DailyPuzzle>,
    /// What the visitor solved in the last weeks, newest first.
    pub solved: Vec<DailySolved>,
    /// The oldest day that can still be played.
    pub oldest: String,
}

/// The puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyPuzzle {
    /// The game.
    pub game: Game,
    /// The puzzle as a line of a puzzle file.
    pub line: String,
    /// The difficulty, from 1 to 4.
    pub grade: u8,
    /// What the visitor has made of it.
    pub own: DailyOwn,
    /// How many tried it on its day.
    pub players: u32,
    /// How many solved it.
    pub solvers: u32,
    /// The tries of all solvers.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub solver_tries: u64,
    /// The first accounts that solved it.
    pub accounts: Vec<DailySolver>,
    /// The first guests that solved it.
    pub guests: Vec<DailySolver>,
}

/// What a visitor has made of a puzzle on its day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyOwn {
    /// How often they tried.
    pub tries: u32,
    /// How long after the beginning of the day they solved it, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub solved_after_ms: Option<u64>,
}

/// A solver on a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailySolver {
    /// The name; a guest's may be empty.
    pub name: String,
    /// How often they tried.
    pub tries: u32,
    /// How long after the beginning of the day they solved it, in milliseconds.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub solved_after_ms: u64,
}

/// A puzzle that the visitor solved on its day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailySolved {
    /// The day.
    pub day: String,
    /// The game.
    pub game: Game,
}

/// A try at the puzzle of the day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyTry {
    /// The solver's moves up to the one that wins or fails; The Climbers has one turn. The other side's
    /// replies follow from them.
    pub moves: Vec<String>,
    /// The name for the list of guests; accounts are listed under their own.
    #[serde(default)]
    pub name: String,
}

/// What a try came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyVerdict {
    /// Whether the moves solve the puzzle.
    pub right: bool,
    /// What the visitor has made of the puzzle now.
    pub own: DailyOwn,
    /// On how many days in a row the visitor has solved something.
    pub streak: u32,
}
