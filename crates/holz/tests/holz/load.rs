//! Small versions of `cargo xtask bench online` that check correctness instead of speed.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use bench_online::cluster::{self, Players};
use bench_online::kill_server::Kills;
use bench_online::move_rate::Load;
use bench_online::{Figures, faulty_network, idle_sockets, kill_server, move_rate};

fn holz() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_holz"))
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_under_load_neither_lose_nor_duplicate_moves() -> Result<()> {
    let kills = Kills { times: 4, pairs: 8, stored: 200 };
    kill_server::measure(holz(), kills, &mut Figures::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_play_at_once() -> Result<()> {
    let second = Duration::from_secs(1);
    let usual = Load { pairs: 20, per_second: Some(100), duration: second };
    let most = Load { pairs: 20, per_second: None, duration: 2 * second };
    let per_second = move_rate::measure(holz(), most, usual, &mut Figures::default()).await?;
    assert!(per_second > 50.0, "{per_second} moves per second");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_sockets_stay_open_and_small() -> Result<()> {
    let duration = Duration::from_secs(1);
    let each = idle_sockets::measure(holz(), 100, duration, &mut Figures::default()).await?;
    assert!(each < 100_000.0, "{each} bytes per socket");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn games_over_bad_connections_converge() -> Result<()> {
    faulty_network::measure(holz(), 12, faulty_network::BAD_CONNECTION, &mut Figures::default())
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_survive_failures_in_a_cluster() -> Result<()> {
    if !test_services::wanted() {
        return Ok(());
    }
    let players = Players { pairs: 6, against_bots: 2, max_wait: Duration::from_secs(30) };
    cluster::failures(holz(), players, &mut Figures::default()).await
}
