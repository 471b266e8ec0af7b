//! HTTP handlers for push subscriptions.

use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use store::PushSubscription;
use wire::Refusal;
use wire::online::{OnlineRefusal, PushServerKey, PushSubscriptionInfo, PushUnsubscribe};

use super::endpoint::Endpoint;
use super::message::BrowserKeys;
use super::{MAX_PLACES, PushQueue};
use crate::online::AppState;
use crate::online::accounts::Requester;
use crate::online::error::AppResult;
use crate::online::http::no_store;

/// The routes for push subscriptions.
pub(crate) fn routes() -> Router<AppState> {
    Router::new().route("/api/push", get(offer).post(begin)).route("/api/push/stop", post(stop))
}

/// Whether the server sends push notices, and the key that a browser needs to subscribe.
#[utoipa::path(get, path = "/api/push", tag = "notices",
    responses((status = 200, body = PushServerKey)))]
async fn offer(State(state): State<AppState>) -> Response {
    let key = state.push.as_ref().map(|pusher| pusher.key.clone());
    no_store(Json(PushServerKey { key })).into_response()
}

/// Subscribes to notices that it is your turn, in games with days per move.
#[utoipa::path(post, path = "/api/push", tag = "notices", request_body = PushSubscriptionInfo,
    responses((status = 200, body = PushServerKey), (status = "4XX", body = Refusal)))]
async fn begin(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    place: Result<Json<PushSubscriptionInfo>, JsonRejection>,
) -> AppResult<Response> {
    let Json(place) = place?;
    let Some(PushQueue { services, .. }) = &state.push else {
        return Err(OnlineRefusal::NoNotices.into());
    };
    let PushSubscriptionInfo { endpoint, public_key, auth, language } = place;
    let fits = Endpoint::read(&endpoint, *services).is_some()
        && BrowserKeys::read(&public_key, &auth).is_some()
        && language.len() == 2
        && language.chars().all(|letter| letter.is_ascii_lowercase());
    if !fits {
        return Err(OnlineRefusal::BadPlace.into());
    }
    let visitor = requester.visitor.as_str().to_owned();
    let row =
        PushSubscription { endpoint, visitor, public_key, auth, language, made_ms: state.now_ms() };
    state.store.add_push_subscription(row, MAX_PLACES).await?;
    Ok(offer(State(state)).await)
}

/// Ends a subscription.
#[utoipa::path(post, path = "/api/push/stop", tag = "notices", request_body = PushUnsubscribe,
    responses((status = 200, body = PushServerKey), (status = "4XX", body = Refusal)))]
async fn stop(
    State(state): State<AppState>,
    place: Result<Json<PushUnsubscribe>, JsonRejection>,
) -> AppResult<Response> {
    let Json(PushUnsubscribe { endpoint }) = place?;
    // Anyone who knows the endpoint can end it, but only its browser knows it.
    state.store.remove_push_subscription(&endpoint).await?;
    Ok(offer(State(state)).await)
}

/// The `OpenAPI` description of these handlers.
#[derive(utoipa::OpenApi)]
#[openapi(paths(offer, begin, stop))]
pub(crate) struct PushesApi;
