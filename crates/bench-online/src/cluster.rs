//! Several servers over one database and one bus: how many moves they handle, and what happens to
//! games when a part fails.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use test_services::{Durability, Nats, Postgres};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::measure::ms;
use crate::move_rate::{Load, run};
use crate::pair::{Pair, ServerAddresses, pairs};
use crate::program::Holz;
use crate::reconnecting_player::play_against_bot;
use crate::script::Script;
use crate::{Figures, Program};

/// Servers that share a database and a bus.
struct Cluster {
    nodes: Vec<Program>,
    holz: Holz,
    servers: ServerAddresses,
}

impl Cluster {
    async fn start(holz: Holz, count: usize) -> Result<Cluster> {
        let mut nodes = Vec::new();
        for _ in 0..count {
            nodes.push(holz.start().await?);
        }
        let cluster = Cluster { nodes, holz, servers: ServerAddresses::default() };
        cluster.servers.set(&cluster.addresses());
        Ok(cluster)
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Kills a node without notice. Connections to it fail.
    fn kill(&mut self, number: usize) -> Result<()> {
        self.nodes.remove(number).kill()
    }

    /// Starts a new node in place of a killed one.
    async fn replace(&mut self) -> Result<()> {
        self.nodes.push(self.holz.start().await?);
        self.servers.set(&self.addresses());
        Ok(())
    }
}

/// Measures how many moves per second one, two and three nodes handle.
pub async fn rates(
    program: &Path,
    tables: u32,
    duration: Duration,
    out: &mut Figures,
) -> Result<()> {
    let (postgres, nats) = (Postgres::start(Durability::Full)?, Nats::start()?);
    let script = Arc::new(Script::write(6_000)?);
    for count in 1..=3 {
        let name = format!("nodes_{count}");
        postgres.make_database(&name)?;
        let holz = Holz::in_cluster(program, &postgres.url(&name), Some(&nats.url()));
        let cluster = Cluster::start(holz, count).await?;
        let pairs = pairs(tables, &cluster.servers, &script).await?;
        let (pairs, mut outcome) =
            run(pairs, Load { pairs: tables, per_second: None, duration }).await?;
        for pair in &pairs {
            pair.check().await?;
        }
        let figure = format!("online.cluster.{name}");
        out.show(&format!("{figure}.moves_per_s"), format!("{:.0}", outcome.per_second()));
        out.show(&format!("{figure}.wait_ms_p50"), ms(outcome.wait(500)));
        out.show(&format!("{figure}.wait_ms_p99"), ms(outcome.wait(990)));
    }
    Ok(())
}

/// How many people play while parts of the cluster fail.
#[derive(Debug, Clone, Copy)]
pub struct Players {
    /// Tables with two people.
    pub pairs: u32,
    /// People who play one game after the other against bots.
    pub against_bots: u32,
    /// The longest time for which a game may stop.
    pub max_wait: Duration,
}

/// When the moves of each pair were made, and how long they took.
type Waits = Arc<Mutex<Vec<Vec<(Instant, Duration)>>>>;

/// How many moves each pair has to make before it counts as recovered.
const MOVES: usize = 5;

/// Lets each part of a cluster of three nodes fail in turn. Checks that all games continue and that
/// no acknowledged move is lost.
pub async fn failures(program: &Path, players: Players, out: &mut Figures) -> Result<()> {
    let (postgres, mut nats) = (Postgres::start(Durability::Full)?, Nats::start()?);
    let holz = Holz::in_cluster(program, &postgres.url("postgres"), Some(&nats.url()));
    let mut cluster = Cluster::start(holz, 3).await?;
    let script = Arc::new(Script::write(3_000)?);
    let pairs = pairs(players.pairs, &cluster.servers, &script).await?;
    let waits: Waits = Arc::new(Mutex::new(vec![Vec::new(); pairs.len()]));
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        playing.spawn(play(pair, number, Arc::clone(&waits), Arc::clone(&stop)));
    }
    let mut bots = JoinSet::new();
    for number in 0..players.against_bots {
        let (servers, stop) = (cluster.servers.clone(), Arc::clone(&stop));
        bots.spawn(async move {
            let (mut games, mut longest) = (0, Duration::ZERO);
            while !stop.load(Ordering::Relaxed) {
                let number = 100_000 + number * 1_000 + games;
                longest = longest.max(play_against_bot(number, &servers).await?);
                games += 1;
            }
            anyhow::Ok((games, longest))
        });
    }
    wait_for_recovery(
        out,
        "nothing_has_failed",
        (&waits, players.max_wait),
        Instant::now(),
        &mut playing,
    )
    .await?;
    for node in ["first", "second", "third"] {
        let at = Instant::now();
        // The oldest node each time, so that all of the first nodes get killed.
        cluster.kill(0)?;
        wait_for_recovery(
            out,
            &format!("{node}_node_killed"),
            (&waits, players.max_wait),
            at,
            &mut playing,
        )
        .await?;
        cluster.replace().await?;
    }
    let at = Instant::now();
    nats.kill()?;
    wait_for_recovery(out, "nats_gone", (&waits, players.max_wait), at, &mut playing).await?;
    let at = Instant::now();
    nats.go_on()?;
    wait_for_recovery(out, "nats_restarted", (&waits, players.max_wait), at, &mut playing).await?;
    let at = Instant::now();
    postgres.kill()?;
    postgres.go_on()?;
    out.show("online.cluster.postgresql_restarted.gone_ms", ms(at.elapsed()));
    wait_for_recovery(out, "postgresql_restarted", (&waits, players.max_wait), at, &mut playing)
        .await?;

    stop.store(true, Ordering::Relaxed);
    let mut acknowledged = 0;
    while let Some(played) = playing.join_next().await {
        let pair = played??;
        pair.check().await?;
        acknowledged += pair.acknowledged;
    }
    let (mut games, mut longest) = (0, Duration::ZERO);
    while let Some(played) = bots.join_next().await {
        let (more, wait) = played??;
        games += more;
        longest = longest.max(wait);
    }
    out.show("online.cluster.acknowledged_moves", acknowledged);
    out.show("online.cluster.moves_lost_or_doubled", 0);
    out.show("online.cluster.games_against_bots", games);
    out.show("online.cluster.longest_wait_against_bots_ms", ms(longest));
    if longest > players.max_wait {
        bail!("somebody waited {longest:?} against a bot");
    }
    Ok(())
}

/// Waits until every pair plays on after a failure, and prints the longest wait.
async fn wait_for_recovery(
    out: &mut Figures,
    what: &str,
    (waits, max_wait): (&Waits, Duration),
    since: Instant,
    playing: &mut JoinSet<Result<Pair>>,
) -> Result<()> {
    let since_then = |moves: &Vec<(Instant, Duration)>| -> Vec<Duration> {
        moves.iter().filter(|(at, _)| *at > since).map(|(_, wait)| *wait).collect()
    };
    let longest = loop {
        sleep(Duration::from_millis(50)).await;
        if let Some(ended) = playing.try_join_next() {
            // A pair that fails reports why; a pair that finished its script stops.
            let pair = ended?.with_context(|| format!("{what}: a pair has given up"))?;
            bail!("{what}: a pair has no more to play after {} moves", pair.acknowledged);
        }
        let waits = waits.lock().unwrap_or_else(PoisonError::into_inner);
        let after: Vec<_> = waits.iter().map(since_then).collect();
        if after.iter().all(|moves| moves.len() >= MOVES) {
            break after.into_iter().flatten().max().unwrap_or_default();
        }
        if since.elapsed() > 2 * max_wait {
            let stuck = after.iter().filter(|moves| moves.len() < MOVES).count();
            bail!("{what}: {stuck} of {} pairs do not play on", after.len());
        }
    };
    out.show(&format!("online.cluster.{what}.longest_wait_ms"), ms(longest));
    if longest > max_wait {
        bail!("{what}: somebody waited {longest:?}");
    }
    Ok(())
}

async fn play(mut pair: Pair, number: usize, waits: Waits, stop: Arc<AtomicBool>) -> Result<Pair> {
    while !stop.load(Ordering::Relaxed) && pair.left() > 0 {
        let started = Instant::now();
        // Until both have received it, not only until it is acknowledged.
        pair.play().await?;
        let wait = (Instant::now(), started.elapsed());
        waits.lock().unwrap_or_else(PoisonError::into_inner)[number].push(wait);
        sleep(Duration::from_millis(60)).await;
    }
    Ok(pair)
}
