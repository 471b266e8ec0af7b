//! Secrets that the nodes of a cluster share.

use sqlx::AnyConnection;

use crate::write::Write;
use crate::{Store, StoreError};

impl Store {
    /// The secret with this name; the first call stores `new`.
    pub async fn secret(&self, name: &str, new: &str) -> Result<String, StoreError> {
        self.write(Secret { name: name.to_owned(), new: new.to_owned() }).await
    }
}

struct Secret {
    name: String,
    new: String,
}

impl Write for Secret {
    type Output = String;

    async fn run(&self, connection: &mut AnyConnection) -> Result<String, StoreError> {
        let insert = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(self.name.clone()).bind(self.new.clone());
        insert.execute(&mut *connection).await?;
        let query = sqlx::query_scalar("SELECT secret FROM secrets WHERE name = $1");
        Ok(query.bind(self.name.clone()).fetch_one(connection).await?)
    }
}
