//! Tokens of bot programs.

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use store::{StoreError, TokenRow};
use wire::Refusal;
use wire::online::{AccountRefusal, NewToken, Scope, TokenCreated, TokenView, Tokens};

use super::http::account;
use super::login_session::hash;
use super::name;
use super::requester::{AuthKind, Requester};
use crate::online::AppState;
use crate::online::error::AppResult;
use crate::online::http::no_store;
use crate::online::rate_limits::Claim;
use crate::online::visitor::Visitor;

/// How many tokens an account may have.
const MOST: u32 = 10;

/// The prefix of a token, so that leaked ones are easy to recognise.
const PREFIX: &str = "holz_";

/// The tokens of your account.
#[utoipa::path(get, path = "/api/account/tokens", tag = "accounts",
    responses((status = 200, body = Tokens), (status = "4XX", body = Refusal)))]
pub(super) async fn list(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
) -> AppResult<Response> {
    let (owner, _) = account(&requester)?;
    let rows = state.store.tokens_of(owner.as_str()).await?;
    let tokens = rows.into_iter().map(view).collect();
    Ok(no_store(Json(Tokens { tokens })).into_response())
}

/// Makes a token. Only this response contains it.
#[utoipa::path(post, path = "/api/account/tokens", tag = "accounts", request_body = NewToken,
    responses((status = 201, body = TokenCreated), (status = "4XX", body = Refusal)))]
pub(super) async fn make(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    body: Result<Json<NewToken>, JsonRejection>,
) -> AppResult<Response> {
    let Json(NewToken { name, scopes }) = body?;
    let (owner, _) = account(&requester)?;
    name::check(&name)?;
    // A program may be called like its owner, but like nobody else.
    let namesake = state.store.account_named(&name::skeleton(&name)).await?;
    if namesake.is_some_and(|account| account.visitor != owner.as_str()) {
        return Err(AccountRefusal::NameTaken.into());
    }
    let token = format!("{PREFIX}{}", state.random_id::<32>());
    let allowed = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope));
    let allowed: Vec<&str> = allowed.map(Scope::name).collect();
    let row = TokenRow {
        id: state.random_id::<8>(),
        owner: owner.as_str().to_owned(),
        visitor: Visitor::draw(state.environment()).as_str().to_owned(),
        name,
        scopes: allowed.join(" "),
        made_ms: state.now_ms(),
    };
    let shown = view(row.clone());
    let new = store::NewToken { hash: hash(&token), row };
    if !state.store.add_token(new, MOST).await? {
        return Err(AccountRefusal::TooManyTokens { most: MOST }.into());
    }
    Ok((StatusCode::CREATED, no_store(Json(TokenCreated { token, shown }))).into_response())
}

/// Revokes a token.
#[utoipa::path(post, path = "/api/account/tokens/{id}/revoke", tag = "accounts",
    params(("id" = String, Path, description = "The token.")),
    responses((status = 200, description = "It is revoked."), (status = "4XX", body = Refusal)))]
pub(super) async fn revoke(
    State(state): State<AppState>,
    Extension(requester): Extension<Requester>,
    Path(id): Path<String>,
) -> AppResult<Response> {
    let (owner, _) = account(&requester)?;
    if state.store.revoke_token(owner.as_str(), &id, state.now_ms()).await? {
        Ok(no_store(Json(serde_json::json!({}))).into_response())
    } else {
        Err(AccountRefusal::NoSuchToken.into())
    }
}

/// A token as clients see it.
pub(super) fn view(row: TokenRow) -> TokenView {
    TokenView { scopes: scopes(&row), id: row.id, name: row.name, made_ms: row.made_ms }
}

fn scopes(row: &TokenRow) -> Vec<Scope> {
    let words: Vec<&str> = row.scopes.split(' ').collect();
    Scope::ALL.into_iter().filter(|scope| words.contains(&scope.name())).collect()
}

/// The token of these headers, which may be invented.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    said.strip_prefix("Bearer ").map(str::trim).filter(|token| token.starts_with(PREFIX))
}

/// The program that these headers claim to come from, without asking the store.
pub(crate) fn token_claim(headers: &HeaderMap) -> Claim {
    bearer(headers).map_or(Claim::Nobody, |token| Claim::Token(hash(token)))
}

/// The program that sends these headers, if its token is valid.
pub(crate) async fn recognise_program(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Option<Requester>, StoreError> {
    let Some(token) = bearer(headers) else { return Ok(None) };
    let token = hash(token);
    let row = state.store.token(&token).await?;
    Ok(row.map(|row| Requester {
        visitor: Visitor::known(row.visitor.clone()),
        auth: AuthKind::Program { scopes: scopes(&row), name: row.name, token },
    }))
}
