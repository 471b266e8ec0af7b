//! Results of matches and the ratings that follow from them, written in the same transaction as the last
//! event.

use sqlx::{AnyConnection, Row as _};

use crate::rating::rate;
use crate::store::{signed, unsigned};
use crate::write::Write;
use crate::{Append, Rating, Store, StoreError};

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

impl Store {
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

    /// A visitor's rating in a game; a newcomer's if they have not played it.
    pub async fn rating(&self, visitor: &str, game: &str) -> Result<Rating, StoreError> {
        let ratings = self.ratings(visitor).await?;
        let found = ratings.into_iter().find(|row| row.game == game);
        Ok(found.map_or_else(Rating::default, |row| row.rating))
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
    let mut before = vec![(Rating::default(), 0); end.seats.len()];
    for &seat in &order {
        let touched = touch(&end.seats[seat], &end.game, connection).await?;
        before[seat] = (touched, end.seats[seat].place);
    }
    let after = rate(&before);
    for seat in order {
        let update = "UPDATE ratings SET rating = $1, uncertainty = $2 \
                      WHERE visitor = $3 AND game = $4";
        let query = sqlx::query(update).bind(after[seat].rating).bind(after[seat].uncertainty);
        let query = query.bind(end.seats[seat].visitor.clone()).bind(end.game.clone());
        query.execute(&mut *connection).await?;
    }
    let pairs = before.into_iter().zip(after);
    Ok(pairs.map(|((before, _), after)| RatingChange { before, after }).collect())
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
