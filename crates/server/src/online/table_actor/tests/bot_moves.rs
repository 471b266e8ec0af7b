//! The server's bots at a table.

use tokio::sync::OwnedSemaphorePermit;

use super::*;

/// Takes its time, so that no match is over before it has been looked at.
const BOT: Player = Player::Bot { level: 14 };

/// Waits until this many events are stored.
async fn events_reach(table: &TestTable, count: usize) {
    let reached = async {
        while table.stored_events().await < count {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, reached).await.expect("enough moves");
}

/// All permits to think. Without one, bots wait: on a busy machine, bots that play freely could end
/// the match before the test has looked at it.
async fn hold_bots(table: &TestTable) -> OwnedSemaphorePermit {
    let permits = table.state.cpu_permits.clone();
    let all = permits.available_permits() as u32;
    permits.acquire_many_owned(all).await.unwrap()
}

/// Lets one bot think at a time until this many events are stored.
async fn bots_play_until(
    table: &TestTable,
    mut held: OwnedSemaphorePermit,
    count: usize,
) -> OwnedSemaphorePermit {
    let all = held.num_permits() as u32;
    let reached = async {
        while table.stored_events().await < count {
            drop(held);
            // Permits are given out in order: a bot that waits thinks once before we are next.
            held = table.state.cpu_permits.clone().acquire_many_owned(all).await.unwrap();
            sleep(Duration::from_millis(5)).await;
        }
        held
    };
    timeout(PATIENCE, reached).await.expect("enough moves")
}

/// 48 such tables, looked at once and left, slowed down everything.
#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_only_while_someone_watches() {
    let mut table = TestTable::stored(klotz_setup(Clock::None, [BOT; 2]), Config::default()).await;
    table.state.snapshot(TABLE, None).await.unwrap();
    sleep(Duration::from_millis(400)).await;
    assert_eq!(table.stored_events().await, 0, "a look is not enough");

    let held = hold_bots(&table).await;
    table.join(0, OUTBOX).await;
    let held = bots_play_until(&table, held, 2).await;
    table.leave(0).await;
    // When the table answers, it has stopped its bot.
    table.state.snapshot(TABLE, None).await.unwrap();
    let played = table.stored_events().await;
    drop(held);
    sleep(Duration::from_millis(400)).await;
    assert_eq!(table.stored_events().await, played, "nobody watches");
    let held = hold_bots(&table).await;
    table.join(0, OUTBOX).await;
    let _held = bots_play_until(&table, held, played + 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_someone_who_has_left_the_page() {
    let setup = klotz_setup(Clock::None, [Player::Human, BOT]);
    let table = TestTable::stored(setup, Config::default()).await;
    table.play_any(0, 0, 0).await.unwrap();
    events_reach(&table, 2).await;
}

/// The bot that played for an absent player must not move once that player is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_stops_when_the_player_comes_back() {
    let config = Config { absence: Duration::ZERO, ..Config::default() };
    let setup = klotz_setup(Clock::None, PEOPLE);
    let mut table = TestTable::stored(setup, config).await;
    table.join(0, OUTBOX).await;
    table.play_any(0, 0, 0).await.unwrap();
    let permits = table.state.cpu_permits.clone();
    let all = permits.available_permits() as u32;
    let permits = permits.acquire_many_owned(all).await.unwrap();
    let hand_over = ClientRequest::HandOver { seat: 1, level: 11 };
    table.request(0, "handover", hand_over).await.await.unwrap().unwrap();

    table.join(1, OUTBOX).await;
    let back = Command::SetPlayer { seat: 1, player: Player::Human };
    table.command(1, back).await.await.unwrap().unwrap();
    drop(permits);
    sleep(Duration::from_millis(500)).await;
    let kinds = table.stored_kinds().await;
    assert_eq!(kinds, ["movePlayed", "playerChanged", "playerChanged"]);
    table.play_any(1, 1, 1).await.unwrap();
}
