//! Push subscriptions: where to notify a visitor who has no page open.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// A push subscription.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushSubscription {
    /// The endpoint at the browser's push service.
    pub endpoint: String,
    /// The visitor.
    pub visitor: String,
    /// The browser's public key.
    pub public_key: String,
    /// The secret that the browser shares with the server.
    pub auth: String,
    /// The language of notices.
    pub language: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: u64,
}

const COLUMNS: &str = "endpoint, visitor, public_key, auth, language, made_ms";

impl SqlStore {
    /// Adds or replaces a subscription; beyond the limit, the oldest ones go.
    pub async fn add_push_subscription(
        &self,
        row: PushSubscription,
        limit: u32,
    ) -> Result<(), StoreError> {
        self.write(Add { row, limit }).await
    }

    /// The subscriptions of a visitor, oldest first.
    pub async fn push_subscriptions_of(
        &self,
        visitor: &str,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let query = format!("SELECT {COLUMNS} FROM pushes WHERE visitor = $1 ORDER BY made_ms, 1");
        // It contains only constants.
        let query = sqlx::query(sqlx::AssertSqlSafe(query)).bind(visitor.to_owned());
        query.fetch_all(self.pool()).await?.iter().map(read).collect()
    }

    /// Deletes a subscription.
    pub async fn remove_push_subscription(&self, endpoint: &str) -> Result<(), StoreError> {
        self.write(Remove { endpoint: endpoint.to_owned() }).await
    }
}

fn read(row: &sqlx::any::AnyRow) -> Result<PushSubscription, StoreError> {
    Ok(PushSubscription {
        endpoint: row.try_get(0)?,
        visitor: row.try_get(1)?,
        public_key: row.try_get(2)?,
        auth: row.try_get(3)?,
        language: row.try_get(4)?,
        made_ms: unsigned(row.try_get(5)?),
    })
}

struct Add {
    row: PushSubscription,
    limit: u32,
}

impl Write for Add {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let insert = "INSERT INTO pushes (endpoint, visitor, public_key, auth, language, made_ms) \
                      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET \
                      visitor = $2, public_key = $3, auth = $4, language = $5, made_ms = $6";
        let row = self.row.clone();
        let query = sqlx::query(insert).bind(row.endpoint).bind(row.visitor);
        let query = query.bind(row.public_key).bind(row.auth).bind(row.language);
        query.bind(signed(row.made_ms)).execute(&mut *connection).await?;
        let forget = "DELETE FROM pushes WHERE visitor = $1 AND endpoint NOT IN \
                      (SELECT endpoint FROM pushes WHERE visitor = $1 \
                       ORDER BY made_ms DESC, endpoint LIMIT $2)";
        let query = sqlx::query(forget).bind(self.row.visitor.clone()).bind(i64::from(self.limit));
        query.execute(connection).await?;
        Ok(())
    }
}

struct Remove {
    endpoint: String,
}

impl Write for Remove {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM pushes WHERE endpoint = $1");
        delete.bind(self.endpoint.clone()).execute(connection).await?;
        Ok(())
    }
}
