//! The stream of events at a table, for bot programs.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::sync::{mpsc, watch};
use tokio::time::{Interval, interval};

use crate::client_address::ClientKey;
use crate::online::AppState;
use crate::online::accounts::{AuthKind, Requester};
use crate::online::error::AppResult;
use crate::online::http::no_store;
use crate::online::rate_limits::{RateLimits, SocketPermit};
use crate::online::socket::{OUTBOX_CAPACITY, next_connection_id};
use crate::online::table_actor::{Connection, TableMessage};

/// How often an empty line keeps the connection alive.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// A program that follows a table, until this is dropped.
struct Listening {
    state: AppState,
    requester: Requester,
    table: String,
    connection: u64,
    messages: mpsc::Receiver<Utf8Bytes>,
    heartbeat: Interval,
    stopping: watch::Receiver<bool>,
    _permit: SocketPermit,
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.state.metrics.sockets.decrement(1.0);
        let (state, table, connection) = (self.state.clone(), self.table.clone(), self.connection);
        // Responses are dropped within the runtime that sends them.
        tokio::spawn(async move {
            let _ = state.send_to_table(&table, TableMessage::Leave { connection }).await;
        });
    }
}

/// Opens the stream of a table.
pub(super) async fn open(
    state: AppState,
    requester: Requester,
    client: ClientKey,
    table: String,
    have: Option<u32>,
) -> AppResult<Response> {
    state.table(&table).await?;
    let permit = RateLimits::open(&state, &requester.visitor, client)?;
    let (outbox, messages) = mpsc::channel(OUTBOX_CAPACITY);
    let connection = next_connection_id();
    state.metrics.sockets.increment(1.0);
    let stopping = state.stopping.subscribe();
    let joined =
        Connection { id: connection, requester: requester.clone(), outbox, reads_chat: false };
    let listening = Listening {
        state: state.clone(),
        requester,
        table: table.clone(),
        connection,
        messages,
        heartbeat: interval(HEARTBEAT),
        stopping,
        _permit: permit,
    };
    state.send_to_table(&table, TableMessage::Join { connection: joined, last_seq: have }).await?;
    let lines = unfold(listening, |mut listening| async move {
        let line = listening.next().await?;
        Some((Ok::<_, std::convert::Infallible>(line), listening))
    });
    let media_type = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((media_type, no_store(Body::from_stream(lines))).into_response())
}

impl Listening {
    /// Whether the token has been revoked. If the store does not answer, we assume not.
    async fn is_revoked(&self) -> bool {
        let AuthKind::Program { token, .. } = &self.requester.auth else { return true };
        matches!(self.state.store.token(token).await, Ok(None))
    }

    /// The next line; none at the end of the stream.
    async fn next(&mut self) -> Option<Bytes> {
        let told_to_stop = async {
            let _ = self.stopping.wait_for(|stopping| *stopping).await;
        };
        let message = tokio::select! {
            message = self.messages.recv() => Some(message?),
            _ = self.heartbeat.tick() => None,
            () = told_to_stop => return None,
        };
        let Some(message) = message else {
            return if self.is_revoked().await { None } else { Some(Bytes::from_static(b"\n")) };
        };
        Some(format!("{message}\n").into())
    }
}
