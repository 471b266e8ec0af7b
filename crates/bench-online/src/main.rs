//! `cargo xtask bench online`: the server under load.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, bail};
use bench_online::cluster::{self, Players};
use bench_online::fanout::{Routing, Scenario, simulate};
use bench_online::kill_server::Kills;
use bench_online::move_rate::Load;
use bench_online::{Figures, boardgame_io, faulty_network, idle_sockets, kill_server, move_rate};

/// The number of tables, for us and for boardgame.io.
const TABLES: u32 = 300;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench-online: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [holz, peer, out, which @ ..] = arguments.as_slice() else {
        bail!("usage: bench-online HOLZ PEER-FOLDER RAW-FOLDER [PART...]");
    };
    let all = ["kills", "rate", "idle", "broken", "cluster", "fanout"];
    let parts: Vec<&str> =
        if which.is_empty() { all.to_vec() } else { which.iter().map(String::as_str).collect() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    for part in parts {
        let mut figures = Figures::default();
        let measured =
            runtime.block_on(measure(part, Path::new(holz), Path::new(peer), &mut figures));
        // Keep what was measured before a failure.
        let file = PathBuf::from(out).join(format!("online-{part}.txt"));
        std::fs::write(file, figures.raw())?;
        measured?;
    }
    Ok(())
}

async fn measure(part: &str, holz: &Path, installed: &Path, out: &mut Figures) -> Result<()> {
    match part {
        "kills" => {
            kill_server::measure(holz, Kills { times: 200, pairs: 16, stored: 100_000 }, out).await
        }
        "rate" => {
            let minute = Duration::from_mins(1);
            let usual = Load { pairs: TABLES, per_second: Some(1_000), duration: minute / 2 };
            let most = Load { pairs: TABLES, per_second: None, duration: minute };
            let ours = move_rate::measure(holz, most, usual, out).await?;
            let theirs = boardgame_io::measure(installed, TABLES, minute / 2, out).await?;
            out.show("online.moves_vs_boardgame_io", format!("{:.1}", ours / theirs));
            Ok(())
        }
        // Longer than the ping interval, so that every page is pinged once.
        "idle" => idle_sockets::measure(holz, 5_000, Duration::from_secs(12), out).await.map(drop),
        "broken" => faulty_network::measure(holz, 500, faulty_network::BAD_CONNECTION, out).await,
        "cluster" => {
            cluster::rates(holz, TABLES, Duration::from_secs(20), out).await?;
            cluster::failures(
                holz,
                Players { pairs: 40, against_bots: 6, max_wait: Duration::from_secs(5) },
                out,
            )
            .await
        }
        "fanout" => {
            let scenario = Scenario {
                people: 1_000_000,
                watching: 25,
                seconds_a_move: 8.0,
                nodes: 64,
                routing: Routing::AnyNode,
            };
            simulate(&scenario, "anywhere", out);
            simulate(&Scenario { routing: Routing::ByTable, ..scenario }, "by_table", out);
            Ok(())
        }
        other => bail!("there is no part {other:?}"),
    }
}
