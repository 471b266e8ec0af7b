//! What can go wrong.

/// Why something was not stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was faster. Nothing was written.
    #[error("somebody else was faster: {newest} is the newest by now")]
    Conflict {
        /// The number of the newest event, or the newest version of the table.
        newest: u64,
    },
    /// Too much waits to be written already.
    #[error("the store is too busy to take more")]
    Busy,
    /// The store was closed, or its writer has failed; what was to be written may or may not be.
    #[error("the store is closed")]
    Closed,
    /// There is nothing of that name.
    #[error("there is no {what} {id:?} in the store")]
    Missing {
        /// A kind of thing.
        what: &'static str,
        /// Its name.
        id: String,
    },
    /// The database cannot be opened.
    #[error("the database at {place} cannot be opened: {source}")]
    Open {
        /// Where it is, without a password.
        place: String,
        /// What the database says.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The database refused.
    #[error("the database says: {0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// Whether the database was only gone for a moment: it hung up, or is just starting.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Database(error) => match error {
                sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
                sqlx::Error::Database(error) => {
                    // Connections that fail, and servers that stop or start.
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
