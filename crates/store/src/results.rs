//! Results of matches and the ratings that follow from them, written in the same transaction as the last
//! event.

use sqlx::{AnyConnection, Row as _};

use crate::rating::{RatedSeat, rate_seats, repeated_since_ms};
use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{Append, Rating, SqlStore, StoreError};

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The short name of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The seats.
    pub seats: Vec<SeatResult>,
    /// Whether it is rated. Then all players are people, and only its first end counts.
    pub rated: bool,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The visitor; none for one of the server's bots.
    pub visitor: Option<String>,
    /// The player's name at the table.
    pub name: String,
    /// The level of one of the server's bots.
    pub level: Option<u8>,
    /// The place, from 1.
    pub place: u8,
}

/// A visitor's rating in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingRow {
    /// The short name of the game.
    pub game: String,
    /// The rating.
    pub rating: Rating,
    /// The number of rated matches.
    pub matches: u32,
}

impl SqlStore {
    /// Appends the events that end a match together with its result and the new ratings, or nothing.
    pub async fn append_with_result(
        &self,
        append: Append,
        end: MatchResult,
    ) -> Result<(), StoreError> {
        self.write(AppendResult { append, end }).await
    }

    /// A visitor's ratings in all games they have played.
    pub async fn ratings(&self, visitor: &str) -> Result<Vec<RatingRow>, StoreError> {
        let query = "SELECT game, rating, uncertainty, matches FROM ratings \
                     WHERE visitor = $1 ORDER BY game";
        let rows = sqlx::query(query).bind(visitor.to_owned()).fetch_all(self.pool()).await?;
        let row = |row: &sqlx::any::AnyRow| {
            Ok(RatingRow {
                game: row.try_get(0)?,
                rating: Rating { rating: row.try_get(1)?, uncertainty: row.try_get(2)? },
                matches: unsigned(row.try_get(3)?) as u32,
            })
        };
        rows.iter().map(row).collect()
    }
}

struct AppendResult {
    append: Append,
    end: MatchResult,
}

impl Write for AppendResult {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        // If another node was faster, this fails and nothing below happens.
        self.append.run(&mut *connection).await?;
        let AppendResult { append: Append { table, .. }, end } = self;
        if end.rated && has_ended(table, connection).await? {
            return Ok(());
        }
        let changes = if end.rated { change_ratings(end, connection).await? } else { Vec::new() };
        for (index, seat) in end.seats.iter().enumerate() {
            let change = changes.get(index).copied();
            let row = Row { table, end, index, seat, change };
            row.store(connection).await?;
        }
        Ok(())
    }
}

/// Whether this match has a result. A rated match cannot be taken back once it is over; this is for
/// matches started by older versions.
async fn has_ended(table: &str, connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let query = sqlx::query("SELECT 1 FROM results WHERE table_id = $1").bind(table.to_owned());
    Ok(query.fetch_optional(connection).await?.is_some())
}

/// A rating before and after a match.
#[derive(Clone, Copy)]
struct RatingChange {
    before: Rating,
    after: Rating,
}

/// Rates a match and returns the change of each seat.
async fn change_ratings(
    end: &MatchResult,
    connection: &mut AnyConnection,
) -> Result<Vec<RatingChange>, StoreError> {
    // Updating a row locks it until the transaction ends. All transactions lock in the same order, so that
    // there is no deadlock.
    let mut order: Vec<usize> = (0..end.seats.len()).collect();
    order.sort_by_key(|&seat| &end.seats[seat].visitor);
    let new = |seat: &SeatResult| RatedSeat {
        before: Rating::default(),
        place: seat.place,
        met: Vec::new(),
    };
    let mut before: Vec<RatedSeat> = end.seats.iter().map(new).collect();
    for &seat in &order {
        before[seat].before = touch(&end.seats[seat], &end.game, connection).await?;
    }
    for (one, seat) in before.iter_mut().enumerate() {
        for (_, other) in end.seats.iter().enumerate().filter(|(other, _)| *other != one) {
            seat.met.push(times_met(end, &end.seats[one], other, connection).await?);
        }
    }
    let after = rate_seats(&before);
    for seat in order {
        let update = "UPDATE ratings SET rating = $1, uncertainty = $2 \
                      WHERE visitor = $3 AND game = $4";
        let query = sqlx::query(update).bind(after[seat].rating).bind(after[seat].uncertainty);
        let query = query.bind(end.seats[seat].visitor.clone()).bind(end.game.clone());
        query.execute(&mut *connection).await?;
    }
    let pairs = before.into_iter().zip(after);
    Ok(pairs.map(|(seat, after)| RatingChange { before: seat.before, after }).collect())
}

/// How many rated matches of this game two players have played against each other lately.
async fn times_met(
    end: &MatchResult,
    one: &SeatResult,
    other: &SeatResult,
    connection: &mut AnyConnection,
) -> Result<u32, StoreError> {
    let query = "SELECT COUNT(*) FROM results one \
                 JOIN results other ON other.table_id = one.table_id \
                 WHERE one.visitor = $1 AND one.ended_ms > $2 AND one.game = $3 \
                 AND one.rating_after IS NOT NULL AND other.visitor = $4";
    let query = sqlx::query_scalar::<_, i64>(query).bind(one.visitor.clone());
    let query = query.bind(signed(repeated_since_ms(end.ended_ms))).bind(end.game.clone());
    let count = query.bind(other.visitor.clone()).fetch_one(connection).await?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Counts a match for a player and returns their rating before it.
async fn touch(
    seat: &SeatResult,
    game: &str,
    connection: &mut AnyConnection,
) -> Result<Rating, StoreError> {
    let upsert = "INSERT INTO ratings (visitor, game, rating, uncertainty, matches) \
                  VALUES ($1, $2, $3, $4, 1) ON CONFLICT (visitor, game) \
                  DO UPDATE SET matches = ratings.matches + 1 RETURNING rating, uncertainty";
    let new = Rating::default();
    let query = sqlx::query(upsert).bind(seat.visitor.clone()).bind(game.to_owned());
    let query = query.bind(new.rating).bind(new.uncertainty);
    let row = query.fetch_one(connection).await?;
    Ok(Rating { rating: row.try_get(0)?, uncertainty: row.try_get(1)? })
}

/// The row of a seat.
struct Row<'a> {
    table: &'a str,
    end: &'a MatchResult,
    index: usize,
    seat: &'a SeatResult,
    change: Option<RatingChange>,
}

impl Row<'_> {
    /// Stores it. The end of an unrated match can be taken back: then the last one stands.
    async fn store(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let upsert = "INSERT INTO results (table_id, seat, game, ended_ms, visitor, name, level, \
                      place, rating_before, rating_after, uncertainty_after) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
                      ON CONFLICT (table_id, seat) DO UPDATE SET ended_ms = excluded.ended_ms, \
                      level = excluded.level, place = excluded.place";
        sqlx::query(upsert)
            .bind(self.table.to_owned())
            .bind(signed(self.index as u64))
            .bind(self.end.game.clone())
            .bind(signed(self.end.ended_ms))
            .bind(self.seat.visitor.clone())
            .bind(self.seat.name.clone())
            .bind(self.seat.level.map(i64::from))
            .bind(i64::from(self.seat.place))
            .bind(self.change.map(|change| change.before.rating))
            .bind(self.change.map(|change| change.after.rating))
            .bind(self.change.map(|change| change.after.uncertainty))
            .execute(connection)
            .await?;
        Ok(())
    }
}
