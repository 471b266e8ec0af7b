//! Tokens of bot programs. Each program is a visitor of its own.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// A new token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewToken {
    /// The hash of the token, which itself is not stored.
    pub hash: String,
    /// The rest of the row.
    pub row: TokenRow,
}

/// A stored token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// Its id, to revoke it by.
    pub id: String,
    /// The account it belongs to.
    pub owner: String,
    /// The program's own visitor.
    pub visitor: String,
    /// The name it plays under.
    pub name: String,
    /// Its scopes, separated by spaces.
    pub scopes: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: u64,
}

const COLUMNS: &str = "id, owner, visitor, name, scopes, made_ms";

impl SqlStore {
    /// Adds a token, unless its owner has reached the limit.
    pub async fn add_token(&self, token: NewToken, limit: u32) -> Result<bool, StoreError> {
        self.write(Add { token, limit }).await
    }

    /// The tokens of an account, oldest first.
    pub async fn tokens_of(&self, owner: &str) -> Result<Vec<TokenRow>, StoreError> {
        let query = select("WHERE owner = $1 AND revoked_ms IS NULL ORDER BY made_ms, id");
        let rows = sqlx::query(query).bind(owner.to_owned()).fetch_all(self.pool()).await?;
        rows.iter().map(read).collect()
    }

    /// The token with this hash.
    pub async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StoreError> {
        let query =
            sqlx::query(select("WHERE hash = $1 AND revoked_ms IS NULL")).bind(hash.to_owned());
        query.fetch_optional(self.pool()).await?.as_ref().map(read).transpose()
    }

    /// Revokes a token of an account. False if there is no such token.
    pub async fn revoke_token(
        &self,
        owner: &str,
        id: &str,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(Revoke { owner: owner.to_owned(), id: id.to_owned(), now_ms }).await
    }

    /// The visitors of all programs that an account has or had.
    pub async fn programs_of(&self, owner: &str) -> Result<Vec<String>, StoreError> {
        let query = "SELECT visitor FROM tokens WHERE owner = $1 ORDER BY made_ms, id";
        let rows = sqlx::query_scalar(query).bind(owner.to_owned());
        Ok(rows.fetch_all(self.pool()).await?)
    }
}

fn select(condition: &'static str) -> sqlx::AssertSqlSafe<String> {
    // Both parts are constants of this file.
    sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM tokens {condition}"))
}

fn read(row: &sqlx::any::AnyRow) -> Result<TokenRow, StoreError> {
    Ok(TokenRow {
        id: row.try_get(0)?,
        owner: row.try_get(1)?,
        visitor: row.try_get(2)?,
        name: row.try_get(3)?,
        scopes: row.try_get(4)?,
        made_ms: unsigned(row.try_get(5)?),
    })
}

struct Add {
    token: NewToken,
    limit: u32,
}

impl Write for Add {
    type Output = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let insert = "INSERT INTO tokens (hash, id, owner, visitor, name, scopes, made_ms) \
                      SELECT $1, $2, $3, $4, $5, $6, $7 \
                      WHERE (SELECT COUNT(*) FROM tokens \
                             WHERE owner = $3 AND revoked_ms IS NULL) < $8";
        let NewToken { hash, row } = self.token.clone();
        let query = sqlx::query(insert).bind(hash).bind(row.id).bind(row.owner).bind(row.visitor);
        let query = query.bind(row.name).bind(row.scopes).bind(signed(row.made_ms));
        let query = query.bind(i64::from(self.limit));
        Ok(query.execute(connection).await?.rows_affected() == 1)
    }
}

struct Revoke {
    owner: String,
    id: String,
    now_ms: u64,
}

impl Write for Revoke {
    type Output = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        // The hash is replaced, so that a copy of the database holds nothing of the token.
        let update = "UPDATE tokens SET revoked_ms = $1, hash = 'revoked ' || id \
                      WHERE owner = $2 AND id = $3 AND revoked_ms IS NULL";
        let update = sqlx::query(update).bind(signed(self.now_ms));
        let update = update.bind(self.owner.clone()).bind(self.id.clone());
        Ok(update.execute(connection).await?.rows_affected() == 1)
    }
}
