//! Whether a request comes from our own page.

use axum::http::{HeaderMap, header};

/// Whether another site's page sent the request. Browsers always send an origin with sockets and changes;
/// other programs do not carry a visitor's cookie.
pub(crate) fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    match (origin, host) {
        (Some((_, from)), Some(host)) => !from.eq_ignore_ascii_case(host),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn check(origin: &'static str, host: &'static str, foreign: bool) {
        let headers = HeaderMap::from_iter([
            (header::ORIGIN, HeaderValue::from_static(origin)),
            (header::HOST, HeaderValue::from_static(host)),
        ]);
        assert_eq!(is_foreign(&headers), foreign, "{origin} to {host}");
    }

    #[test]
    fn only_the_same_host_and_port_is_our_own_origin() {
        check("http://127.0.0.1:8080", "127.0.0.1:8080", false);
        check("https://Holz.example", "holz.example", false);
        check("https://evil.example", "holz.example", true);
        check("https://holz.example.evil.example", "holz.example", true);
        check("http://127.0.0.1:9", "127.0.0.1:8080", true);
        check("null", "holz.example", true);
        assert!(!is_foreign(&HeaderMap::new()), "no browser");
    }
}
