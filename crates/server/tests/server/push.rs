//! Push notices: the player to move is notified if they have no page open, in games with days per move.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint as _;
use web_push_native::{Auth, decrypt};
use wire::command::{Clock, Command};
use wire::online::PushServerKey;

use crate::app::{Guest, TestApp, with_clock};
use crate::player::Player;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
const AUTH: [u8; 16] = *b"sixteen bytes ok";

/// A fake push service.
struct Service {
    port: u16,
    requests: mpsc::Receiver<(String, Vec<u8>)>,
}

impl Service {
    /// Answers everything with this status.
    async fn start(status: &'static str) -> Service {
        Service::start_with([status]).await
    }

    /// Answers with each status in turn, and with the last one from then on.
    async fn start_with<const N: usize>(statuses: [&'static str; N]) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (told, requests) = mpsc::channel(16);
        tokio::spawn(async move {
            let last = std::iter::repeat(*statuses.last().unwrap());
            let mut statuses = statuses.into_iter().chain(last);
            while let Ok((mut line, _)) = listener.accept().await {
                let status = statuses.next().unwrap();
                let request = read(&mut line).await;
                let answer = format!("HTTP/1.1 {status}\r\nlocation: /elsewhere\r\n\r\n");
                let _ = line.write_all(answer.as_bytes()).await;
                let _ = told.send(request).await;
            }
        });
        Service { port, requests }
    }

    /// The head and the body of the next request.
    async fn next(&mut self) -> (String, Vec<u8>) {
        timeout(Duration::from_secs(20), self.requests.recv()).await.expect("a notice").unwrap()
    }

    /// The subscription of a browser with this key.
    fn place(&self, key: &SecretKey) -> Value {
        let public = key.public_key().to_encoded_point(false);
        json!({
            "endpoint": format!("http://127.0.0.1:{}/places/bert", self.port),
            "publicKey": URL_SAFE_NO_PAD.encode(public.as_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(AUTH),
            "language": "de",
        })
    }
}

async fn read(line: &mut tokio::net::TcpStream) -> (String, Vec<u8>) {
    let mut bytes = Vec::new();
    loop {
        line.read_buf(&mut bytes).await.unwrap();
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head.split("content-length: ").nth(1).unwrap();
        let length: usize = length.lines().next().unwrap().parse().unwrap();
        if bytes.len() == end + 4 + length {
            return (head, bytes.split_off(end + 4));
        }
    }
}

/// Anna is at a table with Bert, who has left.
async fn apart(app: &TestApp, bert: &Guest, clock: Clock) -> (String, Player) {
    let anna = app.guest().await;
    let table = app.make_table(&anna, with_clock(clock)).await;
    let mut first = Player::join(app, &anna, &table).await;
    let mut second = Player::join(app, bert, &table).await;
    second.sit(1, "Bert").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    drop(second);
    first.receive_until(|player| !player.table.seats[1].here).await;
    (table, first)
}

async fn exported(app: &TestApp, guest: &Guest) -> Value {
    guest.get(app, "/api/account/export").await.json::<Value>()["notices"].clone()
}

fn a_key() -> SecretKey {
    SecretKey::from_slice(&[7; 32]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_absent_player_to_move_gets_one_encrypted_notice() {
    let app = TestApp::pushing().await;
    let mut service = Service::start("201 Created").await;
    let bert = app.guest().await;
    let offer = bert.post(&app, "/api/push", &service.place(&a_key())).await;
    assert_eq!(offer.status(), 200, "{}", offer.0);
    let key = offer.json::<PushServerKey>().key.unwrap();
    let days = Clock::PerMove { move_ms: 2 * DAY_MS };
    let (table, mut anna) = apart(&app, &bert, days).await;
    anna.play().await.unwrap();
    let (head, body) = service.next().await;
    assert!(head.starts_with("post /places/bert http/1.1"), "{head}");
    for line in ["content-encoding: aes128gcm", "ttl: 86400", "topic: "] {
        assert!(head.contains(line), "{line}: {head}");
    }
    assert!(!head.contains(&table), "whoever knows its name can look at the table: {head}");
    assert!(head.contains("authorization: vapid t="), "{head}");
    assert!(head.contains(&format!("k={}", key.to_lowercase())), "{head}");
    assert!(!String::from_utf8_lossy(&body).contains(&table), "it is encrypted");
    let notice = decrypt(body, &a_key(), &Auth::from(AUTH)).unwrap();
    let notice: Value = serde_json::from_slice(&notice).unwrap();
    assert_eq!(notice, json!({ "table": table, "game": "klotz", "language": "de" }));

    // Connected players and fast games get no notice.
    let mut there = Player::join(&app, &bert, &table).await;
    there.receive_until(Player::is_my_turn).await;
    there.play().await.unwrap();
    anna.receive_until(Player::is_my_turn).await;
    anna.play().await.unwrap();
    drop(there);
    let (_, mut quick) = apart(&app, &bert, Clock::PerMove { move_ms: 60_000 }).await;
    quick.play().await.unwrap();
    sleep(Duration::from_millis(300)).await;
    assert!(service.requests.try_recv().is_err(), "nobody is told twice, or for nothing");
}

/// A player who wanted a rematch and left is notified when it starts.
#[tokio::test(flavor = "multi_thread")]
async fn the_absent_player_who_begins_a_rematch_is_notified() {
    let app = TestApp::pushing().await;
    let mut service = Service::start("201 Created").await;
    let bert = app.guest().await;
    bert.post(&app, "/api/push", &service.place(&a_key())).await;
    let (table, mut anna) = apart(&app, &bert, Clock::PerMove { move_ms: DAY_MS }).await;
    anna.command(Command::Resign { seat: 0 }).await.unwrap();
    let mut second = Player::join(&app, &bert, &table).await;
    second.command(Command::Rematch { seat: 1 }).await.unwrap();
    drop(second);
    anna.receive_until(|player| !player.table.seats[1].here).await;
    anna.command(Command::Rematch { seat: 0 }).await.unwrap();
    anna.receive_until(|player| player.table.next.is_some()).await;
    let (_, body) = service.next().await;
    let notice = decrypt(body, &a_key(), &Auth::from(AUTH)).unwrap();
    let notice: Value = serde_json::from_slice(&notice).unwrap();
    assert_eq!(notice["table"].as_str(), anna.table.next.as_deref());
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_subscriptions_are_deleted() {
    let app = TestApp::pushing().await;
    let mut service = Service::start("410 Gone").await;
    let bert = app.guest().await;
    bert.post(&app, "/api/push", &service.place(&a_key())).await;
    assert_eq!(exported(&app, &bert).await.as_array().unwrap().len(), 1);
    let days = Clock::PerMove { move_ms: DAY_MS };
    let (_, mut anna) = apart(&app, &bert, days).await;
    anna.play().await.unwrap();
    service.next().await;
    let forgotten = async {
        while exported(&app, &bert).await != json!([]) {
            sleep(Duration::from_millis(100)).await;
        }
    };
    timeout(Duration::from_secs(20), forgotten).await.expect("the place is forgotten");
    // A failing service is retried a few times.
    let mut service = Service::start_with(["503 Later", "429 Later", "500 Never"]).await;
    bert.post(&app, "/api/push", &service.place(&a_key())).await;
    let (_, mut anna) = apart(&app, &bert, days).await;
    anna.play().await.unwrap();
    for _ in 0..3 {
        service.next().await;
    }
    sleep(Duration::from_millis(200)).await;
    assert!(service.requests.try_recv().is_err());
    let place = service.place(&a_key());
    bert.post(&app, "/api/push/stop", &json!({ "endpoint": place["endpoint"] })).await;
    // Redirects are not followed.
    let mut service = Service::start("307 Temporary Redirect").await;
    bert.post(&app, "/api/push", &service.place(&a_key())).await;
    let (_, mut anna) = apart(&app, &bert, days).await;
    anna.play().await.unwrap();
    service.next().await;
    sleep(Duration::from_millis(200)).await;
    assert!(service.requests.try_recv().is_err());
    let place = service.place(&a_key());
    bert.post(&app, "/api/push/stop", &json!({ "endpoint": place["endpoint"] })).await;
    assert_eq!(exported(&app, &bert).await, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn subscriptions_are_limited_to_five_and_to_public_endpoints() {
    let app = TestApp::pushing().await;
    let service = Service::start("201 Created").await;
    let bert = app.guest().await;
    for number in 0..7 {
        let mut place = service.place(&a_key());
        place["endpoint"] = format!("http://127.0.0.1:{}/{number}", service.port).into();
        assert_eq!(bert.post(&app, "/api/push", &place).await.status(), 200);
    }
    let kept = exported(&app, &bert).await;
    assert_eq!(kept.as_array().unwrap().len(), 5, "{kept}");
    for (field, value) in [
        ("endpoint", "http://192.168.1.1/"),
        ("endpoint", "http://localhost/"),
        ("endpoint", "gopher://127.0.0.1/"),
        ("endpoint", "\u{0}"),
        ("publicKey", "AAAA"),
        ("auth", "AAAA"),
        ("language", "<b>"),
    ] {
        let mut place = service.place(&a_key());
        place[field] = value.into();
        let refused = bert.post(&app, "/api/push", &place).await;
        assert_eq!(refused.json::<wire::Refusal>().code, "online-bad-place", "{field} {value}");
    }

    // Without keys, push is not offered.
    let app = TestApp::start().await;
    let bert = app.guest().await;
    assert_eq!(bert.get(&app, "/api/push").await.json::<PushServerKey>().key, None);
    let refused = bert.post(&app, "/api/push", &service.place(&a_key())).await;
    assert_eq!(refused.json::<wire::Refusal>().code, "online-no-notices");
}
