//! The `OpenAPI` document of all routes.

use axum::response::{IntoResponse as _, Response};
use axum::{Json, http::header};
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{Modify, OpenApi};
use wire::online::{NewTable, PairRequest, TableSetup, Visibility};

use super::accounts::AccountsApi;
use super::bot_api::BotApi;
use super::daily::DailyApi;
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
        (name = "daily", description = "A puzzle for each game and day, the same for everyone."),
        (name = "notices", description = "Being told that it is one's turn."),
        (name = "operators", description = "For whoever watches over the server."),
    ),
    paths(document, crate::page::healthz)
)]
struct Api;

fn everything() -> utoipa::openapi::OpenApi {
    let mut document = Api::openapi();
    // Bot programs first: their authors are the main readers.
    for part in [
        BotApi::openapi(),
        TablesApi::openapi(),
        AccountsApi::openapi(),
        DailyApi::openapi(),
        PushesApi::openapi(),
    ] {
        document.merge(part);
    }
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in [("get", &mut item.get), ("post", &mut item.post)] {
            let Some(operation) = operation else { continue };
            operation.operation_id = Some(operation_id(method, path));
            describe_responses(operation);
        }
    }
    add_examples(&mut document);
    document
}

/// Ids have to be unique, and functions of different modules have the same names.
fn operation_id(method: &str, path: &str) -> String {
    let words = path.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    std::iter::once(method).chain(words).collect::<Vec<_>>().join("_")
}

/// A setup has many parts: an example shows one that works.
fn add_examples(document: &mut utoipa::openapi::OpenApi) {
    let Ok(setup) = wire::klotz_view::MatchSetup::for_players(2) else { return };
    let setup = TableSetup::Klotz(setup);
    let new = NewTable {
        setup: setup.clone(),
        visibility: Visibility::Open,
        seat: Some(0),
        name: "Anna".to_owned(),
        rated: false,
    };
    let pair = PairRequest { setup: setup.clone(), name: "Anna".to_owned(), waiting_at: None };
    let examples =
        [("NewTable", serde_json::to_value(new)), ("PairRequest", serde_json::to_value(pair))];
    let schemas = &mut document.components.get_or_insert_default().schemas;
    for (name, example) in examples {
        if let (Some(RefOr::T(Schema::Object(schema))), Ok(example)) =
            (schemas.get_mut(name), example)
        {
            schema.example = Some(example);
        }
    }
}

/// Describes responses that say nothing themselves: the standard requires a text. Requests may also be too
/// frequent, and the server busy.
fn describe_responses(operation: &mut Operation) {
    let summary = operation.summary.clone().unwrap_or_default();
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        if response.description.is_empty() {
            response.description = match status.as_str() {
                "401" => "The token is missing or not valid.".to_owned(),
                "503" => "The server cannot answer right now.".to_owned(),
                status if status.starts_with('4') => {
                    "The request is refused; the body says why. With status 429, `Retry-After` says when to \
                     try again."
                        .to_owned()
                }
                _ => summary.clone(),
            };
        }
    }
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
    use std::sync::Arc;

    use store::{Database, SqlStore};

    use super::*;
    use crate::online::{AppState, Config};
    use crate::{Content, router};

    /// The validator of the standard demands it.
    #[test]
    fn every_response_is_described() {
        let document = serde_json::to_value(everything()).unwrap();
        let mut responses = 0;
        for (path, item) in document["paths"].as_object().unwrap() {
            for operation in item.as_object().unwrap().values() {
                for (status, response) in operation["responses"].as_object().unwrap() {
                    let text = response["description"].as_str().unwrap_or_default();
                    assert!(text.len() > 3, "{path} {status}: {response}");
                    responses += 1;
                }
            }
        }
        assert!(responses > 60, "{responses}");
    }

    /// `setup` was an untyped object without an example.
    #[test]
    fn setups_are_typed_and_have_an_example_that_works() {
        let document = serde_json::to_value(everything()).unwrap();
        let schemas = &document["components"]["schemas"];
        assert_eq!(schemas["TableSetup"]["oneOf"].as_array().unwrap().len(), 3);
        for game in ["klotz", "climbers", "xstack"] {
            let setup = &schemas[format!("{game}.MatchSetup")]["properties"];
            assert!(setup["options"].is_object() && setup["seats"].is_object(), "{game}: {setup}");
        }
        let example = schemas["NewTable"]["example"].clone();
        let new: NewTable = serde_json::from_value(example).unwrap();
        new.setup.check().unwrap();
    }

    /// Fails when a route is added without its description.
    #[tokio::test]
    async fn all_routes_are_documented() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqlStore::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let state = AppState::open(Arc::new(store), Config::default()).await.unwrap();
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
