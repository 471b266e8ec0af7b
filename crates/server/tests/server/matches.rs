//! Whole matches.

use wire::command::{Clock, Command};
use wire::online::{ClientToServer, Phase};

use crate::app::{Guest, TestApp, against_a_bot, klotz, table_of, with_clock};
use crate::player::Player;

/// A table with two players, Anna on the first seat.
pub(crate) async fn two(app: &TestApp) -> (String, [Guest; 2], [Player; 2]) {
    let (anna, bert) = (app.guest().await, app.guest().await);
    let table = app.make_table(&anna, table_of(klotz())).await;
    let mut first = Player::join(app, &anna, &table).await;
    let mut second = Player::join(app, &bert, &table).await;
    assert_eq!((first.you, second.you, second.table.phase), (Some(0), None, Phase::Waiting));
    second.sit(1, "Bert").await.unwrap();
    second.receive_until(|player| player.journal.is_some() && player.you == Some(1)).await;
    first.receive_until(|player| player.journal.is_some()).await;
    (table, [anna, bert], [first, second])
}

/// Plays until this event or the end of the match.
pub(crate) async fn play_until(players: &mut [Player; 2], seq: u32) {
    loop {
        let newest = players[0].seq().max(players[1].seq());
        for player in players.iter_mut() {
            player.receive_until(|player| player.seq() >= newest).await;
        }
        if newest >= seq || players[0].is_over() {
            return;
        }
        let turn = usize::from(!players[0].is_my_turn());
        assert!(players[turn].is_my_turn());
        let done = players[turn].play().await.unwrap();
        assert_eq!(done, newest + 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_guests_play_a_match_and_a_third_watches() {
    let app = TestApp::start().await;
    let (table, [anna, _], mut players) = two(&app).await;
    let mut watcher = Player::join(&app, &app.guest().await, &table).await;
    assert_eq!(watcher.you, None);
    play_until(&mut players, u32::MAX).await;
    assert!(players[0].is_over());
    let end = players[0].seq();
    watcher
        .receive_until(|watcher| watcher.seq() == end && watcher.table.phase == Phase::Over)
        .await;
    assert_eq!(watcher.game(), players[0].game());
    assert_eq!(watcher.game(), players[1].game());
    assert_eq!(watcher.table.seats[1].name, "Bert");
    // The log can be downloaded.
    let log = anna.get(&app, &format!("/api/tables/{table}/log")).await;
    assert_eq!(log.status(), 200);
    assert_eq!(
        &match_log::read_log::<klotz::Klotz>(log.body()).unwrap(),
        players[0].journal.as_ref().unwrap()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, against_a_bot()).await;
    let mut player = Player::join(&app, &anna, &table).await;
    assert_eq!(player.table.phase, Phase::Playing, "nobody is missing");
    for round in 0..3 {
        player.receive_until(Player::is_my_turn).await;
        player.play().await.unwrap();
        player.receive_until(|player| player.seq() == 2 * round + 2).await;
    }
    // The bot agrees to a takeback at once, and declines draws.
    let ply = 4;
    player.receive_until(Player::is_my_turn).await;
    player.command(Command::TakeBack { seat: 0, ply }).await.unwrap();
    player.receive_until(|player| player.journal.as_ref().unwrap().table().ply() == ply).await;
    player.command(Command::OfferDraw { seat: 0 }).await.unwrap();
    player
        .receive_until(|player| player.journal.as_ref().unwrap().table().draw_offer().is_none())
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn draws_and_takebacks_need_agreement_and_a_rematch_changes_the_start() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    play_until(&mut players, 3).await;
    let [first, second] = &mut players;
    let request = first.command(Command::TakeBack { seat: 0, ply: 2 }).await.unwrap();
    second.receive_until(|player| player.seq() == request).await;
    assert_eq!(second.journal.as_ref().unwrap().table().ply(), 3, "not before it was agreed");
    second.command(Command::AnswerTakeBack { seat: 1, accept: true }).await.unwrap();
    assert_eq!(second.journal.as_ref().unwrap().table().ply(), 2);
    let offer = second.command(Command::OfferDraw { seat: 1 }).await.unwrap();
    first.receive_until(|player| player.seq() == offer).await;
    first.command(Command::AnswerDraw { seat: 0, accept: true }).await.unwrap();
    first.receive_until(|player| player.is_over() && player.table.phase == Phase::Over).await;

    first.command(Command::Rematch { seat: 0 }).await.unwrap();
    assert_eq!(first.table.next, None, "both have to want it");
    second.command(Command::Rematch { seat: 1 }).await.unwrap();
    second.receive_until(|player| player.table.next.is_some()).await;
    first.receive_until(|player| player.table.next.is_some()).await;
    let next = first.table.next.clone().unwrap();
    assert_ne!(next, table);
    let again = Player::join(&app, &anna, &next).await;
    assert_eq!((again.you, again.table.phase), (Some(0), Phase::Playing));
    assert!(!again.is_my_turn(), "the start moves on");
    let mut second = Player::join(&app, &bert, &next).await;
    assert!(second.is_my_turn());
    second.play().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_by_itself() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, with_clock(Clock::PerMove { move_ms: 1_000 })).await;
    let mut first = Player::join(&app, &anna, &table).await;
    let mut second = Player::join(&app, &app.guest().await, &table).await;
    second.sit(1, "").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    first.play().await.unwrap();
    // The server checks the clock by itself.
    first.receive_until(Player::is_over).await;
    let outcome = first.journal.as_ref().unwrap().table().outcome().unwrap();
    assert_eq!(outcome.rule, table::EndRule::Table(table::TableRule::Time));
    second.receive_until(Player::is_over).await;
}

/// A bot takes over the seat of an absent player, who gets it back on return.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_takes_over_the_seat_of_an_absent_player() {
    let app = TestApp::start().await;
    let (table, [_, bert], [mut first, second]) = two(&app).await;
    let hand_over = |id: &str| ClientToServer::HandOver { id: id.into(), seat: 1, level: 11 };
    assert_eq!(first.request(hand_over("early")).await.unwrap_err(), "online-still-there");
    first.play().await.unwrap();
    drop(second);
    first.receive_until(|player| !player.table.seats[1].here).await;
    assert_eq!(first.request(hand_over("too soon")).await.unwrap_err(), "online-still-there");
    tokio::time::sleep(std::time::Duration::from_millis(400)).await;
    first.request(hand_over("now")).await.unwrap();
    first.request(hand_over("now")).await.unwrap();
    first.receive_until(Player::is_my_turn).await;
    let level_1 = wire::command::Player::Bot { level: 11 };
    assert_eq!(first.table.seats[1].player, level_1);

    let mut second = Player::join(&app, &bert, &table).await;
    assert_eq!(second.you, Some(1));
    let back = Command::SetPlayer { seat: 1, player: wire::command::Player::Human };
    second.command(back).await.unwrap();
    first.play().await.unwrap();
    second.receive_until(Player::is_my_turn).await;
    second.play().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn players_chat() {
    let app = TestApp::start().await;
    let (table, _, [mut first, mut second]) = two(&app).await;
    first.say("  hello\n <b>Bert</b> ").await.unwrap();
    second.receive_until(|player| player.chat.len() == 1).await;
    assert_eq!(second.chat, ["hello <b>Bert</b>"], "words, to be shown as they are");
    // A repeated line appears once.
    let again = || ClientToServer::Chat { id: "same".into(), text: "once".into() };
    first.request(again()).await.unwrap();
    first.request(again()).await.unwrap();
    assert_eq!(first.say("").await.unwrap_err(), "online-chat-length");
    let watcher = Player::join(&app, &app.guest().await, &table).await;
    assert_eq!(watcher.chat, ["hello <b>Bert</b>", "once"]);
    let mut refused = None;
    for _ in 0..20 {
        refused = refused.or(first.say("flood").await.err());
    }
    assert_eq!(refused.as_deref(), Some("online-too-fast"));
}
