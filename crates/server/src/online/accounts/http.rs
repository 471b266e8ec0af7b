//! HTTP handlers for accounts, profiles and leaderboards.

use std::time::Instant;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use store::NewAccount;
use wire::online::{
    AccountRefusal, Credentials, Game, Leaderboard, Me, OnlineRefusal, OwnTables, PasswordChange,
    PasswordProof, Profile,
};
use wire::{Refusal, WireError};

use super::requester::{AuthKind, Requester};
use super::{deletion, export, login_session, name, password, profile, tokens};
use crate::online::error::AppResult;
use crate::online::http::no_store;
use crate::online::visitor::Visitor;
use crate::online::{AppState, now_ms};
use crate::server::Peer;

/// The routes for accounts.
pub(crate) fn routes() -> Router<AppState> {
    Router::new()
        .route("/api/me", get(me))
        .route("/api/me/profile", get(own_profile))
        .route("/api/me/tables", get(own_tables))
        .route("/api/people/{name}", get(persons_profile))
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

/// The requester and their address.
type Asker = (Extension<Requester>, Option<Extension<Peer>>);

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

/// Whether a password may be tried for this name now.
fn allow_attempt(state: &AppState, asker: &Asker, skeleton: &str) -> AppResult<()> {
    let (Extension(requester), peer) = asker;
    let address = peer.as_ref().map(|peer| peer.0.0.ip());
    if state.password_rate_limit.allow_attempt(
        address,
        &requester.visitor,
        skeleton,
        Instant::now(),
    ) {
        Ok(())
    } else {
        Err(OnlineRefusal::TooFast.into())
    }
}

/// The response to a sign-in, with its cookie.
fn signed_in(name: String, token: &str, request: &HeaderMap) -> Response {
    let cookie = [(header::SET_COOKIE, login_session::cookie(token, request))];
    (cookie, no_store(Json(Me { name, account: true }))).into_response()
}

/// Makes a guest's visitor an account, which keeps its seats, games and ratings.
#[utoipa::path(post, path = "/api/account", tag = "accounts", request_body = Credentials,
    responses((status = 201, body = Me), (status = "4XX", body = Refusal)))]
async fn sign_up(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    wish: JsonBody<Credentials>,
) -> AppResult<Response> {
    let Json(Credentials { name, password }) = wish?;
    let requester = &asker.0.0;
    if !matches!(requester.auth, AuthKind::Guest) {
        return Err(AccountRefusal::Already.into());
    }
    name::check(&name)?;
    password::check(&password)?;
    let skeleton = name::skeleton(&name);
    allow_attempt(&state, &asker, &skeleton)?;
    let password = state.passwords.hash(password).await?;
    let (session, token) = login_session::begin(&requester.visitor);
    let visitor = requester.visitor.as_str().to_owned();
    let account = NewAccount { visitor, name: name.clone(), skeleton, password, made_ms: now_ms() };
    if !state.store.add_account(account, session).await? {
        return Err(AccountRefusal::NameTaken.into());
    }
    Ok((StatusCode::CREATED, signed_in(name, &token, &headers)).into_response())
}

/// Signs in. Neither the answer nor its timing reveals whether the name or the password was wrong.
#[utoipa::path(post, path = "/api/account/sign-in", tag = "accounts", request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn sign_in(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    wish: JsonBody<Credentials>,
) -> AppResult<Response> {
    let Json(Credentials { name, password }) = wish?;
    let name: String = name.chars().take(MOST_NAME_CHARS).collect();
    let skeleton = name::skeleton(&name);
    allow_attempt(&state, &asker, &skeleton)?;
    let found = state.store.account_named(&skeleton).await?;
    let hash = found.as_ref().map(|account| account.password.clone());
    let is_right = state.passwords.verify(password, hash).await?;
    let Some(account) = found.filter(|_| is_right) else {
        return Err(AccountRefusal::SignInFailed.into());
    };
    // Always a new session, so that nobody can plant one they know.
    let (session, token) = login_session::begin(&Visitor::known(account.visitor));
    state.store.open_session(session, asker.0.session()).await?;
    Ok(signed_in(account.name, &token, &headers))
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
    let cookie = [(header::SET_COOKIE, state.key.cookie(&Visitor::draw(), request))];
    (cookie, no_store(Json(Me { name: String::new(), account: false }))).into_response()
}

/// Re-checks the current password.
async fn prove(state: &AppState, asker: &Asker, password: String) -> AppResult<()> {
    let (visitor, name) = account(&asker.0)?;
    allow_attempt(state, asker, &name::skeleton(name))?;
    let found = state.store.account_of(visitor.as_str()).await?;
    if state.passwords.verify(password, found.map(|account| account.password)).await? {
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
    wish: JsonBody<PasswordChange>,
) -> AppResult<Response> {
    let Json(PasswordChange { old, new }) = wish?;
    let (visitor, name) = account(&asker.0)?;
    password::check(&new)?;
    prove(&state, &asker, old).await?;
    let password = state.passwords.hash(new).await?;
    let (session, token) = login_session::begin(visitor);
    state.store.set_password(visitor.as_str(), &password, session).await?;
    Ok(signed_in(name.to_owned(), &token, &headers))
}

/// Deletes an account. Its matches stay, without the name.
#[utoipa::path(post, path = "/api/account/delete", tag = "accounts", request_body = PasswordProof,
    responses((status = 200, body = Me), (status = "4XX", body = Refusal)))]
async fn delete(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    wish: JsonBody<PasswordProof>,
) -> AppResult<Response> {
    let Json(PasswordProof { password }) = wish?;
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
    let profile = profile::profile(&state, requester.visitor.as_str(), part.before).await;
    Ok(no_store(Json(profile?)).into_response())
}

/// Ratings and finished matches of an account.
#[utoipa::path(get, path = "/api/people/{name}", tag = "accounts",
    params(("name" = String, Path, description = "Whose."), Part),
    responses((status = 200, body = Profile), (status = "4XX", body = Refusal)))]
async fn persons_profile(
    State(state): State<AppState>,
    Path(name): Path<String>,
    Query(part): Query<Part>,
) -> AppResult<Response> {
    let found = state.store.account_named(&name::skeleton(&name)).await?;
    let account = found.ok_or(AccountRefusal::NoSuchPerson)?;
    let profile = profile::profile(&state, &account.visitor, part.before).await;
    Ok(no_store(Json(profile?)).into_response())
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
