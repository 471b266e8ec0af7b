//! Secrets that the nodes of a cluster share.

use sqlx::AnyConnection;

use crate::write::Write;
use crate::{SqlStore, StoreError};

impl SqlStore {
    /// The secret with this name; the first call stores `new`.
    pub async fn secret(&self, name: &str, new: &str) -> Result<String, StoreError> {
        self.write(Secret { name: name.to_owned(), new: new.to_owned() }).await
    }

    /// Replaces a secret, unless it is no longer the old one. Returns whether it was.
    pub async fn replace_secret(
        &self,
        name: &str,
        old: &str,
        new: &str,
    ) -> Result<bool, StoreError> {
        let (name, old, new) = (name.to_owned(), old.to_owned(), new.to_owned());
        self.write(Replace { name, old, new }).await
    }
}

struct Replace {
    name: String,
    old: String,
    new: String,
}

impl Write for Replace {
    type Output = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let update = "UPDATE secrets SET secret = $3 WHERE name = $1 AND secret = $2";
        let update = sqlx::query(update).bind(self.name.clone()).bind(self.old.clone());
        let updated = update.bind(self.new.clone()).execute(connection).await?;
        Ok(updated.rows_affected() > 0)
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
