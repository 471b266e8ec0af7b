//! Notices to who has no page open: asked and answered over plain HTTP.

use serde::{Deserialize, Serialize};

/// Whether the server sends notices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushOffer {
    /// The key that a browser has to be told; none if the server sends none.
    pub key: Option<String>,
}

/// A place at which somebody wants to be told that it is their turn, as their browser names it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushPlace {
    /// Its address, over https.
    pub endpoint: String,
    /// The browser's key (`p256dh`), in base64 for addresses.
    pub public_key: String,
    /// What the browser shares with whoever may send, in base64 for addresses.
    pub auth: String,
    /// The language to be told in: `en`, `fr`, `de` or `es`.
    pub language: String,
}

/// A place at which nobody wants to be told anything any more.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushStop {
    /// Its address.
    pub endpoint: String,
}

// Whoever knows an address can send there: it is in no log.
super::hide!(PushPlace, PushStop);
