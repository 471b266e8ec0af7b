//! Reads the body of a request: within a time, and within budgets for the memory of all bodies.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use tokio::time::{Instant, timeout_at};
use wire::online::OnlineRefusal;

use super::AppState;
use super::error::{AppError, AppResult};
use super::rate_limits::{TooFast, lock};
use crate::client_address::{Client, ClientKey};

/// A body must arrive at this speed once its first seconds are over, in bytes per second.
const SLOWEST: u64 = 16 * 1024;

/// Bodies up to this length are small: nearly all of them.
const SMALL: u64 = 8 * 1024;

/// When to try again after a budget was used up.
const RETRY: Duration = Duration::from_secs(5);

/// Bytes of bodies in memory, in all and per client.
#[derive(Debug)]
struct Budget {
    total: usize,
    per_client: usize,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    total: usize,
    clients: HashMap<ClientKey, usize>,
}

/// The budgets of a server. Small bodies have their own, so that large ones cannot shut them out.
#[derive(Debug)]
pub(crate) struct BodyBudgets {
    small: Arc<Budget>,
    large: Arc<Budget>,
}

impl Default for BodyBudgets {
    fn default() -> BodyBudgets {
        let budget =
            |total, per_client| Arc::new(Budget { total, per_client, held: Mutex::default() });
        BodyBudgets {
            small: budget(4 * 1024 * 1024, 128 * 1024),
            large: budget(16 * 1024 * 1024, 2 * 1024 * 1024),
        }
    }
}

impl BodyBudgets {
    fn reserve(&self, client: Option<ClientKey>, length: Option<u64>) -> Reservation {
        let is_small = length.is_some_and(|length| length <= SMALL);
        let budget = if is_small { &self.small } else { &self.large };
        Reservation { budget: Arc::clone(budget), client, bytes: 0 }
    }
}

/// What a body takes from a budget, until it is dropped.
#[derive(Debug)]
struct Reservation {
    budget: Arc<Budget>,
    client: Option<ClientKey>,
    bytes: usize,
}

impl Reservation {
    fn grow(&mut self, bytes: usize) -> AppResult<()> {
        let mut held = lock(&self.budget.held);
        if held.total + bytes > self.budget.total {
            return Err(OnlineRefusal::Unavailable.into());
        }
        if let Some(client) = self.client {
            let own = held.clients.entry(client).or_default();
            if *own + bytes > self.budget.per_client {
                return Err(TooFast { retry_after: RETRY }.into());
            }
            *own += bytes;
        }
        held.total += bytes;
        self.bytes += bytes;
        Ok(())
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let mut held = lock(&self.budget.held);
        held.total -= self.bytes;
        if let Some(client) = &self.client
            && let Some(own) = held.clients.get_mut(client)
        {
            *own -= self.bytes;
            if *own == 0 {
                held.clients.remove(client);
            }
        }
    }
}

/// Reads the body before the handler runs. Its memory counts until the response is made.
pub(crate) async fn buffer<const MAX: usize>(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let length = parts.headers.get(header::CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if length.is_some_and(|length| length > MAX as u64) {
        return too_large();
    }
    let client = parts.extensions.get::<Client>().map(|client| client.key);
    let mut reservation = state.body_budgets.reserve(client, length);
    match read(body, MAX, length, state.config.body_timeout, &mut reservation).await {
        Ok(Some(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(None) => too_large(),
        Err(error) => error.into_response(),
    }
}

fn too_large() -> Response {
    let refusal = wire::WireError::BadMessage { detail: "the body is too large".to_owned() };
    let mut response = AppError::from(refusal).into_response();
    *response.status_mut() = StatusCode::PAYLOAD_TOO_LARGE;
    response
}

/// The whole body; none if it is too large. A body that stops arriving, or arrives too slowly, is an error.
async fn read(
    body: Body,
    max: usize,
    length: Option<u64>,
    patience: Duration,
    reservation: &mut Reservation,
) -> AppResult<Option<Bytes>> {
    let begin = Instant::now();
    let expected = Duration::from_secs(length.unwrap_or(max as u64) / SLOWEST);
    let deadline = begin + patience + expected;
    let mut stream = body.into_data_stream();
    let mut bytes = Vec::new();
    loop {
        let frame = timeout_at(deadline.min(Instant::now() + patience), stream.next()).await;
        match frame.map_err(|_| AppError::BodyTimeout)? {
            None => return Ok(Some(bytes.into())),
            // The client has hung up: nobody reads the answer.
            Some(Err(_)) => return Err(AppError::BodyTimeout),
            Some(Ok(frame)) if bytes.len() + frame.len() > max => return Ok(None),
            Some(Ok(frame)) => {
                reservation.grow(frame.len())?;
                bytes.extend_from_slice(&frame);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn bodies_share_a_budget_and_give_it_back() {
        let budgets = BodyBudgets::default();
        let client = |last: u8| Some(ClientKey::from(IpAddr::from([203, 0, 113, last])));
        let mut own: Vec<_> = (0..8).map(|_| budgets.reserve(client(1), None)).collect();
        assert!(own.iter_mut().all(|body| body.grow(256 * 1024).is_ok()));
        let mut more = budgets.reserve(client(1), None);
        assert!(matches!(more.grow(1), Err(AppError::TooFast(_))), "its own share");
        let mut others: Vec<_> = (2..9).map(|last| budgets.reserve(client(last), None)).collect();
        assert!(others.iter_mut().all(|body| body.grow(2 * 1024 * 1024).is_ok()));
        let mut last = budgets.reserve(client(9), None);
        assert!(matches!(last.grow(1), Err(AppError::Online(OnlineRefusal::Unavailable))));
        let mut small = budgets.reserve(client(9), Some(100));
        assert!(small.grow(100).is_ok(), "small bodies have their own budget");
        drop((own, others, more, small));
        assert!(last.grow(1).is_ok());
        drop(last);
        let held = lock(&budgets.large.held);
        assert_eq!((held.total, held.clients.len()), (0, 0));
    }
}
