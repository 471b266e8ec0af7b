//! Known devices: browsers in which someone has signed in to an account before. Password
//! attempts from elsewhere cannot lock them out.

use axum::http::{HeaderMap, HeaderValue};

use crate::online::AppState;
use crate::online::visitor::{Keys, cookie_values, set_cookie};

/// The name of the cookie. It stays when you sign out.
const COOKIE: &str = "holz-device";

/// Browsers keep a cookie for at most 400 days.
const MAX_AGE_DAYS: i64 = 400;

/// Whether a device is known for an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Device {
    Known,
    Unknown,
}

/// The id of this device, if it is known for the account.
pub(super) fn known(keys: &Keys, headers: &HeaderMap, account: &str) -> Option<String> {
    cookie_values(headers, COOKIE).find_map(|value| {
        let (device, signature) = value.split_once('.')?;
        keys.verify(&signed(account, device), signature).then(|| device.to_owned())
    })
}

/// The header that makes this device known for the account.
pub(super) fn cookie(state: &AppState, request: &HeaderMap, account: &str) -> HeaderValue {
    let keys = &state.keys;
    let device = known(keys, request, account).unwrap_or_else(|| state.random_id::<16>());
    let signature = keys.sign(&signed(account, &device));
    set_cookie(COOKIE, &format!("{device}.{signature}"), MAX_AGE_DAYS, request)
}

/// What is signed. The account's id is not in the cookie: it is secret.
fn signed(account: &str, device: &str) -> String {
    format!("device {account} {device}")
}
