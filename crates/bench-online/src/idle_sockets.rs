//! What a socket costs on which nothing is said.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use tokio::time::sleep;

use crate::Figures;
use crate::move_rate::open;
use crate::pair::{Pair, ServerAddresses, pairs_from};
use crate::script::Script;

/// Pairs that warm a server up have the numbers below this.
const FIRST: u32 = 20;

/// How many sit down before all of them answer again.
const SOME: u32 = 250;

/// Opens so many tables with both players at each, lets them rest for a while, and sees what the server's memory
/// has grown by for each socket, tables and matches included.
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
    // As many as a server needs to have everything warm: code, connections to its store.
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
        // Who waits for the others answers meanwhile.
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
    // All of them are still there: each can make a move.
    for pair in pairs.iter_mut().step_by(97) {
        pair.play().await.context("an idle table goes on")?;
    }
    Ok(each)
}

/// Lets them rest for a while, answering when they are asked whether they are there.
async fn rest(pairs: &mut [Pair], duration: Duration) -> Result<()> {
    let resting = pairs.iter_mut().map(|pair| pair.rest(duration));
    futures_util::future::try_join_all(resting).await.map(drop)
}
