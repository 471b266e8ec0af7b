//! Several nodes over one store and one bus: it makes no difference who is connected to which.

use std::time::{Duration, Instant};

use test_services::Nats;
use tokio::time::sleep;
use wire::command::{Clock, Command};
use wire::online::{
    ClientToServer, Lobby, NewTable, PairRequest, Phase, ServerToClient, TableCreated, Visibility,
};

use crate::app::{Guest, TestApp, against_a_bot, klotz, table_of, with_clock};
use crate::matches::play_until;
use crate::player::Player;

/// A bus, unless tests that need one are skipped.
fn nats() -> Option<Nats> {
    test_services::wanted().then(|| Nats::start().unwrap())
}

/// Anna and Bert at a table, each at their own node.
async fn apart(nodes: &[TestApp; 2]) -> (String, [Guest; 2], [Player; 2]) {
    let guests = [nodes[0].guest().await, nodes[1].guest().await];
    let table = nodes[0].make_table(&guests[0], table_of(klotz())).await;
    let mut first = Player::join(&nodes[0], &guests[0], &table).await;
    let mut second = Player::join(&nodes[1], &guests[1], &table).await;
    second.sit(1, "Bert").await.unwrap();
    second.receive_until(|player| player.journal.is_some() && player.you == Some(1)).await;
    first.receive_until(|player| player.journal.is_some() && player.table.seats[1].taken).await;
    (table, guests, [first, second])
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_at_different_nodes_play_a_match() {
    let Some(nats) = nats() else { return };
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let (_, _, mut players) = apart(&nodes).await;
    for player in &mut players {
        player.receive_until(|player| player.table.seats.iter().all(|seat| seat.here)).await;
    }
    play_until(&mut players, 6).await;
    let [first, second] = &mut players;
    first.say("hello over there").await.unwrap();
    second.receive_until(|player| player.chat == ["hello over there"]).await;
    play_until(&mut players, u32::MAX).await;
    assert!(players[0].is_over());
    assert_eq!(players[0].journal, players[1].journal);
    for player in &mut players {
        player.receive_until(|player| player.table.phase == Phase::Over).await;
    }
    // One table for the rematch, whichever node makes it.
    let [first, second] = &mut players;
    first.command(Command::Rematch { seat: 0 }).await.unwrap();
    second.receive_until(|player| player.seq() == first.seq()).await;
    second.command(Command::Rematch { seat: 1 }).await.unwrap();
    first.receive_until(|player| player.table.next.is_some()).await;
    second.receive_until(|player| player.table.next.is_some()).await;
    assert_eq!(first.table.next, second.table.next);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_once_and_flags_fall_once_in_a_cluster() {
    let Some(nats) = nats() else { return };
    let nodes = TestApp::cluster::<3>(&nats.url()).await;
    let anna = nodes[0].guest().await;
    let table = nodes[0].make_table(&anna, against_a_bot()).await;
    let mut player = Player::join(&nodes[0], &anna, &table).await;
    let mut watchers = Vec::new();
    for node in &nodes {
        watchers.push(Player::join(node, &node.guest().await, &table).await);
    }
    player.receive_until(|player| player.table.watching == 3).await;
    for round in 0..4 {
        player.receive_until(Player::is_my_turn).await;
        player.play().await.unwrap();
        player.receive_until(|player| player.seq() == 2 * round + 2).await;
    }
    for watcher in &mut watchers {
        watcher.receive_until(|watcher| watcher.seq() == player.seq()).await;
        assert_eq!(watcher.journal, player.journal);
    }

    let table = nodes[0].make_table(&anna, with_clock(Clock::PerMove { move_ms: 1_000 })).await;
    let mut first = Player::join(&nodes[0], &anna, &table).await;
    let mut second = Player::join(&nodes[1], &nodes[1].guest().await, &table).await;
    second.sit(1, "").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    first.play().await.unwrap();
    first.receive_until(Player::is_over).await;
    second.receive_until(Player::is_over).await;
    assert_eq!(first.journal, second.journal);
}

/// The node that should have acted is gone: another one acts.
#[tokio::test(flavor = "multi_thread")]
async fn games_against_bots_survive_their_node() {
    let Some(nats) = nats() else { return };
    let [home, second, third] = TestApp::cluster::<3>(&nats.url()).await;
    let anna = second.guest().await;
    let table = second.make_table(&anna, against_a_bot()).await;
    let mut player = Player::join(&second, &anna, &table).await;
    let _watcher = Player::join(&home, &home.guest().await, &table).await;
    player.receive_until(Player::is_my_turn).await;
    player.play().await.unwrap();
    let known = player.lose_connection();
    second.stop().await;
    let mut player = Player::rejoin(&third, &anna, &table, known).await;
    for _ in 0..3 {
        player.receive_until(Player::is_my_turn).await;
        player.play().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_without_the_bus_and_resync_with_it() {
    let Some(mut nats) = nats() else { return };
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let (_, _, mut players) = apart(&nodes).await;
    play_until(&mut players, 2).await;
    nats.kill().unwrap();
    play_until(&mut players, 4).await;
    let [first, second] = &mut players;
    first.say("is anybody there?").await.unwrap();
    second.receive_until(|player| player.chat == ["is anybody there?"]).await;
    nats.go_on().unwrap();
    sleep(Duration::from_millis(600)).await;
    play_until(&mut players, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_at_different_nodes_are_paired() {
    let Some(nats) = nats() else { return };
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let (anna, bert) = (nodes[0].guest().await, nodes[1].guest().await);
    let request = PairRequest { setup: table_of(klotz()), name: "Guest".into(), waiting_at: None };
    let made: TableCreated = anna.post(&nodes[0], "/api/pair", &request).await.json();
    let _anna = Player::join(&nodes[0], &anna, &made.id).await;
    let own: TableCreated = bert.post(&nodes[1], "/api/pair", &request).await.json();
    let _bert_waits = Player::join(&nodes[1], &bert, &own.id).await;
    let request = PairRequest { waiting_at: Some(own.id), ..request };
    let found: TableCreated = bert.post(&nodes[1], "/api/pair", &request).await.json();
    assert_eq!(found.id, made.id);

    let setup = table_of(klotz());
    let (seat, name) = (Some(0), "Anna".into());
    let new = NewTable { setup, visibility: Visibility::Open, seat, name, rated: false };
    let open: TableCreated = anna.post(&nodes[0], "/api/tables", &new).await.json();
    let _there = Player::join(&nodes[0], &anna, &open.id).await;
    let lobby: Lobby = bert.get(&nodes[1], "/api/tables").await.json();
    assert_eq!(lobby.tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&open.id]);
}

/// A player connected to another node is present. The seat of an absent one can be handed over by votes
/// at different nodes.
#[tokio::test(flavor = "multi_thread")]
async fn players_at_different_nodes_hand_a_seat_over() {
    let Some(nats) = nats() else { return };
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let setup = table_of(wire::klotz_view::MatchSetup::for_players(3).unwrap());
    let guests = [nodes[0].guest().await, nodes[1].guest().await, nodes[1].guest().await];
    let table = nodes[0].make_table(&guests[0], setup).await;
    let mut first = Player::join(&nodes[0], &guests[0], &table).await;
    let mut second = Player::join(&nodes[1], &guests[1], &table).await;
    second.sit(1, "Bert").await.unwrap();
    let mut third = Player::join(&nodes[1], &guests[2], &table).await;
    // From here on, messages have to arrive over the bus, not by a periodic resync.
    let sat = Instant::now();
    third.sit(2, "Cai").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    first.receive_until(|player| player.table.seats.iter().all(|seat| seat.here)).await;
    assert!(sat.elapsed() < Duration::from_secs(8), "{:?}", sat.elapsed());
    sleep(Duration::from_millis(400)).await;
    let hand_over = |id: &str| ClientToServer::HandOver { id: id.into(), seat: 2, level: 1 };
    assert_eq!(first.request(hand_over("here")).await.unwrap_err(), "online-still-there");
    drop(third);
    first.receive_until(|player| !player.table.seats[2].here).await;
    sleep(Duration::from_millis(400)).await;
    first.request(hand_over("one")).await.unwrap();
    second.receive_until(|player| player.table.handover.is_some()).await;
    let agreed = Instant::now();
    second.request(hand_over("two")).await.unwrap();
    let bot = wire::command::Player::Bot { level: 1 };
    first.receive_until(|player| player.table.seats[2].player == bot).await;
    assert_eq!(first.table.handover, None, "nobody asks for it any more");
    assert!(agreed.elapsed() < Duration::from_secs(8), "{:?}", agreed.elapsed());
}

/// A node that stops asks its pages to reconnect soon.
#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_node_sends_its_pages_to_another() {
    let Some(nats) = nats() else { return };
    let [home, leaving] = TestApp::cluster::<2>(&nats.url()).await;
    let anna = leaving.guest().await;
    let table = leaving.make_table(&anna, against_a_bot()).await;
    let mut player = Player::join(&leaving, &anna, &table).await;
    player.receive_until(Player::is_my_turn).await;
    player.play().await.unwrap();
    let stopping = tokio::spawn(leaving.stop());
    let retry_ms = loop {
        if let ServerToClient::Bye { retry_ms } = player.receive().await.expect("a goodbye") {
            break retry_ms;
        }
    };
    assert!(retry_ms <= 200, "{retry_ms} ms");
    let mut player = Player::rejoin(&home, &anna, &table, player.lose_connection()).await;
    assert_eq!(player.you, Some(0));
    player.receive_until(Player::is_my_turn).await;
    player.play().await.unwrap();
    stopping.await.unwrap();
}

/// Once a pair stood still before anything had failed: the bus was slow, and a server refused the first move
/// because it had not heard yet that the other player had sat down elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_resyncs_before_it_refuses_a_client() {
    let Some(nats) = nats() else { return };
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let guests = [nodes[0].guest().await, nodes[1].guest().await];
    let table = nodes[0].make_table(&guests[0], table_of(klotz())).await;
    let mut anna = Player::join(&nodes[0], &guests[0], &table).await;
    let mut bert = Player::join(&nodes[1], &guests[1], &table).await;
    nats.freeze().unwrap();
    bert.sit(1, "Bert").await.unwrap();
    bert.receive_until(|player| player.journal.is_some()).await;
    assert!(anna.journal.is_none(), "her server has heard nothing of it");
    assert_eq!(anna.command(bert.a_move()).await, Ok(1));

    // A client that joins a node that is behind keeps what it has seen.
    anna.receive_until(|player| player.seq() == 1).await;
    assert_eq!(bert.seq(), 0, "his server has heard nothing of it");
    let anna = Player::rejoin(&nodes[1], &guests[0], &table, anna.lose_connection()).await;
    assert_eq!(anna.seq(), 1);
    bert.receive_until(|player| player.seq() == 1).await;
    bert.play().await.unwrap();

    // So is a seat that was taken at another node.
    let bert = Player::rejoin(&nodes[0], &guests[1], &table, bert.lose_connection()).await;
    assert_eq!((bert.you, bert.seq()), (Some(1), 2));
    nats.wake().unwrap();
    let mut players = [anna, bert];
    players[0].receive_until(|player| player.seq() == 2).await;
    let [first, second] = &mut players;
    first.play().await.unwrap();
    second.receive_until(Player::is_my_turn).await;
}
