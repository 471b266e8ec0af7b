//! The memory that an idle socket costs.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::time::sleep;

use crate::Figures;
use crate::move_rate::open;
use crate::pair::{Pair, ServerAddresses, pairs_from};
use crate::script::Script;

/// The number of pairs that warm the server up.
const FIRST: u32 = 20;

/// How many pairs sit down before all of them answer pings again.
const SOME: u32 = 250;

/// Opens this many tables with both players connected, lets them idle, and measures how much memory
/// the server uses per socket, including tables and matches.
pub async fn measure(
    program: &Path,
    tables: u32,
    duration: Duration,
    out: &mut Figures,
) -> Result<f64> {
    let wanted = u64::from(tables) * 2 + 500;
    let limit = rlimit::increase_nofile_limit(wanted)?;
    if limit < wanted {
        bail!("{wanted} open files are needed, and the system allows {limit}");
    }
    let folder = tempfile::tempdir()?;
    // Warm up code paths and store connections first.
    let (server, warm) = open(program, folder.path(), FIRST).await?;
    drop(warm);
    sleep(Duration::from_secs(1)).await;
    let before = server.memory()?;
    let servers = ServerAddresses::of(&[server.address]);
    let script = Arc::new(Script::write(10)?);
    let mut pairs = Vec::new();
    while pairs.len() < tables as usize {
        let count = (tables - pairs.len() as u32).min(SOME);
        let first = FIRST + pairs.len() as u32;
        pairs.extend(pairs_from(first, count, &servers, &script).await?);
        // Pairs that are already seated answer pings meanwhile.
        rest(&mut pairs, Duration::from_millis(1)).await?;
    }
    rest(&mut pairs, duration).await?;
    let after = server.memory()?;
    let sockets = f64::from(tables) * 2.0;
    let each = after.saturating_sub(before) as f64 / sockets;
    out.show("online.idle.sockets", pairs.len() * 2);
    out.show("online.idle.memory_before_mb", format!("{:.1}", before as f64 / 1e6));
    out.show("online.idle.memory_after_mb", format!("{:.1}", after as f64 / 1e6));
    out.show("online.idle.kb_per_socket", format!("{:.2}", each / 1e3));
    // Everyone is still connected: a sample of them can move.
    for pair in pairs.iter_mut().step_by(97) {
        pair.play().await.context("an idle table goes on")?;
    }
    Ok(each)
}

/// Idles for a while, answering pings.
async fn rest(pairs: &mut [Pair], duration: Duration) -> Result<()> {
    let resting = pairs.iter_mut().map(|pair| pair.rest(duration));
    futures_util::future::try_join_all(resting).await.map(drop)
}
