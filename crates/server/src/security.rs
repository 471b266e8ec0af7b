//! Security headers.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// The page loads only from its own server. It compiles WebAssembly, but uses neither `eval` nor inline
/// styles. `data:` and `blob:` are pictures that the page draws itself.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; \
    script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; \
    font-src 'self'; \
    img-src 'self' data: blob:; \
    connect-src 'self'; \
    worker-src 'self'; \
    manifest-src 'self'; \
    frame-ancestors 'none'; \
    base-uri 'none'; \
    form-action 'none'";

/// Device features that the page does not use.
const PERMISSIONS_POLICY: &str = "camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Tells browsers to use nothing but HTTPS for this name from now on, for a year.
pub(crate) async fn require_https(mut response: Response) -> Response {
    let value = HeaderValue::from_static("max-age=31536000");
    response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    response
}

/// Adds the headers to every response.
pub(crate) async fn protect(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
