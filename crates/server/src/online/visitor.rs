//! Visitors: a random id in a signed cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite};

use super::accounts::is_secure;
use super::environment::Environment;

pub(crate) use super::cookie_keys::Keys;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "holz";

/// The prefix of a guest's cookie value.
const PREFIX: &str = "g.";

/// Browsers keep a cookie for at most 400 days.
const MAX_AGE_DAYS: i64 = 400;

/// A visitor's id: 128 random bits, never shown to others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Visitor(String);

impl Visitor {
    /// A new visitor.
    pub(crate) fn draw(environment: &Environment) -> Visitor {
        Visitor(environment.random_id::<16>())
    }

    /// A visitor from the store.
    pub(crate) fn known(name: String) -> Visitor {
        Visitor(name)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Keys {
    /// The visitor of these headers, if they carry a cookie that we have signed.
    pub(crate) fn visitor(&self, headers: &HeaderMap) -> Option<Visitor> {
        cookie_values(headers, COOKIE).find_map(|value| {
            let (visitor, signature) = value.strip_prefix(PREFIX)?.split_once('.')?;
            let is_ours = self.verify(&signed(visitor), signature);
            is_ours.then(|| Visitor(visitor.to_owned()))
        })
    }

    /// Whether the headers carry a guest's cookie that the newest key has not signed.
    pub(crate) fn is_outdated(&self, headers: &HeaderMap) -> bool {
        let mut guests =
            cookie_values(headers, COOKIE).filter_map(|value| value.strip_prefix(PREFIX));
        guests
            .next()
            .and_then(|value| value.split_once('.'))
            .is_some_and(|(visitor, signature)| !self.is_newest(&signed(visitor), signature))
    }

    /// The header that sets a visitor's cookie.
    pub(crate) fn cookie(&self, visitor: &Visitor, request: &HeaderMap) -> HeaderValue {
        let signature = self.sign(&signed(&visitor.0));
        let value = format!("{PREFIX}{}.{signature}", visitor.0);
        set_cookie(COOKIE, &value, MAX_AGE_DAYS, request)
    }
}

fn signed(visitor: &str) -> String {
    format!("guest {visitor}")
}

/// The values of one of our cookies in these headers.
pub(crate) fn cookie_values<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
) -> impl Iterator<Item = &'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies = cookies.flat_map(|cookies| Cookie::split_parse(cookies).flatten());
    cookies.filter(move |cookie| cookie.name() == name).filter_map(|cookie| cookie.value_raw())
}

/// The header that sets one of our cookies. Scripts cannot read it, and requests from other sites do not carry
/// it. Behind https it is never sent in the clear.
pub(crate) fn set_cookie(
    name: &'static str,
    value: &str,
    max_age_days: i64,
    request: &HeaderMap,
) -> HeaderValue {
    let mut cookie = Cookie::build((name, value))
        .path("/")
        .max_age(cookie::time::Duration::days(max_age_days))
        .http_only(true)
        .same_site(SameSite::Lax);
    if is_secure(request) {
        cookie = cookie.secure(true);
    }
    HeaderValue::try_from(cookie.to_string()).expect("hexadecimal digits are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(
            header::COOKIE,
            HeaderValue::from_bytes(cookie.as_bytes()).unwrap(),
        )])
    }

    #[test]
    fn only_signed_cookies_are_accepted() {
        let environment = Environment::default();
        let (key, anna) = (Keys::new(), Visitor::draw(&environment));
        let cookie = key.cookie(&anna, &HeaderMap::new()).to_str().unwrap().to_owned();
        let value = cookie.split(';').next().unwrap();
        let check = |cookie: &str, expected: Option<&Visitor>| {
            assert_eq!(key.visitor(&headers(cookie)).as_ref(), expected, "{cookie}");
        };
        check(value, Some(&anna));
        check(&format!("theme=dark; {value}; other=1"), Some(&anna));
        check("", None);
        check("holz=", None);
        check("holz=g.0000.", None);
        check("holz=g.0000.zz", None);
        check("holz=g.0000.€", None);
        // Another visitor under the same signature, half a signature, another key's signature.
        check(&value.replace(&anna.0, &Visitor::draw(&environment).0), None);
        check(&value[..value.len() - 2], None);
        let other = Keys::new().cookie(&anna, &HeaderMap::new()).to_str().unwrap().to_owned();
        check(other.split(';').next().unwrap(), None);
        assert!(cookie.contains("; HttpOnly; SameSite=Lax; Path=/"), "{cookie}");
        assert!(cookie.contains("; Max-Age=34560000"), "{cookie}");
    }
}
