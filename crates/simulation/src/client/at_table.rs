//! A player at a table: the socket, the match as it is known, and the request that is not answered yet.

use std::ops::ControlFlow;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::io::DuplexStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::command::Command;
use wire::online::{ClientToServer, Game, LogPart, PROTOCOL, Phase, ServerToClient, TableView};

use super::Client;
use crate::follower::{Follower, follow};

/// After this long without an answer or a ping, the page reconnects.
const PATIENCE: Duration = Duration::from_secs(15);
const SILENCE: Duration = Duration::from_secs(35);

type Socket = WebSocketStream<DuplexStream>;

/// What the player knows of a table.
struct Seen {
    id: String,
    game: Option<Game>,
    seat: Option<u8>,
    view: Option<TableView>,
    /// The events, as they came.
    lines: Vec<String>,
    follower: Option<Box<dyn Follower>>,
    pending: Option<Pending>,
    /// When to do something next.
    act_at: Option<Instant>,
    wants_rematch: Option<bool>,
}

/// A command that has not been answered.
struct Pending {
    id: String,
    key: String,
    message: ClientToServer,
    sent_at: Instant,
}

impl Client {
    /// Plays at a table until the match is over or the player has had enough. Returns the table of the
    /// rematch, if there is one.
    pub(super) async fn play(&mut self, id: String) -> Option<String> {
        let mut seen = Seen {
            id,
            game: None,
            seat: None,
            view: None,
            lines: Vec::new(),
            follower: None,
            pending: None,
            act_at: None,
            wants_rematch: None,
        };
        let arrived = Instant::now();
        loop {
            if let Some(socket) = self.connect(&seen).await {
                let flow = self.stay(&mut seen, socket).await;
                if let ControlFlow::Break(next) = flow {
                    return next;
                }
            }
            self.checks.note_reconnect();
            if Instant::now() >= self.stays_until || self.checks.has_failed() {
                if seen.follower.is_some() && !self.checks.has_failed() {
                    self.checks.fail(format!(
                        "player {} cannot connect to table {} after all faults have ended",
                        self.number, seen.id
                    ));
                }
                return None;
            }
            // Nobody came: try again elsewhere.
            if seen.follower.is_none() && arrived.elapsed() > Duration::from_mins(10) {
                return None;
            }
            self.rest(100, 3_000).await;
        }
    }

    async fn connect(&mut self, seen: &Seen) -> Option<Socket> {
        let stream = self.cluster.connect(self.some_node(), self.number)?;
        let address = format!("ws://holz.test/api/tables/{}/socket", seen.id);
        let mut request = address.into_client_request().ok()?;
        request.headers_mut().insert("cookie", self.cookie.parse().ok()?);
        let (mut socket, _) = timeout(PATIENCE, client_async(request, stream)).await.ok()?.ok()?;
        let have = seen.follower.as_ref().map(|follower| follower.seq());
        send(&mut socket, &ClientToServer::Hello { protocol: PROTOCOL, have }).await?;
        if let Some(pending) = &seen.pending {
            send(&mut socket, &pending.message).await?;
        }
        Some(socket)
    }

    /// Stays connected; breaks if the player leaves for good.
    async fn stay(&mut self, seen: &mut Seen, mut socket: Socket) -> ControlFlow<Option<String>> {
        if let Some(pending) = &mut seen.pending {
            pending.sent_at = Instant::now();
        }
        let mut heard_at = Instant::now();
        loop {
            let mut wake = (heard_at + SILENCE).min(self.stays_until);
            if let Some(pending) = &seen.pending {
                wake = wake.min(pending.sent_at + PATIENCE);
            } else if let Some(act_at) = seen.act_at {
                wake = wake.min(act_at);
            }
            tokio::select! {
                biased;
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => {
                        heard_at = Instant::now();
                        let Ok(message) = serde_json::from_str(&text) else {
                            self.checks.fail(format!("not a message: {text}"));
                            return ControlFlow::Break(None);
                        };
                        if let Err(problem) = self.hear(seen, message) {
                            if problem.is_empty() {
                                return ControlFlow::Continue(());
                            }
                            self.checks.fail(format!("table {}: {problem}", seen.id));
                            return ControlFlow::Break(None);
                        }
                    }
                    Some(Ok(_)) => heard_at = Instant::now(),
                    Some(Err(_)) | None => return ControlFlow::Continue(()),
                },
                () = sleep_until(wake) => {
                    let now = Instant::now();
                    if now >= self.stays_until {
                        self.leave(seen);
                        return ControlFlow::Break(None);
                    }
                    let is_unanswered =
                        seen.pending.as_ref().is_some_and(|sent| now >= sent.sent_at + PATIENCE);
                    if is_unanswered || now >= heard_at + SILENCE {
                        return ControlFlow::Continue(());
                    }
                    if let Some(leaving) = self.act(seen, &mut socket).await {
                        return ControlFlow::Break(leaving);
                    }
                }
            }
        }
    }

    /// The simulation ends: by now, everyone who is connected has the whole match.
    fn leave(&mut self, seen: &Seen) {
        if seen.follower.is_some() {
            self.checks.converged(self.cluster.database(), &seen.id, &seen.lines);
        }
    }

    /// Takes in a message. An empty problem means that the connection is closed.
    fn hear(&mut self, seen: &mut Seen, message: ServerToClient) -> Result<(), String> {
        match message {
            ServerToClient::Welcome { table, you, log, .. } => {
                seen.game = Some(table.game);
                seen.seat = you;
                seen.view = Some(table);
                if let Some(log) = log {
                    add_log(seen, log)?;
                }
            }
            ServerToClient::Table { table, you } => {
                seen.seat = you;
                seen.view = Some(table);
            }
            ServerToClient::Log { log } => add_log(seen, log)?,
            ServerToClient::Done { id, seq } => {
                if let Some(pending) = seen.pending.take_if(|pending| pending.id == id) {
                    let database = self.cluster.database();
                    self.checks.acknowledged(database, &seen.id, &pending.key, seq);
                }
            }
            ServerToClient::Refused { id: Some(id), refusal, .. } => {
                if seen.pending.take_if(|pending| pending.id == id).is_some() {
                    self.checks.note(&format!("{id} is refused: {}", refusal.code));
                }
            }
            ServerToClient::Bye { .. } => return Err(String::new()),
            ServerToClient::Refused { id: None, .. }
            | ServerToClient::Chat { .. }
            | ServerToClient::Hand { .. }
            | ServerToClient::Pong { .. } => {}
        }
        if seen.act_at.is_none() {
            seen.act_at = Some(Instant::now() + self.random.millis(500, 15_000));
        }
        Ok(())
    }

    /// Does what a player would do now. Returns where to go on, if the player leaves.
    async fn act(&mut self, seen: &mut Seen, socket: &mut Socket) -> Option<Option<String>> {
        seen.act_at = Some(Instant::now() + self.random.millis(500, 15_000));
        let plays = Instant::now() < self.plays_until;
        let Some(follower) = seen.follower.as_ref() else {
            // Still waiting for an opponent: one may wait elsewhere.
            let found = self.pair(Some(&seen.id)).await?;
            return (found != seen.id).then_some(Some(found));
        };
        let seat = seen.seat.filter(|_| plays)?;
        if follower.is_over() {
            let next = seen.view.as_ref().and_then(|view| view.next.clone());
            let wants = *seen.wants_rematch.get_or_insert_with(|| self.random.per_mille(400));
            let is_over = seen.view.as_ref().is_some_and(|view| view.phase == Phase::Over);
            return match (wants, next) {
                (true, Some(next)) => Some(Some(next)),
                (true, None) if is_over && self.random.per_mille(800) => {
                    self.command(seen, socket, seat, Command::Rematch { seat }).await;
                    None
                }
                _ => {
                    self.leave_over(seen);
                    Some(None)
                }
            };
        }
        let command = if follower.to_move() == Some(seat) {
            if follower.ply() < 2 && self.random.per_mille(40) {
                Command::Abort { seat }
            } else if self.random.per_mille(15) {
                Command::Resign { seat }
            } else {
                let text = self.random.with(|rng| follower.random_move(rng))?;
                Command::PlayMove { seat, ply: follower.ply(), text }
            }
        } else if self.random.per_mille(20) {
            Command::OfferDraw { seat }
        } else {
            return None;
        };
        self.command(seen, socket, seat, command).await;
        None
    }

    fn leave_over(&mut self, seen: &Seen) {
        self.checks.note(&format!("player {} leaves table {}", self.number, seen.id));
    }

    async fn command(&mut self, seen: &mut Seen, socket: &mut Socket, seat: u8, command: Command) {
        let id = self.next_id();
        let known = seen.follower.as_ref().map_or(0, |follower| follower.seq());
        let message = ClientToServer::Command { id: id.clone(), seen: known, command };
        let key = format!("{seat}:{id}");
        // If sending fails, it is sent again after reconnecting.
        let _ = send(socket, &message).await;
        seen.pending = Some(Pending { id, key, message, sent_at: Instant::now() });
    }
}

async fn send(socket: &mut Socket, message: &ClientToServer) -> Option<()> {
    let text = serde_json::to_string(message).expect("plain data has a JSON form");
    timeout(PATIENCE, socket.send(Message::text(text))).await.ok()?.ok()
}

/// Adds lines of the log: nothing may be missing, and what was known must not change.
fn add_log(seen: &mut Seen, log: LogPart) -> Result<(), String> {
    let LogPart { after, lines, seq, .. } = log;
    let events = match after {
        Some(_) => &lines[..],
        None => lines.get(1..).unwrap_or_default(),
    };
    let after = after.unwrap_or_default() as usize;
    let known = seen.lines.len();
    if after > known {
        return Err(format!("events {} to {after} were left out", known + 1));
    }
    if seq as usize != after + events.len() {
        return Err(format!("{} events after {after} end with {seq}", events.len()));
    }
    for (index, line) in (after..).zip(events) {
        match seen.lines.get(index) {
            Some(known) if known != line => {
                return Err(format!("event {} was {known} and is {line}", index + 1));
            }
            Some(_) => {}
            None => {
                if let Some(follower) = &mut seen.follower {
                    follower.add(line)?;
                }
                seen.lines.push(line.clone());
            }
        }
    }
    if seen.follower.is_none() {
        let game = seen.game.ok_or("a log before the welcome")?;
        seen.follower = Some(follow(game, &lines)?);
    }
    Ok(())
}
