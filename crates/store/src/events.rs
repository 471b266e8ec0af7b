//! The events of matches.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// Events to append to a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number of the last known event. The new events follow it.
    pub after: u32,
    /// The lines.
    pub lines: Vec<String>,
    /// The id of their command, unique within the table.
    pub command: Option<String>,
}

/// A stored event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// Its number, from 1 and without gaps.
    pub seq: u32,
    /// The id of its command, on the last event of a command.
    pub command: Option<String>,
    /// The line.
    pub line: String,
}

impl SqlStore {
    /// Appends events. Conflicts, and writes nothing, if another node was faster or has stored the same
    /// command.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(append).await
    }

    /// The events after a number, in order.
    pub async fn events(&self, table: &str, after: u32) -> Result<Vec<EventRow>, StoreError> {
        let query = "SELECT seq, command, line FROM events \
                     WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        let rows = sqlx::query(query).bind(table.to_owned()).bind(i64::from(after));
        let rows = rows.fetch_all(self.pool()).await?;
        let row = |row: &sqlx::any::AnyRow| {
            Ok(EventRow {
                seq: unsigned(row.try_get(0)?) as u32,
                command: row.try_get(1)?,
                line: row.try_get(2)?,
            })
        };
        rows.iter().map(row).collect()
    }
}

impl Write for Append {
    type Output = ();

    fn is_one_statement(&self) -> bool {
        self.lines.len() == 1
    }

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        // Only directly after the last known event.
        let insert = "INSERT INTO events (table_id, seq, command, line) \
                      SELECT $1, $2, $3, $4 \
                      WHERE (SELECT COALESCE(MAX(seq), 0) FROM events WHERE table_id = $1) = $5 \
                      ON CONFLICT DO NOTHING";
        let last = self.lines.len().saturating_sub(1);
        for (index, line) in self.lines.iter().enumerate() {
            let before = i64::from(self.after) + signed(index as u64);
            let command = self.command.clone().filter(|_| index == last);
            let query = sqlx::query(insert).bind(self.table.clone()).bind(before + 1);
            let query = query.bind(command).bind(line.clone()).bind(before);
            if query.execute(&mut *connection).await?.rows_affected() == 0 {
                // Once the first event is in, only the command can conflict.
                return Err(match index {
                    0 => conflict(&self.table, connection).await,
                    _ => StoreError::Conflict { newest: u64::from(self.after) },
                });
            }
        }
        Ok(())
    }
}

/// The conflict with the newest event.
async fn conflict(table: &str, connection: &mut AnyConnection) -> StoreError {
    let query = "SELECT COALESCE(MAX(seq), 0) FROM events WHERE table_id = $1";
    match sqlx::query_scalar::<_, i64>(query).bind(table.to_owned()).fetch_one(connection).await {
        Ok(newest) => StoreError::Conflict { newest: unsigned(newest) },
        Err(error) => error.into(),
    }
}
