//! The edge of the server: slow and half-sent requests, limits behind a proxy, password guessing. Clients
//! come from addresses of their own, as 127.0.1.x.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use server::{Config, ForwardedHeader, TrustedProxies};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use wire::Refusal;
use wire::online::{Me, ServerToClient};

use crate::accounts::{PASSWORD, sign_up};
use crate::app::{Answer, Guest, TestApp, klotz, read_answer, table_of};
use crate::player::Player;

fn behind_a_proxy() -> TrustedProxies {
    let networks = vec!["127.0.0.1/32".parse().unwrap()];
    TrustedProxies::new(networks, ForwardedHeader::XForwardedFor)
}

fn impatient() -> Config {
    Config { body_timeout: Duration::from_millis(500), ..Config::default() }
}

/// Sends a request whose body stays incomplete.
async fn send_half(stream: &mut TcpStream, length: usize) {
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server may have refused it already.
    let _ = stream.write_all(&vec![b' '; length - 1]).await;
}

/// Bodies that never arrived kept their connection and memory for ever.
#[tokio::test(flavor = "multi_thread")]
async fn half_sent_bodies_are_cut_off() {
    let app = TestApp::configured(impatient(), TrustedProxies::default()).await;
    let mut streams = Vec::new();
    for number in 0..100 {
        let mut stream = app.connect_from(number).await;
        send_half(&mut stream, 1_000).await;
        streams.push(stream);
    }
    let whole = app.guest().await.post(&app, "/api/pair", &json!({})).await;
    assert_eq!(whole.status(), 422, "others are served: {}", whole.0);
    for stream in streams {
        let answer = timeout(Duration::from_secs(20), read_answer(stream)).await;
        assert_eq!(answer.expect("it is cut off").status(), 408);
    }
}

/// A byte now and then does not keep a body alive.
#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_trickles_in_is_cut_off() {
    let app = TestApp::configured(impatient(), TrustedProxies::default()).await;
    let mut stream = app.connect_from(1).await;
    send_half(&mut stream, 2).await;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n";
    let mut stream = app.connect_from(2).await;
    stream.write_all(head.as_bytes()).await.unwrap();
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(20) {
        if stream.write_all(b" ").await.is_err() {
            return;
        }
        let mut byte = [0; 1];
        if let Ok(read) = timeout(Duration::from_millis(50), stream.read(&mut byte)).await {
            assert!(read.is_ok_and(|bytes| bytes <= 1), "an answer, or the end");
            return;
        }
    }
    panic!("it is still open");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_memory_of_bodies_is_bounded() {
    let config = Config { body_timeout: Duration::from_mins(1), ..Config::default() };
    let app = TestApp::configured(config, TrustedProxies::default()).await;
    // More than the budget of 16 MiB, from many addresses.
    let mut streams = Vec::new();
    for number in 0..100 {
        let mut stream = app.connect_from(number).await;
        send_half(&mut stream, 250_000).await;
        streams.push(stream);
    }
    let mut refused = 0;
    for stream in &mut streams {
        let mut answer = [0; 12];
        let read = timeout(Duration::from_millis(100), stream.read(&mut answer)).await;
        refused += usize::from(matches!(read, Ok(Ok(12)) if answer == *b"HTTP/1.1 503"));
    }
    assert!(refused >= 100 - 16 * 1024 * 1024 / 249_999 - 1, "{refused} refused");
    // Ordinary requests have a budget of their own.
    let guest = app.guest().await;
    let answer = guest.post(&app, "/api/pair", &json!({})).await;
    assert_eq!(answer.status(), 422, "{}", answer.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let app = TestApp::start().await;
    let mut open = Vec::new();
    for _ in 0..1_000 {
        open.push(app.connect_from(1).await);
    }
    let refused = read_answer(app.connect_from(1).await).await;
    assert_eq!((refused.status(), refused.header("retry-after")), (429, Some("10")));
    assert_eq!(app.guest().await.get(&app, "/api/me").await.status(), 200);
}

/// Sends requests of a visitor behind the proxy.
async fn visit(app: &TestApp, address: &str, cookie: &str) -> Answer {
    let headers = [("x-forwarded-for", address), ("cookie", cookie)];
    app.request("GET", "/api/tables", &headers, None).await
}

/// All visitors behind a proxy shared one limit, so one of them could shut out the others.
#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_an_abuser_is_limited_alone() {
    let app = TestApp::configured(Config::default(), behind_a_proxy()).await;
    let mut limited = None;
    for _ in 0..1_500 {
        // Whatever it invents on the left does not help.
        let answer = visit(&app, "9.9.9.9, 203.0.113.1", "").await;
        if answer.status() == 429 {
            limited = Some(answer);
            break;
        }
    }
    let limited = limited.expect("the abuser is limited");
    assert_eq!(limited.json::<Refusal>().code, "online-too-fast");
    let seconds: u64 = limited.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=10).contains(&seconds), "{seconds}");
    for number in 0..30 {
        let address = format!("203.0.113.{}", 100 + number);
        assert_eq!(visit(&app, &address, "").await.status(), 200, "{address}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_trust_the_header_changes_nothing() {
    let app = TestApp::start().await;
    let mut refused = 0;
    for number in 0..600 {
        let answer = visit(&app, &format!("203.0.113.{}", number % 250), "").await;
        refused += u32::from(answer.status() == 429);
    }
    assert!(refused > 0, "it is one client");
}

/// Wrong attempts locked the account for everyone, also for its owner.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_lock_another_account() {
    let app = TestApp::start().await;
    let ada = app.guest().await;
    let credentials = |password: &str| json!({ "name": "Ada", "password": password });
    let signed_up = ada.post(&app, "/api/account", &credentials(PASSWORD)).await;
    let device = signed_up.cookie("holz-device").expect("a device to know again").to_owned();
    assert!(signed_up.0.contains("HttpOnly"));
    let mut codes = Vec::new();
    for number in 0..16 {
        let path = "/api/account/sign-in";
        let wrong = app.post_from(number / 6, path, &[], &credentials("wrong password")).await;
        codes.push(wrong.status());
    }
    // The last of them already had to wait.
    assert_eq!(codes, [403; 16]);
    // At once, because each waits for some seconds.
    let path = "/api/account/sign-in";
    let wrong = credentials("wrong password");
    join_all((0..11).map(|_| app.post_from(99, path, &[], &wrong))).await;
    let blocked = app.post_from(99, path, &[], &credentials(PASSWORD)).await;
    assert_eq!(blocked.status(), 429, "this address has guessed too often: {}", blocked.0);
    assert!(blocked.header("retry-after").is_some());
    // The owner's own browser is not affected, not even at the same address.
    let begin = Instant::now();
    let known = [("cookie", device.as_str())];
    let known = app.post_from(99, path, &known, &credentials(PASSWORD)).await;
    assert_eq!(known.status(), 200, "{}", known.0);
    assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
    // A new browser elsewhere only has to wait.
    let new = app.post_from(100, path, &[], &credentials(PASSWORD)).await;
    assert_eq!(new.status(), 200, "{}", new.0);
    assert!(new.json::<Me>().account);
    // The device of another account helps nobody.
    let bert = app.guest().await;
    let other = json!({ "name": "Bert", "password": PASSWORD });
    let signed_up = bert.post(&app, "/api/account", &other).await;
    let others = [("cookie", signed_up.cookie("holz-device").unwrap())];
    let blocked = app.post_from(99, path, &others, &credentials(PASSWORD)).await;
    assert_eq!(blocked.status(), 429);
}

/// A copy of the database must not stay valid for ever.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_survive_the_rotation_of_keys_and_end_when_sessions_are_invalidated() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let ada = sign_up(&app, &app.guest().await, "Ada").await;
    let app = app.stop_and(async |store| server::rotate_cookie_keys(store).await.unwrap()).await;
    let visited = anna.get(&app, "/api/me").await;
    let renewed = Guest::renewed(&visited);
    let id = |guest: &Guest| guest.cookie.split('.').nth(1).unwrap().to_owned();
    assert_eq!(id(&renewed), id(&anna), "the same guest");
    assert_ne!(renewed.cookie, anna.cookie, "signed with the new key");
    assert!(renewed.get(&app, "/api/me").await.header("set-cookie").is_none());
    assert!(ada.get(&app, "/api/me").await.json::<Me>().account);
    let app = app.stop_and(async |store| server::invalidate_sessions(store).await.unwrap()).await;
    let stranger = Guest::renewed(&renewed.get(&app, "/api/me").await);
    assert_ne!(id(&stranger), id(&anna));
    assert!(!ada.get(&app, "/api/me").await.json::<Me>().account);
}

/// Thousands of refused messages did not close a socket.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_is_only_refused_is_closed() {
    let app = TestApp::start().await;
    let guest = app.guest().await;
    let table = app.make_table(&guest, table_of(klotz())).await;
    let mut player = Player::join(&app, &guest, &table).await;
    let mut refused = 0;
    let mut retry_ms = None;
    for _ in 0..700 {
        player.send_raw(Message::text("{")).await;
        match player.receive().await {
            Some(ServerToClient::Refused { .. }) => refused += 1,
            Some(ServerToClient::Bye { retry_ms: wait }) => retry_ms = Some(wait),
            Some(_) => {}
            None => break,
        }
    }
    assert!((500..700).contains(&refused), "{refused}");
    assert_eq!(retry_ms, Some(30_000));
}

/// Players saw "a place that keeps no tables", and nothing was logged.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_changes_host_is_named() {
    let app = TestApp::start().await;
    let page = [("x-page-origin", "https://holz.example")];
    let refused = app.request("GET", "/api/me", &page, None).await;
    assert_eq!(refused.status(), 403);
    let refusal: Refusal = refused.json();
    assert_eq!(refusal.code, "online-wrong-host");
    let text = format!("{refusal:?}");
    assert!(text.contains("holz.example") && text.contains(&app.address.to_string()), "{text}");
    let own = format!("http://{}", app.address);
    let answer = app.request("GET", "/api/me", &[("x-page-origin", &own)], None).await;
    assert_eq!(answer.status(), 200);
}
