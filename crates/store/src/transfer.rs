//! Exports and imports everything as lines of JSON, to move between databases.
//!
//! The first line is a header, each line after it a row, and the last the number of rows, so that a
//! truncated file is detected.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row as _};

use crate::{SqlStore, StoreError};

/// The format of the header.
const FORMAT: &str = "holz-store";
const VERSION: u32 = 1;

/// The type of a column.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
}
use Kind::{Number, Text};

/// A table of the database.
struct TableColumns {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// How many of the last columns older exports lack.
    added: usize,
}

/// All tables, referenced ones first.
const TABLES: [TableColumns; 16] = [
    TableColumns {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("visibility", Text),
            ("phase", Text),
            ("pairing", Text),
            ("made_by", Text),
            ("made_ms", Number),
            ("version", Number),
            ("document", Text),
        ],
        added: 0,
    },
    TableColumns {
        name: "events",
        columns: &[("table_id", Text), ("seq", Number), ("command", Text), ("line", Text)],
        added: 0,
    },
    TableColumns {
        name: "chat",
        columns: &[
            ("table_id", Text),
            ("number", Number),
            ("wish", Text),
            ("at_ms", Number),
            ("seat", Number),
            ("name", Text),
            ("words", Text),
            ("sitting", Text),
        ],
        added: 1,
    },
    TableColumns { name: "secrets", columns: &[("name", Text), ("secret", Text)], added: 0 },
    TableColumns {
        name: "accounts",
        columns: &[
            ("visitor", Text),
            ("name", Text),
            ("skeleton", Text),
            ("password", Text),
            ("made_ms", Number),
        ],
        added: 0,
    },
    TableColumns {
        name: "sessions",
        columns: &[("hash", Text), ("visitor", Text), ("until_ms", Number)],
        added: 0,
    },
    TableColumns {
        name: "tokens",
        columns: &[
            ("hash", Text),
            ("id", Text),
            ("owner", Text),
            ("visitor", Text),
            ("name", Text),
            ("scopes", Text),
            ("made_ms", Number),
            ("revoked_ms", Number),
        ],
        added: 1,
    },
    TableColumns {
        name: "seats",
        columns: &[("table_id", Text), ("seat", Number), ("visitor", Text)],
        added: 0,
    },
    TableColumns {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("game", Text),
            ("ended_ms", Number),
            ("visitor", Text),
            ("name", Text),
            ("level", Number),
            ("place", Number),
            ("rating_before", Number),
            ("rating_after", Number),
            ("uncertainty_after", Number),
        ],
        added: 0,
    },
    TableColumns {
        name: "ratings",
        columns: &[
            ("visitor", Text),
            ("game", Text),
            ("rating", Number),
            ("uncertainty", Number),
            ("matches", Number),
        ],
        added: 0,
    },
    TableColumns {
        name: "pushes",
        columns: &[
            ("endpoint", Text),
            ("visitor", Text),
            ("public_key", Text),
            ("auth", Text),
            ("language", Text),
            ("made_ms", Number),
        ],
        added: 0,
    },
    // Moving the data takes a while, too.
    TableColumns { name: "alive", columns: &[("id", Number), ("at_ms", Number)], added: 0 },
    TableColumns { name: "outages", columns: &[("from_ms", Number), ("to_ms", Number)], added: 0 },
    TableColumns { name: "watchers", columns: &[("table_id", Text), ("visitor", Text)], added: 0 },
    TableColumns {
        name: "daily_challenges",
        columns: &[("day", Number), ("game", Text), ("challenge", Text)],
        added: 0,
    },
    TableColumns {
        name: "daily_results",
        columns: &[
            ("day", Number),
            ("game", Text),
            ("visitor", Text),
            ("name", Text),
            ("tries", Number),
            ("solved_ms", Number),
        ],
        added: 0,
    },
];

impl TableColumns {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// Ordered by the first two columns, which identify a row.
    fn select(&self) -> AssertSqlSafe<String> {
        AssertSqlSafe(format!("SELECT {} FROM {} ORDER BY 1, 2", self.names(), self.name))
    }

    fn insert(&self) -> AssertSqlSafe<String> {
        let places = (1..=self.columns.len()).map(|number| format!("${number}"));
        let places = places.collect::<Vec<_>>().join(", ");
        AssertSqlSafe(format!("INSERT INTO {} ({}) VALUES ({places})", self.name, self.names()))
    }

    fn read(&self, row: &AnyRow) -> Result<Vec<Value>, sqlx::Error> {
        let cell = |(index, (_, kind)): (usize, &(&str, Kind))| {
            Ok(match kind {
                Text => row.try_get::<Option<String>, _>(index)?.into(),
                Number => row.try_get::<Option<i64>, _>(index)?.into(),
            })
        };
        self.columns.iter().enumerate().map(cell).collect()
    }

    /// Binds the values of a row to an [insert](TableColumns::insert); `None` if they do not fit.
    fn bind<'q>(
        &self,
        mut query: Query<'q, Any, AnyArguments>,
        row: Vec<Value>,
    ) -> Option<Query<'q, Any, AnyArguments>> {
        let least = self.columns.len() - self.added;
        if !(least..=self.columns.len()).contains(&row.len()) {
            return None;
        }
        let values = row.into_iter().chain(std::iter::repeat(Value::Null));
        for (value, (_, kind)) in values.zip(self.columns) {
            query = match (kind, value) {
                (Text, Value::Null) => query.bind(None::<String>),
                (Text, Value::String(text)) => query.bind(Some(text)),
                (Number, Value::Null) => query.bind(None::<i64>),
                (Number, Value::Number(number)) => query.bind(Some(number.as_i64()?)),
                _ => return None,
            };
        }
        Some(query)
    }
}

/// A line of an export.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Line {
    Head { format: String, version: u32 },
    Row { table: String, row: Vec<Value> },
    End { rows: u64 },
}

/// Why an export or import failed.
#[derive(Debug, thiserror::Error)]
pub enum TransferError {
    /// The database reported an error.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lines cannot be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The export is damaged. Nothing was imported.
    #[error("line {line}: {what}")]
    Damaged {
        /// The number of the line.
        line: u64,
        /// What is wrong.
        what: &'static str,
    },
    /// The database is not empty.
    #[error("the table {table:?} is not empty; import into an empty database")]
    Occupied {
        /// The table that is not empty.
        table: &'static str,
    },
}

impl From<sqlx::Error> for TransferError {
    fn from(error: sqlx::Error) -> TransferError {
        TransferError::Store(error.into())
    }
}

impl SqlStore {
    /// Exports a consistent snapshot and returns the number of rows. The store may be in use.
    pub async fn export(&self, out: &mut (dyn Write + Send)) -> Result<u64, TransferError> {
        let mut moment = self.pool().begin().await?;
        if !self.is_sqlite() {
            let one_moment = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
            sqlx::query(one_moment).execute(&mut *moment).await?;
        }
        write(out, &Line::Head { format: FORMAT.into(), version: VERSION })?;
        let mut rows = 0;
        for table_columns in &TABLES {
            let mut found = sqlx::query(table_columns.select()).fetch(&mut *moment);
            while let Some(row) = found.try_next().await? {
                write(
                    out,
                    &Line::Row { table: table_columns.name.into(), row: table_columns.read(&row)? },
                )?;
                rows += 1;
            }
        }
        write(out, &Line::End { rows })?;
        out.flush()?;
        Ok(rows)
    }

    /// Imports an [export](SqlStore::export) into an empty database: all of it, or nothing if it is damaged.
    pub async fn import(&self, input: &mut (dyn BufRead + Send)) -> Result<u64, TransferError> {
        let mut all = self.pool().begin().await?;
        for table_columns in &TABLES {
            let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {}", table_columns.name));
            if sqlx::query_scalar::<_, i64>(count).fetch_one(&mut *all).await? > 0 {
                return Err(TransferError::Occupied { table: table_columns.name });
            }
        }
        let rows = take(input, &mut all).await?;
        all.commit().await?;
        Ok(rows)
    }
}

fn write(out: &mut (dyn Write + Send), line: &Line) -> std::io::Result<()> {
    writeln!(out, "{}", serde_json::to_string(line)?)
}

async fn take(
    input: &mut (dyn BufRead + Send),
    connection: &mut AnyConnection,
) -> Result<u64, TransferError> {
    let mut taken = 0;
    let mut ended = false;
    let mut text = String::new();
    for line in 1.. {
        text.clear();
        if input.read_line(&mut text)? == 0 {
            let what = "the end is missing";
            return if ended { Ok(taken) } else { Err(TransferError::Damaged { line, what }) };
        }
        let damaged = |what| TransferError::Damaged { line, what };
        let said = serde_json::from_str(&text).map_err(|_| damaged("not a line of an export"))?;
        match (line, said) {
            (1, Line::Head { format, version: VERSION }) if format == FORMAT => {}
            (1, _) => return Err(damaged("not an export that this version can read")),
            _ if ended => return Err(damaged("data after the end")),
            (_, Line::Head { .. }) => return Err(damaged("a second header")),
            (_, Line::Row { table, row }) => {
                let table_columns = TABLES.iter().find(|table_columns| table_columns.name == table);
                let table_columns = table_columns.ok_or_else(|| damaged("unknown table"))?;
                let query = table_columns.bind(sqlx::query(table_columns.insert()), row);
                let query = query.ok_or_else(|| damaged("the row does not fit its table"))?;
                query.execute(&mut *connection).await?;
                taken += 1;
            }
            (_, Line::End { rows }) if rows == taken => ended = true,
            (_, Line::End { .. }) => return Err(damaged("the number of rows is wrong")),
        }
    }
    unreachable!("an endless file")
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::TABLES;
    use crate::{Database, SqlStore};

    /// Not exported, so that older exports can be imported: servers look at such tables at once,
    /// and players connect again.
    const NOT_EXPORTED: [&str; 2] = ["check_ms", "attended_ms"];

    /// Fails when a table or column is added but not exported.
    #[tokio::test]
    async fn every_column_of_every_table_is_exported() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let names = "SELECT name FROM sqlite_master WHERE type = 'table' \
                     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'";
        let tables: Vec<String> = sqlx::query_scalar(names).fetch_all(store.pool()).await.unwrap();
        assert_eq!(tables.len(), TABLES.len(), "{tables:?}");
        for table_columns in &TABLES {
            let columns = AssertSqlSafe(format!(
                "SELECT name FROM pragma_table_info('{}')",
                table_columns.name
            ));
            let mut columns: Vec<String> =
                sqlx::query_scalar(columns).fetch_all(store.pool()).await.unwrap();
            columns.retain(|column| !NOT_EXPORTED.contains(&column.as_str()));
            assert_eq!(columns.join(", "), table_columns.names(), "{}", table_columns.name);
        }
    }
}
