//! A test client at a table.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::Level;
use futures_util::{SinkExt as _, StreamExt as _};
use game::Game as _;
use klotz::Klotz;
use match_log::{read_line, read_log};
use table::Journal;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::command::Command;
use wire::online::{ClientToServer, LogPart, PROTOCOL, ServerToClient, Sitting, TableView};

use crate::app::{Guest, TestApp};

/// The timeout of all waits.
const PATIENCE: Duration = Duration::from_secs(20);

/// Every client has its own request ids.
static PAGES: AtomicU32 = AtomicU32::new(1);

/// A client that follows the match.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) journal: Option<Journal<Klotz>>,
    pub(crate) table: TableView,
    pub(crate) you: Option<u8>,
    pub(crate) chat: Vec<String>,
    /// Who wrote the lines that came since.
    pub(crate) authors: Vec<Sitting>,
    page: u32,
    requests: u32,
}

/// Connects without saying hello.
pub(crate) async fn connect(
    app: &TestApp,
    cookie: Option<&str>,
    table: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Error> {
    let url = format!("ws://{}/api/tables/{table}/socket", app.address);
    let mut request = url.into_client_request()?;
    let headers = request.headers_mut();
    if let Some(cookie) = cookie {
        headers.insert("cookie", cookie.parse().unwrap());
    }
    if let Some(origin) = origin {
        headers.insert("origin", origin.parse().unwrap());
    }
    Ok(connect_async(request).await?.0)
}

impl Player {
    pub(crate) async fn join(app: &TestApp, guest: &Guest, table: &str) -> Player {
        Player::rejoin(app, guest, table, None).await
    }

    /// Reconnects with the match as far as it is known.
    pub(crate) async fn rejoin(
        app: &TestApp,
        guest: &Guest,
        table: &str,
        journal: Option<Journal<Klotz>>,
    ) -> Player {
        let mut socket = connect(app, Some(&guest.cookie), table, None).await.unwrap();
        let have = journal.as_ref().map(|journal| journal.table().seq());
        send(&mut socket, &ClientToServer::Hello { protocol: PROTOCOL, have }).await;
        let Some(ServerToClient::Welcome { table, you, log, chat, .. }) =
            receive(&mut socket).await
        else {
            panic!("a welcome was expected");
        };
        let chat = chat.into_iter().map(|line| line.text).collect();
        let page = PAGES.fetch_add(1, Ordering::Relaxed);
        let mut player =
            Player { socket, journal, table, you, chat, authors: Vec::new(), page, requests: 0 };
        if let Some(log) = log {
            player.follow(&log);
        }
        player
    }

    /// Loses the connection and keeps the match.
    pub(crate) fn lose_connection(self) -> Option<Journal<Klotz>> {
        self.journal
    }

    fn follow(&mut self, log: &LogPart) {
        match log.after {
            None => self.journal = Some(read_log(&log.lines.join("\n")).unwrap()),
            Some(after) => {
                let journal = self.journal.as_mut().expect("a match to go on with");
                assert_eq!(journal.table().seq(), after, "nothing is missing");
                for line in &log.lines {
                    read_line(line, journal).unwrap();
                }
            }
        }
        assert_eq!(self.seq(), log.seq, "that is all there is");
    }

    pub(crate) fn seq(&self) -> u32 {
        self.journal.as_ref().map_or(0, |journal| journal.table().seq())
    }

    pub(crate) fn game(&self) -> &Klotz {
        self.journal.as_ref().expect("a match").table().game()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.journal.as_ref().is_some_and(|journal| journal.table().outcome().is_some())
    }

    pub(crate) fn is_my_turn(&self) -> bool {
        let to_move = self.journal.as_ref().and_then(|journal| journal.table().to_move());
        to_move.is_some() && to_move.map(|seat| seat.index() as u8) == self.you
    }

    /// Receives and applies the next message. None when the server has closed the connection.
    pub(crate) async fn receive(&mut self) -> Option<ServerToClient> {
        let message = receive(&mut self.socket).await?;
        match &message {
            ServerToClient::Log { log } => self.follow(log),
            ServerToClient::Table { table, you } => {
                self.table = table.clone();
                self.you = *you;
            }
            ServerToClient::Chat { line } => {
                self.chat.push(line.text.clone());
                self.authors.push(line.sitting);
            }
            _ => {}
        }
        Some(message)
    }

    /// Receives messages until a condition holds.
    pub(crate) async fn receive_until(&mut self, is_so: impl Fn(&Player) -> bool) {
        while !is_so(self) {
            self.receive().await.expect("the server goes on talking");
        }
    }

    pub(crate) async fn send(&mut self, message: &ClientToServer) {
        send(&mut self.socket, message).await;
    }

    pub(crate) async fn send_raw(&mut self, message: Message) {
        // If the server has closed the connection, the next receive fails.
        let _ = self.socket.send(message).await;
    }

    pub(crate) fn next_id(&mut self) -> String {
        self.requests += 1;
        format!("request {} of page {}", self.requests, self.page)
    }

    /// Sends a request and waits for its answer: the number of its last event, or the refusal's code.
    pub(crate) async fn request(&mut self, message: ClientToServer) -> Result<u32, String> {
        let wanted = match &message {
            ClientToServer::Sit { id, .. }
            | ClientToServer::Stand { id }
            | ClientToServer::HandOver { id, .. }
            | ClientToServer::AllowReplay { id }
            | ClientToServer::Command { id, .. }
            | ClientToServer::Chat { id, .. } => id.clone(),
            ClientToServer::Hello { .. }
            | ClientToServer::Hand { .. }
            | ClientToServer::Ping { .. } => panic!("no request"),
        };
        self.send(&message).await;
        loop {
            match self.receive().await.expect("an answer") {
                ServerToClient::Done { id, seq } if id == wanted => return Ok(seq),
                ServerToClient::Refused { id, refusal, .. } if id.as_ref() == Some(&wanted) => {
                    return Err(refusal.code);
                }
                _ => {}
            }
        }
    }

    pub(crate) async fn sit(&mut self, seat: u8, name: &str) -> Result<u32, String> {
        let id = self.next_id();
        self.request(ClientToServer::Sit { id, seat, name: name.to_owned() }).await
    }

    pub(crate) async fn say(&mut self, text: &str) -> Result<u32, String> {
        let id = self.next_id();
        self.request(ClientToServer::Chat { id, text: text.to_owned() }).await
    }

    pub(crate) async fn command(&mut self, command: Command) -> Result<u32, String> {
        let (id, seen) = (self.next_id(), self.seq());
        self.request(ClientToServer::Command { id, seen, command }).await
    }

    /// A move worth playing in the position as it is known.
    pub(crate) fn a_move(&self) -> Command {
        let journal = self.journal.as_ref().expect("a match");
        let game = journal.table().game();
        let seed = u64::from(journal.table().ply());
        let choice = bots::klotz_bot::choose(game, Level::Balsa, seed, &mut || false).unwrap();
        let seat = journal.table().to_move().unwrap().index() as u8;
        let text = game.write_move(&choice.mv);
        Command::PlayMove { seat, ply: journal.table().ply(), text }
    }

    pub(crate) async fn play(&mut self) -> Result<u32, String> {
        let command = self.a_move();
        self.command(command).await
    }
}

async fn send(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>, message: &ClientToServer) {
    let text = serde_json::to_string(message).unwrap();
    socket.send(Message::text(text)).await.unwrap();
}

/// The next message; none when the server has closed the connection.
pub(crate) async fn receive(
    socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>,
) -> Option<ServerToClient> {
    loop {
        match timeout(PATIENCE, socket.next()).await.expect("something is said")? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}
