//! Small versions of `cargo xtask bench online` that check correctness instead of speed.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use bench_online::cluster::{self, Players};
use bench_online::kills::Kills;
use bench_online::rate::Load;
use bench_online::{Figures, broken, idle, kills, rate};

fn holz() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_holz"))
}

#[tokio::test(flavor = "multi_thread")]
async fn kills_under_load_neither_lose_nor_duplicate_moves() -> Result<()> {
    let kills = Kills { times: 4, pairs: 8, stored: 200 };
    kills::measure(holz(), kills, &mut Figures::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn many_tables_play_at_once() -> Result<()> {
    let second = Duration::from_secs(1);
    let usual = Load { pairs: 20, a_second: Some(100), lasts: second };
    let most = Load { pairs: 20, a_second: None, lasts: 2 * second };
    let a_second = rate::measure(holz(), most, usual, &mut Figures::default()).await?;
    assert!(a_second > 50.0, "{a_second} moves per second");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_sockets_stay_open_and_small() -> Result<()> {
    let a_while = Duration::from_secs(1);
    let each = idle::measure(holz(), 100, a_while, &mut Figures::default()).await?;
    assert!(each < 100_000.0, "{each} bytes per socket");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn games_over_bad_connections_converge() -> Result<()> {
    broken::measure(holz(), 12, broken::BAD_DAY, &mut Figures::default()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn games_survive_failures_in_a_cluster() -> Result<()> {
    if !test_services::wanted() {
        return Ok(());
    }
    let players = Players { pairs: 6, against_bots: 2, patience: Duration::from_secs(30) };
    cluster::failures(holz(), players, &mut Figures::default()).await
}
