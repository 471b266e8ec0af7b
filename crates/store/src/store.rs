//! The store.

use std::path::Path;

use sqlx::AnyPool;

use crate::write::{Write, Writer};
use crate::{Database, StoreError};

/// An open store; copies are of the same one.
#[derive(Debug, Clone)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    sqlite: bool,
}

impl Store {
    /// Opens a database and brings its tables up to date; a SQLite file is made if it is not there.
    pub async fn open(database: &Database) -> Result<Store, StoreError> {
        let pool = database.open().await?;
        let sqlite = database.is_sqlite();
        let writer =
            if sqlite { Writer::start_task(&pool).await? } else { Writer::Pool(pool.clone()) };
        Ok(Store { pool, writer, sqlite })
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(self.pool()).await?;
        Ok(())
    }

    /// Writes a consistent copy of a SQLite store to a new file, while it is being used.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        let file = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(file).execute(self.pool()).await?;
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

/// Numbers in the database have a sign that ours have not.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// What was written without a sign is read without one.
pub(crate) fn unsigned(number: i64) -> u64 {
    number.unsigned_abs()
}
