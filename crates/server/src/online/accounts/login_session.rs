//! Login sessions: a random token in a cookie, of which only the hash is stored.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest as _, Sha256};
use store::Session;

use crate::online::AppState;
use crate::online::visitor::{COOKIE, Visitor, cookie_values, set_cookie};

/// How long a session lasts, in days.
const DAYS: i64 = 90;

/// The prefix of a session's cookie value.
const PREFIX: &str = "s.";

/// A new session and its token.
pub(super) fn begin(state: &AppState, visitor: &Visitor) -> (Session, String) {
    let token = state.random_id::<32>();
    let until_ms = state.now_ms() + DAYS.unsigned_abs() * 24 * 60 * 60 * 1_000;
    let visitor = visitor.as_str().to_owned();
    (Session { hash: hash(&token), visitor, until_ms }, token)
}

/// The hash of a random token, which is what we store.
pub(crate) fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token.as_bytes()))
}

/// The header that sets the cookie of a session.
pub(super) fn cookie(token: &str, request: &HeaderMap) -> HeaderValue {
    set_cookie(COOKIE, &format!("{PREFIX}{token}"), DAYS, request)
}

/// The session token of a request.
pub(super) fn token(headers: &HeaderMap) -> Option<String> {
    let mut tokens = cookie_values(headers, COOKIE).filter_map(|value| value.strip_prefix(PREFIX));
    tokens.next().map(str::to_owned)
}

/// Whether the request came over https, according to the proxy or the page. A client that lies about it
/// only withholds the cookie from itself.
pub(crate) fn is_secure(headers: &HeaderMap) -> bool {
    let says = |name: &str, is: &dyn Fn(&str) -> bool| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(is)
    };
    says("x-forwarded-proto", &|proto| proto.eq_ignore_ascii_case("https"))
        || says(header::ORIGIN.as_str(), &|origin| origin.starts_with("https://"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_secure_behind_https() {
        let plain = HeaderMap::new();
        let cookie_of = |headers: &HeaderMap| cookie("abc", headers).to_str().unwrap().to_owned();
        assert!(!cookie_of(&plain).contains("Secure"));
        for (name, value) in [("x-forwarded-proto", "https"), ("origin", "https://holz.example")] {
            let headers = HeaderMap::from_iter([(
                header::HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )]);
            let cookie = cookie_of(&headers);
            assert!(cookie.contains("; HttpOnly; SameSite=Lax; Secure; "), "{cookie}");
        }
    }
}
