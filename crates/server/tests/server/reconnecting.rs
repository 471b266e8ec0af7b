//! Connections break, servers restart: nothing is lost and nothing happens twice.

use wire::online::{ClientToServer, Phase, ServerToClient};

use crate::app::{TestApp, klotz, table_of};
use crate::matches::{play_until, two};
use crate::player::Player;

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_reconnects_twice_misses_nothing() {
    let app = TestApp::start().await;
    let (table, [_, bert], mut players) = two(&app).await;
    for lost_at in [4, 9] {
        play_until(&mut players, lost_at).await;
        let [mut first, second] = players;
        let known = second.lose_connection();
        first.receive_until(|player| !player.table.seats[1].here).await;
        // The match goes on without them, as far as it can.
        if first.is_my_turn() {
            first.play().await.unwrap();
        }
        let second = Player::rejoin(&app, &bert, &table, known).await;
        assert_eq!((second.you, second.seq()), (Some(1), first.seq()));
        first.receive_until(|player| player.table.seats[1].here).await;
        players = [first, second];
    }
    play_until(&mut players, u32::MAX).await;
    assert!(players[0].is_over());
    assert_eq!(players[0].journal, players[1].journal);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_was_lost_is_played_once() {
    let app = TestApp::start().await;
    let (table, [anna, _], [mut first, mut second]) = two(&app).await;
    let command = ClientToServer::Command { id: "m1".into(), seen: 0, command: first.a_move() };
    first.send(&command).await;
    let known = first.lose_connection();
    second.receive_until(|player| player.seq() == 1).await;
    let mut first = Player::rejoin(&app, &anna, &table, known).await;
    assert_eq!(first.seq(), 1);
    assert_eq!(first.request(command.clone()).await, Ok(1), "as the first time");
    second.play().await.unwrap();
    assert_eq!(first.request(command.clone()).await, Ok(1), "also when the match has gone on");

    // And after a restart.
    let app = app.restart().await;
    let mut first = Player::join(&app, &anna, &table).await;
    assert_eq!(first.seq(), 2);
    assert_eq!(first.request(command).await, Ok(1));
    assert_eq!(first.seq(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_during_a_match_says_bye_and_loses_nothing() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    play_until(&mut players, 5).await;
    let [mut first, second] = players;
    first.say("back in a minute").await.unwrap();
    let restarted = tokio::spawn(app.restart());
    let goodbye = loop {
        match first.receive().await {
            Some(ServerToClient::Bye { retry_ms }) => break Some(retry_ms),
            Some(_) => {}
            None => break None,
        }
    };
    assert!(goodbye.is_some(), "who is connected is told");
    let app = restarted.await.unwrap();
    let first = Player::rejoin(&app, &anna, &table, first.lose_connection()).await;
    assert_eq!((first.seq(), first.chat.as_slice()), (5, &["back in a minute".to_owned()][..]));
    // A client without any events gets the whole match.
    let known = second.lose_connection();
    let mut players = [first, Player::join(&app, &bert, &table).await];
    assert_eq!(players[1].journal, known);
    play_until(&mut players, u32::MAX).await;
    assert!(players[0].is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_survives_a_restart_while_the_table_waits() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, table_of(klotz())).await;
    let app = app.restart().await;
    let player = Player::join(&app, &anna, &table).await;
    assert_eq!((player.you, player.table.phase), (Some(0), Phase::Waiting));
    assert_eq!(player.table.seats[0].name, "Anna");
}

/// Two servers over one store that do not know of each other: the loser of a race gets the newest state
/// before the answer.
#[tokio::test(flavor = "multi_thread")]
async fn the_loser_of_a_race_between_nodes_gets_the_newest_state() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    let other = app.another().await;
    let mut elsewhere = Player::join(&other, &anna, &table).await;
    assert_eq!((elsewhere.you, elsewhere.seq()), (Some(0), 0));
    play_until(&mut players, 2).await;
    // The other server does not know about the move yet.
    assert_eq!(elsewhere.seq(), 0);
    let refused = elsewhere.play().await.unwrap_err();
    assert_eq!(refused, "online-position-changed");
    assert_eq!(elsewhere.seq(), 2, "told before the refusal");
    elsewhere.play().await.unwrap();
    // Now the first one is behind, and resyncs in the same way.
    let mut bert_again = Player::join(&app, &bert, &table).await;
    assert_eq!(bert_again.seq(), 2);
    let known = elsewhere.lose_connection();
    bert_again.journal = known;
    assert_eq!(bert_again.seq(), 3);
}
