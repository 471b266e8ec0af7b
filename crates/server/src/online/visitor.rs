//! Visitors: a random id in a signed cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::accounts::is_secure;
use super::random_id;

/// The name of the cookie.
const COOKIE: &str = "holz";

/// Browsers keep a cookie for at most 400 days.
const MAX_AGE_DAYS: i64 = 400;

/// A visitor's id: 128 random bits, never shown to others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Visitor(String);

impl Visitor {
    /// A new visitor.
    pub(crate) fn draw() -> Visitor {
        Visitor(random_id::<16>())
    }

    /// A visitor from the store.
    pub(crate) fn known(name: String) -> Visitor {
        Visitor(name)
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The key that cookies are signed with.
pub(crate) struct Key(String);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    pub(crate) fn draw() -> Key {
        Key(random_id::<32>())
    }

    pub(crate) fn parse(text: &str) -> Key {
        Key(text.to_owned())
    }

    pub(crate) fn text(&self) -> String {
        self.0.clone()
    }

    fn mac(&self, visitor: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes())
            .expect("HMAC takes keys of any length");
        mac.update(b"guest ");
        mac.update(visitor.as_bytes());
        mac
    }

    /// The visitor of these headers, if they carry a cookie that we have signed.
    pub(crate) fn visitor(&self, headers: &HeaderMap) -> Option<Visitor> {
        cookie_values(headers).find_map(|value| self.read(value))
    }

    fn read(&self, value: &str) -> Option<Visitor> {
        let (visitor, signature) = value.strip_prefix("g.")?.split_once('.')?;
        let signature = hex::decode(signature).ok()?;
        // Compares in constant time.
        self.mac(visitor).verify_slice(&signature).ok()?;
        Some(Visitor(visitor.to_owned()))
    }

    /// The header that sets a visitor's cookie.
    pub(crate) fn cookie(&self, visitor: &Visitor, request: &HeaderMap) -> HeaderValue {
        let signature = hex::encode(self.mac(&visitor.0).finalize().into_bytes());
        set_cookie(&format!("g.{}.{signature}", visitor.0), MAX_AGE_DAYS, request)
    }
}

/// The values of our cookie in these headers.
pub(crate) fn cookie_values(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let cookies = cookies.flat_map(|cookies| Cookie::split_parse(cookies).flatten());
    cookies.filter(|cookie| cookie.name() == COOKIE).filter_map(|cookie| cookie.value_raw())
}

/// The header that sets our cookie. Scripts cannot read it, and requests from other sites do not carry
/// it. Behind https it is never sent in the clear.
pub(crate) fn set_cookie(value: &str, max_age_days: i64, request: &HeaderMap) -> HeaderValue {
    let mut cookie = Cookie::build((COOKIE, value))
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
        let (key, anna) = (Key::draw(), Visitor::draw());
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
        check(&value.replace(&anna.0, &Visitor::draw().0), None);
        check(&value[..value.len() - 2], None);
        let other = Key::draw().cookie(&anna, &HeaderMap::new()).to_str().unwrap().to_owned();
        check(other.split(';').next().unwrap(), None);
        assert!(cookie.contains("; HttpOnly; SameSite=Lax; Path=/"), "{cookie}");
        assert!(cookie.contains("; Max-Age=34560000"), "{cookie}");
    }
}
