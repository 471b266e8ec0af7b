//! Whole games over connections that lose, repeat and delay messages, and break.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Instant;

use anyhow::{Context as _, Result, bail};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use match_log::write_log;
use wire::klotz_view::MatchSetup;

use crate::Figures;
use crate::pair::{ServerAddresses, make_table};
use crate::program::Holz;
pub use crate::proxy::Faults;
use crate::proxy::Proxy;
use crate::reconnecting_player::ReconnectingPlayer;
use crate::visitor::Visitor;

/// A bad mobile connection.
pub const BAD_CONNECTION: Faults = Faults { dropped: 15, doubled: 30, delayed: 100, cut: 5 };

/// How many games run at the same time.
const AT_ONCE: usize = 40;

/// Plays this many games to the end through a faulty proxy, and checks that all players end with
/// the server's state.
pub async fn measure(program: &Path, games: u32, faults: Faults, out: &mut Figures) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let server = Holz::with_folder(program, folder.path()).start().await?;
    let proxy = Proxy::start(server.address, faults).await?;
    let started = Instant::now();
    let playing = (0..games).map(|number| whole_game(number, server.address, proxy.address));
    let played: Vec<Played> = stream::iter(playing).buffer_unordered(AT_ONCE).try_collect().await?;
    let total = |count: fn(&Played) -> u32| played.iter().map(count).sum::<u32>();
    out.show("online.broken.games_finished", played.len());
    out.show("online.broken.clients_with_the_servers_state", played.len() * 2);
    out.show("online.broken.moves", total(|played| played.moves));
    out.show("online.broken.seconds", started.elapsed().as_secs());
    let done = &proxy.done;
    for (name, count) in [
        ("passed", &done.passed),
        ("dropped", &done.dropped),
        ("doubled", &done.doubled),
        ("delayed", &done.delayed),
        ("cut", &done.cut),
    ] {
        out.show(&format!("online.broken.messages_{name}"), count.load(Ordering::Relaxed));
    }
    out.show("online.broken.lines_lost", total(|played| played.breaks));
    out.show("online.broken.wishes_repeated", total(|played| played.repeats));
    Ok(())
}

struct Played {
    moves: u32,
    breaks: u32,
    repeats: u32,
}

async fn whole_game(number: u32, server: SocketAddr, proxy: SocketAddr) -> Result<Played> {
    let mut setup = MatchSetup::for_players(2)?;
    setup.options.move_limit = 60;
    let (table, mut players) = seats(number, server, proxy, &setup).await?;
    let [first, second] = &mut players;
    tokio::try_join!(first.play(), second.play())?;
    let log = first.visitor.get(server, &format!("/api/tables/{table}/log")).await?.body;
    for player in &players {
        let journal = player.journal.as_ref().context("a match")?;
        if write_log(journal) != log {
            bail!("somebody at table {table} has another match than the server");
        }
    }
    let [first, second] = &players;
    Ok(Played {
        moves: first.journal.as_ref().map_or(0, |journal| journal.table().ply()),
        breaks: first.breaks + second.breaks,
        repeats: first.repeats + second.repeats,
    })
}

/// A table for two and its two players, each with a way to reach the server.
pub(crate) async fn seats(
    number: u32,
    server: SocketAddr,
    way: SocketAddr,
    setup: &MatchSetup,
) -> Result<(String, [ReconnectingPlayer; 2])> {
    let (mut anna, mut bert) = (Visitor::new(2 * number + 1), Visitor::new(2 * number + 2));
    let table = make_table(&mut anna, server, setup).await?;
    bert.fetch_identity(server).await?;
    let way = ServerAddresses::of(&[way]);
    let players = [
        ReconnectingPlayer::new(anna, &way, &table, None),
        ReconnectingPlayer::new(bert, &way, &table, Some(1)),
    ];
    Ok((table, players))
}
