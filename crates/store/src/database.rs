//! Opening a database and migrating its schema.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr as _};

use crate::StoreError;

/// The location of the data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file, created if it does not exist.
    Sqlite(PathBuf),
    /// A database of a PostgreSQL server: `postgres://user@host/name`.
    Postgres(String),
}

/// What a path must not contain literally within a URL.
const RESERVED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// SQLite reads beside its one writer; more readers than cores gain nothing.
const SQLITE_CONNECTIONS: u32 = 4;
const POSTGRES_CONNECTIONS: u32 = 16;

/// How long we wait for a server that is restarting.
const POSTGRES_ACQUIRE_TIMEOUT: Duration = Duration::from_secs(4);

/// Commits are durable (`synchronous = FULL`) and wait for other processes. Moves of many tables are
/// scattered over the file, so we cache 32 MiB of pages and checkpoint, which flushes twice, only when
/// the log is as long.
const SQLITE_PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; \
    PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 8192";

/// Released migrations never change; we only add new ones.
const MIGRATIONS: [(i64, &str, &str); 7] = [
    (1, "tables", include_str!("../migrations/1_tables.sql")),
    (2, "accounts", include_str!("../migrations/2_accounts.sql")),
    (3, "pushes", include_str!("../migrations/3_pushes.sql")),
    (4, "ladder", include_str!("../migrations/4_ladder.sql")),
    (7, "uptime", include_str!("../migrations/7_uptime.sql")),
    (8, "public", include_str!("../migrations/8_public.sql")),
    (9, "daily", include_str!("../migrations/9_daily.sql")),
];

impl Database {
    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self, Database::Sqlite(_))
    }

    fn url(&self) -> String {
        match self {
            Database::Sqlite(path) => format!(
                "sqlite://{}?mode=rwc",
                percent_encode(path.as_os_str().as_encoded_bytes(), RESERVED)
            ),
            Database::Postgres(url) => url.clone(),
        }
    }

    /// Opens the database and migrates its schema.
    pub(crate) async fn open(&self) -> Result<AnyPool, StoreError> {
        install_default_drivers();
        self.try_open().await.map_err(|source| StoreError::Open { place: self.to_string(), source })
    }

    async fn try_open(&self) -> Result<AnyPool, Box<dyn std::error::Error + Send + Sync>> {
        let options = match self {
            Database::Sqlite(_) => AnyPoolOptions::new()
                .max_connections(SQLITE_CONNECTIONS + 1)
                .after_connect(|connection, _| {
                    Box::pin(async move {
                        sqlx::raw_sql(SQLITE_PRAGMAS).execute(connection).await.map(drop)
                    })
                }),
            Database::Postgres(_) => AnyPoolOptions::new()
                .max_connections(POSTGRES_CONNECTIONS)
                .acquire_timeout(POSTGRES_ACQUIRE_TIMEOUT),
        };
        let pool = options.connect(&self.url()).await?;
        let migrations = MIGRATIONS.map(|(version, name, sql)| {
            let sql = sql.into_sql_str();
            Migration::new(version, name.into(), MigrationType::Simple, sql, false)
        });
        Migrator::with_migrations(migrations.into()).run(&pool).await?;
        Ok(pool)
    }
}

/// The location for people: without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => path.display().fmt(f),
            Database::Postgres(url) => match (url.split_once("://"), url.rsplit_once('@')) {
                (Some((scheme, _)), Some((_, place))) => write!(f, "{scheme}://{place}"),
                _ => f.write_str(url),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Database;

    #[test]
    fn passwords_are_not_shown() {
        let database = Database::Postgres("postgres://holz:secret@db.example/holz".into());
        assert_eq!(database.to_string(), "postgres://db.example/holz");
        let local = Database::Postgres("postgres:///holz".into());
        assert_eq!(local.to_string(), "postgres:///holz");
    }

    #[test]
    fn any_path_can_be_part_of_a_url() {
        let database = Database::Sqlite("/home/a b/100%?.db".into());
        assert_eq!(database.url(), "sqlite:///home/a%20b/100%25%3F.db?mode=rwc");
    }
}
