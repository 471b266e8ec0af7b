//! Chat at tables.

use sqlx::{AnyConnection, Row as _};

use crate::store::{signed, unsigned};
use crate::write::Write;
use crate::{Store, StoreError};

/// How many lines per table are kept.
const MAX_CHAT_LINES: i64 = 200;

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
    /// The text.
    pub text: String,
}

impl Store {
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
        let query = "SELECT number, wish, at_ms, seat, name, words FROM chat \
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
        let query = "SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = $1";
        let newest = sqlx::query_scalar::<_, i64>(query).bind(self.table.clone());
        let number = newest.fetch_one(&mut *connection).await? + 1;
        let insert = "INSERT INTO chat (table_id, number, wish, at_ms, seat, name, words) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
        let line = self.line.clone();
        let added = sqlx::query(insert)
            .bind(self.table.clone())
            .bind(number)
            .bind(line.request_id)
            .bind(signed(line.at_ms))
            .bind(line.seat.map(i64::from))
            .bind(line.name)
            .bind(line.text)
            .execute(&mut *connection)
            .await?;
        if added.rows_affected() == 0 {
            return Ok(None);
        }
        let delete = "DELETE FROM chat WHERE table_id = $1 AND number <= $2";
        let delete = sqlx::query(delete).bind(self.table.clone()).bind(number - MAX_CHAT_LINES);
        delete.execute(connection).await?;
        Ok(Some(unsigned(number) as u32))
    }
}
