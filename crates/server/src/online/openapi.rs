//! The `OpenAPI` document of all routes.

use axum::response::{IntoResponse as _, Response};
use axum::{Json, http::header};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::accounts::AccountsApi;
use super::bot_api::BotApi;
use super::http::TablesApi;
use super::push::PushesApi;

/// The document, without the parts of other modules.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Holz",
        description = "Tables for KLOTZ, The Climbers and X-Stack. Programs play with a token that \
            anybody who is signed in makes on the page of their account. Everything else is what the page \
            itself asks, with a cookie: whoever comes without one is a new guest.",
        license(name = "MIT OR Apache-2.0"),
    ),
    modifiers(&Tokens),
    tags(
        (name = "programs", description = "For programs that play, with a token."),
        (name = "tables", description = "Tables, as the page asks for them."),
        (name = "accounts", description = "Who somebody is."),
        (name = "notices", description = "Being told that it is one's turn."),
        (name = "operators", description = "For whoever watches over the server."),
    ),
    paths(document, crate::page::healthz)
)]
struct Api;

fn everything() -> utoipa::openapi::OpenApi {
    let mut document = Api::openapi();
    // Bot programs first: their authors are the main readers.
    for part in
        [BotApi::openapi(), TablesApi::openapi(), AccountsApi::openapi(), PushesApi::openapi()]
    {
        document.merge(part);
    }
    document
}

/// How programs authenticate.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operators",
    responses((status = 200, description = "This document.")))]
pub(super) async fn document() -> Response {
    let document = everything();
    ([(header::CACHE_CONTROL, "no-cache")], Json(document)).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use store::{Database, Store};

    use super::*;
    use crate::online::{AppState, Config};
    use crate::{Content, router};

    /// Fails when a route is added without its description.
    #[tokio::test]
    async fn all_routes_are_documented() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let state = AppState::open(store, Config::default()).await.unwrap();
        // A router shows its paths only in its debug output.
        let shown = format!("{:?}", router(Content::new([]), state));
        // Fallbacks have internal paths there.
        let is_path = |text: &&str| text.len() > 1 && text.starts_with('/') && !text.contains("__");
        let asked: BTreeSet<&str> = shown.split('"').filter(is_path).collect();
        assert!(asked.contains("/api/tables/{id}"), "{shown}");
        let document = everything();
        let told: BTreeSet<&str> = document.paths.paths.keys().map(String::as_str).collect();
        assert_eq!(asked, told);
    }
}
