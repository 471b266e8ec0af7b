//! What servers have to do and to know although nobody is connected: tables whose flags may fall, and
//! when no server was alive.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// How long outages are remembered: longer than anyone may think about a move.
const OUTAGES_FOR_MS: u64 = 60 * 24 * 60 * 60 * 1_000;

/// A time in which no server was alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When a server was last alive before it, in milliseconds since 1970.
    pub from_ms: u64,
    /// When a server was alive again.
    pub to_ms: u64,
}

impl SqlStore {
    /// The time of the database's own clock, in milliseconds since 1970, if other machines may use the
    /// database too.
    pub async fn clock_ms(&self) -> Result<Option<u64>, StoreError> {
        if self.is_sqlite() {
            return Ok(None);
        }
        let query = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let now = sqlx::query_scalar::<_, i64>(query).fetch_one(self.pool()).await?;
        Ok(Some(unsigned(now)))
    }

    /// Notes that a server is alive. If none was for longer than `silence_ms`, that was an outage, which
    /// is stored and returned; then all running matches have to be looked at.
    pub async fn note_alive(
        &self,
        now_ms: u64,
        silence_ms: u64,
    ) -> Result<Option<Outage>, StoreError> {
        self.write(NoteAlive { now_ms, silence_ms }).await
    }

    /// The outages that ended after a time, oldest first.
    pub async fn outages_since(&self, since_ms: u64) -> Result<Vec<Outage>, StoreError> {
        let query = "SELECT from_ms, to_ms FROM outages WHERE to_ms > $1 ORDER BY from_ms";
        let rows = sqlx::query(query).bind(signed(since_ms)).fetch_all(self.pool()).await?;
        let row = |row: &sqlx::any::AnyRow| {
            let (from_ms, to_ms) = (unsigned(row.try_get(0)?), unsigned(row.try_get(1)?));
            Ok(Outage { from_ms, to_ms })
        };
        rows.iter().map(row).collect()
    }

    /// Notes when a table has to be looked at again.
    pub async fn check_table_at(&self, id: &str, at_ms: u64) -> Result<(), StoreError> {
        self.write(CheckTableAt { id: id.to_owned(), at_ms }).await
    }

    /// Claims tables with a running match that have to be looked at by now, and returns their ids. Other
    /// nodes leave them alone until `until_ms`.
    pub async fn claim_due_tables(
        &self,
        now_ms: u64,
        until_ms: u64,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        // Most of the time there are none, and reading costs no disk flush.
        let query = "SELECT id FROM tables WHERE phase = 'playing' AND check_ms <= $1 LIMIT 1";
        let due = sqlx::query_scalar::<_, String>(query).bind(signed(now_ms));
        if due.fetch_optional(self.pool()).await?.is_none() {
            return Ok(Vec::new());
        }
        self.write(ClaimDueTables { now_ms, until_ms, limit }).await
    }
}

struct NoteAlive {
    now_ms: u64,
    silence_ms: u64,
}

impl Write for NoteAlive {
    type Output = Option<Outage>;

    async fn run(&self, connection: &mut AnyConnection) -> Result<Option<Outage>, StoreError> {
        let query = sqlx::query_scalar::<_, i64>("SELECT at_ms FROM alive WHERE id = 1");
        let last_ms = query.fetch_optional(&mut *connection).await?.map(unsigned);
        // A clock that was set back must not make an outage out of time that was served.
        let upsert = "INSERT INTO alive (id, at_ms) VALUES (1, $1) ON CONFLICT (id) \
                      DO UPDATE SET at_ms = CASE WHEN alive.at_ms > excluded.at_ms \
                      THEN alive.at_ms ELSE excluded.at_ms END";
        sqlx::query(upsert).bind(signed(self.now_ms)).execute(&mut *connection).await?;
        let outage = last_ms.map(|from_ms| Outage { from_ms, to_ms: self.now_ms });
        let lasted_ms = |outage: &Outage| outage.to_ms.saturating_sub(outage.from_ms);
        let Some(outage) = outage.filter(|outage| lasted_ms(outage) > self.silence_ms) else {
            return Ok(None);
        };
        // Nodes that start at the same time see the same outage.
        let insert = "INSERT INTO outages (from_ms, to_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(signed(outage.from_ms)).bind(signed(outage.to_ms));
        insert.execute(&mut *connection).await?;
        // A server that dies has not stored when the tables in its memory have to be looked at.
        let reset = "UPDATE tables SET check_ms = 0 WHERE phase = 'playing'";
        sqlx::query(reset).execute(&mut *connection).await?;
        let delete = sqlx::query("DELETE FROM outages WHERE to_ms < $1");
        let delete = delete.bind(signed(self.now_ms.saturating_sub(OUTAGES_FOR_MS)));
        delete.execute(connection).await?;
        Ok(Some(outage))
    }
}

struct CheckTableAt {
    id: String,
    at_ms: u64,
}

impl Write for CheckTableAt {
    type Output = ();

    fn is_one_statement(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let update = sqlx::query("UPDATE tables SET check_ms = $1 WHERE id = $2");
        update.bind(signed(self.at_ms)).bind(self.id.clone()).execute(connection).await?;
        Ok(())
    }
}

struct ClaimDueTables {
    now_ms: u64,
    until_ms: u64,
    limit: u32,
}

impl Write for ClaimDueTables {
    type Output = Vec<String>;

    fn is_one_statement(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
        // The condition is there twice: PostgreSQL tests the outer one again if another node was faster.
        let update = "UPDATE tables SET check_ms = $1 WHERE check_ms <= $2 AND id IN (\
                      SELECT id FROM tables WHERE phase = 'playing' AND check_ms <= $2 \
                      ORDER BY check_ms LIMIT $3) RETURNING id";
        let claimed = sqlx::query_scalar(update).bind(signed(self.until_ms));
        let claimed = claimed.bind(signed(self.now_ms)).bind(i64::from(self.limit));
        Ok(claimed.fetch_all(connection).await?)
    }
}
