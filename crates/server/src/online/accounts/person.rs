//! Who asks: a guest, somebody who is signed in, or a program.

use axum::http::HeaderMap;
use store::StoreError;
use wire::online::{Scope, Sitting};

use super::session::{self, hash};
use crate::online::identity::Visitor;
use crate::online::{House, now_ms, words};

/// Somebody who asks for something.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    pub(crate) visitor: Visitor,
    pub(crate) standing: Standing,
}

/// What somebody is.
#[derive(Debug, Clone)]
pub(crate) enum Standing {
    /// Known by a cookie alone.
    Guest,
    /// Signed in.
    Account {
        name: String,
        /// The hash of the session.
        session: String,
    },
    /// Known by a token.
    Program {
        name: String,
        scopes: Vec<Scope>,
        /// The hash of the token.
        token: String,
    },
}

impl Person {
    pub(crate) fn guest(visitor: Visitor) -> Person {
        Person { visitor, standing: Standing::Guest }
    }

    /// What others see.
    pub(crate) fn sitting(&self) -> Sitting {
        match self.standing {
            Standing::Guest => Sitting::Guest,
            Standing::Account { .. } => Sitting::Account,
            Standing::Program { .. } => Sitting::Program,
        }
    }

    /// The name to sit down under: a guest's is what they wish for, others have one.
    pub(crate) fn name(&self, wished: &str) -> String {
        match &self.standing {
            Standing::Guest => words::name(wished),
            Standing::Account { name, .. } | Standing::Program { name, .. } => name.clone(),
        }
    }

    /// The session of who is signed in.
    pub(crate) fn session(&self) -> Option<&str> {
        match &self.standing {
            Standing::Account { session, .. } => Some(session),
            Standing::Guest | Standing::Program { .. } => None,
        }
    }
}

/// Who sends these headers, if they carry a cookie that is good.
pub(crate) async fn recognise(
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<Person>, StoreError> {
    let store = &house.0.store;
    if let Some(token) = session::token(headers) {
        let session = hash(&token);
        let signed_in = store.signed_in(&session, now_ms()).await?;
        return Ok(signed_in.map(|who| Person {
            visitor: Visitor::known(who.visitor),
            standing: Standing::Account { name: who.name, session },
        }));
    }
    let Some(visitor) = house.0.key.visitor(headers) else { return Ok(None) };
    // Who has an account is known by a session alone: a guest's cookie can be neither changed nor ended.
    let claimed = store.is_claimed(visitor.as_str()).await?;
    Ok((!claimed).then(|| Person::guest(visitor)))
}
