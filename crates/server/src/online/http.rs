//! HTTP handlers for tables and for operators.

use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use futures_util::future::join_all;
use store::Since;
use table::ClockRule;
use wire::Refusal;
use wire::online::{
    AccountRefusal, Lobby, NewTable, OnlineRefusal, Phase, Sitting, TableCreated, TableSetup,
    TableView, Visibility,
};

use super::accounts::{self, Requester, recognise, seat_occupant};
use super::error::{AppError, AppResult};
use super::rate_limits::{Claim, MAX_BODY, MAX_MESSAGE, MAX_TABLES, RateLimits};
use super::setup_policy::{can_be_rated, prepare};
use super::table_actor::ATTENDED_FOR;
use super::table_record::{NewTableRow, TableRecord, phase_name, visibility_name};
use super::visitor::Visitor;
use super::{AppState, bot_api, daily, openapi, origin, pairing, push, request_body, socket};
use crate::client_address::{Client, ClientKey};

/// Tables older than this are not listed.
const DAY: Duration = Duration::from_hours(24);

/// How many tables the lobby lists.
const LOBBY: u32 = 50;

/// All routes below `/api`, and those for operators.
pub(crate) fn routes(state: AppState) -> Router {
    Router::new()
        .route("/api/tables", get(lobby).post(make_table))
        .route("/api/pair", post(pairing::pair))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/socket", get(open_socket))
        .merge(accounts::routes())
        .merge(daily::routes())
        .merge(push::routes())
        .layer(from_fn_with_state(state.clone(), request_body::buffer::<MAX_BODY>))
        .layer(from_fn_with_state(state.clone(), identify))
        .merge(bot_api::routes(&state))
        // Bodies are read and bounded by `request_body`.
        .layer(DefaultBodyLimit::disable())
        .merge(operators(&state))
        .with_state(state)
}

/// Routes that neither need nor make a visitor.
fn operators(state: &AppState) -> Router<AppState> {
    Router::new()
        .route("/api/openapi.json", get(openapi::document))
        // Balancers often reach only the public port.
        .route("/readyz", get(readyz))
        .layer(from_fn_with_state(state.clone(), limit_newcomers))
}

/// Routes for a port that only operators can reach.
pub(crate) fn admin_routes(state: AppState) -> Router {
    Router::new().route("/metrics", get(metrics)).route("/readyz", get(readyz)).with_state(state)
}

async fn limit_newcomers(State(state): State<AppState>, request: Request, next: Next) -> Response {
    if let Some(Client { key }) = request.extensions().get::<Client>()
        && let Err(limit) = state.rate_limits.allow_request(*key, Claim::Nobody)
    {
        return AppError::from(limit).into_response();
    }
    next.run(request).await
}

/// Responses that must not be cached.
pub(super) fn no_store<T>(body: T) -> ([(header::HeaderName, &'static str); 1], T) {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

/// Refuses requests from other sites and too many requests, and gives newcomers a cookie.
async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if let Err(refusal) = origin::check(headers, changes || headers.contains_key(header::UPGRADE)) {
        return AppError::from(refusal).into_response();
    }
    let client = request.extensions().get::<Client>().map(|client| client.key);
    let requester = match admit(&state, headers, client).await {
        Ok(requester) => requester,
        Err(error) => return error.into_response(),
    };
    let needs_cookie = requester.is_none() || state.keys.is_outdated(headers);
    let requester =
        requester.unwrap_or_else(|| Requester::guest(Visitor::draw(state.environment())));
    let new_cookie = needs_cookie.then(|| state.keys.cookie(&requester.visitor, headers));
    if changes && let Err(limit) = state.rate_limits.allow_change(&requester.visitor) {
        return AppError::from(limit).into_response();
    }
    request.extensions_mut().insert(requester.visitor.clone());
    request.extensions_mut().insert(requester);
    let mut response = next.run(request).await;
    if let Some(cookie) = new_cookie
        && !response.headers().contains_key(header::SET_COOKIE)
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The requester of these headers, if any, unless it or its client sends too many requests.
async fn admit(
    state: &AppState,
    headers: &HeaderMap,
    client: Option<ClientKey>,
) -> AppResult<Option<Requester>> {
    // Requests without a client do not come over the network.
    let Some(client) = client else { return Ok(recognise(state, headers).await?) };
    let claim = accounts::claim(state, headers);
    let is_nobody = claim == Claim::Nobody;
    state.rate_limits.allow_request(client, claim)?;
    let known = recognise(state, headers).await?;
    if known.is_none() && !is_nobody {
        state.rate_limits.allow_newcomer(client)?;
    }
    Ok(known)
}

/// Open tables that wait for players.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Lobby)))]
async fn lobby(State(state): State<AppState>) -> AppResult<Response> {
    let open = visibility_name(Visibility::Open);
    let rows = state.store.listed_tables(open, waiting_since(&state), LOBBY).await?;
    let looks = join_all(rows.iter().map(|row| look(&state, &row.id))).await;
    // Only those where a person is waiting.
    let tables = looks.into_iter().flatten().filter(is_attended).collect();
    Ok(no_store(Json(Lobby { tables })).into_response())
}

/// From when on waiting tables are offered: they are not old, and someone is there.
pub(super) fn waiting_since(state: &AppState) -> Since {
    let now_ms = state.now_ms();
    Since {
        made_ms: now_ms.saturating_sub(DAY.as_millis() as u64),
        attended_ms: now_ms.saturating_sub(ATTENDED_FOR.as_millis() as u64),
    }
}

/// Whether a person waits at a table for others.
pub(super) fn is_attended(table: &TableView) -> bool {
    let is_person = |player: &wire::command::Player| *player == wire::command::Player::Human;
    let mut people = table.seats.iter().filter(|seat| is_person(&seat.player));
    table.phase == Phase::Waiting && people.any(|seat| seat.here)
}

/// Makes a table, private or listed in the lobby.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableCreated), (status = "4XX", body = Refusal)))]
async fn make_table(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    new: Result<Json<NewTable>, JsonRejection>,
) -> AppResult<Response> {
    let Json(new) = new?;
    let id = make(&state, &requester, new).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableCreated { id }))).into_response())
}

/// Makes a table and returns its id.
pub(super) async fn make(
    state: &AppState,
    requester: &Requester,
    new: NewTable,
) -> AppResult<String> {
    if new.rated && !can_be_rated(&new.setup) {
        return Err(AccountRefusal::CannotRate.into());
    }
    if new.rated && requester.sitting() != Sitting::Account {
        return Err(AccountRefusal::RatedNeedsAccount.into());
    }
    let visitor = &requester.visitor;
    let mut record = prepared(state, visitor, new.setup).await?;
    record.rated = new.rated;
    if let Some(seat) = new.seat {
        if !record.is_open(seat) {
            return Err(OnlineRefusal::SeatTaken { seat }.into());
        }
        sit_down(state, requester, &mut record, seat, &new.name).await?;
    }
    add(state, visitor, record, new.visibility, None).await
}

/// The record of a new table, unless its setup cannot be played or the visitor has too many tables.
pub(super) async fn prepared(
    state: &AppState,
    visitor: &Visitor,
    setup: TableSetup,
) -> AppResult<TableRecord> {
    if !ClockRule::from(setup.clock()).is_playable() {
        return Err(OnlineRefusal::BadClock.into());
    }
    let since_ms = state.now_ms().saturating_sub(DAY.as_millis() as u64);
    let over = phase_name(Phase::Over);
    if state.store.count_tables(visitor.as_str(), over, since_ms).await? >= u64::from(MAX_TABLES) {
        return Err(OnlineRefusal::TooManyTables { most: MAX_TABLES }.into());
    }
    let _permit = state.cpu_permits.clone().acquire_owned().await;
    let setup = state.environment().run_blocking(move || prepare(setup)).await;
    Ok(TableRecord::new(setup.map_err(AppError::internal)??))
}

/// Gives someone a seat at a table that is not stored yet.
pub(super) async fn sit_down(
    state: &AppState,
    requester: &Requester,
    record: &mut TableRecord,
    seat: u8,
    name: &str,
) -> AppResult<()> {
    let occupant = seat_occupant(state, requester, record.setup.game(), name).await;
    record.seats[usize::from(seat)] = Some(occupant?);
    Ok(())
}

/// Stores a new table and returns its id. If all seats are taken, its match starts.
pub(super) async fn add(
    state: &AppState,
    visitor: &Visitor,
    mut record: TableRecord,
    visibility: Visibility,
    pairing: Option<String>,
) -> AppResult<String> {
    if record.open_seat().is_none() {
        record.start_match(state.now_ms())?;
    }
    let id = state.random_id::<16>();
    let made_by = visitor.as_str().to_owned();
    let new = NewTableRow { id: id.clone(), visibility, pairing, made_by, made_ms: state.now_ms() };
    state.store.add_seated_table(record.row(new), record.seated()).await?;
    state.metrics.tables_made.increment(1);
    Ok(id)
}

/// A table as everyone sees it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = TableView), (status = "4XX", body = Refusal)))]
async fn table(State(state): State<AppState>, Path(id): Path<String>) -> AppResult<Response> {
    Ok(no_store(Json(look(&state, &id).await?)).into_response())
}

pub(super) async fn look(state: &AppState, id: &str) -> AppResult<TableView> {
    Ok(state.snapshot(id, None).await?.view)
}

/// The log of a match, one JSON object per line, straight from the store.
#[utoipa::path(get, path = "/api/tables/{id}/log", tag = "tables", params(("id" = String, Path, description = "The table.")),
    responses(
        (status = 200, body = String, content_type = "application/x-ndjson"),
        (status = "4XX", body = Refusal)))]
async fn log(State(state): State<AppState>, Path(id): Path<String>) -> AppResult<Response> {
    let store = &state.store;
    let row = store.table(&id).await?;
    let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
    let record = TableRecord::read(&row).map_err(AppError::internal)?;
    stored_log(&state, &id, record).await
}

/// The log of a stored match as a response.
pub(super) async fn stored_log(
    state: &AppState,
    id: &str,
    record: TableRecord,
) -> AppResult<Response> {
    let mut log = record.header.ok_or(OnlineRefusal::NotStarted)?;
    log.push('\n');
    for event in state.store.events(id, 0).await? {
        log.push_str(&event.line);
        log.push('\n');
    }
    let media_type = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((media_type, no_store(log)).into_response())
}

/// A `WebSocket` to follow a table and to play: see `docs/online.md`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", params(("id" = String, Path, description = "The table.")),
    responses((status = 101, description = "From then on messages."), (status = "4XX", body = Refusal)))]
async fn open_socket(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> AppResult<Response> {
    state.table(&id).await?;
    let permit = RateLimits::open(&state, &requester.visitor, client.key)?;
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(2 * 1024)
        // Messages sent together are written together.
        .write_buffer_size(4 * 1024)
        .on_upgrade(async move |socket| {
            socket::serve(state, id, requester, socket).await;
            drop(permit);
        }))
}

/// Figures for Prometheus.
async fn metrics(State(state): State<AppState>) -> impl axum::response::IntoResponse {
    let media_type = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (media_type, state.metrics.render())
}

/// Whether this server can take visitors: its store answers, and it is not shutting down.
#[utoipa::path(get, path = "/readyz", tag = "operators",
    responses((status = 200, body = String), (status = 503, body = String)))]
async fn readyz(State(state): State<AppState>) -> Response {
    let stopping = *state.stopping.borrow();
    let (status, text) = match state.store.ping().await {
        _ if stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n"),
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    };
    (status, no_store(text)).into_response()
}

/// The `OpenAPI` description of these handlers.
#[derive(utoipa::OpenApi)]
#[openapi(paths(lobby, make_table, table, log, open_socket, readyz, pairing::pair))]
pub(crate) struct TablesApi;
