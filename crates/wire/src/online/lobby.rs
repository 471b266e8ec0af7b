//! Visitors and tables, over HTTP.

use serde::{Deserialize, Serialize};

use super::{TableSetup, TableView, Visibility};

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Game {
    Klotz,
    Climbers,
    Xstack,
}

impl Game {
    /// All of them.
    pub const ALL: [Game; 3] = [Game::Klotz, Game::Climbers, Game::Xstack];

    /// Its id in addresses and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Klotz => "klotz",
            Game::Climbers => "climbers",
            Game::Xstack => "xstack",
        }
    }

    /// The game with this id.
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// The visitor, as the server knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name shown to others; empty until chosen.
    pub name: String,
    /// Whether the visitor is signed in to an account.
    pub account: bool,
}

/// A request to create a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The setup. The names of its seats are ignored.
    pub setup: TableSetup,
    /// Who may find it.
    pub visibility: Visibility,
    /// The seat to take at once, if any.
    pub seat: Option<u8>,
    /// The name to play under.
    pub name: String,
    /// Whether the match counts for the ratings of its players.
    #[serde(default)]
    pub rated: bool,
}

/// A table was created or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCreated {
    /// Its unguessable id.
    pub id: String,
}

/// A request to be paired with a stranger who wants to play the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairRequest {
    /// What to play. Game, options, number of seats and clock must match.
    pub setup: TableSetup,
    /// The name to play under.
    pub name: String,
    /// The table at which the visitor waits already. They move to another table if an equally strong player
    /// waits there; the longer both wait, the less strength matters.
    #[serde(default)]
    pub waiting_at: Option<String>,
}

/// The open tables, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Tables with an open seat.
    pub tables: Vec<TableView>,
}
