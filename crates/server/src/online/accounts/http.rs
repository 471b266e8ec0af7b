//! HTTP handlers for accounts, profiles and leaderboards.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use store::{AccountRow, NewAccount};
use wire::online::{
    AccountRefusal, Credentials, Game, Leaderboard, Me, OnlineRefusal, OwnTables, PasswordChange,
    PasswordProof, Phase, Profile,
};
use wire::{Refusal, WireError};

use super::known_device::Device;
use super::requester::{AuthKind, Requester};
use super::{deletion, export, known_device, login_session, name, password, profile, tokens};
use crate::client_address::{Client, ClientKey};
use crate::online::AppState;
use crate::online::error::{AppError, AppResult};
use crate::online::http::{no_store, stored_log};
use crate::online::table_record::{self, TableRecord, is_replay_public};
use crate::online::visitor::Visitor;

/// The routes for accounts.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/me", get(me))
        .route("/api/me/profile", get(own_profile))
        .route("/api/me/tables", get(own_tables))
        .route("/api/people/{name}", get(persons_profile))
        .route("/api/people/{name}/matches/{ended}/log", get(persons_match))
        .route("/api/ladder/{game}", get(ladder))
        .route("/api/account", post(sign_up))
        .route("/api/account/sign-in", post(sign_in))
        .route("/api/account/sign-out", post(sign_out))
        .route("/api/account/password", post(change_password))
        .route("/api/account/delete", post(delete))
        .route("/api/account/export", get(export))
        .route("/api/account/tokens", get(tokens::list).post(tokens::make))
        .route("/api/account/tokens/{id}/revoke", post(tokens::revoke))
}

type JsonBody<T> = Result<Json<T>, JsonRejection>;

/// The requester and their client.
type Asker = (Extension<Requester>, Option<Extension<Client>>);

fn client_key(asker: &Asker) -> Option<ClientKey> {
    asker.1.as_ref().map(|client| client.key)
}

/// The account of a requester who is signed in.
pub(super) fn account(requester: &Requester) -> Result<(&Visitor, &str), AccountRefusal> {
    match &requester.auth {
        AuthKind::Account { name, .. } => Ok((&requester.visitor, name)),
        AuthKind::Guest | AuthKind::Program { .. } => Err(AccountRefusal::Needed),
    }
}

/// Who you are. Newcomers become a guest and get a cookie.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses((status = 200, body = Me)))]
async fn me(Extension(requester): Extension<Requester>) -> Response {
    let account = account(&requester).ok().map(|(_, name)| name.to_owned());
    let me = Me { account: account.is_some(), name: account.unwrap_or_default() };
    no_store(Json(me)).into_response()
}

/// The response to a sign-in, with its cookies: for the session, and to know the device again.
fn signed_in(
    state: &AppState,
    request: &HeaderMap,
    visitor: &str,
    name: String,
    token: &str,
) -> Response {
    let cookies = AppendHeaders([
        (header::SET_COOKIE, login_session::cookie(token, request)),
        (header::SET_COOKIE, known_device::cookie(state, request, visitor)),
    ]);
    (cookies, no_store(Json(Me { name, account: true }))).into_response()
}

/// Makes a guest's visitor an account, which keeps its seats, games and ratings.
#[utoipa::path(post, path = "/api/account", tag = "accounts", request_body = Credentials,
    responses((status = 201, body = Me), (status = "4XX", body = Refusal)))]
async fn sign_up(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    body: JsonBody<Credentials>,
) -> AppResult<Response> {
    let Json(Credentials { name, password }) = body?;
    let requester = &asker.0.0;
    if !matches!(requester.auth, AuthKind::Guest) {
        return Err(AccountRefusal::Already.into());
    }
    name::check(&name)?;
    password::check(&password)?;
    let skeleton = name::skeleton(&name);
    state.password_rate_limit.allow_sign_up(client_key(&asker), &requester.visitor)?;
    let password = state.passwords.hash(password).await?;
    let (session, token) = login_session::begin(&state, &requester.visitor);
    let visitor = requester.visitor.as_str().to_owned();
    let account =
        NewAccount { visitor, name: name.clone(), skeleton, password, made_ms: state.now_ms() };
    if !state.store.add_account(account, session).await? {
        return Err(AccountRefusal::NameTaken.into());
    }
    let answer = signed_in(&state, &headers, requester.visitor.as_str(), name, &token);
    Ok((StatusCode::CREATED, answer).into_response())
}

/// Signs in. Neither the answer nor its timing reveals whether the name or the password was wrong.
#[utoipa::path(post, path = "/api/account/sign-in", tag = "accounts", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn sign_in(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    body: JsonBody<Credentials>,
) -> AppResult<Response> {
    let Json(Credentials { name, password }) = body?;
    let name: String = name.chars().take(MOST_NAME_CHARS).collect();
    let skeleton = name::skeleton(&name);
    let found = state.store.account_named(&skeleton).await?;
    let device = found
        .as_ref()
        .and_then(|account| known_device::known(&state.keys, &headers, &account.visitor));
    let limit = &state.password_rate_limit;
    let device = if let Some(device) = device {
        limit.allow_known(&device)?;
        Device::Known
    } else {
        limit.attempt(client_key(&asker), &asker.0.visitor, &skeleton).await?;
        Device::Unknown
    };
    let hash = found.as_ref().map(|account| account.password.clone());
    let is_right = state.passwords.verify(device, password, hash).await?;
    let Some(account) = found.filter(|_| is_right) else {
        return Err(AccountRefusal::SignInFailed.into());
    };
    // Always a new session, so that nobody can plant one they know.
    let (session, token) = login_session::begin(&state, &Visitor::known(account.visitor.clone()));
    state.store.open_session(session, asker.0.session()).await?;
    Ok(signed_in(&state, &headers, &account.visitor, account.name, &token))
}

/// Longer names do not exist, so we do not look for them.
const MOST_NAME_CHARS: usize = 100;

/// Signs out, and makes the browser a new guest.
#[utoipa::path(post, path = "/api/account/sign-out", tag = "accounts", responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn sign_out(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    headers: HeaderMap,
) -> AppResult<Response> {
    if let Some(session) = requester.session() {
        state.store.close_session(session).await?;
    }
    Ok(anew(&state, &headers))
}

/// Makes the browser a new guest.
fn anew(state: &AppState, request: &HeaderMap) -> Response {
    let cookie =
        [(header::SET_COOKIE, state.keys.cookie(&Visitor::draw(state.environment()), request))];
    (cookie, no_store(Json(Me { name: String::new(), account: false }))).into_response()
}

/// Re-checks the current password.
async fn prove(state: &AppState, asker: &Asker, password: String) -> AppResult<()> {
    let (visitor, _) = account(&asker.0)?;
    state.password_rate_limit.allow_known(visitor.as_str())?;
    let found = state.store.account_of(visitor.as_str()).await?;
    let hash = found.map(|account| account.password);
    if state.passwords.verify(Device::Known, password, hash).await? {
        Ok(())
    } else {
        Err(AccountRefusal::WrongPassword.into())
    }
}

/// Changes the password and ends all other sessions.
#[utoipa::path(post, path = "/api/account/password", tag = "accounts", request_body = PasswordChange,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn change_password(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    body: JsonBody<PasswordChange>,
) -> AppResult<Response> {
    let Json(PasswordChange { old, new }) = body?;
    let (visitor, name) = account(&asker.0)?;
    password::check(&new)?;
    prove(&state, &asker, old).await?;
    let password = state.passwords.hash(new).await?;
    let (session, token) = login_session::begin(&state, visitor);
    state.store.set_password(visitor.as_str(), &password, session).await?;
    Ok(signed_in(&state, &headers, visitor.as_str(), name.to_owned(), &token))
}

/// Deletes an account. Its matches stay, without the name.
#[utoipa::path(post, path = "/api/account/delete", tag = "accounts", request_body = PasswordProof,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn delete(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    body: JsonBody<PasswordProof>,
) -> AppResult<Response> {
    let Json(PasswordProof { password }) = body?;
    prove(&state, &asker, password).await?;
    deletion::delete(&state, asker.0.visitor.as_str()).await?;
    Ok(anew(&state, &headers))
}

/// Everything that is stored about you.
#[utoipa::path(get, path = "/api/account/export", tag = "accounts",
    responses((status = 200, body = export::Everything)))]
async fn export(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
) -> AppResult<Response> {
    let everything = export::everything(&state, &requester.visitor).await?;
    let saved = [(header::CONTENT_DISPOSITION, "attachment; filename=\"holz.json\"")];
    Ok((saved, no_store(Json(everything))).into_response())
}

/// Which part of the history to return.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct Part {
    /// Only matches that ended before this time, in milliseconds since 1970.
    before: Option<u64>,
}

/// Your ratings and finished matches.
#[utoipa::path(get, path = "/api/me/profile", tag = "accounts", params(Part),
    responses((status = 200, body = Profile)))]
async fn own_profile(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Query(part): Query<Part>,
) -> AppResult<Response> {
    let visitor = &requester.visitor;
    let profile = profile::profile(&state, visitor.as_str(), visitor, part.before).await;
    Ok(no_store(Json(profile?)).into_response())
}

/// Ratings and finished matches of an account.
#[utoipa::path(get, path = "/api/people/{name}", tag = "accounts",
    params(("name" = String, Path, description = "Whose."), Part),
    responses((status = 200, body = Profile), (status = "4XX", body = Refusal)))]
async fn persons_profile(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> AppResult<Response> {
    let account = account_called(&state, &name).await?;
    let seen_by = &requester.visitor;
    let profile = profile::profile(&state, &account.visitor, seen_by, part.before).await;
    Ok(no_store(Json(profile?)).into_response())
}

async fn account_called(state: &AppState, name: &str) -> AppResult<AccountRow> {
    let found = state.store.account_named(&name::skeleton(name)).await?;
    Ok(found.ok_or(AccountRefusal::NoSuchPerson)?)
}

/// The log of a finished match of an account, if everyone may replay it. It does not reveal the table.
#[utoipa::path(get, path = "/api/people/{name}/matches/{ended}/log", tag = "accounts",
    params(("name" = String, Path, description = "Whose."),
        ("ended" = u64, Path, description = "When it ended, in milliseconds since 1970.")),
    responses((status = 200, body = String, content_type = "application/x-ndjson"),
        (status = "4XX", body = Refusal)))]
async fn persons_match(
    State(state): State<AppState>,
    Path((name, ended)): Path<(String, u64)>,
) -> AppResult<Response> {
    let account = account_called(&state, &name).await?;
    let row = state.store.match_ended_at(&account.visitor, ended).await?;
    let row = row.ok_or(OnlineRefusal::NoSuchTable)?;
    let record = TableRecord::read(&row).map_err(AppError::internal)?;
    let is_over = table_record::phase(&row) == Phase::Over;
    let visibility = table_record::visibility(&row);
    if !is_over || !is_replay_public(visibility, row.pairing.is_some(), &record) {
        return Err(OnlineRefusal::NoSuchTable.into());
    }
    stored_log(&state, &row.id, record).await
}

/// The leaderboard of a game.
#[utoipa::path(get, path = "/api/ladder/{game}", tag = "accounts",
    params(("game" = Game, Path, description = "Of which game.")),
    responses((status = 200, body = Leaderboard), (status = "4XX", body = Refusal)))]
async fn ladder(State(state): State<AppState>, Path(name): Path<String>) -> AppResult<Response> {
    let unknown = || WireError::BadMessage { detail: format!("no game is called {name}") };
    let game = Game::named(&name).ok_or_else(unknown)?;
    let ladder = profile::ladder(&state, game).await?;
    Ok(no_store(Json(ladder)).into_response())
}

/// Your tables, and where it is your turn.
#[utoipa::path(get, path = "/api/me/tables", tag = "accounts",
    responses((status = 200, body = OwnTables)))]
async fn own_tables(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
) -> AppResult<Response> {
    let tables = profile::own_tables(&state, &requester.visitor).await?;
    Ok(no_store(Json(tables)).into_response())
}

/// The `OpenAPI` description of these handlers.
#[derive(utoipa::OpenApi)]
#[openapi(paths(
    me,
    own_profile,
    own_tables,
    persons_profile,
    persons_match,
    ladder,
    sign_up,
    sign_in,
    sign_out,
    change_password,
    delete,
    export,
    tokens::list,
    tokens::make,
    tokens::revoke,
))]
pub(crate) struct AccountsApi;
