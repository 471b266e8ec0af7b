//! Accounts: asked and answered over plain HTTP.

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

/// Another password, and the one there was.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The one there was.
    pub old: String,
    /// Another one.
    pub new: String,
}

/// The password once more, for what cannot be undone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordProof {
    /// The password.
    pub password: String,
}

// Passwords are in no log.
super::hide!(Credentials, PasswordChange, PasswordProof);

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Scope {
    /// Follow tables whose names it knows.
    Watch,
    /// Make tables, sit down and play.
    Play,
    /// Say something to the others.
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

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// The name the program plays under.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
}

/// A token was made. It is told this once: only its hash is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenMade {
    /// What the program says to be known: `Authorization: Bearer …`.
    pub token: String,
    /// What is shown of it from now on.
    pub shown: TokenView,
}

/// What is shown of a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenView {
    /// What it is called by when it is to be revoked.
    pub id: String,
    /// The name the program plays under.
    pub name: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
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
