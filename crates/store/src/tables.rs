//! Tables: small records that are replaced as a whole.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// A stored table. The server defines its document; what tables are queried by has columns of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The short name of its game.
    pub game: String,
    /// Its visibility in the lobby.
    pub visibility: String,
    /// Its phase.
    pub phase: String,
    /// The pairing key, if it waits for a stranger.
    pub pairing: Option<String>,
    /// The visitor who made it.
    pub made_by: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: u64,
    /// How often it was replaced.
    pub version: u64,
    /// The record as JSON.
    pub document: String,
}

/// A replacement of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableChange {
    /// The version that it replaces.
    pub version: u64,
    /// The new phase.
    pub phase: String,
    /// The record as JSON.
    pub document: String,
}

/// From when on tables are of interest, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// They were made since then.
    pub made_ms: u64,
    /// A player with a seat was connected since then.
    pub attended_ms: u64,
}

/// The columns of a [`TableRow`], in its order.
const COLUMNS: &str = "id, game, visibility, phase, pairing, made_by, made_ms, version, document";

impl SqlStore {
    /// Adds a table.
    pub async fn add_table(&self, table: TableRow) -> Result<(), StoreError> {
        self.write(Add(table)).await
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let query = select("WHERE id = $1");
        let row = sqlx::query(query).bind(id.to_owned()).fetch_optional(self.pool()).await?;
        row.as_ref().map(read).transpose()
    }

    /// Replaces a table and returns its new version, unless another node was faster.
    pub async fn change_table(&self, id: &str, change: TableChange) -> Result<u64, StoreError> {
        self.write(Change { id: id.to_owned(), change }).await
    }

    /// Waiting tables with this visibility that were made and [attended](SqlStore::attend_table) since
    /// these times, newest first.
    pub async fn listed_tables(
        &self,
        visibility: &str,
        since: Since,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let query = select(
            "WHERE phase = 'waiting' AND visibility = $1 AND made_ms >= $2 AND attended_ms >= $3 \
             ORDER BY made_ms DESC LIMIT $4",
        );
        let rows = sqlx::query(query).bind(visibility.to_owned()).bind(signed(since.made_ms));
        let rows = rows.bind(signed(since.attended_ms)).bind(i64::from(limit));
        rows.fetch_all(self.pool()).await?.iter().map(read).collect()
    }

    /// Waiting tables with this pairing key that were made and attended since these times, oldest first.
    pub async fn paired_tables(
        &self,
        pairing: &str,
        since: Since,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        let query = select(
            "WHERE phase = 'waiting' AND pairing = $1 AND made_ms >= $2 AND attended_ms >= $3 \
             ORDER BY made_ms LIMIT $4",
        );
        let rows = sqlx::query(query).bind(pairing.to_owned()).bind(signed(since.made_ms));
        let rows = rows.bind(signed(since.attended_ms)).bind(i64::from(limit));
        rows.fetch_all(self.pool()).await?.iter().map(read).collect()
    }

    /// How many tables a visitor has made since a time that are not in this phase.
    pub async fn count_tables(
        &self,
        made_by: &str,
        not_phase: &str,
        since_ms: u64,
    ) -> Result<u64, StoreError> {
        let query = "SELECT COUNT(*) FROM tables \
                     WHERE made_by = $1 AND phase <> $2 AND made_ms >= $3";
        let count = sqlx::query_scalar::<_, i64>(query).bind(made_by.to_owned());
        let count = count.bind(not_phase.to_owned()).bind(signed(since_ms));
        Ok(unsigned(count.fetch_one(self.pool()).await?))
    }
}

/// A query for whole tables.
pub(crate) fn select(condition: &'static str) -> sqlx::AssertSqlSafe<String> {
    // Both parts are constants of this file.
    sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables {condition}"))
}

pub(crate) fn read(row: &AnyRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        visibility: row.try_get(2)?,
        phase: row.try_get(3)?,
        pairing: row.try_get(4)?,
        made_by: row.try_get(5)?,
        made_ms: unsigned(row.try_get(6)?),
        version: unsigned(row.try_get(7)?),
        document: row.try_get(8)?,
    })
}

pub(crate) struct Add(pub(crate) TableRow);

impl Write for Add {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let insert = sqlx::AssertSqlSafe(format!(
            "INSERT INTO tables ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
        ));
        let row = self.0.clone();
        sqlx::query(insert)
            .bind(row.id)
            .bind(row.game)
            .bind(row.visibility)
            .bind(row.phase)
            .bind(row.pairing)
            .bind(row.made_by)
            .bind(signed(row.made_ms))
            .bind(signed(row.version))
            .bind(row.document)
            .execute(connection)
            .await?;
        Ok(())
    }
}

pub(crate) struct Change {
    pub(crate) id: String,
    pub(crate) change: TableChange,
}

impl Write for Change {
    type Output = u64;

    async fn run(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let update = "UPDATE tables SET version = version + 1, phase = $1, document = $2 \
                      WHERE id = $3 AND version = $4";
        let Change { id, change } = self;
        let query = sqlx::query(update).bind(change.phase.clone()).bind(change.document.clone());
        let query = query.bind(id.clone()).bind(signed(change.version));
        if query.execute(&mut *connection).await?.rows_affected() == 1 {
            return Ok(change.version + 1);
        }
        let newest = sqlx::query_scalar::<_, i64>("SELECT version FROM tables WHERE id = $1");
        match newest.bind(id.clone()).fetch_optional(connection).await? {
            Some(newest) => Err(StoreError::Conflict { newest: unsigned(newest) }),
            None => Err(StoreError::Missing { what: "table", id: id.clone() }),
        }
    }
}
