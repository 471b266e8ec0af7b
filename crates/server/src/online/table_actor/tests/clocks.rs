//! Clocks and flags.

use std::sync::Arc;

use test_services::{Durability, Postgres};
use tokio::time::Instant;

use super::*;
use crate::online::environment::{Environment, WallClock};

/// How long the players of these tests have.
const BASE_MS: u64 = 1_500;
const CLOCK: Clock = Clock::Increment { base_ms: BASE_MS, increment_ms: 0 };

/// After the flag, a move that was sent in time may still be under way: nobody but the table may look
/// at the clock, and no command of the opponent does so for them.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_win_on_time_before_a_move_under_way_can_arrive() {
    // On a busy machine, the 200 ms in which this has to happen may pass too soon.
    for _ in 0..20 {
        let table = TestTable::start(klotz_setup(CLOCK, PEOPLE)).await;
        let refused = table.command(0, Command::CheckTime).await.await.unwrap().unwrap_err();
        assert_eq!(refused.into_refusal().code, "online-not-alone");
        let before = Instant::now();
        table.play_any(0, 0, 0).await.unwrap();
        // The flag of the second player falls; the table itself acts 200 ms later.
        sleep(Duration::from_millis(BASE_MS + 5)).await;
        let text = "a1-a2".to_owned();
        let out_of_turn = table.command(0, Command::PlayMove { seat: 0, ply: 1, text }).await;
        let out_of_turn = out_of_turn.await.unwrap();
        let offer = table.command(0, Command::OfferDraw { seat: 0 }).await.await.unwrap();
        let kinds = table.stored_kinds().await;
        if before.elapsed() >= Duration::from_millis(BASE_MS + 195) {
            continue;
        }
        assert!(out_of_turn.is_err() && offer.is_ok());
        assert_eq!(kinds, ["movePlayed", "drawOffered"]);
        // Nothing arrives: now the table acts.
        let ended = async {
            while table.stored_events().await < 3 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(PATIENCE, ended).await.expect("a fallen flag");
        assert_eq!(table.stored_kinds().await[2], "matchEnded");
        return;
    }
    panic!("the machine is too busy for this test");
}

/// A server that starts, does something and dies: everything it has in memory goes with its runtime.
fn serve<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let done = runtime.block_on(work);
    runtime.shutdown_background();
    done
}

/// Restarts the server of a table.
async fn restarted(table: &mut TestTable) {
    let database = Database::Sqlite(table.folder.path().join("holz.db"));
    let store = SqlStore::open(&database).await.unwrap();
    table.state = AppState::open(Arc::new(store), Config::default()).await.unwrap();
}

/// A restart of five seconds lost a clock of four.
#[test]
fn players_are_not_charged_for_time_in_which_no_server_was_alive() {
    let mut table = serve(async {
        let table = TestTable::start(klotz_setup(CLOCK, PEOPLE)).await;
        table.play_any(0, 0, 0).await.unwrap();
        table
    });
    std::thread::sleep(Duration::from_millis(BASE_MS + 1_500));
    serve(async {
        restarted(&mut table).await;
        // The second player is back and has nearly all of the time that was left.
        table.join(1, OUTBOX).await;
        assert_eq!(table.stored_kinds().await, ["movePlayed", "timeRestored"]);
        table.play_any(1, 1, 1).await.unwrap();
        let events = table.state.store.events(TABLE, 2).await.unwrap();
        let line: serde_json::Value = serde_json::from_str(&events[0].line).unwrap();
        assert_eq!(line["event"]["type"], "movePlayed", "{line}");
    });
}

/// Nobody comes back after a crash: the flag falls all the same.
#[test]
fn a_flag_falls_although_nobody_has_the_table_open() {
    let mut table = serve(async {
        let table = TestTable::start(klotz_setup(CLOCK, PEOPLE)).await;
        table.play_any(0, 0, 0).await.unwrap();
        table
    });
    serve(async {
        restarted(&mut table).await;
        let ended = async {
            while table.stored_kinds().await.last().unwrap() != "matchEnded" {
                sleep(Duration::from_millis(100)).await;
            }
        };
        timeout(PATIENCE, ended).await.expect("a fallen flag");
    });
}

/// A clock that is ahead of time.
#[derive(Debug)]
struct Ahead(u64);

impl WallClock for Ahead {
    fn now_ms(&self) -> u64 {
        Environment::default().now_ms() + self.0
    }
}

/// How far the clock of a node is ahead.
const AHEAD_MS: u64 = 60_000;

/// The node whose clock was ahead saw a flag that had not fallen.
#[tokio::test(flavor = "multi_thread")]
async fn players_are_not_charged_for_the_difference_between_clocks() {
    if !test_services::wanted() {
        return;
    }
    let postgres = Postgres::start(Durability::None).unwrap();
    let database = Database::Postgres(postgres.url("postgres"));
    let environment = Environment { clock: Arc::new(Ahead(AHEAD_MS)), ..Environment::default() };
    let store = SqlStore::open(&database).await.unwrap();
    let config = Config { environment, ..Config::default() };
    let ahead = AppState::open(Arc::new(store), config).await.unwrap();
    let clock = Clock::Increment { base_ms: AHEAD_MS / 2, increment_ms: 0 };
    let setup = klotz_setup(clock, PEOPLE);
    let folder = tempfile::tempdir().unwrap();
    let mut table = TestTable::stored_in(&database, folder, setup, Config::default()).await;
    assert!(table.state.now_ms().abs_diff(ahead.now_ms()) < 5_000);
    table.play_any(0, 0, 0).await.unwrap();
    // The second player is connected to the other node.
    table.state = ahead;
    table.join(1, OUTBOX).await;
    sleep(Duration::from_millis(500)).await;
    table.play_any(1, 1, 1).await.unwrap();
    assert_eq!(table.stored_kinds().await, ["movePlayed", "movePlayed"]);
}
