//! Login sessions.

use sqlx::{AnyConnection, Row as _};

use crate::sql_store::signed;
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// How many sessions an account may have; the oldest go first.
const MAX_SESSIONS: i64 = 20;

/// A login session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its token.
    pub hash: String,
    /// The visitor of the account.
    pub visitor: String,
    /// When it ends, in milliseconds since 1970.
    pub until_ms: u64,
}

/// The account of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionAccount {
    /// The visitor of the account.
    pub visitor: String,
    /// The name of the account.
    pub name: String,
}

impl SqlStore {
    /// Starts a session, in place of the browser's previous one.
    pub async fn open_session(
        &self,
        session: Session,
        replaces: Option<&str>,
    ) -> Result<(), StoreError> {
        self.write(Open { session, replaces: replaces.map(str::to_owned) }).await
    }

    /// Ends a session.
    pub async fn close_session(&self, hash: &str) -> Result<(), StoreError> {
        self.write(Close { hash: hash.to_owned() }).await
    }

    /// Ends all sessions of all accounts.
    pub async fn close_all_sessions(&self) -> Result<(), StoreError> {
        self.write(CloseAll).await
    }

    /// The account of a session, if it is valid at this time.
    pub async fn session_account(
        &self,
        hash: &str,
        now_ms: u64,
    ) -> Result<Option<SessionAccount>, StoreError> {
        let query = "SELECT accounts.visitor, accounts.name FROM sessions \
                     JOIN accounts ON accounts.visitor = sessions.visitor \
                     WHERE hash = $1 AND until_ms > $2 AND accounts.name IS NOT NULL";
        let row = sqlx::query(query).bind(hash.to_owned()).bind(signed(now_ms));
        let row = row.fetch_optional(self.pool()).await?;
        row.map(|row| Ok(SessionAccount { visitor: row.try_get(0)?, name: row.try_get(1)? }))
            .transpose()
    }
}

struct Open {
    session: Session,
    replaces: Option<String>,
}

impl Write for Open {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        if let Some(hash) = &self.replaces {
            close(hash, connection).await?;
        }
        let oldest = "DELETE FROM sessions WHERE visitor = $1 AND hash NOT IN \
                      (SELECT hash FROM sessions WHERE visitor = $1 \
                       ORDER BY until_ms DESC LIMIT $2)";
        let oldest = sqlx::query(oldest).bind(self.session.visitor.clone()).bind(MAX_SESSIONS - 1);
        oldest.execute(&mut *connection).await?;
        add_session(&self.session, connection).await
    }
}

struct Close {
    hash: String,
}

impl Write for Close {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        close(&self.hash, connection).await
    }
}

struct CloseAll;

impl Write for CloseAll {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions").execute(connection).await?;
        Ok(())
    }
}

async fn close(hash: &str, connection: &mut AnyConnection) -> Result<(), StoreError> {
    let delete = sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash.to_owned());
    delete.execute(connection).await?;
    Ok(())
}

pub(crate) async fn add_session(
    session: &Session,
    connection: &mut AnyConnection,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO sessions (hash, visitor, until_ms) VALUES ($1, $2, $3)";
    let query = sqlx::query(insert).bind(session.hash.clone()).bind(session.visitor.clone());
    query.bind(signed(session.until_ms)).execute(connection).await?;
    Ok(())
}
