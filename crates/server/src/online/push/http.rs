//! What is asked about notices over plain HTTP.

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use store::PushRow;
use wire::Refusal;
use wire::online::{OnlineRefusal, PushOffer, PushPlace, PushStop};

use super::address::Address;
use super::notice::BrowserKeys;
use super::{MAX_PLACES, Pusher};
use crate::online::accounts::Person;
use crate::online::http::{Answer, bad_request, no_store, unavailable};
use crate::online::{House, now_ms};

/// Everything about notices.
pub(crate) fn routes() -> Router<House> {
    Router::new().route("/api/push", get(offer).post(begin)).route("/api/push/stop", post(stop))
}

/// Whether the server sends notices, and the key that a browser has to be told for them.
#[utoipa::path(get, path = "/api/push", tag = "notices",
    responses((status = 200, body = PushOffer)))]
async fn offer(State(house): State<House>) -> Response {
    let key = house.0.push.as_ref().map(|pusher| pusher.key.clone());
    no_store(Json(PushOffer { key })).into_response()
}

/// Names a place at which one wants to be told that it is one's turn, in games with days for a move.
#[utoipa::path(post, path = "/api/push", tag = "notices", request_body = PushPlace,
    responses((status = 200, body = PushOffer), (status = "4XX", body = Refusal)))]
async fn begin(
    State(house): State<House>,
    Extension(person): Extension<Person>,
    place: Result<Json<PushPlace>, JsonRejection>,
) -> Answer<Response> {
    let Json(place) = place.map_err(|error| bad_request(&error))?;
    let Some(Pusher { services, .. }) = &house.0.push else {
        return Err(OnlineRefusal::NoNotices.into());
    };
    let PushPlace { endpoint, public_key, auth, language } = place;
    let fits = Address::read(&endpoint, *services).is_some()
        && BrowserKeys::read(&public_key, &auth).is_some()
        && language.len() == 2
        && language.chars().all(|letter| letter.is_ascii_lowercase());
    if !fits {
        return Err(OnlineRefusal::BadPlace.into());
    }
    let visitor = person.visitor.as_str().to_owned();
    let row = PushRow { endpoint, visitor, public_key, auth, language, made_ms: now_ms() };
    let added = house.0.store.add_push(row, MAX_PLACES).await;
    added.map_err(|error| unavailable(&error))?;
    Ok(offer(State(house)).await)
}

/// Nobody wants to be told anything at this place any more.
#[utoipa::path(post, path = "/api/push/stop", tag = "notices", request_body = PushStop,
    responses((status = 200, body = PushOffer), (status = "4XX", body = Refusal)))]
async fn stop(
    State(house): State<House>,
    place: Result<Json<PushStop>, JsonRejection>,
) -> Answer<Response> {
    let Json(PushStop { endpoint }) = place.map_err(|error| bad_request(&error))?;
    // Whoever knows the address could tell anybody to be silent there; nobody but its browser does.
    let removed = house.0.store.remove_push(&endpoint).await;
    removed.map_err(|error| unavailable(&error))?;
    Ok(offer(State(house)).await)
}

/// What is told about this to those who write programs.
#[derive(utoipa::OpenApi)]
#[openapi(paths(offer, begin, stop))]
pub(crate) struct PushesApi;
