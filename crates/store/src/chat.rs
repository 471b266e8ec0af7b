//! Chat at tables.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// How many lines per table are kept.
const MAX_CHAT_LINES: i64 = 200;

/// How often a line tries for a number. Each time, another line has got one.
const ATTEMPTS: usize = 1_000;

/// A chat line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Its number at the table, from 1. Ignored when it is added.
    pub number: u32,
    /// The id of the request, unique within the table.
    pub request_id: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// The seat of the author, if they had one.
    pub seat: Option<u8>,
    /// The author's name.
    pub name: String,
    /// What kind of visitor the author is; none for old lines.
    pub sitting: Option<String>,
    /// The text.
    pub text: String,
}

impl SqlStore {
    /// Adds a line and returns its number, or none if it was added before. Deletes old lines.
    pub async fn add_chat_line(
        &self,
        table: &str,
        line: ChatRow,
    ) -> Result<Option<u32>, StoreError> {
        self.write(AddChatLine { table: table.to_owned(), line }).await
    }

    /// The last lines, oldest first.
    pub async fn chat_lines(&self, table: &str, limit: u32) -> Result<Vec<ChatRow>, StoreError> {
        let query = "SELECT number, wish, at_ms, seat, name, words, sitting FROM chat \
                     WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(query).bind(table.to_owned()).bind(i64::from(limit));
        let rows = rows.fetch_all(self.pool()).await?;
        let row = |row: &sqlx::any::AnyRow| {
            Ok(ChatRow {
                number: unsigned(row.try_get(0)?) as u32,
                request_id: row.try_get(1)?,
                at_ms: unsigned(row.try_get(2)?),
                seat: row.try_get::<Option<i64>, _>(3)?.map(|seat| unsigned(seat) as u8),
                name: row.try_get(4)?,
                text: row.try_get(5)?,
                sitting: row.try_get(6)?,
            })
        };
        rows.iter().rev().map(row).collect()
    }
}

struct AddChatLine {
    table: String,
    line: ChatRow,
}

impl Write for AddChatLine {
    type Output = Option<u32>;

    async fn run(&self, connection: &mut AnyConnection) -> Result<Option<u32>, StoreError> {
        for _ in 0..ATTEMPTS {
            if let Some(number) = self.insert(&mut *connection).await? {
                let delete = "DELETE FROM chat WHERE table_id = $1 AND number <= $2";
                let delete = sqlx::query(delete).bind(self.table.clone());
                delete.bind(number - MAX_CHAT_LINES).execute(connection).await?;
                return Ok(Some(unsigned(number) as u32));
            }
            if self.is_stored(&mut *connection).await? {
                return Ok(None);
            }
            // Another node has taken the number: its line is committed by now, so the next is free.
        }
        Err(StoreError::Busy)
    }
}

impl AddChatLine {
    /// Inserts the line after the newest one and returns its number; none if the number or the line
    /// was there.
    async fn insert(&self, connection: &mut AnyConnection) -> Result<Option<i64>, StoreError> {
        let insert = "INSERT INTO chat (table_id, number, wish, at_ms, seat, name, words, sitting) \
                      SELECT $1, 1 + COALESCE(MAX(number), 0), $2, $3, $4, $5, $6, $7 \
                      FROM chat WHERE table_id = $1 ON CONFLICT DO NOTHING RETURNING number";
        let line = self.line.clone();
        let number = sqlx::query_scalar(insert)
            .bind(self.table.clone())
            .bind(line.request_id)
            .bind(signed(line.at_ms))
            .bind(line.seat.map(i64::from))
            .bind(line.name)
            .bind(line.text)
            .bind(line.sitting);
        Ok(number.fetch_optional(connection).await?)
    }

    /// Whether the line was added before.
    async fn is_stored(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let query = "SELECT number FROM chat WHERE table_id = $1 AND wish = $2";
        let found = sqlx::query_scalar::<_, i64>(query).bind(self.table.clone());
        let found = found.bind(self.line.request_id.clone()).fetch_optional(connection).await?;
        Ok(found.is_some())
    }
}
