//! Who sends a request: a guest, an account, or a bot program.

use axum::http::HeaderMap;
use store::StoreError;
use wire::online::{Scope, Sitting};

use super::login_session::{self, hash};
use crate::online::AppState;
use crate::online::rate_limits::Claim;
use crate::online::visitor::{COOKIE, Visitor, cookie_values};

/// Who sends a request.
#[derive(Debug, Clone)]
pub(crate) struct Requester {
    pub(crate) visitor: Visitor,
    pub(crate) auth: AuthKind,
}

/// How a requester is authenticated.
#[derive(Debug, Clone)]
pub(crate) enum AuthKind {
    /// By a guest's cookie.
    Guest,
    /// By a login session.
    Account {
        name: String,
        /// The hash of the session.
        session: String,
    },
    /// A bot program, by its token.
    Program {
        name: String,
        scopes: Vec<Scope>,
        /// The hash of the token.
        token: String,
    },
}

impl Requester {
    pub(crate) fn guest(visitor: Visitor) -> Requester {
        Requester { visitor, auth: AuthKind::Guest }
    }

    /// What others see of it at a table.
    pub(crate) fn sitting(&self) -> Sitting {
        match self.auth {
            AuthKind::Guest => Sitting::Guest,
            AuthKind::Account { .. } => Sitting::Account,
            AuthKind::Program { .. } => Sitting::Program,
        }
    }

    /// Whether this is a bot program.
    pub(crate) fn is_bot(&self) -> bool {
        matches!(self.auth, AuthKind::Program { .. })
    }

    /// The hash of the login session, if there is one.
    pub(crate) fn session(&self) -> Option<&str> {
        match &self.auth {
            AuthKind::Account { session, .. } => Some(session),
            AuthKind::Guest | AuthKind::Program { .. } => None,
        }
    }
}

/// Whom these headers claim to come from, without asking the store.
pub(crate) fn claim(state: &AppState, headers: &HeaderMap) -> Claim {
    if let Some(token) = login_session::token(headers) {
        return Claim::Token(hash(&token));
    }
    state.keys.visitor(headers).map_or(Claim::Nobody, Claim::Guest)
}

/// The requester of these headers, if they carry a valid cookie.
pub(crate) async fn recognise(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Option<Requester>, StoreError> {
    let store = &state.store;
    if let Some(token) = login_session::token(headers) {
        let session = hash(&token);
        let signed_in = store.session_account(&session, state.now_ms()).await?;
        return Ok(signed_in.map(|who| Requester {
            visitor: Visitor::known(who.visitor),
            auth: AuthKind::Account { name: who.name, session },
        }));
    }
    let mut visitor = state.keys.visitor(headers);
    let is_unknown = visitor.is_none() && cookie_values(headers, COOKIE).next().is_some();
    state.keys.refresh(&**store, state.environment(), is_unknown).await;
    if is_unknown {
        visitor = state.keys.visitor(headers);
    }
    let Some(visitor) = visitor else { return Ok(None) };
    // A guest's cookie cannot be revoked, so it does not authenticate an account.
    let claimed = store.is_claimed(visitor.as_str()).await?;
    Ok((!claimed).then(|| Requester::guest(visitor)))
}
