//! `kill -9` at random moments under load.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use rand_core::Rng as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::measure::{Durations, ms};
use crate::pair::{Pair, ServerAddresses, pairs};
use crate::program::Holz;
use crate::script::Script;
use crate::{Figures, fill_database};

/// The parameters of the measurement.
#[derive(Debug, Clone, Copy)]
pub struct Kills {
    /// How often the server is killed.
    pub times: u32,
    /// The number of tables where moves are being made.
    pub pairs: u32,
    /// The number of games stored beforehand.
    pub stored: u32,
}

/// Kills the server again and again while pairs play, and checks that every acknowledged move is
/// stored exactly once.
pub async fn measure(program: &Path, kills: Kills, out: &mut Figures) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let holz = Holz::with_folder(program, folder.path());
    if kills.stored > 0 {
        fill_database::fill(&holz, folder.path(), kills.stored).await?;
        out.show("online.kills.stored_games", kills.stored);
    }
    let mut server = holz.start().await?;
    let servers = ServerAddresses::of(&[server.address]);
    let script = Arc::new(Script::write(6_000)?);
    let acknowledged = Arc::new(AtomicU64::new(0));
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = JoinSet::new();
    for pair in pairs(kills.pairs, &servers, &script).await? {
        playing.spawn(play(pair, Arc::clone(&acknowledged), Arc::clone(&stop)));
    }
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let mut starts = Durations::default();
    for _ in 0..kills.times {
        // Kill it only under load: moves have been made since the last start.
        let before = acknowledged.load(Ordering::Relaxed);
        while acknowledged.load(Ordering::Relaxed) == before
            && playing.len() == kills.pairs as usize
        {
            sleep(Duration::from_millis(1)).await;
        }
        sleep(Duration::from_micros(u64::from(rng.next_u32() % 250_000))).await;
        servers.set(&[]);
        server.kill()?;
        server = holz.start().await?;
        starts.add(server.took);
        out.keep("online.kills.restart_ms", ms(server.took));
        servers.set(&[server.address]);
    }
    stop.store(true, Ordering::Relaxed);
    while let Some(played) = playing.join_next().await {
        played??.check().await?;
    }
    out.show("online.kills.times", kills.times);
    out.show("online.kills.acknowledged_moves", acknowledged.load(Ordering::Relaxed));
    out.show("online.kills.moves_lost_or_doubled", 0);
    out.show("online.kills.restart_ms_p50", ms(starts.permille(500)));
    out.show("online.kills.restart_ms_max", ms(starts.permille(1_000)));
    Ok(())
}

async fn play(mut pair: Pair, acknowledged: Arc<AtomicU64>, stop: Arc<AtomicBool>) -> Result<Pair> {
    while !stop.load(Ordering::Relaxed) && pair.left() > 0 {
        pair.play().await?;
        acknowledged.fetch_add(1, Ordering::Relaxed);
        // Stays below the rate limit of a socket.
        sleep(Duration::from_millis(20)).await;
    }
    Ok(pair)
}
