//! Whether a request comes from our own page.

use std::sync::Mutex;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, header};
use tokio::time::Instant;
use wire::online::OnlineRefusal;

use super::rate_limits::lock;

/// Our page says with its first request where it is: a browser sends no `Origin` with a GET.
const PAGE_ORIGIN: HeaderName = HeaderName::from_static("x-page-origin");

/// How often a proxy that changes `Host` is logged.
const WARN_EVERY: Duration = Duration::from_mins(1);

/// Refuses requests of other sites' pages. Browsers always send an origin with sockets and changes; other
/// programs do not carry a visitor's cookie.
pub(crate) fn check(headers: &HeaderMap, changes: bool) -> Result<(), OnlineRefusal> {
    let text =
        |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    let host = text(&header::HOST).unwrap_or_default();
    let origin = text(&header::ORIGIN).filter(|_| changes).or_else(|| text(&PAGE_ORIGIN));
    let Some(origin) = origin else { return Ok(()) };
    let page = origin.split_once("://").map_or("", |(_, page)| page);
    if !page.is_empty() && page.eq_ignore_ascii_case(host) {
        return Ok(());
    }
    // Only a browser sets this header. Our own page sends its origin without it, too.
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    let is_own = site == Some("same-origin") || headers.contains_key(PAGE_ORIGIN);
    if page.is_empty() || !is_own && site.is_some() {
        return Err(OnlineRefusal::OtherSite);
    }
    warn(page, host);
    if !is_own {
        return Err(OnlineRefusal::OtherSite);
    }
    Err(OnlineRefusal::WrongHost { page: page.to_owned(), host: host.to_owned() })
}

/// Tells the operator, but not with every request.
fn warn(page: &str, host: &str) {
    static WARNED: Mutex<Option<Instant>> = Mutex::new(None);
    let mut warned = lock(&WARNED);
    if warned.is_none_or(|warned| warned.elapsed() >= WARN_EVERY) {
        *warned = Some(Instant::now());
        tracing::warn!(
            page,
            host,
            "refused a request because its page and its Host differ; if both are this server, the proxy \
             changes Host and must pass it on (nginx: proxy_set_header Host $http_host)"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        pairs.collect()
    }

    #[test]
    fn only_the_same_host_and_port_is_our_own_origin() {
        let check = |origin, host, is_own: bool| {
            let found = check(&headers(&[("origin", origin), ("host", host)]), true);
            assert_eq!(found.is_ok(), is_own, "{origin} to {host}");
        };
        check("http://127.0.0.1:8080", "127.0.0.1:8080", true);
        check("https://Holz.example", "holz.example", true);
        check("https://evil.example", "holz.example", false);
        check("https://holz.example.evil.example", "holz.example", false);
        check("http://127.0.0.1:9", "127.0.0.1:8080", false);
        check("null", "holz.example", false);
        assert_eq!(super::check(&HeaderMap::new(), true), Ok(()), "no browser");
    }

    #[test]
    fn a_proxy_that_changes_host_is_named() {
        let wrong = OnlineRefusal::WrongHost { page: "holz.example".into(), host: "x:8080".into() };
        let change = headers(&[
            ("origin", "https://holz.example"),
            ("host", "x:8080"),
            ("sec-fetch-site", "same-origin"),
        ]);
        assert_eq!(check(&change, true), Err(wrong.clone()));
        let first = headers(&[("x-page-origin", "https://holz.example"), ("host", "x:8080")]);
        assert_eq!(check(&first, false), Err(wrong));
        let foreign = headers(&[
            ("origin", "https://evil.example"),
            ("host", "holz.example"),
            ("sec-fetch-site", "cross-site"),
        ]);
        assert_eq!(check(&foreign, true), Err(OnlineRefusal::OtherSite));
    }
}
