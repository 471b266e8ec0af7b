//! A cluster of three nodes and its players, simulated on one thread: the real server, the real protocol,
//! and a network, a bus, disks and clocks that a seed decides. See `docs/simulation.md`.
//!
//! Everything runs on one tokio runtime whose time is paused: it jumps to the next timer as soon as every
//! task waits, so an hour of play takes seconds, and the same seed gives the same trace.

mod bus;
mod checks;
mod client;
mod cluster;
mod disk;
mod environment;
mod faults;
mod follower;
mod network;
mod random;
mod trace;

use std::time::Duration;

use tokio::time::{Instant, sleep};

pub use checks::Failure;

use checks::Checks;
use cluster::Cluster;
use random::Source;
use trace::Trace;

/// How long everyone stays once the faults have ended and nobody moves any more: longer than any clock runs,
/// so that nothing happens in the last minutes.
const QUIET: Duration = Duration::from_mins(8);

/// After this long without players, nothing may be left running: idle tables are unloaded after a minute.
const EMPTY: Duration = Duration::from_mins(5);

/// A bug to plant, which the checks have to find.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Bug {
    /// Players are told that their command is stored before it is.
    AckBeforeStore,
    /// A node ignores that it has missed events.
    MissedResync,
    /// A match that ends by a fallen flag counts twice for ratings.
    DoubleRating,
}

/// What to simulate.
#[derive(Debug, Clone, Copy)]
pub struct Scenario {
    /// Decides everything.
    pub seed: u64,
    /// How long players play.
    pub duration: Duration,
    /// How many players there are.
    pub players: usize,
    /// A bug to plant.
    pub bug: Option<Bug>,
}

/// What happened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// A hash of the trace: the same seed gives the same one.
    pub trace: u64,
    /// How many commands were acknowledged.
    pub acknowledged: u64,
    /// How many matches have ended.
    pub matches: u64,
    /// How often clients reconnected.
    pub reconnects: u64,
    /// How many nodes were killed.
    pub kills: u64,
}

/// Runs a scenario. An error says which promise was broken.
pub fn run(scenario: Scenario) -> Result<Report, Failure> {
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without I/O can always be built");
    // Players share the cluster without locks, so they stay on this thread.
    tokio::task::LocalSet::new().block_on(&runtime, simulate(scenario))
}

async fn simulate(scenario: Scenario) -> Result<Report, Failure> {
    let source = Source::new(scenario.seed);
    let trace = Trace::default();
    let checks = Checks::new(trace.clone());
    let cluster = Cluster::start(source, &trace, scenario.bug).await;
    checks.watch(cluster.database());
    let start = Instant::now();
    let until = start + scenario.duration;
    let players: Vec<_> = (0..scenario.players)
        .map(|number| client::spawn(number, &cluster, source, &checks, until, QUIET))
        .collect();
    let play = async {
        faults::inject(&cluster, source, &checks, until).await;
        cluster.heal().await;
        for player in players {
            player.await.map_err(|error| Failure::new(format!("a player failed: {error}")))?;
        }
        Ok(())
    };
    tokio::select! {
        biased;
        failure = checks.failed() => return Err(failure),
        played = play => played?,
    }
    checks.finish(cluster.database())?;
    sleep(EMPTY).await;
    cluster.check_idle().await?;
    let report = checks.report(cluster.kills());
    Ok(Report { trace: trace.hash(), ..report })
}
