//! boardgame.io's server under the same load: as many tables with two players each, who move when
//! both have seen the last move. The same client drives both servers, so that neither is held up by
//! a slower one.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::Figures;
use crate::connection::Connection;
use crate::measure::{Durations, ms};
use crate::visitor::Visitor;

/// The prefix of packets in the game's namespace.
const EVENT: &str = "42/taps,";

/// The server as a Node.js process, killed on drop.
struct Peer {
    child: Child,
    address: SocketAddr,
}

impl Peer {
    /// Starts the server installed in a folder.
    fn start(installed: &Path, data: &Path) -> Result<Peer> {
        let mut child = Command::new("node")
            .arg("server.cjs")
            .arg(data)
            .current_dir(installed)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .env("NODE_ENV", "production")
            .spawn()
            .context("cannot start node")?;
        let out = BufReader::new(child.stdout.take().context("its output was asked for")?);
        let mut peer = Peer { child, address: ([127, 0, 0, 1], 0).into() };
        let port = out.lines().find_map(|connection| {
            connection.ok()?.strip_prefix("listening ").and_then(|port| port.parse().ok())
        });
        peer.address.set_port(port.context("the peer does not listen")?);
        Ok(peer)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A match with both players.
struct Match {
    id: String,
    players: Vec<(Connection, String)>,
    moves: u64,
}

impl Match {
    async fn open(number: u32, to: SocketAddr) -> Result<Match> {
        let visitor = Visitor::new(number);
        let made = visitor.post(to, "/games/taps/create", r#"{"numPlayers":2}"#).await?;
        let made: Value = serde_json::from_str(&made.body)?;
        let id = made["matchID"].as_str().context("a match")?.to_owned();
        let mut players = Vec::new();
        for player in ["0", "1"] {
            let body = json!({ "playerID": player, "playerName": player }).to_string();
            let joined = visitor.post(to, &format!("/games/taps/{id}/join"), &body).await?;
            let joined: Value = serde_json::from_str(&joined.body)?;
            let credentials =
                joined["playerCredentials"].as_str().context("credentials")?.to_owned();
            let mut connection =
                Connection::open(&visitor, to, "/socket.io/?EIO=4&transport=websocket").await?;
            connection.send_text("40/taps,".to_owned()).await?;
            wait_for(&mut connection, |text| text.starts_with("40/taps,")).await?;
            let sync = json!(["sync", id, player, credentials, 2]);
            connection.send_text(format!("{EVENT}{sync}")).await?;
            wait_for(&mut connection, |text| text.starts_with(r#"42/taps,["sync""#)).await?;
            players.push((connection, credentials));
        }
        Ok(Match { id, players, moves: 0 })
    }

    /// Makes the next move and waits until both players have received it. Returns how long the
    /// mover waited for the acknowledgement.
    async fn play(&mut self) -> Result<Duration> {
        let started = Instant::now();
        let (state, seat) = (self.moves, (self.moves % 2) as usize);
        let (connection, credentials) = &mut self.players[seat];
        let player = seat.to_string();
        let payload =
            json!({ "type": "tap", "args": [], "playerID": player, "credentials": credentials });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        let update = json!(["update", action, state, self.id, player]);
        connection.send_text(format!("{EVENT}{update}")).await?;
        let next = format!("\"_stateID\":{}", state + 1);
        let told = |text: &str| text.starts_with(r#"42/taps,["update""#) && text.contains(&next);
        wait_for(connection, told).await?;
        let took = started.elapsed();
        wait_for(&mut self.players[1 - seat].0, told).await?;
        self.moves += 1;
        Ok(took)
    }
}

/// Receives messages until one matches, and answers pings meanwhile.
async fn wait_for(connection: &mut Connection, is_it: impl Fn(&str) -> bool) -> Result<()> {
    let listen = async {
        loop {
            let text = connection.receive_text().await?;
            if text == "2" {
                connection.send_text("3".to_owned()).await?;
            } else if is_it(&text) {
                return Ok(());
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), listen).await.context("the peer is silent")?
}

/// Measures how many moves per second boardgame.io handles.
pub async fn measure(
    installed: &Path,
    matches: u32,
    duration: Duration,
    out: &mut Figures,
) -> Result<f64> {
    let data = tempfile::tempdir()?;
    let peer = Peer::start(installed, data.path())?;
    let opening = (0..matches).map(|number| Match::open(number, peer.address));
    let open: Vec<Match> = stream::iter(opening).buffered(16).try_collect().await?;
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for mut one in open {
        playing.spawn(async move {
            let mut waits = Durations::default();
            while started.elapsed() < duration {
                waits.add(one.play().await?);
            }
            anyhow::Ok(waits)
        });
    }
    let mut waits = Durations::default();
    while let Some(played) = playing.join_next().await {
        waits.extend(played??);
    }
    let per_second = waits.len() as f64 / started.elapsed().as_secs_f64();
    if waits.len() == 0 {
        bail!("the peer has made no move");
    }
    out.show("boardgame_io.tables", matches);
    out.show("boardgame_io.moves_per_s", format!("{per_second:.0}"));
    out.show("boardgame_io.wait_ms_p50", ms(waits.permille(500)));
    out.show("boardgame_io.wait_ms_p99", ms(waits.permille(990)));
    Ok(per_second)
}
