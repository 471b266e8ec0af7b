//! The WebSocket of a page at a table.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use tokio::sync::{mpsc, watch};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, interval, timeout};
use wire::online::{ClientToServer, OnlineRefusal, PROTOCOL, ServerToClient};
use wire::{Refusal, WireError};

use super::AppState;
use super::accounts::Requester;
use super::rate_limits::{MESSAGE_RATE, REFUSAL_RATE, TokenBucket};
use super::table_actor::{ClientRequest, Connection, ReplyTo, TableMessage, text};

/// How many messages may wait for a client before it counts as too slow.
pub(super) const OUTBOX_CAPACITY: usize = 64;

/// How often the server pings a page.
const PING_EVERY: Duration = Duration::from_secs(10);

/// How many pings pass between two checks that the user is still signed in.
const PINGS_PER_SESSION_CHECK: u64 = 6;

/// After this long without a frame the page counts as gone.
const READ_TIMEOUT: Duration = Duration::from_secs(35);

/// How long writing a message may take.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);

/// When to reconnect after the server stops: it needs time to restart, unless there are other nodes.
const RETRY_MS: u32 = 1_000;
const RETRY_OTHER_NODE_MS: u32 = 100;

/// When to reconnect after too many refusals.
const RETRY_REFUSED_MS: u32 = 30_000;

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

pub(super) fn next_connection_id() -> u64 {
    NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed)
}

struct SocketSession {
    state: AppState,
    table: String,
    requester: Requester,
    connection: u64,
    /// Handed to the table with the first `hello`. If the table drops it, the page was too slow.
    outbox: Option<mpsc::Sender<Utf8Bytes>>,
    /// The outbox once the table has it, for a repeated `hello`.
    joined_outbox: mpsc::WeakSender<Utf8Bytes>,
    round_trip: Duration,
    /// The last ping, until its pong arrives.
    ping: Option<(u64, Instant)>,
    received_at: Instant,
    rate: TokenBucket,
    refusals: TokenBucket,
}

/// Serves a socket until it is closed.
pub(crate) async fn serve(
    state: AppState,
    table: String,
    requester: Requester,
    mut socket: WebSocket,
) {
    let (outbox, mut messages) = mpsc::channel(OUTBOX_CAPACITY);
    let now = Instant::now();
    let stopping = state.stopping.subscribe();
    let mut session = SocketSession {
        table,
        requester,
        connection: next_connection_id(),
        joined_outbox: outbox.downgrade(),
        outbox: Some(outbox),
        round_trip: Duration::ZERO,
        ping: None,
        received_at: now,
        rate: TokenBucket::full(MESSAGE_RATE, now),
        refusals: TokenBucket::full(REFUSAL_RATE, now),
        state: state.clone(),
    };
    state.metrics.sockets.increment(1.0);
    session.run(&mut socket, &mut messages, stopping).await;
    state.metrics.sockets.decrement(1.0);
}

impl SocketSession {
    /// Borrows what is large: a moved argument takes up space in the task twice.
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        messages: &mut mpsc::Receiver<Utf8Bytes>,
        // Held until the socket is closed: shutting down waits for that.
        _stopping: watch::Receiver<bool>,
    ) {
        let mut pings = interval(PING_EVERY);
        loop {
            // In a fixed order, so that a simulation can be repeated. Rare events come first; messages to
            // the page before its own, whose rate is limited.
            let flow = tokio::select! {
                biased;
                () = self.state.stops() => bye(socket, self.retry_ms()).await,
                _ = pings.tick() => self.ping(socket).await,
                message = messages.recv() => match message {
                    Some(message) if is_refusal(&message) => {
                        match self.count_refusal(socket).await {
                            ControlFlow::Continue(()) => send_all(socket, message, messages).await,
                            stop @ ControlFlow::Break(()) => stop,
                        }
                    }
                    Some(message) => send_all(socket, message, messages).await,
                    None => bye(socket, 0).await,
                },
                frame = socket.recv() => match frame {
                    Some(Ok(frame)) => self.handle_frame(socket, frame).await,
                    // Closed, or the frame was invalid or too large.
                    Some(Err(_)) | None => ControlFlow::Break(()),
                },
            };
            if flow.is_break() {
                break;
            }
        }
        let _ = timeout(WRITE_TIMEOUT, socket.send(Message::Close(None))).await;
        if self.has_joined() {
            let leave = TableMessage::Leave { connection: self.connection };
            let _ = self.state.send_to_table(&self.table, leave).await;
        }
    }

    fn retry_ms(&self) -> u32 {
        if self.state.config.bus.is_some() { RETRY_OTHER_NODE_MS } else { RETRY_MS }
    }

    /// Pings the page, to see that it is there and how long messages take.
    async fn ping(&mut self, socket: &mut WebSocket) -> ControlFlow<()> {
        if self.received_at.elapsed() > READ_TIMEOUT {
            return ControlFlow::Break(());
        }
        let number = self.ping.map_or(1, |(number, _)| number + 1);
        if number.is_multiple_of(PINGS_PER_SESSION_CHECK) && !self.is_signed_in().await {
            return bye(socket, 0).await;
        }
        self.ping = Some((number, Instant::now()));
        send(socket, Message::Ping(Bytes::copy_from_slice(&number.to_be_bytes()))).await
    }

    /// Whether a user who was signed in when they connected still is. If the store does not answer, we
    /// assume so.
    async fn is_signed_in(&self) -> bool {
        let Some(session) = self.requester.session() else { return true };
        !matches!(
            Box::pin(self.state.store.session_account(session, self.state.now_ms())).await,
            Ok(None)
        )
    }

    async fn handle_frame(&mut self, socket: &mut WebSocket, frame: Message) -> ControlFlow<()> {
        self.received_at = Instant::now();
        if !self.rate.take(MESSAGE_RATE, self.received_at) {
            return self.refuse(socket, None, OnlineRefusal::TooFast).await;
        }
        match frame {
            Message::Text(message) => match serde_json::from_str(&message) {
                Ok(message) => self.handle_message(socket, message).await,
                Err(error) => self.refuse(socket, None, WireError::bad_message(&error)).await,
            },
            Message::Binary(_) => {
                let detail = "messages are text".to_owned();
                self.refuse(socket, None, WireError::BadMessage { detail }).await
            }
            Message::Pong(number) => {
                if let Some((pinged, at)) = self.ping
                    && number[..] == pinged.to_be_bytes()
                {
                    self.round_trip = at.elapsed();
                }
                ControlFlow::Continue(())
            }
            Message::Ping(_) => ControlFlow::Continue(()),
            Message::Close(_) => ControlFlow::Break(()),
        }
    }

    async fn handle_message(
        &mut self,
        socket: &mut WebSocket,
        message: ClientToServer,
    ) -> ControlFlow<()> {
        let connection = self.connection;
        let (id, request) = match message {
            ClientToServer::Hello { protocol, .. } if protocol != PROTOCOL => {
                return self.refuse(socket, None, OnlineRefusal::Protocol).await;
            }
            ClientToServer::Hello { have, .. } => {
                let outbox = self.outbox.take().or_else(|| self.joined_outbox.upgrade());
                let Some(outbox) = outbox else { return bye(socket, 0).await };
                let requester = self.requester.clone();
                let connection =
                    Connection { id: connection, requester, outbox, reads_chat: false };
                let join = TableMessage::Join { connection, last_seq: have };
                return self.send_to_table(socket, None, join).await;
            }
            ClientToServer::Ping { n } => {
                let pong = text(&ServerToClient::Pong { n, now_ms: self.state.now_ms() });
                return send(socket, Message::Text(pong)).await;
            }
            ClientToServer::Hand { id, seen, parts } if self.has_joined() => {
                let hand = TableMessage::Hand { connection, id, seen, parts };
                return self.send_to_table(socket, None, hand).await;
            }
            ClientToServer::Hand { id, .. } => return self.refuse_before_hello(socket, id).await,
            ClientToServer::Sit { id, seat, name } => (id, ClientRequest::Sit { seat, name }),
            ClientToServer::AllowReplay { id } => (id, ClientRequest::AllowReplay),
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
            return self.refuse_before_hello(socket, id).await;
        }
        let (requester, reply) = (self.requester.clone(), ReplyTo::Connection(connection));
        let message = TableMessage::Request { requester, id: id.clone(), request, reply };
        self.send_to_table(socket, Some(id), message).await
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        id: Option<String>,
        refusal: impl Into<Refusal>,
    ) -> ControlFlow<()> {
        let refused = ServerToClient::Refused { id, refusal: refusal.into(), seq: 0 };
        self.count_refusal(socket).await?;
        send(socket, Message::Text(text(&refused))).await
    }

    async fn refuse_before_hello(&mut self, socket: &mut WebSocket, id: String) -> ControlFlow<()> {
        let detail = "the first message is hello".to_owned();
        self.refuse(socket, Some(id), WireError::BadMessage { detail }).await
    }

    /// Closes a socket that only causes refusals.
    async fn count_refusal(&mut self, socket: &mut WebSocket) -> ControlFlow<()> {
        if self.refusals.take(REFUSAL_RATE, Instant::now()) {
            return ControlFlow::Continue(());
        }
        bye(socket, RETRY_REFUSED_MS).await
    }

    fn has_joined(&self) -> bool {
        self.outbox.is_none()
    }

    async fn send_to_table(
        &mut self,
        socket: &mut WebSocket,
        id: Option<String>,
        message: TableMessage,
    ) -> ControlFlow<()> {
        match self.state.send_to_table(&self.table, message).await {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => self.refuse(socket, id, error.into_refusal()).await,
        }
    }
}

/// Whether the table refuses a request. The type of a message is its first field.
fn is_refusal(message: &Utf8Bytes) -> bool {
    message.starts_with(r#"{"type":"refused""#)
}

/// Asks the page to reconnect.
async fn bye(socket: &mut WebSocket, retry_ms: u32) -> ControlFlow<()> {
    let _ = send(socket, Message::Text(text(&ServerToClient::Bye { retry_ms }))).await;
    ControlFlow::Break(())
}

async fn send(socket: &mut WebSocket, message: Message) -> ControlFlow<()> {
    written(&timeout(WRITE_TIMEOUT, socket.send(message)).await)
}

/// Sends a message and all that wait behind it, in one write.
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
    written(&timeout(WRITE_TIMEOUT, sending).await)
}

/// A page that cannot be written to is gone.
fn written(sent: &Result<Result<(), axum::Error>, Elapsed>) -> ControlFlow<()> {
    if matches!(sent, Ok(Ok(()))) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}
