//! Accounts: a visitor with a name and a password.

use sqlx::{AnyConnection, Row as _};

use crate::sessions::{Session, add_session};
use crate::sql_store::{signed, unsigned};
use crate::write::Write;
use crate::{SqlStore, StoreError};

/// A new account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewAccount {
    /// The visitor whose games and ratings become the account's.
    pub visitor: String,
    /// The name as it is shown.
    pub name: String,
    /// The skeleton of the name: no two accounts with names that look alike.
    pub skeleton: String,
    /// The hash of the password.
    pub password: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: u64,
}

/// A stored account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountRow {
    /// The visitor whose games and ratings it has.
    pub visitor: String,
    /// The name as it is shown.
    pub name: String,
    /// The hash of the password.
    pub password: String,
    /// When it was made, in milliseconds since 1970.
    pub made_ms: u64,
}

impl SqlStore {
    /// Makes an account and signs its owner in. Writes nothing and returns false if a name that looks alike
    /// is taken, or if the visitor has or had an account.
    pub async fn add_account(
        &self,
        account: NewAccount,
        session: Session,
    ) -> Result<bool, StoreError> {
        self.write(Add { account, session }).await
    }

    /// The account with this skeleton.
    pub async fn account_named(&self, skeleton: &str) -> Result<Option<AccountRow>, StoreError> {
        let query = "SELECT visitor, name, password, made_ms FROM accounts WHERE skeleton = $1";
        self.find_account(query, skeleton).await
    }

    /// The account of a visitor.
    pub async fn account_of(&self, visitor: &str) -> Result<Option<AccountRow>, StoreError> {
        let query = "SELECT visitor, name, password, made_ms FROM accounts \
                     WHERE visitor = $1 AND skeleton IS NOT NULL";
        self.find_account(query, visitor).await
    }

    async fn find_account(
        &self,
        query: &'static str,
        key: &str,
    ) -> Result<Option<AccountRow>, StoreError> {
        let row = sqlx::query(query).bind(key.to_owned()).fetch_optional(self.pool()).await?;
        row.map(|row| {
            Ok(AccountRow {
                visitor: row.try_get(0)?,
                name: row.try_get(1)?,
                password: row.try_get(2)?,
                made_ms: unsigned(row.try_get(3)?),
            })
        })
        .transpose()
    }

    /// Whether this visitor has or had an account: then a guest's cookie does not authenticate them.
    pub async fn is_claimed(&self, visitor: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM accounts WHERE visitor = $1");
        Ok(query.bind(visitor.to_owned()).fetch_optional(self.pool()).await?.is_some())
    }

    /// Changes the password, and ends all sessions but this one.
    pub async fn set_password(
        &self,
        visitor: &str,
        password: &str,
        session: Session,
    ) -> Result<(), StoreError> {
        let (visitor, password) = (visitor.to_owned(), password.to_owned());
        self.write(SetPassword { visitor, password, session }).await
    }

    /// Deletes an account: its name, password, sessions, push subscriptions, programs, ratings and chat.
    /// The results of its matches stay, without the name.
    pub async fn delete_account(&self, visitor: &str) -> Result<(), StoreError> {
        self.write(Delete { visitor: visitor.to_owned() }).await
    }
}

struct Add {
    account: NewAccount,
    session: Session,
}

impl Write for Add {
    type Output = bool;

    async fn run(&self, connection: &mut AnyConnection) -> Result<bool, StoreError> {
        let insert = "INSERT INTO accounts (visitor, name, skeleton, password, made_ms) \
                      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        let account = self.account.clone();
        let query = sqlx::query(insert).bind(account.visitor).bind(account.name);
        let query = query.bind(account.skeleton).bind(account.password);
        let query = query.bind(signed(account.made_ms));
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        add_session(&self.session, connection).await?;
        Ok(true)
    }
}

struct SetPassword {
    visitor: String,
    password: String,
    session: Session,
}

impl Write for SetPassword {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let update = "UPDATE accounts SET password = $1 WHERE visitor = $2 AND name IS NOT NULL";
        let query = sqlx::query(update).bind(self.password.clone()).bind(self.visitor.clone());
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Err(StoreError::Missing { what: "account", id: self.visitor.clone() });
        }
        let others = sqlx::query("DELETE FROM sessions WHERE visitor = $1");
        others.bind(self.visitor.clone()).execute(&mut *connection).await?;
        add_session(&self.session, connection).await
    }
}

struct Delete {
    visitor: String,
}

impl Write for Delete {
    type Output = ();

    async fn run(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        // Bot programs have visitors of their own, whose names go with their owner's.
        let statements = [
            "UPDATE results SET name = '', visitor = NULL WHERE visitor = $1 \
             OR visitor IN (SELECT visitor FROM tokens WHERE owner = $1)",
            "DELETE FROM chat WHERE wish LIKE $1 || ' %' OR EXISTS (SELECT 1 FROM tokens \
             WHERE owner = $1 AND chat.wish LIKE tokens.visitor || ' %')",
            "DELETE FROM watchers WHERE visitor = $1",
            "DELETE FROM ratings WHERE visitor = $1",
            "DELETE FROM tokens WHERE owner = $1",
            "DELETE FROM sessions WHERE visitor = $1",
            "DELETE FROM pushes WHERE visitor = $1",
            "DELETE FROM daily_results WHERE visitor = $1",
            "UPDATE accounts SET name = NULL, skeleton = NULL, password = NULL WHERE visitor = $1",
        ];
        for statement in statements {
            sqlx::query(statement).bind(self.visitor.clone()).execute(&mut *connection).await?;
        }
        Ok(())
    }
}
