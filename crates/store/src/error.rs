//! Errors of the store.

/// Why an operation failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another node was faster. Nothing was written.
    #[error("conflict: {newest} is the newest")]
    Conflict {
        /// The number of the newest event, or the newest version of the table.
        newest: u64,
    },
    /// Too many writes are waiting.
    #[error("the store is too busy")]
    Busy,
    /// The store was closed, or its writer has failed. The data may or may not have been written.
    #[error("the store is closed")]
    Closed,
    /// There is no such row.
    #[error("no {what} {id:?} in the store")]
    Missing {
        /// What kind of row.
        what: &'static str,
        /// Its id.
        id: String,
    },
    /// The database cannot be opened.
    #[error("cannot open the database at {place}: {source}")]
    Open {
        /// Its location, without a password.
        place: String,
        /// The error of the database.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The database is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// The database reported an error.
    #[error("database error: {0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// A database that does not answer for now, for simulations.
    #[cfg(feature = "simulation")]
    pub fn interrupted() -> StoreError {
        StoreError::Database(sqlx::Error::PoolTimedOut)
    }

    /// Whether the error is transient: the database closed the connection, or is starting.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Database(error) => match error {
                sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
                sqlx::Error::Database(error) => {
                    // Connection failures, and servers that stop or start.
                    error
                        .code()
                        .is_some_and(|code| code.starts_with("08") || code.starts_with("57P"))
                }
                _ => false,
            },
            _ => false,
        }
    }
}
