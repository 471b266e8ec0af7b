//! Asked and answered over plain HTTP: who one is, and which tables there are.

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

    /// Its short name in addresses and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Klotz => "klotz",
            Game::Climbers => "climbers",
            Game::Xstack => "xstack",
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// Who the server takes one for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name shown to others; empty until one is chosen.
    pub name: String,
    /// Whether one is signed in to an account, rather than a guest.
    pub account: bool,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What is to be played. The names of its seats are not looked at.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: TableSetup,
    /// Who may find it.
    pub visibility: Visibility,
    /// The seat on which whoever makes it sits down at once, if on any.
    pub seat: Option<u8>,
    /// The name to sit there under.
    pub name: String,
    /// Whether the match counts for the ratings of those who play it.
    #[serde(default)]
    pub rated: bool,
}

/// A table was made, or found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableMade {
    /// Its unguessable name.
    pub id: String,
}

/// A wish to play with a stranger who wishes for the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairWish {
    /// What to play: game, options, number of seats and clock have to be the same.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub setup: TableSetup,
    /// The name to sit down under.
    pub name: String,
    /// The table at which one waits already. It is left for another one if somebody waits there who is as
    /// strong, and the longer both wait the less that matters.
    #[serde(default)]
    pub waiting_at: Option<String>,
}

/// The open tables, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Those that wait for somebody.
    pub tables: Vec<TableView>,
}
