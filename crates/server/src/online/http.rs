//! HTTP handlers for tables and for operators.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use futures_util::future::join_all;
use wire::Refusal;
use wire::online::{
    AccountRefusal, Lobby, NewTable, OnlineRefusal, Phase, TableCreated, TableSetup, TableView,
    Visibility,
};
use wire::table::Clock;

use super::accounts::{self, Requester, recognise, seat_occupant};
use super::error::{AppError, AppResult};
use super::origin::is_foreign;
use super::rate_limits::{MAX_BODY, MAX_MESSAGE, MAX_TABLES};
use super::setup_policy::{can_be_rated, prepare};
use super::table_record::{NewTableRow, TableRecord, phase_name, visibility_name};
use super::visitor::Visitor;
use super::{AppState, bot_api, now_ms, openapi, pairing, push, random_id, socket};
use crate::server::Peer;

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
        .merge(push::routes())
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(state.clone(), identify))
        .merge(bot_api::routes(&state).layer(DefaultBodyLimit::max(MAX_MESSAGE)))
        .route("/api/openapi.json", get(openapi::document))
        .route("/metrics", get(metrics))
        .route("/readyz", get(readyz))
        .with_state(state)
}

/// Responses that must not be cached.
pub(super) fn no_store<T>(body: T) -> ([(header::HeaderName, &'static str); 1], T) {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

/// Refuses requests from other sites and too many requests, and gives newcomers a cookie.
async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || headers.contains_key(header::UPGRADE)) && is_foreign(headers) {
        let text = "requests from other sites are refused\n";
        return (StatusCode::FORBIDDEN, text).into_response();
    }
    let address = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    let limits = &state.rate_limits;
    if !address.is_none_or(|address: IpAddr| limits.allow_request(address)) {
        return AppError::from(OnlineRefusal::TooFast).into_response();
    }
    let known = match recognise(&state, headers).await {
        Ok(known) => known,
        Err(error) => return AppError::from(error).into_response(),
    };
    let is_new = known.is_none();
    let requester = known.unwrap_or_else(|| Requester::guest(Visitor::draw()));
    let new_cookie = is_new.then(|| state.key.cookie(&requester.visitor, headers));
    if changes && !limits.allow_change(&requester.visitor) {
        return AppError::from(OnlineRefusal::TooFast).into_response();
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

/// Open tables that wait for players.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Lobby)))]
async fn lobby(State(state): State<AppState>) -> AppResult<Response> {
    let since_ms = now_ms().saturating_sub(DAY.as_millis() as u64);
    let (open, waiting) = (visibility_name(Visibility::Open), phase_name(Phase::Waiting));
    let rows = state.store.listed_tables(open, waiting, since_ms, LOBBY).await?;
    let looks = join_all(rows.iter().map(|row| look(&state, &row.id))).await;
    // Only those where a person is waiting.
    let tables = looks.into_iter().flatten().filter(is_attended).collect();
    Ok(no_store(Json(Lobby { tables })).into_response())
}

/// Whether a person waits at a table for others.
pub(super) fn is_attended(table: &TableView) -> bool {
    let is_person = |player: &wire::table::Player| *player == wire::table::Player::Human;
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
    check_clock(setup.clock())?;
    let since_ms = now_ms().saturating_sub(DAY.as_millis() as u64);
    let over = phase_name(Phase::Over);
    if state.store.count_tables(visitor.as_str(), over, since_ms).await? >= u64::from(MAX_TABLES) {
        return Err(OnlineRefusal::TooManyTables { most: MAX_TABLES }.into());
    }
    let _permit = state.cpu_permits.clone().acquire_owned().await;
    let setup = tokio::task::spawn_blocking(move || prepare(setup)).await;
    Ok(TableRecord::new(setup.map_err(AppError::internal)??))
}

/// A clock has between one second and 30 days.
fn check_clock(clock: Clock) -> Result<(), OnlineRefusal> {
    let fits = |ms: u64| (1_000..=30 * DAY.as_millis() as u64).contains(&ms);
    let good = match clock {
        Clock::None => true,
        Clock::PerMove { move_ms } => fits(move_ms),
        Clock::Increment { base_ms, increment_ms } => {
            fits(base_ms) && (increment_ms == 0 || fits(increment_ms))
        }
    };
    if good { Ok(()) } else { Err(OnlineRefusal::BadClock) }
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
        record.start_match(now_ms())?;
    }
    let id = random_id::<16>();
    let made_by = visitor.as_str().to_owned();
    let new = NewTableRow { id: id.clone(), visibility, pairing, made_by, made_ms: now_ms() };
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
    let mut log = record.header.ok_or(OnlineRefusal::NotStarted)?;
    log.push('\n');
    for event in store.events(&id, 0).await? {
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
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> AppResult<Response> {
    state.table(&id).await?;
    if !state.rate_limits.open(&requester.visitor) {
        return Err(OnlineRefusal::TooFast.into());
    }
    let failed = (state.clone(), requester.visitor.clone());
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(2 * 1024)
        // Messages sent together are written together.
        .write_buffer_size(4 * 1024)
        .on_failed_upgrade(move |_| failed.0.rate_limits.close(&failed.1))
        .on_upgrade(move |socket| socket::serve(state, id, requester, socket)))
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operators",
    responses((status = 200, body = String, content_type = "text/plain")))]
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
#[openapi(paths(lobby, make_table, table, log, open_socket, metrics, readyz, pairing::pair))]
pub(crate) struct TablesApi;
