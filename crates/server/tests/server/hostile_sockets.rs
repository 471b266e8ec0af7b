//! Abuse below the level of messages: invalid frames, sockets that do not read, endless requests, and
//! floods.

use std::time::{Duration, Instant};

use futures_util::SinkExt as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::command::{Clock, Command};
use wire::online::{ClientToServer, ServerToClient};

use crate::app::{Guest, TestApp, klotz, table_of, with_clock};
use crate::matches::{play_until, two};
use crate::player::{Player, connect, receive};

/// A raw socket after the handshake, which can send any bytes.
async fn raw_socket(app: &TestApp, guest: &Guest, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        app.address, guest.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// Whether the server soon closes the connection.
async fn hangs_up(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    timeout(Duration::from_secs(5), stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_frames_close_only_their_own_connection() {
    let app = TestApp::start().await;
    let (table, _, mut players) = two(&app).await;
    let mallory = app.guest().await;
    let text = |length: &[u8]| [&[0x81][..], length, &[0; 4]].concat();
    let huge = text(&[&[0xff][..], &(1_u64 << 62).to_be_bytes()].concat());
    let larger_than_allowed = text(&[&[0xff][..], &(600_u64 << 10).to_be_bytes()].concat());
    let not_masked = vec![0x81, 2, b'{', b'}'];
    let reserved_bits = vec![0xf1, 0x82, 0, 0, 0, 0, b'{', b'}'];
    let unknown_kind = vec![0x8b, 0x80, 0, 0, 0, 0];
    let no_text = vec![0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe];
    let rest_of_nothing = vec![0x80, 0x82, 0, 0, 0, 0, b'{', b'}'];
    let long_ping = [&[0x89, 0xfe, 0, 200, 0, 0, 0, 0][..], &[b'x'; 200]].concat();
    for frame in [
        huge,
        larger_than_allowed,
        not_masked,
        reserved_bits,
        unknown_kind,
        no_text,
        rest_of_nothing,
        long_ping,
    ] {
        let mut stream = raw_socket(&app, &mallory, &table).await;
        stream.write_all(&frame).await.unwrap();
        assert!(hangs_up(stream).await, "{frame:?}");
    }
    play_until(&mut players, 3).await;
}

/// Fragments cannot get around the maximum message size.
#[tokio::test(flavor = "multi_thread")]
async fn an_endless_fragmented_message_is_cut_off() {
    let app = TestApp::start().await;
    let (table, _, mut players) = two(&app).await;
    let mut stream = raw_socket(&app, &app.guest().await, &table).await;
    let piece = vec![b'x'; 60_000];
    let length = u16::try_from(piece.len()).unwrap().to_be_bytes();
    let mut sent = 0;
    // A first text fragment, then continuations without end.
    for kind in std::iter::once(1).chain(std::iter::repeat_n(0, 99)) {
        let head = [kind, 0xfe, length[0], length[1], 0, 0, 0, 0];
        let written = async {
            stream.write_all(&head).await?;
            stream.write_all(&piece).await
        };
        if written.await.is_err() {
            break;
        }
        sent += piece.len();
    }
    assert!(hangs_up(stream).await, "{sent} bytes were taken");
    play_until(&mut players, 3).await;
}

/// Endless requests and silent connections block nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_do_not_block_others() {
    let app = TestApp::start().await;
    let mut half_open = Vec::new();
    for number in 0..150 {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        let head = "GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: ";
        let sent = &head.as_bytes()[..number % head.len()];
        stream.write_all(sent).await.unwrap();
        half_open.push(stream);
    }
    let started = Instant::now();
    let (_, _, mut players) = two(&app).await;
    play_until(&mut players, 4).await;
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

/// A page that does not read is dropped; the others never wait for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_read_is_dropped() {
    let app = TestApp::start().await;
    let (table, _, mut players) = two(&app).await;
    let hello = r#"{"type":"hello","protocol":1,"have":null}"#;
    let mut deaf = connect(&app, Some(&app.guest().await.cookie), &table, None).await.unwrap();
    for _ in 0..55 {
        // Each is answered with the whole match, which is never read.
        deaf.send(Message::text(hello)).await.unwrap();
    }
    let started = Instant::now();
    play_until(&mut players, 20).await;
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
}

/// A flood of refused requests once kept the server from checking the clock.
#[tokio::test(flavor = "multi_thread")]
async fn chat_does_not_delay_a_flag() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, with_clock(Clock::PerMove { move_ms: 1_000 })).await;
    let mut first = Player::join(&app, &anna, &table).await;
    let mut second = Player::join(&app, &app.guest().await, &table).await;
    second.sit(1, "Bert").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    first.play().await.unwrap();
    // Bert is to move, and floods the table instead.
    let noise = tokio::spawn(async move {
        for number in 0..100 {
            let command = Command::PlayMove { seat: 0, ply: 1, text: "a1-a2".to_owned() };
            let id = format!("noise {number}");
            second.send_raw(frame(&ClientToServer::Command { id, seen: 1, command })).await;
            sleep(Duration::from_millis(52)).await;
        }
    });
    let started = Instant::now();
    first.receive_until(Player::is_over).await;
    assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
    noise.abort();
}

fn frame(message: &ClientToServer) -> Message {
    Message::text(serde_json::to_string(message).unwrap())
}

/// A cookie is signed for one visitor: another's name does not fit the signature, nor does one of
/// another server.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_identify_their_visitor_only() {
    let app = TestApp::start().await;
    let (anna, mallory) = (app.guest().await, app.guest().await);
    let table = app.make_table(&anna, table_of(klotz())).await;
    let parts = |guest: &Guest| {
        let (name, signature) = guest.cookie.rsplit_once('.').unwrap();
        (name.to_owned(), signature.to_owned())
    };
    let ((name, signature), (other_name, other_signature)) = (parts(&anna), parts(&mallory));
    let elsewhere = TestApp::start().await.guest().await;
    for cookie in [
        format!("{name}.{other_signature}"),
        format!("{other_name}.{signature}"),
        format!("{name}."),
        format!("{name}.{signature}00"),
        name.clone(),
        elsewhere.cookie,
    ] {
        let mut player = Player::join(&app, &Guest { cookie: cookie.clone() }, &table).await;
        assert_eq!(player.you, None, "{cookie}");
        let stand = ClientToServer::Stand { id: "s".into() };
        assert!(player.request(stand).await.is_ok(), "nobody stands up, and nothing happens");
    }
    let cookie = Guest { cookie: format!("{name}.{signature}") };
    assert_eq!(Player::join(&app, &cookie, &table).await.you, Some(0), "it is still Anna's");
}

/// Invalid messages count against the rate limit too.
#[tokio::test(flavor = "multi_thread")]
async fn invalid_messages_count_against_the_rate_limit() {
    let app = TestApp::start().await;
    let (table, _, _players) = two(&app).await;
    let mut socket = connect(&app, Some(&app.guest().await.cookie), &table, None).await.unwrap();
    let mut codes = Vec::new();
    for _ in 0..80 {
        socket.send(Message::binary(vec![0; 3])).await.unwrap();
        let Some(ServerToClient::Refused { refusal, .. }) = receive(&mut socket).await else {
            panic!("a refusal was expected");
        };
        codes.push(refusal.code);
    }
    assert_eq!(codes[0], "bad-message");
    assert!(codes.iter().any(|code| code == "online-too-fast"), "{codes:?}");
}
