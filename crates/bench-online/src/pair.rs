//! Two players at one table who play scripted moves and reconnect when needed.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use game::Game as _;
use klotz::Klotz;
use match_log::read_log;
use table::{Journal, StepKind};
use tokio::time::{sleep, timeout};
use wire::command::Command;
use wire::klotz_view::MatchSetup;
use wire::online::{ClientToServer, NewTable, TableCreated, TableSetup, Visibility};

use crate::connection::Connection;
use crate::script::Script;
use crate::visitor::Visitor;

/// How long a pair tries to reconnect before it gives up.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long an answer may take before the connection counts as dead.
const REPLY_TIMEOUT: Duration = Duration::from_secs(8);

/// The addresses of the servers; may change at any time.
#[derive(Debug, Clone, Default)]
pub struct ServerAddresses(Arc<Mutex<Vec<SocketAddr>>>);

impl ServerAddresses {
    /// Starts with these addresses.
    pub fn of(addresses: &[SocketAddr]) -> ServerAddresses {
        let servers = ServerAddresses::default();
        servers.set(addresses);
        servers
    }

    /// Replaces the addresses.
    pub fn set(&self, addresses: &[SocketAddr]) {
        addresses.clone_into(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// One of the addresses, if there are any.
    pub(crate) fn get(&self, number: usize) -> Option<SocketAddr> {
        let servers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (!servers.is_empty()).then(|| servers[number % servers.len()])
    }
}

/// A player and their connection, if there is one.
struct Player {
    visitor: Visitor,
    connection: Option<Connection>,
    /// The last event they received.
    seq: u32,
    /// Which of the addresses they use.
    server_index: usize,
}

impl Player {
    /// Receives messages until this event.
    async fn see(&mut self, seq: u32) -> Result<()> {
        while self.seq < seq {
            let connection = self.connection.as_mut().context("a line")?;
            let reply = timeout(REPLY_TIMEOUT, connection.receive()).await.context("silence")??;
            if let Some(log) = reply.log {
                self.seq = log.seq;
            }
            if reply.kind == "bye" {
                bail!("the server says goodbye");
            }
        }
        Ok(())
    }
}

/// A table with both players.
pub struct Pair {
    /// The table's id.
    pub table: String,
    players: [Player; 2],
    servers: ServerAddresses,
    script: Arc<Script>,
    /// How many moves have been acknowledged.
    pub acknowledged: u32,
}

impl Pair {
    /// Creates a table and seats both players, who may use different servers. `number` identifies
    /// the pair.
    pub async fn sit_down(
        number: u32,
        servers: &ServerAddresses,
        script: &Arc<Script>,
    ) -> Result<Pair> {
        let mut visitors = [Visitor::new(2 * number + 1), Visitor::new(2 * number + 2)];
        let first = number as usize;
        let to = |server_index: usize| servers.get(server_index).context("there is no server");
        let table = make_table(&mut visitors[0], to(first)?, &script.setup).await?;
        visitors[1].fetch_identity(to(first + 1)?).await?;
        let mut server_index = first;
        let players = visitors.map(|visitor| {
            server_index += 1;
            Player { visitor, connection: None, seq: 0, server_index: server_index - 1 }
        });
        let (servers, script) = (servers.clone(), Arc::clone(script));
        let mut pair = Pair { table, players, servers, script, acknowledged: 0 };
        pair.connect(0).await?;
        pair.connect(1).await?;
        let sit = ClientToServer::Sit { id: "sit".into(), seat: 1, name: "Bert".into() };
        let connection = pair.players[1].connection.as_mut().context("a line")?;
        connection.request("sit", &sit).await?;
        Ok(pair)
    }

    /// Connects a player, who asks for the events they missed.
    async fn connect(&mut self, seat: usize) -> Result<()> {
        let player = &mut self.players[seat];
        let to = self.servers.get(player.server_index).context("there is no server")?;
        let have = (player.seq > 0).then_some(player.seq);
        let joined = Connection::join(&player.visitor, to, &self.table, have);
        let (connection, welcome) =
            timeout(REPLY_TIMEOUT, joined).await.context("no welcome")??;
        if let Some(log) = welcome.log {
            if log.seq > self.acknowledged + 1 {
                let (asked, there) = (self.acknowledged + 1, log.seq);
                return Err(Broken(format!("{asked} moves were sent, {there} are there")).into());
            }
            player.seq = log.seq;
        }
        player.connection = Some(connection);
        Ok(())
    }

    /// How many scripted moves are left.
    pub fn left(&self) -> usize {
        self.script.moves.len() - self.acknowledged as usize
    }

    /// Plays the next move, reconnecting as often as needed, until it is acknowledged and the other
    /// player has seen it. Returns the time from first sending it to the acknowledgement.
    pub async fn play(&mut self) -> Result<Duration> {
        let started = Instant::now();
        let mut answered = None;
        loop {
            match self.try_play(&mut answered).await {
                Ok(()) => return Ok(answered.unwrap_or_else(Instant::now) - started),
                Err(error) if started.elapsed() > TIMEOUT => return Err(error),
                // Retrying does not help.
                Err(error) if error.is::<Broken>() => return Err(error),
                Err(_) => {
                    for player in &mut self.players {
                        player.connection = None;
                        player.server_index += 1;
                    }
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }

    async fn try_play(&mut self, answered: &mut Option<Instant>) -> Result<()> {
        for seat in 0..2 {
            if self.players[seat].connection.is_none() {
                self.connect(seat).await?;
            }
        }
        let ply = self.acknowledged;
        let seat = ply as usize % 2;
        if answered.is_none() {
            // The mover has to see the last move first.
            self.players[seat].see(ply).await?;
            self.ask(seat, ply).await?;
            *answered = Some(Instant::now());
        }
        for player in &mut self.players {
            player.see(ply + 1).await?;
        }
        self.acknowledged = ply + 1;
        Ok(())
    }

    /// Sends a move and waits for the acknowledgement.
    async fn ask(&mut self, seat: usize, ply: u32) -> Result<()> {
        let Player { connection, seq, .. } = &mut self.players[seat];
        let connection = connection.as_mut().context("a line")?;
        let text = self.script.moves[ply as usize].clone();
        let id = format!("move {ply}");
        let command = Command::PlayMove { seat: seat as u8, ply, text };
        connection.send(&ClientToServer::Command { id: id.clone(), seen: ply, command }).await?;
        loop {
            let reply =
                timeout(REPLY_TIMEOUT, connection.receive()).await.context("no answer")??;
            if let Some(log) = reply.log {
                *seq = log.seq;
            }
            match reply.kind.as_str() {
                "done" if reply.id.as_ref() == Some(&id) => {
                    return match reply.seq {
                        Some(seq) if seq == ply + 1 => Ok(()),
                        other => Err(Broken(format!("move {ply} became event {other:?}")).into()),
                    };
                }
                "refused" => {
                    let code = reply.refusal.map_or_else(String::new, |refusal| refusal.code);
                    if code == "online-unavailable" {
                        bail!("the server cannot do it now");
                    }
                    return Err(Broken(format!("move {ply} was refused: {code}")).into());
                }
                "bye" => bail!("the server says goodbye"),
                _ => {}
            }
        }
    }

    /// Idles on both connections for a while, answering pings.
    pub async fn rest(&mut self, duration: Duration) -> Result<()> {
        let resting = self.players.iter_mut().map(|player| async {
            let connection = player.connection.as_mut().context("a line")?;
            let until = Instant::now() + duration;
            loop {
                let left = until.saturating_duration_since(Instant::now());
                match timeout(left, connection.receive()).await {
                    Err(_) => return Ok(()),
                    Ok(Ok(reply)) => player.seq = reply.log.map_or(player.seq, |log| log.seq),
                    Ok(Err(error)) => return Err(error),
                }
            }
        });
        futures_util::future::try_join_all(resting).await.map(drop)
    }

    /// Checks that the stored match has every acknowledged move exactly once, in order.
    pub async fn check(&self) -> Result<()> {
        let to = self.servers.get(0).context("there is no server")?;
        let path = format!("/api/tables/{}/log", self.table);
        let answer = self.players[0].visitor.get(to, &path).await?;
        let journal: Journal<Klotz> = read_log(&answer.body)?;
        let stored = journal.table().ply();
        if stored != self.acknowledged || journal.table().seq() != stored {
            bail!("{} moves were acknowledged, and {stored} are stored", self.acknowledged);
        }
        let mut game = Klotz::start(journal.table().setup().settings().clone());
        for (step, expected) in journal.table().steps().iter().zip(&self.script.moves) {
            let StepKind::Played { mv, .. } = &step.kind else { bail!("more than moves") };
            if game.write_move(mv) != *expected {
                bail!("a move of table {} is another one", self.table);
            }
            game.play(mv)?;
        }
        Ok(())
    }
}

/// An error that retrying does not fix.
#[derive(Debug)]
struct Broken(String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

/// Creates a table, with its creator on the first seat.
pub(crate) async fn make_table(
    visitor: &mut Visitor,
    to: SocketAddr,
    setup: &MatchSetup,
) -> Result<String> {
    let new = NewTable {
        setup: TableSetup::Klotz(setup.clone()),
        visibility: Visibility::Private,
        seat: Some(0),
        name: "Anna".to_owned(),
        rated: false,
    };
    let made = visitor.post(to, "/api/tables", &serde_json::to_string(&new)?).await?;
    if made.status != 201 {
        bail!("no table: {} {}", made.status, made.body);
    }
    if visitor.cookie.is_empty() {
        visitor.remember(&made)?;
    }
    Ok(serde_json::from_str::<TableCreated>(&made.body)?.id)
}

/// Creates this many pairs, a few at a time.
pub async fn pairs(
    count: u32,
    servers: &ServerAddresses,
    script: &Arc<Script>,
) -> Result<Vec<Pair>> {
    pairs_from(0, count, servers, script).await
}

/// Creates this many pairs, numbered from `first`.
pub async fn pairs_from(
    first: u32,
    count: u32,
    servers: &ServerAddresses,
    script: &Arc<Script>,
) -> Result<Vec<Pair>> {
    const AT_ONCE: usize = 32;
    let sitting = (first..first + count).map(|number| Pair::sit_down(number, servers, script));
    stream::iter(sitting).buffered(AT_ONCE).try_collect().await
}
