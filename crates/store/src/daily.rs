//! Daily challenges: what each day has, and what visitors made of it.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// More tries than this are not counted.
pub(crate) const MAX_DAILY_TRIES: u32 = 999;

/// A try at the puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyTry {
    /// The day, counted from 1970.
    pub day: u32,
    /// The game.
    pub game: String,
    /// Who tries.
    pub visitor: String,
    /// The name that a guest has chosen; may be empty.
    pub name: String,
    /// When it was solved, if the try was right.
    pub solved_ms: Option<u64>,
}

/// What a visitor made of the puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    /// The day, counted from 1970.
    pub day: u32,
    /// The game.
    pub game: String,
    /// How often they tried, the right try included.
    pub tries: u32,
    /// When they solved it.
    pub solved_ms: Option<u64>,
}

/// A solver on the list of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailySolver {
    /// The name of the account, or the one that a guest chose; may be empty.
    pub name: String,
    /// How often they tried.
    pub tries: u32,
    /// When they solved it.
    pub solved_ms: u64,
}

/// How everyone did on a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DailyTotals {
    /// How many tried.
    pub players: u32,
    /// How many solved it.
    pub solvers: u32,
    /// The tries of those who solved it.
    pub solver_tries: u64,
}

impl SqlStore {
    /// The challenge of a day; the first call stores `new`.
    pub async fn daily_challenge(
        &self,
        day: u32,
        game: &str,
        new: &str,
    ) -> Result<String, StoreError> {
        let query = "SELECT challenge FROM daily_challenges WHERE day = $1 AND game = $2";
        let known = sqlx::query_scalar(query).bind(i64::from(day)).bind(game.to_owned());
        if let Some(known) = known.fetch_optional(self.pool()).await? {
            return Ok(known);
        }
        self.write(Challenge { day, game: game.to_owned(), new: new.to_owned() }).await
    }

    /// Counts a try and returns what the visitor has made of the day. A puzzle that is solved stays so.
    pub async fn count_daily_try(&self, attempt: DailyTry) -> Result<DailyResult, StoreError> {
        self.write(attempt).await
    }

    /// A visitor's results since a day, newest first.
    pub async fn daily_results(
        &self,
        visitor: &str,
        since_day: u32,
    ) -> Result<Vec<DailyResult>, StoreError> {
        let query = "SELECT day, game, tries, solved_ms FROM daily_results \
                     WHERE visitor = $1 AND day >= $2 ORDER BY day DESC, game";
        let query = sqlx::query(query).bind(visitor.to_owned()).bind(i64::from(since_day));
        query.fetch_all(self.pool()).await?.iter().map(result).collect()
    }

    /// The days on which a visitor solved anything, newest first.
    pub async fn daily_days(&self, visitor: &str, limit: u32) -> Result<Vec<u32>, StoreError> {
        let query = "SELECT DISTINCT day FROM daily_results \
                     WHERE visitor = $1 AND solved_ms IS NOT NULL ORDER BY day DESC LIMIT $2";
        let query = sqlx::query_scalar::<_, i64>(query).bind(visitor.to_owned());
        let days = query.bind(i64::from(limit)).fetch_all(self.pool()).await?;
        Ok(days.into_iter().map(|day| unsigned(day) as u32).collect())
    }

    /// The first solvers of a day, accounts or guests.
    pub async fn daily_solvers(
        &self,
        day: u32,
        game: &str,
        accounts: bool,
        limit: u32,
    ) -> Result<Vec<DailySolver>, StoreError> {
        let query = if accounts {
            "SELECT accounts.name, tries, solved_ms FROM daily_results \
             JOIN accounts ON accounts.visitor = daily_results.visitor \
             WHERE day = $1 AND game = $2 AND solved_ms IS NOT NULL AND accounts.name IS NOT NULL \
             ORDER BY solved_ms, accounts.name LIMIT $3"
        } else {
            "SELECT daily_results.name, tries, solved_ms FROM daily_results \
             LEFT JOIN accounts ON accounts.visitor = daily_results.visitor \
             WHERE day = $1 AND game = $2 AND solved_ms IS NOT NULL AND accounts.visitor IS NULL \
             ORDER BY solved_ms, daily_results.name LIMIT $3"
        };
        let query = sqlx::query(query).bind(i64::from(day)).bind(game.to_owned());
        let rows = query.bind(i64::from(limit)).fetch_all(self.pool()).await?;
        let solver = |row: &AnyRow| {
            Ok(DailySolver {
                name: row.try_get(0)?,
                tries: unsigned(row.try_get(1)?) as u32,
                solved_ms: unsigned(row.try_get(2)?),
            })
        };
        rows.iter().map(solver).collect()
    }

    /// How everyone did on a day.
    pub async fn daily_totals(&self, day: u32, game: &str) -> Result<DailyTotals, StoreError> {
        let query = "SELECT COUNT(*), COUNT(solved_ms), \
                     CAST(COALESCE(SUM(CASE WHEN solved_ms IS NULL THEN 0 ELSE tries END), 0) AS BIGINT) \
                     FROM daily_results WHERE day = $1 AND game = $2";
        let query = sqlx::query(query).bind(i64::from(day)).bind(game.to_owned());
        let row = query.fetch_one(self.pool()).await?;
        Ok(DailyTotals {
            players: unsigned(row.try_get(0)?) as u32,
            solvers: unsigned(row.try_get(1)?) as u32,
            solver_tries: unsigned(row.try_get(2)?),
        })
    }

    /// Deletes results of guests from before a day, whose cookies have expired. Returns how many.
    pub async fn delete_old_daily_results(
        &self,
        before_day: u32,
        limit: u32,
    ) -> Result<u64, StoreError> {
        self.write(DeleteOld { before_day, limit }).await
    }
}

fn result(row: &AnyRow) -> Result<DailyResult, StoreError> {
    Ok(DailyResult {
        day: unsigned(row.try_get(0)?) as u32,
        game: row.try_get(1)?,
        tries: unsigned(row.try_get(2)?) as u32,
        solved_ms: row.try_get::<Option<i64>, _>(3)?.map(unsigned),
    })
}

struct Challenge {
    day: u32,
    game: String,
    new: String,
}

impl Write for Challenge {
    type Output = String;

    async fn run(&self, connection: &mut AnyConnection) -> Result<String, StoreError> {
        let insert = "INSERT INTO daily_challenges (day, game, challenge) VALUES ($1, $2, $3) \
                      ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(i64::from(self.day)).bind(self.game.clone());
        insert.bind(self.new.clone()).execute(&mut *connection).await?;
        let query = "SELECT challenge FROM daily_challenges WHERE day = $1 AND game = $2";
        let query = sqlx::query_scalar(query).bind(i64::from(self.day)).bind(self.game.clone());
        Ok(query.fetch_one(connection).await?)
    }
}

impl Write for DailyTry {
    type Output = DailyResult;

    async fn run(&self, connection: &mut AnyConnection) -> Result<DailyResult, StoreError> {
        // The last part keeps a solution as it was first found.
        let upsert = "INSERT INTO daily_results (day, game, visitor, name, tries, solved_ms) \
                      VALUES ($1, $2, $3, $4, 1, $5) ON CONFLICT (day, game, visitor) DO UPDATE \
                      SET tries = daily_results.tries + 1, solved_ms = excluded.solved_ms, \
                      name = excluded.name \
                      WHERE daily_results.solved_ms IS NULL AND (daily_results.tries < $6 \
                      OR excluded.solved_ms IS NOT NULL)";
        let query = sqlx::query(upsert).bind(i64::from(self.day)).bind(self.game.clone());
        let query = query.bind(self.visitor.clone()).bind(self.name.clone());
        let query = query.bind(self.solved_ms.map(signed)).bind(i64::from(MAX_DAILY_TRIES));
        query.execute(&mut *connection).await?;
        let query = "SELECT day, game, tries, solved_ms FROM daily_results \
                     WHERE day = $1 AND game = $2 AND visitor = $3";
        let query = sqlx::query(query).bind(i64::from(self.day)).bind(self.game.clone());
        result(&query.bind(self.visitor.clone()).fetch_one(connection).await?)
    }
}

struct DeleteOld {
    before_day: u32,
    limit: u32,
}

impl Write for DeleteOld {
    type Output = u64;

    async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let delete = "DELETE FROM daily_results WHERE day < $1 AND visitor IN \
                      (SELECT DISTINCT visitor FROM daily_results WHERE day < $1 \
                       AND visitor NOT IN (SELECT visitor FROM accounts) LIMIT $2)";
        let delete = sqlx::query(delete).bind(i64::from(self.before_day));
        let delete = delete.bind(i64::from(self.limit)).execute(connection).await?;
        Ok(delete.rows_affected())
    }
}
