//! The socket of a page at a table.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use tokio::sync::{mpsc, watch};
use tokio::time::error::Elapsed;
use tokio::time::{interval, timeout};
use wire::online::{ClientToServer, OnlineRefusal, PROTOCOL, ServerToClient};
use wire::{Refusal, WireError};

use super::accounts::Requester;
use super::rate_limits::{MESSAGE_RATE, TokenBucket};
use super::table_actor::{ClientRequest, Connection, TableMessage, text};
use super::{AppState, now_ms};

/// How many messages may wait for a page before it counts as too slow.
pub(super) const OUTBOX: usize = 64;

/// How often the server looks whether a page is still there, and how far away.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// Every so many heartbeats it is looked whether somebody is still signed in.
const SESSION_BEATS: u64 = 6;

/// After how long without a sign of life a page counts as gone.
const PATIENCE: Duration = Duration::from_secs(35);

/// How long a message may take to be written.
const WRITING: Duration = Duration::from_secs(10);

/// Pages come again after about this long when the server stops: time to start again, or less where
/// others are there already.
const RETRY_MS: u32 = 1_000;
const RETRY_ELSEWHERE_MS: u32 = 100;

/// Numbers for pages, from 1.
static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// A number for a page.
pub(super) fn next_connection_id() -> u64 {
    NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed)
}

/// One connection.
struct SocketSession {
    state: AppState,
    table: String,
    requester: Requester,
    connection: u64,
    /// Handed to the table with the first hello. When the table drops it, the page was too slow.
    outbox: Option<mpsc::Sender<Utf8Bytes>>,
    handed: mpsc::WeakSender<Utf8Bytes>,
    /// How long messages take to the page and back.
    round_trip: Duration,
    /// When the last heartbeat was sent that has not been answered.
    asked: Option<(u64, Instant)>,
    heard: Instant,
    bucket: TokenBucket,
}

/// Serves a connection until it ends, one way or the other.
pub(crate) async fn serve(
    state: AppState,
    table: String,
    requester: Requester,
    mut socket: WebSocket,
) {
    let (outbox, mut messages) = mpsc::channel(OUTBOX);
    let now = Instant::now();
    let stopping = state.stopping.subscribe();
    let visitor = requester.visitor.clone();
    let mut session = SocketSession {
        table,
        requester,
        connection: next_connection_id(),
        handed: outbox.downgrade(),
        outbox: Some(outbox),
        round_trip: Duration::ZERO,
        asked: None,
        heard: now,
        bucket: TokenBucket::full(MESSAGE_RATE, now),
        state: state.clone(),
    };
    state.metrics.sockets.up();
    session.run(&mut socket, &mut messages, stopping).await;
    state.metrics.sockets.down();
    state.rate_limits.close(&visitor);
}

impl SocketSession {
    /// Borrows what is large: what is handed over lies twice in the task.
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        messages: &mut mpsc::Receiver<Utf8Bytes>,
        mut stopping: watch::Receiver<bool>,
    ) {
        let mut heartbeat = interval(HEARTBEAT);
        loop {
            let flow = tokio::select! {
                frame = socket.recv() => match frame {
                    Some(Ok(frame)) => self.hear(socket, frame).await,
                    // Gone, or said something that is no frame or too large.
                    Some(Err(_)) | None => ControlFlow::Break(()),
                },
                message = messages.recv() => match message {
                    Some(message) => send_all(socket, message, messages).await,
                    None => bye(socket, 0).await,
                },
                _ = heartbeat.tick() => self.beat(socket).await,
                () = told_to_stop(&mut stopping) => bye(socket, self.retry_ms()).await,
            };
            if flow == ControlFlow::Break(()) {
                break;
            }
        }
        let _ = timeout(WRITING, socket.send(Message::Close(None))).await;
        if self.has_joined() {
            let _ = self
                .state
                .say(&self.table, TableMessage::Leave { connection: self.connection })
                .await;
        }
    }

    fn retry_ms(&self) -> u32 {
        if self.state.settings.bus.is_some() { RETRY_ELSEWHERE_MS } else { RETRY_MS }
    }

    /// Asks the page for a sign of life, and measures how long it takes.
    async fn beat(&mut self, socket: &mut WebSocket) -> ControlFlow<()> {
        if self.heard.elapsed() > PATIENCE {
            return ControlFlow::Break(());
        }
        let number = self.asked.map_or(1, |(number, _)| number + 1);
        if number.is_multiple_of(SESSION_BEATS) && !self.is_signed_in().await {
            return bye(socket, 0).await;
        }
        self.asked = Some((number, Instant::now()));
        send(socket, Message::Ping(Bytes::copy_from_slice(&number.to_be_bytes()))).await
    }

    /// Whether who was signed in when they connected still is. Where the store does not answer they are
    /// given the benefit of the doubt.
    async fn is_signed_in(&self) -> bool {
        let Some(session) = self.requester.session() else { return true };
        !matches!(Box::pin(self.state.store.session_account(session, now_ms())).await, Ok(None))
    }

    async fn hear(&mut self, socket: &mut WebSocket, frame: Message) -> ControlFlow<()> {
        self.heard = Instant::now();
        if !self.bucket.take(MESSAGE_RATE, self.heard) {
            return self.refuse(socket, None, OnlineRefusal::TooFast).await;
        }
        match frame {
            Message::Text(message) => match serde_json::from_str(&message) {
                Ok(message) => self.take(socket, message).await,
                Err(error) => self.refuse(socket, None, WireError::bad_message(&error)).await,
            },
            Message::Binary(_) => {
                let detail = "messages are text".to_owned();
                self.refuse(socket, None, WireError::BadMessage { detail }).await
            }
            Message::Pong(number) => {
                if let Some((asked, at)) = self.asked
                    && number[..] == asked.to_be_bytes()
                {
                    self.round_trip = at.elapsed();
                }
                ControlFlow::Continue(())
            }
            Message::Ping(_) => ControlFlow::Continue(()),
            Message::Close(_) => ControlFlow::Break(()),
        }
    }

    async fn take(&mut self, socket: &mut WebSocket, message: ClientToServer) -> ControlFlow<()> {
        let (id, request) = match message {
            ClientToServer::Hello { protocol, .. } if protocol != PROTOCOL => {
                return self.refuse(socket, None, OnlineRefusal::Protocol).await;
            }
            ClientToServer::Hello { have, .. } => {
                let Some(outbox) = self.outbox.take().or_else(|| self.handed.upgrade()) else {
                    return bye(socket, 0).await;
                };
                let Requester { visitor, auth } = self.requester.clone();
                let connection = Connection { number: self.connection, visitor, auth, outbox };
                return self.say(socket, None, TableMessage::Join { connection, have }).await;
            }
            ClientToServer::Ping { n } => {
                let pong = text(&ServerToClient::Pong { n, now_ms: now_ms() });
                return send(socket, Message::Text(pong)).await;
            }
            ClientToServer::Hand { id, seen, parts } if self.has_joined() => {
                let connection = self.connection;
                return self
                    .say(socket, None, TableMessage::Hand { connection, id, seen, parts })
                    .await;
            }
            ClientToServer::Hand { id, .. } => return self.refuse_stranger(socket, id).await,
            ClientToServer::Sit { id, seat, name } => (id, ClientRequest::Sit { seat, name }),
            ClientToServer::Stand { id } => (id, ClientRequest::Stand),
            ClientToServer::HandOver { id, seat, level } => {
                (id, ClientRequest::HandOver { seat, level })
            }
            ClientToServer::Command { id, seen, command } => {
                (id, ClientRequest::Command { seen, command, round_trip: self.round_trip })
            }
            ClientToServer::Chat { id, text } => (id, ClientRequest::Chat { text }),
        };
        if !self.has_joined() {
            return self.refuse_stranger(socket, id).await;
        }
        let connection = self.connection;
        self.say(socket, Some(id.clone()), TableMessage::Request { connection, id, request }).await
    }

    async fn refuse_stranger(&self, socket: &mut WebSocket, id: String) -> ControlFlow<()> {
        let detail = "the first message is hello".to_owned();
        self.refuse(socket, Some(id), WireError::BadMessage { detail }).await
    }

    fn has_joined(&self) -> bool {
        self.outbox.is_none()
    }

    async fn say(
        &mut self,
        socket: &mut WebSocket,
        id: Option<String>,
        said: TableMessage,
    ) -> ControlFlow<()> {
        match self.state.say(&self.table, said).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(refusal) => self.refuse(socket, id, refusal).await,
        }
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        id: Option<String>,
        refusal: impl Into<Refusal>,
    ) -> ControlFlow<()> {
        let refused = ServerToClient::Refused { id, refusal: refusal.into(), seq: 0 };
        send(socket, Message::Text(text(&refused))).await
    }
}

/// Waits until the server is about to stop.
async fn told_to_stop(stopping: &mut watch::Receiver<bool>) {
    // Where there is nobody left to tell it, it has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Asks the page to come again.
async fn bye(socket: &mut WebSocket, retry_ms: u32) -> ControlFlow<()> {
    let _ = send(socket, Message::Text(text(&ServerToClient::Bye { retry_ms }))).await;
    ControlFlow::Break(())
}

async fn send(socket: &mut WebSocket, message: Message) -> ControlFlow<()> {
    written(&timeout(WRITING, socket.send(message)).await)
}

/// Sends a message and all that wait behind it, in one go.
async fn send_all(
    socket: &mut WebSocket,
    first: Utf8Bytes,
    others: &mut mpsc::Receiver<Utf8Bytes>,
) -> ControlFlow<()> {
    let sending = async {
        socket.feed(Message::Text(first)).await?;
        while let Ok(next) = others.try_recv() {
            socket.feed(Message::Text(next)).await?;
        }
        socket.flush().await
    };
    written(&timeout(WRITING, sending).await)
}

/// Who cannot be written to is gone.
fn written(sent: &Result<Result<(), axum::Error>, Elapsed>) -> ControlFlow<()> {
    if matches!(sent, Ok(Ok(()))) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}
