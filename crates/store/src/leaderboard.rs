//! Leaderboards.

use sqlx::Row as _;

use crate::rating::MOST_LISTED_UNCERTAINTY;
use crate::sql_store::unsigned;
use crate::{Rating, SqlStore, StoreError};

/// An account on the leaderboard of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeaderboardRow {
    /// The name of the account.
    pub name: String,
    /// The rating.
    pub rating: Rating,
    /// The number of rated matches.
    pub matches: u32,
}

impl SqlStore {
    /// The strongest accounts of a game, best first: by rating minus twice its uncertainty, so that a single
    /// lucky match does not count for much. Provisional ratings are not listed.
    pub async fn leaderboard(
        &self,
        game: &str,
        limit: u32,
    ) -> Result<Vec<LeaderboardRow>, StoreError> {
        let query = "SELECT accounts.name, rating, uncertainty, matches FROM ratings \
                     JOIN accounts ON accounts.visitor = ratings.visitor \
                     WHERE game = $1 AND accounts.name IS NOT NULL AND uncertainty <= $2 \
                     ORDER BY (rating - 2 * uncertainty) DESC, accounts.name LIMIT $3";
        let query = sqlx::query(query).bind(game.to_owned());
        let query = query.bind(MOST_LISTED_UNCERTAINTY).bind(i64::from(limit));
        let rows = query.fetch_all(self.pool()).await?;
        let row = |row: &sqlx::any::AnyRow| {
            Ok(LeaderboardRow {
                name: row.try_get(0)?,
                rating: Rating { rating: row.try_get(1)?, uncertainty: row.try_get(2)? },
                matches: unsigned(row.try_get(3)?) as u32,
            })
        };
        rows.iter().map(row).collect()
    }
}
