//! A client that never gives up: it resends unanswered requests, asks for missed events and
//! reconnects whenever the connection breaks, as `docs/online.md` describes.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use bots::klotz_bot::Config;
use game::Game as _;
use klotz::Klotz;
use match_log::{read_line, read_log};
use table::Journal;
use tokio::time::{sleep, timeout};
use wire::command::{Command, Player};
use wire::klotz_view::MatchSetup;
use wire::online::{ClientToServer, LogPart, PROTOCOL, ServerToClient};

use crate::connection::Connection;
use crate::pair::{ServerAddresses, make_table};
use crate::visitor::Visitor;

/// How long to wait for a message before resending.
const RESEND_AFTER: Duration = Duration::from_millis(600);

/// How long a whole match may take.
const TIMEOUT: Duration = Duration::from_mins(5);

/// A player who ends with the server's state, however faulty the connection is.
pub(crate) struct ReconnectingPlayer {
    pub(crate) visitor: Visitor,
    servers: ServerAddresses,
    /// Which of the servers to use.
    server_index: usize,
    table: String,
    /// The seat to take, until it is ours.
    wants: Option<u8>,
    you: Option<u8>,
    pub(crate) journal: Option<Journal<Klotz>>,
    /// The request that has not been answered yet.
    pending: Option<(String, ClientToServer)>,
    requests: u32,
    /// How often the connection broke, and how often a request was resent.
    pub(crate) breaks: u32,
    pub(crate) repeats: u32,
    /// When the match last changed, and the longest time without a change.
    moved: Instant,
    pub(crate) longest: Duration,
}

impl ReconnectingPlayer {
    pub(crate) fn new(
        visitor: Visitor,
        servers: &ServerAddresses,
        table: &str,
        wants: Option<u8>,
    ) -> ReconnectingPlayer {
        ReconnectingPlayer {
            visitor,
            servers: servers.clone(),
            server_index: 0,
            table: table.to_owned(),
            wants,
            you: None,
            journal: None,
            pending: None,
            requests: 0,
            breaks: 0,
            repeats: 0,
            moved: Instant::now(),
            longest: Duration::ZERO,
        }
    }

    /// Plays the match to the end.
    pub(crate) async fn play(&mut self) -> Result<()> {
        let until = Instant::now() + TIMEOUT;
        while !self.is_done() {
            if Instant::now() > until {
                bail!("the match does not come to its end");
            }
            if self.run_connection().await.is_err() {
                self.breaks += 1;
                self.server_index += 1;
                sleep(Duration::from_millis(30)).await;
            }
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        let over = |journal: &Journal<Klotz>| journal.table().outcome().is_some();
        self.journal.as_ref().is_some_and(over) && self.pending.is_none()
    }

    fn have(&self) -> Option<u32> {
        self.journal.as_ref().map(|journal| journal.table().seq())
    }

    fn hello(&self) -> ClientToServer {
        ClientToServer::Hello { protocol: PROTOCOL, have: self.have() }
    }

    /// Connects and plays until the match is over or the connection breaks.
    async fn run_connection(&mut self) -> Result<()> {
        let path = format!("/api/tables/{}/socket", self.table);
        let to = self.servers.get(self.server_index).context("there is no server")?;
        let open = Connection::open(&self.visitor, to, &path);
        let mut connection = timeout(RESEND_AFTER * 4, open).await.context("no line")??;
        connection.send(&self.hello()).await?;
        let mut welcomed = false;
        while !self.is_done() {
            let Ok(reply) = timeout(RESEND_AFTER, connection.receive_text()).await else {
                // Silence: a message may have been lost.
                connection.send(&self.hello()).await?;
                self.resend_pending(&mut connection).await?;
                continue;
            };
            match serde_json::from_str(&reply?)? {
                ServerToClient::Welcome { you, log, .. } => {
                    self.you = you;
                    if let Some(log) = log {
                        self.apply_log(&mut connection, &log).await?;
                    }
                    if !welcomed {
                        welcomed = true;
                        self.resend_pending(&mut connection).await?;
                    }
                }
                ServerToClient::Log { log } => self.apply_log(&mut connection, &log).await?,
                ServerToClient::Table { you, .. } => self.you = you,
                ServerToClient::Done { id, .. } => {
                    self.pending.take_if(|(pending, _)| *pending == id);
                }
                ServerToClient::Refused { id, refusal, .. } => self.refused(id, &refusal.code)?,
                ServerToClient::Bye { .. } => bail!("the server says goodbye"),
                ServerToClient::Chat { .. }
                | ServerToClient::Hand { .. }
                | ServerToClient::Pong { .. } => {}
            }
            if welcomed {
                self.act(&mut connection).await?;
            }
        }
        Ok(())
    }

    fn refused(&mut self, id: Option<String>, code: &str) -> Result<()> {
        match (id, code) {
            // Rate limited: reconnect after a while.
            (None, "online-too-fast") => bail!("too fast"),
            (
                Some(id),
                "online-position-changed" | "online-unavailable" | "online-already-seated",
            ) => {
                self.pending.take_if(|(pending, _)| *pending == id);
                Ok(())
            }
            (_, code) => bail!("refused: {code}"),
        }
    }

    async fn resend_pending(&mut self, connection: &mut Connection) -> Result<()> {
        if let Some((_, request)) = &self.pending {
            self.repeats += 1;
            connection.send(request).await?;
        }
        Ok(())
    }

    /// Applies log lines that continue what is known. Asks for the missing ones if there is a gap.
    async fn apply_log(&mut self, connection: &mut Connection, log: &LogPart) -> Result<()> {
        let before = self.have();
        match (log.after, &mut self.journal) {
            (None, _) => {
                let journal: Journal<Klotz> = read_log(&log.lines.join("\n"))?;
                // A delayed answer may be older than what is known now.
                if self.have().is_none_or(|have| have <= journal.table().seq()) {
                    self.journal = Some(journal);
                }
            }
            (Some(after), Some(journal)) if after <= journal.table().seq() => {
                let known = (journal.table().seq() - after) as usize;
                for text in log.lines.iter().skip(known) {
                    read_line(text, journal)?;
                }
            }
            (Some(_), _) => connection.send(&self.hello()).await?,
        }
        if self.have() > before {
            self.longest = self.longest.max(self.moved.elapsed());
            self.moved = Instant::now();
        }
        Ok(())
    }

    /// Takes a seat or plays a move, if it is time to.
    async fn act(&mut self, connection: &mut Connection) -> Result<()> {
        if self.pending.is_some() {
            return Ok(());
        }
        if let (Some(seat), None) = (self.wants, self.you) {
            let sit = |id| ClientToServer::Sit { id, seat, name: "Bert".to_owned() };
            return self.send_request(connection, sit).await;
        }
        let Some(journal) = &self.journal else { return Ok(()) };
        let table = journal.table();
        let Some(seat) = table.to_move().map(|seat| seat.index() as u8) else { return Ok(()) };
        if self.you != Some(seat) || table.outcome().is_some() {
            return Ok(());
        }
        let (ply, seen) = (table.ply(), table.seq());
        // The baseline's beginner, so that figures stay comparable with earlier ones.
        let config = &Config::BASELINE_BEGINNER;
        let choice =
            bots::klotz_bot::choose_with(table.game(), config, u64::from(ply), &mut || false);
        let choice = choice.context("there is a move")?;
        let text = table.game().write_move(&choice.mv);
        let command = Command::PlayMove { seat, ply, text };
        self.send_request(connection, |id| ClientToServer::Command { id, seen, command }).await
    }

    async fn send_request(
        &mut self,
        connection: &mut Connection,
        request: impl FnOnce(String) -> ClientToServer,
    ) -> Result<()> {
        self.requests += 1;
        let id = format!("wish {} of {:?}", self.requests, self.you);
        let request = request(id.clone());
        connection.send(&request).await?;
        self.pending = Some((id, request));
        Ok(())
    }
}

/// Plays a whole game against a bot. Returns the longest time without a change in it.
pub(crate) async fn play_against_bot(number: u32, servers: &ServerAddresses) -> Result<Duration> {
    let mut setup = MatchSetup::for_players(2)?;
    setup.options.move_limit = 60;
    setup.seats[1].player = Player::Bot { level: 1 };
    let mut visitor = Visitor::new(number);
    let made = Instant::now();
    let table = loop {
        let to = servers.get(number as usize).context("there is no server")?;
        match make_table(&mut visitor, to, &setup).await {
            Ok(table) => break table,
            Err(error) if made.elapsed() > TIMEOUT => return Err(error),
            Err(_) => sleep(Duration::from_millis(50)).await,
        }
    };
    let mut player = ReconnectingPlayer::new(visitor, servers, &table, None);
    player.play().await?;
    Ok(player.longest)
}
