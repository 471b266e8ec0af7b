//! The history of a visitor: matches, ratings, chat.

use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::sql_store::{signed, unsigned};
use crate::tables::{read, select};
use crate::{Rating, SqlStore, StoreError, TableRow};

/// A finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryRow {
    /// The table.
    pub table: String,
    /// The short name of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The visibility of its table.
    pub visibility: String,
    /// Whether strangers were paired at its table.
    pub paired: bool,
    /// The record of its table.
    pub document: String,
    /// The seats, in turn order.
    pub seats: Vec<HistorySeat>,
}

/// A seat in a finished match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistorySeat {
    /// Whether it is the visitor's own seat.
    pub own: bool,
    /// The player's name at the table.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// Whether a bot program played.
    pub program: bool,
    /// The level of one of the server's bots.
    pub level: Option<u8>,
    /// The place, from 1.
    pub place: u8,
    /// The rating before, in thousandths of a point, if the match was rated.
    pub before: Option<i64>,
    /// The rating after, if the match was rated.
    pub after: Option<Rating>,
}

/// A rating at a point in time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// The rating.
    pub rating: Rating,
}

/// A chat line of a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentChatRow {
    /// The table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// The text.
    pub text: String,
}

impl SqlStore {
    /// Finished matches of a visitor that ended before a time, newest first: as many as `limit`, and all
    /// others that ended at the same time as the last of them, so that a page never ends between them.
    pub async fn history(
        &self,
        visitor: &str,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<HistoryRow>, StoreError> {
        let query = "SELECT all_seats.table_id, all_seats.game, all_seats.ended_ms, \
                     all_seats.visitor, all_seats.name, accounts.name, all_seats.level, \
                     all_seats.place, all_seats.rating_before, all_seats.rating_after, \
                     all_seats.uncertainty_after, tokens.id, \
                     tables.visibility, tables.pairing, tables.document \
                     FROM (SELECT table_id, ended_ms FROM results \
                           WHERE visitor = $1 AND ended_ms < $2 AND ended_ms >= COALESCE( \
                               (SELECT ended_ms FROM results \
                                WHERE visitor = $1 AND ended_ms < $2 \
                                ORDER BY ended_ms DESC LIMIT 1 OFFSET $3), 0)) own \
                     JOIN results all_seats ON all_seats.table_id = own.table_id \
                     JOIN tables ON tables.id = own.table_id \
                     LEFT JOIN accounts ON accounts.visitor = all_seats.visitor \
                     LEFT JOIN tokens ON tokens.visitor = all_seats.visitor \
                     ORDER BY own.ended_ms DESC, own.table_id, all_seats.seat";
        let rows = sqlx::query(query).bind(visitor.to_owned()).bind(signed(before_ms));
        let last = i64::from(limit.saturating_sub(1));
        let rows = rows.bind(last).fetch_all(self.pool()).await?;
        let mut history: Vec<HistoryRow> = Vec::new();
        for row in &rows {
            let table: String = row.try_get(0)?;
            if history.last().is_none_or(|last| last.table != table) {
                history.push(HistoryRow {
                    table,
                    game: row.try_get(1)?,
                    ended_ms: unsigned(row.try_get(2)?),
                    visibility: row.try_get(12)?,
                    paired: row.try_get::<Option<String>, _>(13)?.is_some(),
                    document: row.try_get(14)?,
                    seats: Vec::new(),
                });
            }
            let seat = read_seat(row, visitor)?;
            history.last_mut().expect("one was just added").seats.push(seat);
        }
        Ok(history)
    }

    /// The table of a visitor's match that ended at a time. Of several, always the same.
    pub async fn match_ended_at(
        &self,
        visitor: &str,
        ended_ms: u64,
    ) -> Result<Option<TableRow>, StoreError> {
        let query = select(
            "WHERE id IN (SELECT table_id FROM results WHERE visitor = $1 AND ended_ms = $2) \
             ORDER BY id LIMIT 1",
        );
        let row = sqlx::query(query).bind(visitor.to_owned()).bind(signed(ended_ms));
        row.fetch_optional(self.pool()).await?.as_ref().map(read).transpose()
    }

    /// A visitor's ratings in a game after their latest matches, oldest first.
    pub async fn rating_points(
        &self,
        visitor: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let query = "SELECT ended_ms, rating_after, uncertainty_after FROM results \
                     WHERE visitor = $1 AND game = $2 AND rating_after IS NOT NULL \
                     ORDER BY ended_ms DESC, table_id LIMIT $3";
        let rows = sqlx::query(query).bind(visitor.to_owned()).bind(game.to_owned());
        let rows = rows.bind(i64::from(limit)).fetch_all(self.pool()).await?;
        let point = |row: &AnyRow| {
            Ok(RatingPoint {
                at_ms: unsigned(row.try_get(0)?),
                rating: Rating { rating: row.try_get(1)?, uncertainty: row.try_get(2)? },
            })
        };
        rows.iter().rev().map(point).collect()
    }

    /// The stored chat lines of a visitor.
    pub async fn chat_sent_by(&self, visitor: &str) -> Result<Vec<SentChatRow>, StoreError> {
        let query = "SELECT table_id, at_ms, words FROM chat WHERE wish LIKE $1 || ' %' \
                     ORDER BY at_ms, table_id, number";
        let rows = sqlx::query(query).bind(visitor.to_owned()).fetch_all(self.pool()).await?;
        let row = |row: &AnyRow| {
            Ok(SentChatRow {
                table: row.try_get(0)?,
                at_ms: unsigned(row.try_get(1)?),
                text: row.try_get(2)?,
            })
        };
        rows.iter().map(row).collect()
    }
}

fn read_seat(row: &AnyRow, own: &str) -> Result<HistorySeat, StoreError> {
    let visitor: Option<String> = row.try_get(3)?;
    let rating: Option<i64> = row.try_get(9)?;
    let uncertainty: Option<i64> = row.try_get(10)?;
    let after = rating.zip(uncertainty);
    Ok(HistorySeat {
        own: visitor.as_deref() == Some(own),
        name: row.try_get(4)?,
        account: row.try_get(5)?,
        program: row.try_get::<Option<String>, _>(11)?.is_some(),
        level: row.try_get::<Option<i64>, _>(6)?.map(|level| unsigned(level) as u8),
        place: unsigned(row.try_get(7)?) as u8,
        before: row.try_get(8)?,
        after: after.map(|(rating, uncertainty)| Rating { rating, uncertainty }),
    })
}
