//! The store in a SQL database.

use std::path::Path;

use sqlx::AnyPool;

use crate::write::{Write, Writer};
use crate::{Database, StoreError};

/// An open store. Clones refer to the same one.
#[derive(Debug, Clone)]
pub struct SqlStore {
    pool: AnyPool,
    writer: Writer,
    sqlite: bool,
}

impl SqlStore {
    /// Opens a database and migrates its schema; creates a SQLite file that does not exist.
    pub async fn open(database: &Database) -> Result<SqlStore, StoreError> {
        let pool = database.open().await?;
        let sqlite = database.is_sqlite();
        let writer =
            if sqlite { Writer::start_task(&pool).await? } else { Writer::Pool(pool.clone()) };
        Ok(SqlStore { pool, writer, sqlite })
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(self.pool()).await?;
        Ok(())
    }

    /// Writes a consistent copy of a SQLite store to a new file, while it is in use.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        let file = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(file).execute(self.pool()).await?;
        Ok(())
    }

    /// Reads a whole SQLite store and fails if it is damaged.
    pub async fn check_integrity(&self) -> Result<(), StoreError> {
        let found: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(self.pool()).await?;
        match found.as_str() {
            "ok" => Ok(()),
            _ => Err(StoreError::Damaged(found)),
        }
    }

    /// Writes everything into the file of a SQLite store itself, so that it can be moved.
    pub async fn checkpoint(&self) -> Result<(), StoreError> {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(self.pool()).await?;
        Ok(())
    }

    pub(crate) fn is_sqlite(&self) -> bool {
        self.sqlite
    }

    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    pub(crate) async fn write<W: Write>(&self, write: W) -> Result<W::Output, StoreError> {
        self.writer.write(write).await
    }
}

/// SQL integers are signed, ours are not.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The reverse of [`signed`].
pub(crate) fn unsigned(number: i64) -> u64 {
    number.unsigned_abs()
}
