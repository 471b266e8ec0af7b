//! The API for bot programs: HTTP with tokens, and a stream of events.

mod event_stream;
mod rate_limit;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use wire::Refusal;
use wire::online::{
    AccountRefusal, BotChat, BotCommand, BotDone, BotMe, BotSit, BotStand, NewTable, OwnTables,
    Scope, TableCreated,
};

use super::accounts::{AuthKind, Requester, own_tables, recognise_program, token_claim};
use super::error::{AppError, AppResult};
use super::http::{make, no_store};
use super::rate_limits::MAX_MESSAGE;
use super::table_actor::ClientRequest;
use super::{AppState, request_body};
use crate::client_address::{Client, ClientKey};

pub(crate) use rate_limit::BotRateLimit;

/// The routes of the bot API.
pub(crate) fn routes(state: &AppState) -> Router<AppState> {
    Router::new()
        .route("/api/bot/me", get(me))
        .route("/api/bot/tables", get(tables).post(make_table))
        .route("/api/bot/tables/{id}/events", get(events))
        .route("/api/bot/tables/{id}/sit", post(sit))
        .route("/api/bot/tables/{id}/stand", post(stand))
        .route("/api/bot/tables/{id}/command", post(command))
        .route("/api/bot/tables/{id}/chat", post(chat))
        .layer(from_fn_with_state(state.clone(), request_body::buffer::<MAX_MESSAGE>))
        .layer(from_fn_with_state(state.clone(), identify))
}

/// Refuses unknown tokens and too many requests.
async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let client = request.extensions().get::<Client>().map(|client| client.key);
    let requester = match admit(&state, request.headers(), client).await {
        Ok(requester) => requester,
        Err(error) => return error.into_response(),
    };
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if changes && let Err(limit) = state.bot_rate_limit.allow_change(&requester.visitor) {
        return AppError::from(limit).into_response();
    }
    request.extensions_mut().insert(requester);
    next.run(request).await
}

/// The program with the token of these headers, unless it or its client sends too many requests.
async fn admit(
    state: &AppState,
    headers: &HeaderMap,
    client: Option<ClientKey>,
) -> AppResult<Requester> {
    if let Some(client) = client {
        state.rate_limits.allow_request(client, token_claim(headers))?;
    }
    if let Some(requester) = recognise_program(state, headers).await? {
        return Ok(requester);
    }
    if let Some(client) = client {
        state.rate_limits.allow_newcomer(client)?;
    }
    Err(AccountRefusal::BadToken.into())
}

/// Whether the token has a scope.
fn allow(requester: &Requester, scope: Scope) -> Result<(), AccountRefusal> {
    match &requester.auth {
        AuthKind::Program { scopes, .. } if scopes.contains(&scope) => Ok(()),
        _ => Err(AccountRefusal::Scope { scope: scope.name() }),
    }
}

/// The name and scopes of the token.
#[utoipa::path(get, path = "/api/bot/me", tag = "programs", security(("token" = [])),
    responses((status = 200, body = BotMe), (status = 401, body = Refusal)))]
async fn me(Extension(requester): Extension<Requester>) -> Response {
    let AuthKind::Program { name, scopes, .. } = requester.auth else {
        return AppError::from(AccountRefusal::BadToken).into_response();
    };
    no_store(Json(BotMe { name, scopes })).into_response()
}

/// The tables at which the program has a seat and that are not over.
#[utoipa::path(get, path = "/api/bot/tables", tag = "programs", security(("token" = [])),
    responses((status = 200, body = OwnTables), (status = 401, body = Refusal)))]
async fn tables(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
) -> AppResult<Response> {
    allow(&requester, Scope::Watch)?;
    Ok(no_store(Json(own_tables(&state, &requester.visitor).await?)).into_response())
}

/// Makes a table. Matches with programs are never rated.
#[utoipa::path(post, path = "/api/bot/tables", tag = "programs", security(("token" = [])),
    request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = "4XX", body = Refusal)))]
async fn make_table(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    new: Result<Json<NewTable>, JsonRejection>,
) -> AppResult<Response> {
    allow(&requester, Scope::Play)?;
    let Json(new) = new?;
    let id = make(&state, &requester, NewTable { rated: false, ..new }).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableCreated { id }))).into_response())
}

/// Which part of the match the program has.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Have {
    /// The number of the last event it has; omit it to get the whole match.
    have: Option<u32>,
}

/// Everything that happens at a table, one JSON object per line: the messages that pages get
/// (`ServerToClient`), and a `turn` whenever it is the program's turn. Empty lines keep the connection
/// alive. When the stream ends, ask again with `have`.
#[utoipa::path(get, path = "/api/bot/tables/{id}/events", tag = "programs",
    security(("token" = [])), params(("id" = String, Path, description = "The table."), Have),
    responses(
        (status = 200, body = wire::online::BotTurn, content_type = "application/x-ndjson"),
        (status = "4XX", body = Refusal)))]
async fn events(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    Query(Have { have }): Query<Have>,
) -> AppResult<Response> {
    allow(&requester, Scope::Watch)?;
    event_stream::open(state, requester, client.key, id, have).await
}

/// Takes a seat, any free one if none is given.
#[utoipa::path(post, path = "/api/bot/tables/{id}/sit", tag = "programs", security(("token" = [])),
    params(("id" = String, Path, description = "The table.")), request_body = BotSit,
    responses((status = 200, body = BotDone), (status = "4XX", body = Refusal)))]
async fn sit(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(table): Path<String>,
    request: Result<Json<BotSit>, JsonRejection>,
) -> AppResult<Response> {
    allow(&requester, Scope::Play)?;
    let Json(BotSit { id, seat }) = request?;
    let name = String::new();
    match seat {
        Some(seat) => ask(&state, &requester, &table, id, ClientRequest::Sit { seat, name }).await,
        None => ask(&state, &requester, &table, id, ClientRequest::SitAnywhere { name }).await,
    }
}

/// Leaves the seat, before the match has started.
#[utoipa::path(post, path = "/api/bot/tables/{id}/stand", tag = "programs",
    security(("token" = [])), params(("id" = String, Path, description = "The table.")),
    request_body = BotStand,
    responses((status = 200, body = BotDone), (status = "4XX", body = Refusal)))]
async fn stand(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(table): Path<String>,
    request: Result<Json<BotStand>, JsonRejection>,
) -> AppResult<Response> {
    allow(&requester, Scope::Play)?;
    let Json(BotStand { id }) = request?;
    ask(&state, &requester, &table, id, ClientRequest::Stand).await
}

/// Executes a command in the match. The answer comes when it is stored; a command repeated with the same
/// id is executed once.
#[utoipa::path(post, path = "/api/bot/tables/{id}/command", tag = "programs",
    security(("token" = [])), params(("id" = String, Path, description = "The table.")),
    request_body = BotCommand,
    responses((status = 200, body = BotDone), (status = "4XX", body = Refusal)))]
async fn command(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(table): Path<String>,
    request: Result<Json<BotCommand>, JsonRejection>,
) -> AppResult<Response> {
    allow(&requester, Scope::Play)?;
    let Json(BotCommand { id, seen, command }) = request?;
    let round_trip = std::time::Duration::ZERO;
    ask(&state, &requester, &table, id, ClientRequest::Command { seen, command, round_trip }).await
}

/// Writes a chat line.
#[utoipa::path(post, path = "/api/bot/tables/{id}/chat", tag = "programs", security(("token" = [])),
    params(("id" = String, Path, description = "The table.")), request_body = BotChat,
    responses((status = 200, body = BotDone), (status = "4XX", body = Refusal)))]
async fn chat(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(table): Path<String>,
    request: Result<Json<BotChat>, JsonRejection>,
) -> AppResult<Response> {
    allow(&requester, Scope::Chat)?;
    let Json(BotChat { id, text }) = request?;
    ask(&state, &requester, &table, id, ClientRequest::Chat { text }).await
}

/// Sends a request to a table and answers when it is done.
async fn ask(
    state: &AppState,
    requester: &Requester,
    table: &str,
    id: String,
    request: ClientRequest,
) -> AppResult<Response> {
    let seq = state.request(requester, table, id, request).await?;
    Ok(no_store(Json(BotDone { seq })).into_response())
}

/// The `OpenAPI` description of these handlers.
#[derive(utoipa::OpenApi)]
#[openapi(
    paths(me, tables, make_table, events, sit, stand, command, chat),
    components(schemas(wire::online::ServerToClient))
)]
pub(crate) struct BotApi;
