//! The `OpenAPI` document: what can be asked over HTTP, for those who write programs.

use axum::response::{IntoResponse as _, Response};
use axum::{Json, http::header};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::programs::ProgramsApi;

/// Everything that is told.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Holz",
        description = "Tables for KLOTZ, The Climbers and X-Stack. Programs play with a token that \
            anybody who is signed in makes on the page of their account.",
        license(name = "MIT OR Apache-2.0"),
    ),
    modifiers(&Tokens),
    tags((name = "programs", description = "For programs that play, with a token."))
)]
struct Api;

/// How programs say who they are.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

pub(super) async fn document() -> Response {
    let mut document = Api::openapi();
    document.merge(ProgramsApi::openapi());
    ([(header::CACHE_CONTROL, "no-cache")], Json(document)).into_response()
}
