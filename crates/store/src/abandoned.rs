//! Who attends tables, and deleting those that nobody does.

use sqlx::AnyConnection;

use crate::sql_store::signed;
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// How many spectators of a table are remembered.
const MAX_WATCHERS: i64 = 500;

/// Tables that nobody has attended since these times are deleted, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbandonedBefore {
    /// Where someone waited for a stranger.
    pub pairing_ms: u64,
    /// Other tables that wait for players.
    pub waiting_ms: u64,
    /// Tables with a running match.
    pub playing_ms: u64,
}

impl SqlStore {
    /// Notes that a player with a seat is connected, or was until now. With 0, nobody is.
    pub async fn attend_table(&self, id: &str, at_ms: u64) -> Result<(), StoreError> {
        self.write(Attend { id: id.to_owned(), at_ms }).await
    }

    /// Deletes tables that were abandoned, with everything that belongs to them, and returns how many.
    /// Matches that are over stay.
    pub async fn delete_abandoned_tables(
        &self,
        now_ms: u64,
        before: AbandonedBefore,
        limit: u32,
    ) -> Result<u64, StoreError> {
        self.write(DeleteAbandoned { now_ms, before, limit }).await
    }

    /// Remembers a spectator of a table, unless there are too many.
    pub async fn add_watcher(&self, table: &str, visitor: &str) -> Result<(), StoreError> {
        self.write(AddWatcher { table: table.to_owned(), visitor: visitor.to_owned() }).await
    }

    /// Whether a visitor is remembered as a spectator of a table.
    pub async fn is_watcher(&self, table: &str, visitor: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM watchers WHERE table_id = $1 AND visitor = $2");
        let query = query.bind(table.to_owned()).bind(visitor.to_owned());
        Ok(query.fetch_optional(self.pool()).await?.is_some())
    }
}

struct Attend {
    id: String,
    at_ms: u64,
}

impl Write for Attend {
    type Output = ();

    fn is_one_statement(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let update = sqlx::query("UPDATE tables SET attended_ms = $1 WHERE id = $2");
        update.bind(signed(self.at_ms)).bind(self.id.clone()).execute(connection).await?;
        Ok(())
    }
}

struct DeleteAbandoned {
    now_ms: u64,
    before: AbandonedBefore,
    limit: u32,
}

impl Write for DeleteAbandoned {
    type Output = u64;

    async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        // For matches from before attendance was stored, the time starts now.
        let start =
            "UPDATE tables SET attended_ms = $1 WHERE phase = 'playing' AND attended_ms = 0";
        sqlx::query(start).bind(signed(self.now_ms)).execute(&mut *connection).await?;
        let query = "SELECT id FROM tables WHERE \
                     (phase = 'waiting' AND pairing IS NOT NULL \
                      AND made_ms < $1 AND attended_ms < $1) \
                     OR (phase = 'waiting' AND made_ms < $2 AND attended_ms < $2) \
                     OR (phase = 'playing' AND made_ms < $3 AND attended_ms < $3) \
                     ORDER BY made_ms LIMIT $4";
        let AbandonedBefore { pairing_ms, waiting_ms, playing_ms } = self.before;
        let ids = sqlx::query_scalar::<_, String>(query).bind(signed(pairing_ms));
        let ids = ids.bind(signed(waiting_ms)).bind(signed(playing_ms));
        let ids = ids.bind(i64::from(self.limit)).fetch_all(&mut *connection).await?;
        for id in &ids {
            for statement in [
                "DELETE FROM events WHERE table_id = $1",
                "DELETE FROM chat WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM watchers WHERE table_id = $1",
                // The end of an unrated match can be taken back: then it is played again.
                "DELETE FROM results WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                sqlx::query(statement).bind(id.clone()).execute(&mut *connection).await?;
            }
        }
        Ok(ids.len() as u64)
    }
}

struct AddWatcher {
    table: String,
    visitor: String,
}

impl Write for AddWatcher {
    type Output = ();

    fn is_one_statement(&self) -> bool {
        true
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let insert = "INSERT INTO watchers (table_id, visitor) SELECT $1, $2 \
                      WHERE (SELECT COUNT(*) FROM watchers WHERE table_id = $1) < $3 \
                      ON CONFLICT DO NOTHING";
        let query = sqlx::query(insert).bind(self.table.clone()).bind(self.visitor.clone());
        query.bind(MAX_WATCHERS).execute(connection).await?;
        Ok(())
    }
}
