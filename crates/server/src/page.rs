//! Serves the page and its files.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::content::{Caching, Content, File};
use crate::encoding::Encoding;
use crate::{online, security};

/// Serves the page, and `/healthz`.
pub fn page_router(content: Content) -> Router {
    serve(Router::new(), content)
}

/// Serves the page and online play.
pub fn router(content: Content, state: online::AppState) -> Router {
    serve(online::routes(state), content)
}

/// Serves health and figures, for a port that only operators can reach.
pub fn admin_router(state: online::AppState) -> Router {
    online::admin_routes(state).route("/healthz", get(healthz))
}

fn serve(others: Router, content: Content) -> Router {
    others.merge(page(content)).layer(axum::middleware::map_response(security::protect))
}

fn page(content: Content) -> Router {
    Router::new().route("/healthz", get(healthz)).fallback(answer).with_state(Arc::new(content))
}

/// The program is running.
#[utoipa::path(get, path = "/healthz", tag = "operators",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn healthz() -> Response {
    ([(header::CACHE_CONTROL, "no-store")], "ok\n").into_response()
}

async fn answer(
    State(content): State<Arc<Content>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow, "only GET and HEAD\n").into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = content.get(path).filter(|_| !path.is_empty()) {
        return send(file, &headers);
    }
    if !is_route(path) {
        return (StatusCode::NOT_FOUND, format!("not found: /{path}\n")).into_response();
    }
    match content.get("index.html") {
        Some(index) if is_page(uri.path()) => send(index, &headers),
        // The page itself says that there is nothing here.
        Some(index) => {
            let mut missing = send(index, &without_tag(headers));
            *missing.status_mut() = StatusCode::NOT_FOUND;
            missing
        }
        None => not_built(),
    }
}

/// The addresses of the page.
const PAGES: &str = include_str!("../data/pages.txt");

/// Whether the page has something at this address: a page of the list, a table or a profile.
fn is_page(path: &str) -> bool {
    let path = if path == "/" { path } else { path.trim_end_matches('/') };
    let is_table = |id: &str| {
        id.len() == 32 && id.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
    };
    let is_person = |name: &str| !name.is_empty() && !name.contains('/');
    PAGES.lines().any(|page| page == path)
        || path.strip_prefix("/online/").is_some_and(is_table)
        || path.strip_prefix("/online/people/").is_some_and(is_person)
}

/// A request that must be answered in full.
fn without_tag(mut headers: HeaderMap) -> HeaderMap {
    headers.remove(header::IF_NONE_MATCH);
    headers
}

/// Whether the page handles this path. It does its own routing, so it gets every path without a file
/// extension, except for the API and its assets.
fn is_route(path: &str) -> bool {
    let first = path.split('/').next().unwrap_or_default();
    let last = path.rsplit('/').next().unwrap_or_default();
    !last.contains('.') && !["api", "assets"].contains(&first)
}

/// Sends a file in the smallest encoding that the browser accepts, or 304 if its copy is current.
fn send(file: &File, request: &HeaderMap) -> Response {
    let accepted: Vec<&str> = values(request, &header::ACCEPT_ENCODING);
    let accepted = accepted.join(",");
    let (encoding, bytes) = file.smallest(|encoding| encoding.is_accepted_by(&accepted));
    let tag = file.tag(encoding);
    let is_known = values(request, &header::IF_NONE_MATCH)
        .iter()
        .flat_map(|value| value.split(','))
        .map(|known| known.trim().trim_start_matches("W/"))
        .any(|known| known == tag || known == "*");

    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(bytes))
    };
    let headers = response.headers_mut();
    headers.insert(header::ETAG, HeaderValue::try_from(tag).expect("a tag is plain ASCII"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, cache_control(file.caching));
    if !is_known {
        headers.insert(header::CONTENT_TYPE, file.media_type.clone());
        if encoding != Encoding::Identity {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
    }
    response
}

/// The values of a header that are text.
fn values<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> Vec<&'a str> {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect()
}

fn cache_control(caching: Caching) -> HeaderValue {
    HeaderValue::from_static(match caching {
        Caching::Immutable => "public, max-age=31536000, immutable",
        Caching::Revalidated => "no-cache",
    })
}

/// For developers who have not built the page yet.
fn not_built() -> Response {
    let text = "The page has not been built into this program.\n\
                Run `cargo xtask play`, which builds and starts everything.\n";
    (StatusCode::SERVICE_UNAVAILABLE, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
