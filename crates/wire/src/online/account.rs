//! Accounts and tokens, over HTTP.

use serde::{Deserialize, Serialize};

/// A name and a password: to sign up, or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A new password, and the current one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The current password.
    pub old: String,
    /// The new password.
    pub new: String,
}

/// The current password, to confirm what cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordProof {
    /// The password.
    pub password: String,
}

// Passwords stay out of logs.
super::hide!(Credentials, PasswordChange, PasswordProof);

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Scope {
    /// Watch tables whose ids it knows.
    Watch,
    /// Create tables, take seats and play.
    Play,
    /// Send chat lines.
    Chat,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 3] = [Scope::Watch, Scope::Play, Scope::Chat];

    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Scope::Watch => "watch",
            Scope::Play => "play",
            Scope::Chat => "chat",
        }
    }
}

/// A request to create a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// The name under which the program plays.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// A new token. It is shown only once: the server keeps its hash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenCreated {
    /// The token itself: `Authorization: Bearer …`.
    pub token: String,
    /// What the list of tokens shows.
    pub shown: TokenView,
}

/// A token in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenView {
    /// Its id, to revoke it.
    pub id: String,
    /// The name under which the program plays.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When it was created, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub made_ms: u64,
}

/// The tokens of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tokens {
    /// Oldest first.
    pub tokens: Vec<TokenView>,
}
