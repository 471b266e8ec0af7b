//! Moves per second, and how long players wait for them.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::Figures;
use crate::measure::{Durations, ms};
use crate::pair::{Pair, ServerAddresses, pairs};
use crate::program::Holz;
use crate::script::Script;

/// A socket may send twenty messages per second for long; a pair moves a little slower than that.
const FASTEST: Duration = Duration::from_millis(27);

/// The parameters of the measurement.
#[derive(Debug, Clone, Copy)]
pub struct Load {
    /// The number of tables.
    pub pairs: u32,
    /// The total number of moves per second; as many as possible if `None`.
    pub per_second: Option<u32>,
    /// How long.
    pub duration: Duration,
}

/// The result of a measurement.
#[derive(Debug)]
pub struct Outcome {
    /// Acknowledged moves.
    pub moves: usize,
    /// The time they took.
    pub took: Duration,
    durations: Durations,
}

impl Outcome {
    /// Acknowledged moves per second.
    pub fn per_second(&self) -> f64 {
        self.moves as f64 / self.took.as_secs_f64()
    }

    /// The wait that this many per mille of the moves do not exceed.
    pub fn wait(&mut self, permille: usize) -> Duration {
        self.durations.permille(permille)
    }
}

/// Lets pairs play for a while. Returns them and the result.
pub async fn run(pairs: Vec<Pair>, load: Load) -> Result<(Vec<Pair>, Outcome)> {
    let started = Instant::now();
    let until = started + load.duration;
    let pace = load.per_second.map(|per_second| Duration::from_secs(1) * load.pairs / per_second);
    let every = pace.unwrap_or(FASTEST).max(FASTEST);
    let mut playing = JoinSet::new();
    for (pair, number) in pairs.into_iter().zip(0..) {
        // Spread the moves of all pairs evenly over time.
        let first = started + every * number / load.pairs.max(1);
        playing.spawn(play(pair, first, every, until, load.per_second.is_some()));
    }
    let mut back = Vec::new();
    let mut durations = Durations::default();
    while let Some(played) = playing.join_next().await {
        let (pair, waits) = played??;
        durations.extend(waits);
        back.push(pair);
    }
    Ok((back, Outcome { moves: durations.len(), took: started.elapsed(), durations }))
}

/// Plays one move after the other at a fixed rate. At a given rate, waits are measured from when a
/// move was due, so that a late move does not hide its wait (no coordinated omission).
async fn play(
    mut pair: Pair,
    first: Instant,
    every: Duration,
    until: Instant,
    in_time: bool,
) -> Result<(Pair, Durations)> {
    let mut waits = Durations::default();
    let mut due = first;
    while due < until && pair.left() > 0 {
        sleep_until(due.into()).await;
        let late = if in_time { due.elapsed() } else { Duration::ZERO };
        waits.add(late + pair.play().await?);
        due = if in_time { due + every } else { (due + every).max(Instant::now()) };
    }
    Ok((pair, waits))
}

/// A server with an empty folder, and this many pairs.
pub(crate) async fn open(
    program: &Path,
    folder: &Path,
    count: u32,
) -> Result<(crate::Program, Vec<Pair>)> {
    let server = Holz::with_folder(program, folder).start().await?;
    let script = Arc::new(Script::write(6_000)?);
    let pairs = pairs(count, &ServerAddresses::of(&[server.address]), &script).await?;
    Ok((server, pairs))
}

/// Measures how many moves per second a server handles, and how long players wait at a usual load.
pub async fn measure(
    program: &Path,
    sustained: Load,
    usual: Load,
    out: &mut Figures,
) -> Result<f64> {
    let folder = tempfile::tempdir()?;
    let (server, pairs) = open(program, folder.path(), sustained.pairs.max(usual.pairs)).await?;
    let (pairs, mut calm) = run(pairs, usual).await?;
    out.show("online.usual.moves_per_s", format!("{:.0}", calm.per_second()));
    out.show("online.usual.wait_ms_p50", ms(calm.wait(500)));
    out.show("online.usual.wait_ms_p99", ms(calm.wait(990)));
    out.show("online.usual.wait_ms_max", ms(calm.wait(1_000)));
    let before = server.processor_time()?;
    let (pairs, mut most) = run(pairs, sustained).await?;
    let used = server.processor_time()?.saturating_sub(before);
    out.show("online.sustained.seconds", format!("{:.0}", most.took.as_secs_f64()));
    out.show("online.sustained.tables", sustained.pairs);
    out.show("online.sustained.moves_per_s", format!("{:.0}", most.per_second()));
    out.show("online.sustained.wait_ms_p50", ms(most.wait(500)));
    out.show("online.sustained.wait_ms_p99", ms(most.wait(990)));
    let each = used.as_secs_f64() * 1e6 / most.moves as f64;
    out.show("online.sustained.server_us_per_move", format!("{each:.0}"));
    for pair in &pairs {
        pair.check().await?;
    }
    out.show("online.sustained.tables_checked", pairs.len());
    drop(pairs);
    server.stop().await?;
    // A clean stop leaves no write-ahead log beside the database.
    let stored = std::fs::metadata(folder.path().join("holz.db"))?.len();
    let each = stored as f64 / (calm.moves + most.moves) as f64;
    out.show("online.stored_bytes_per_move", format!("{each:.0}"));
    Ok(most.per_second())
}
