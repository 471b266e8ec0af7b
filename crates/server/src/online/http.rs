//! What is asked over plain HTTP.

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
use tokio::sync::oneshot;
use wire::online::{
    Lobby, Me, NewTable, OnlineRefusal, PairWish, Phase, TableMade, TableSetup, TableView,
    Visibility,
};
use wire::table::Clock;
use wire::{Refusal, WireError};

use super::document::{Document, New, Sitter, phase_name, visibility_name};
use super::host::prepare;
use super::identity::Visitor;
use super::limits::{MAX_BODY, MAX_MESSAGE, MAX_TABLES};
use super::live::{Said, begin};
use super::origin::is_foreign;
use super::{House, now_ms, random_name, socket, words};
use crate::server::Peer;

/// A table at which nobody has sat down for so long is not looked for any more.
const DAY: Duration = Duration::from_hours(24);

/// How long somebody waits to be paired before others are not sent to them any more.
const PAIRING: Duration = Duration::from_hours(1);

/// How many tables a lobby shows.
const LOBBY: u32 = 50;

/// How many tables of others are tried before one is made to wait at.
const PAIRS: u32 = 20;

/// Everything below `/api`, and what is asked by those who watch over the server.
pub(crate) fn routes(house: House) -> Router {
    Router::new()
        .route("/api/me", get(me))
        .route("/api/tables", get(lobby).post(make_table))
        .route("/api/pair", post(pair))
        .route("/api/tables/{id}", get(table))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/socket", get(open_socket))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(house.clone(), identify))
        .route("/metrics", get(metrics))
        .route("/readyz", get(readyz))
        .with_state(house)
}

/// Says no: with the refusal as its body.
struct Refused(StatusCode, Refusal);

impl<R: Into<Refusal>> From<R> for Refused {
    fn from(refusal: R) -> Refused {
        let refusal = refusal.into();
        let status = match refusal.code.as_str() {
            "online-no-such-table" => StatusCode::NOT_FOUND,
            "online-too-fast" | "online-too-many-tables" => StatusCode::TOO_MANY_REQUESTS,
            "online-unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            "online-seat-taken" | "online-started" | "online-already-seated" => {
                StatusCode::CONFLICT
            }
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refused(status, refusal)
    }
}

impl axum::response::IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.0, no_store(Json(self.1))).into_response()
    }
}

type Answer<T> = Result<T, Refused>;

/// Nothing here may be shown again later.
fn no_store<T>(body: T) -> ([(header::HeaderName, &'static str); 1], T) {
    ([(header::CACHE_CONTROL, "no-store")], body)
}

/// Lets nobody in from another site, gives newcomers a cookie, and sees that nobody asks too much.
async fn identify(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if (changes || headers.contains_key(header::UPGRADE)) && is_foreign(headers) {
        let text = "this can only be asked for by the page of this server\n";
        return (StatusCode::FORBIDDEN, text).into_response();
    }
    let address = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    let known = house.0.key.visitor(headers);
    let visitor = known.clone().unwrap_or_else(Visitor::draw);
    let limits = &house.0.limits;
    let allowed = address.is_none_or(|address: IpAddr| limits.let_ask(address))
        && (!changes || limits.let_change(&visitor));
    if !allowed {
        return Refused::from(OnlineRefusal::TooFast).into_response();
    }
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    if known.is_none() {
        response.headers_mut().append(header::SET_COOKIE, house.0.key.cookie(&visitor));
    }
    response
}

async fn me() -> impl axum::response::IntoResponse {
    no_store(Json(Me { name: String::new(), account: false }))
}

async fn lobby(State(house): State<House>) -> Answer<Response> {
    let since_ms = now_ms().saturating_sub(DAY.as_millis() as u64);
    let (open, waiting) = (visibility_name(Visibility::Open), phase_name(Phase::Waiting));
    let rows = house.0.store.listed_tables(open, waiting, since_ms, LOBBY).await;
    let rows = rows.map_err(|error| unavailable(&error))?;
    let looks = join_all(rows.iter().map(|row| look(&house, &row.id))).await;
    // Only where somebody waits who would notice.
    let tables = looks.into_iter().flatten().filter(is_attended).collect();
    Ok(no_store(Json(Lobby { tables })).into_response())
}

/// Whether a person is there, and another one is missing.
fn is_attended(table: &TableView) -> bool {
    let is_person = |player: &wire::table::Player| *player == wire::table::Player::Human;
    let mut people = table.seats.iter().filter(|seat| is_person(&seat.player));
    table.phase == Phase::Waiting && people.any(|seat| seat.here)
}

async fn make_table(
    State(house): State<House>,
    Extension(visitor): Extension<Visitor>,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Answer<Response> {
    let Json(new) = new.map_err(|error| bad_request(&error))?;
    let mut document = prepared(&house, &visitor, new.setup).await?;
    if let Some(seat) = new.seat {
        if !document.is_open(seat) {
            return Err(OnlineRefusal::SeatTaken { seat }.into());
        }
        document.seats[usize::from(seat)] = Some(sitter(&visitor, &new.name));
    }
    let id = add(&house, &visitor, document, new.visibility, None).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableMade { id }))).into_response())
}

async fn pair(
    State(house): State<House>,
    Extension(visitor): Extension<Visitor>,
    wish: Result<Json<PairWish>, JsonRejection>,
) -> Answer<Response> {
    let Json(wish) = wish.map_err(|error| bad_request(&error))?;
    let pairing = wish.setup.pairing_key();
    let since_ms = now_ms().saturating_sub(PAIRING.as_millis() as u64);
    let waiting = phase_name(Phase::Waiting);
    let rows = house.0.store.paired_tables(&pairing, waiting, since_ms, PAIRS).await;
    for row in rows.map_err(|error| unavailable(&error))? {
        let attended = look(&house, &row.id).await.is_ok_and(|table| is_attended(&table));
        if row.made_by == visitor.as_str() || !attended {
            continue;
        }
        let (reply, sat) = oneshot::channel();
        let (visitor, name) = (visitor.clone(), wish.name.clone());
        house.say(&row.id, Said::SitAnywhere { visitor, name, reply }).await?;
        // Somebody else may have been faster: then there is the next table.
        if matches!(sat.await, Ok(Ok(()))) {
            return Ok(no_store(Json(TableMade { id: row.id })).into_response());
        }
    }
    let mut document = prepared(&house, &visitor, wish.setup).await?;
    let seat = document.open_seat().ok_or(OnlineRefusal::Started)?;
    document.seats[usize::from(seat)] = Some(sitter(&visitor, &wish.name));
    let id = add(&house, &visitor, document, Visibility::Private, Some(pairing)).await?;
    Ok((StatusCode::CREATED, no_store(Json(TableMade { id }))).into_response())
}

/// A document for a setup that can be played, unless the visitor has too many tables.
async fn prepared(house: &House, visitor: &Visitor, mut setup: TableSetup) -> Answer<Document> {
    check_clock(setup.clock())?;
    let since_ms = now_ms().saturating_sub(DAY.as_millis() as u64);
    let over = phase_name(Phase::Over);
    let made = house.0.store.count_tables(visitor.as_str(), over, since_ms).await;
    if made.map_err(|error| unavailable(&error))? >= u64::from(MAX_TABLES) {
        return Err(OnlineRefusal::TooManyTables { most: MAX_TABLES }.into());
    }
    let _permit = house.0.thinkers.clone().acquire_owned().await;
    let setup = tokio::task::spawn_blocking(move || prepare(&mut setup).map(|()| setup)).await;
    Ok(Document::new(setup.map_err(|error| unavailable(&error))??))
}

/// A clock has no less than a second and no more than a month.
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

fn sitter(visitor: &Visitor, name: &str) -> Sitter {
    Sitter { visitor: visitor.as_str().to_owned(), name: words::name(name) }
}

/// Stores a new table and returns its name. If nobody is missing its match starts at once.
async fn add(
    house: &House,
    visitor: &Visitor,
    mut document: Document,
    visibility: Visibility,
    pairing: Option<String>,
) -> Answer<String> {
    if document.open_seat().is_none() {
        begin(&mut document)?;
    }
    let id = random_name::<16>();
    let made_by = visitor.as_str().to_owned();
    let new = New { id: id.clone(), visibility, pairing, made_by, made_ms: now_ms() };
    house.0.store.add_table(document.row(new)).await.map_err(|error| unavailable(&error))?;
    house.0.metrics.tables_made.add();
    Ok(id)
}

async fn table(State(house): State<House>, Path(id): Path<String>) -> Answer<Response> {
    Ok(no_store(Json(look(&house, &id).await?)).into_response())
}

async fn look(house: &House, id: &str) -> Result<TableView, Refusal> {
    let (reply, view) = oneshot::channel();
    house.say(id, Said::Look { reply }).await?;
    Ok(view.await.map_err(|_| OnlineRefusal::Unavailable)?)
}

/// The log is what is stored: nobody needs the table in memory for it.
async fn log(State(house): State<House>, Path(id): Path<String>) -> Answer<Response> {
    let store = &house.0.store;
    let row = store.table(&id).await.map_err(|error| unavailable(&error))?;
    let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
    let document = Document::read(&row).map_err(|error| unavailable(&error))?;
    let mut log = document.header.ok_or(OnlineRefusal::NotStarted)?;
    log.push('\n');
    for event in store.events(&id, 0).await.map_err(|error| unavailable(&error))? {
        log.push_str(&event.line);
        log.push('\n');
    }
    let media_type = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((media_type, no_store(log)).into_response())
}

async fn open_socket(
    State(house): State<House>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Answer<Response> {
    house.table(&id).await?;
    if !house.0.limits.open(&visitor) {
        return Err(OnlineRefusal::TooFast.into());
    }
    let failed = (house.clone(), visitor.clone());
    Ok(upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(4 * 1024)
        // What is said together is written together.
        .write_buffer_size(4 * 1024)
        .on_failed_upgrade(move |_| failed.0.0.limits.close(&failed.1))
        .on_upgrade(move |socket| socket::serve(house, id, visitor, socket)))
}

async fn metrics(State(house): State<House>) -> impl axum::response::IntoResponse {
    let media_type = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (media_type, house.0.metrics.text())
}

/// Whether this server can take visitors: its store answers, and it is not about to stop.
async fn readyz(State(house): State<House>) -> Response {
    let stopping = *house.0.stopping.borrow();
    let (status, text) = match house.0.store.ping().await {
        _ if stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n"),
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    };
    (status, no_store(text)).into_response()
}

fn bad_request(error: &JsonRejection) -> Refused {
    Refused(error.status(), WireError::BadMessage { detail: error.body_text() }.into())
}

fn unavailable(error: &(dyn std::error::Error + 'static)) -> Refused {
    tracing::error!(error, "a request has failed");
    OnlineRefusal::Unavailable.into()
}
