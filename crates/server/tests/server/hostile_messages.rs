//! Abuse at the level of messages: the match goes on regardless.

use futures_util::SinkExt as _;
use tokio_tungstenite::tungstenite::Message;
use wire::command::{Command, Player as Who};
use wire::online::{ClientToServer, PROTOCOL, ServerToClient};

use crate::app::{Guest, TestApp, klotz, table_of};
use crate::matches::{play_until, two};
use crate::player::{Player, connect, receive};

#[tokio::test(flavor = "multi_thread")]
async fn players_cannot_move_out_of_turn_or_for_others() {
    let app = TestApp::start().await;
    let (table, _, [mut first, mut second]) = two(&app).await;
    let mut watcher = Player::join(&app, &app.guest().await, &table).await;
    let mv = first.a_move();
    assert_eq!(watcher.command(mv.clone()).await.unwrap_err(), "online-not-seated");
    assert_eq!(second.command(mv.clone()).await.unwrap_err(), "online-not-your-seat");
    let Command::PlayMove { ply, text, .. } = mv.clone() else { panic!("a move") };
    let out_of_turn = Command::PlayMove { seat: 1, ply, text };
    assert_eq!(second.command(out_of_turn).await.unwrap_err(), "not-your-turn");
    let nonsense = |text: &str| Command::PlayMove { seat: 0, ply: 0, text: text.to_owned() };
    assert!(first.command(nonsense("a1-z99")).await.is_err());
    assert!(first.command(nonsense("")).await.is_err());
    let bot = Command::SetPlayer { seat: 1, player: Who::Bot { level: 11 } };
    assert_eq!(second.command(bot).await.unwrap_err(), "online-not-alone");
    let resign = Command::Resign { seat: 0 };
    assert_eq!(watcher.command(resign.clone()).await.unwrap_err(), "online-not-seated");
    assert_eq!(second.command(resign).await.unwrap_err(), "online-not-your-seat");
    assert_eq!(second.sit(0, "thief").await.unwrap_err(), "online-already-seated");
    assert_eq!(watcher.sit(0, "thief").await.unwrap_err(), "online-started");
    assert_eq!((first.seq(), second.seq(), watcher.seq()), (0, 0, 0), "nothing has happened");
    first.command(mv).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_belong_to_seats_and_stale_moves_are_refused() {
    let app = TestApp::start().await;
    let (_, _, mut players) = two(&app).await;
    play_until(&mut players, 2).await;
    let [first, second] = &mut players;
    let command =
        |id: &str, seen, command| ClientToServer::Command { id: id.into(), seen, command };
    let mv = first.a_move();
    first.request(command("x", 2, mv.clone())).await.unwrap();
    second.receive_until(|player| player.seq() == 3).await;
    // The same id from another seat is another request.
    let reply = second.a_move();
    assert_eq!(second.request(command("x", 3, reply)).await, Ok(4));
    first.receive_until(|player| player.seq() == 4).await;
    // A stale move is refused, whatever ply it claims.
    let Command::PlayMove { text, .. } = mv else { panic!("a move") };
    let old = Command::PlayMove { seat: 0, ply: 4, text };
    assert_eq!(first.request(command("y", 2, old)).await.unwrap_err(), "online-position-changed");
    for id in ["", &"x".repeat(65), "a\nb"] {
        let refused = first.request(command(id, 4, Command::OfferDraw { seat: 0 })).await;
        assert_eq!(refused.unwrap_err(), "online-bad-id");
    }
    assert_eq!(first.seq(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_cookies_identify_nobody() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, table_of(klotz())).await;
    assert_eq!(Player::join(&app, &anna, &table).await.you, Some(0));
    let mut forged = anna.cookie.clone();
    let last = if forged.ends_with('0') { "1" } else { "0" };
    forged.replace_range(forged.len() - 1.., last);
    for cookie in [forged, "holz=g.".to_owned(), "holz=admin".to_owned()] {
        let player = Player::join(&app, &Guest { cookie }, &table).await;
        assert_eq!(player.you, None);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_refused() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, table_of(klotz())).await;
    let cookie = Some(anna.cookie.as_str());
    assert!(connect(&app, cookie, &table, Some("https://evil.example")).await.is_err());
    let home = format!("http://{}", app.address);
    assert!(connect(&app, cookie, &table, Some(&home)).await.is_ok());
    let headers = [("cookie", anna.cookie.as_str()), ("origin", "https://evil.example")];
    let answer = app.request("POST", "/api/tables", &headers, Some("{}".into())).await;
    assert_eq!(answer.status(), 403);
}

/// The code of the next refusal without an id.
async fn refusal(player: &mut Player) -> String {
    loop {
        let message = player.receive().await.expect("a refusal");
        if let ServerToClient::Refused { id: None, refusal, .. } = message {
            return refusal.code;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_messages_are_refused_and_large_ones_close_the_connection() {
    let app = TestApp::start().await;
    let (_, _, [mut first, mut second]) = two(&app).await;
    for text in ["", "{", "[]", r#"{"type":"hello"}"#, r#"{"type":"nothing"}"#, "\u{0}"] {
        first.send_raw(Message::text(text)).await;
        assert_eq!(refusal(&mut first).await, "bad-message", "{text:?}");
    }
    first.send_raw(Message::binary(vec![0; 10])).await;
    assert_eq!(refusal(&mut first).await, "bad-message");
    first.send_raw(Message::text("x".repeat(600 * 1024))).await;
    while first.receive().await.is_some() {}
    second.receive_until(|player| !player.table.seats[0].here).await;
    let large = format!("{{\"x\":\"{}\"}}", "x".repeat(300 * 1024));
    let anna = app.guest().await;
    let headers = [("cookie", anna.cookie.as_str())];
    let answer = app.request("POST", "/api/tables", &headers, Some(large)).await;
    assert!([413, 0].contains(&answer.status()), "{}", answer.0);
    second.say("still here").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_and_half_open_sockets_do_not_block_others() {
    let app = TestApp::start().await;
    let (table, _, mut players) = two(&app).await;
    let mallory = app.guest().await;
    let mut flood = Player::join(&app, &mallory, &table).await;
    for n in 0..500 {
        flood.send_raw(Message::text(format!(r#"{{"type":"ping","n":{n}}}"#))).await;
    }
    let mut refused = false;
    for _ in 0..500 {
        match flood.receive().await {
            Some(ServerToClient::Refused { refusal, .. }) => {
                refused |= refusal.code == "online-too-fast";
            }
            Some(_) => {}
            None => break,
        }
    }
    assert!(refused, "too much at once is refused");
    // Sockets that never say hello, up to the limit.
    let mut silent = Vec::new();
    while let Ok(socket) = connect(&app, Some(&mallory.cookie), &table, None).await {
        silent.push(socket);
        assert!(silent.len() <= 16);
    }
    assert_eq!(silent.len(), 15, "with the flood's own that makes sixteen");
    play_until(&mut players, 4).await;
    // A request before hello is refused, and so is another protocol version.
    let mut socket = silent.pop().unwrap();
    let request = r#"{"type":"stand","id":"a"}"#;
    socket.send(Message::text(request)).await.unwrap();
    assert!(matches!(receive(&mut socket).await, Some(ServerToClient::Refused { .. })));
    let old = serde_json::to_string(&ClientToServer::Hello { protocol: PROTOCOL + 1, have: None });
    socket.send(Message::text(old.unwrap())).await.unwrap();
    let Some(ServerToClient::Refused { refusal, .. }) = receive(&mut socket).await else {
        panic!("a refusal was expected");
    };
    assert_eq!(refusal.code, "online-protocol");
}

#[tokio::test(flavor = "multi_thread")]
async fn making_tables_is_rate_limited() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let new = wire::online::NewTable {
        rated: false,
        setup: table_of(klotz()),
        visibility: wire::online::Visibility::Private,
        seat: None,
        name: String::new(),
    };
    let mut codes = Vec::new();
    for _ in 0..60 {
        let answer = anna.post(&app, "/api/tables", &new).await;
        if answer.status() != 201 {
            codes.push(answer.json::<wire::Refusal>().code);
        }
    }
    assert!(!codes.is_empty() && codes.iter().all(|code| code == "online-too-fast"), "{codes:?}");
}
