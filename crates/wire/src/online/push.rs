//! Push notifications, over HTTP.

use serde::{Deserialize, Serialize};

/// The key that a browser needs to subscribe to push notifications.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushServerKey {
    /// The server's public key; none if the server sends no notifications.
    pub key: Option<String>,
}

/// A push subscription, as the browser describes it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushSubscriptionInfo {
    /// Its address, over HTTPS.
    pub endpoint: String,
    /// The browser's key (`p256dh`), in URL-safe Base64.
    pub public_key: String,
    /// The shared secret (`auth`), in URL-safe Base64.
    pub auth: String,
    /// The language of the notifications: `en`, `fr`, `de` or `es`.
    pub language: String,
}

/// A request to end a push subscription.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushUnsubscribe {
    /// Its address.
    pub endpoint: String,
}

// Anyone who knows the address can send to it, so it stays out of logs.
super::hide!(PushSubscriptionInfo, PushUnsubscribe);
