//! Bot programs: tokens, scopes, and the bot from the documentation.

use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use wire::Refusal;
use wire::online::{Phase, Profile, Sitting, TokenCreated, Tokens};

use crate::accounts::sign_up;
use crate::app::{Answer, Guest, TestApp, klotz, table_of};
use crate::player::Player;

/// Makes a token with these scopes.
async fn token(app: &TestApp, owner: &Guest, scopes: &[&str]) -> TokenCreated {
    let request = json!({ "name": "Holzwurm", "scopes": scopes });
    let answer = owner.post(app, "/api/account/tokens", &request).await;
    assert_eq!(answer.status(), 201, "{}", answer.0);
    answer.json()
}

/// Sends a request with a token.
async fn ask(app: &TestApp, token: &str, path: &str, body: Option<Value>) -> Answer {
    let bearer = format!("Bearer {token}");
    let method = if body.is_some() { "POST" } else { "GET" };
    let path = format!("/api/bot/{path}");
    let body = body.map(|body| body.to_string());
    app.request(method, &path, &[("authorization", &bearer)], body).await
}

fn code(answer: &Answer) -> String {
    answer.json::<Refusal>().code
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_of_the_documentation_plays_a_whole_match() {
    let app = TestApp::start().await;
    let anna = sign_up(&app, &app.guest().await, "Ada").await;
    let token = token(&app, &anna, &["watch", "play"]).await;
    let table = app.make_table(&anna, table_of(klotz())).await;
    let mut player = Player::join(&app, &anna, &table).await;
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/online.mjs");
    let mut bot = tokio::process::Command::new("node")
        .arg(bot)
        .arg(format!("http://{}", app.address))
        .arg(&table)
        .env("HOLZ_TOKEN", &token.token)
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    player.receive_until(|player| player.journal.is_some()).await;
    while !player.is_over() {
        if player.is_my_turn() {
            player.play().await.unwrap();
        } else {
            player.receive().await.expect("the server goes on talking");
        }
    }
    player.receive_until(|player| player.table.phase == Phase::Over).await;
    assert_eq!(player.table.seats[1].sitting, Sitting::Program);
    assert_eq!(player.table.seats[1].name, "Holzwurm");
    let ended = tokio::time::timeout(Duration::from_secs(10), bot.wait()).await;
    assert!(ended.expect("the bot notices the end").unwrap().success());
    let profile: Profile = anna.get(&app, "/api/me/profile").await.json();
    assert_eq!(profile.matches[0].seats[1].name, "Holzwurm");
}

#[tokio::test(flavor = "multi_thread")]
async fn tokens_are_shown_once_and_can_be_revoked() {
    let app = TestApp::start().await;
    let anna = sign_up(&app, &app.guest().await, "Ada").await;
    let made = token(&app, &anna, &["watch"]).await;
    assert!(made.token.starts_with("holz_") && made.token.len() == 69, "{}", made.token);
    let listed = anna.get(&app, "/api/account/tokens").await;
    assert!(!listed.0.contains(&made.token[5..]), "only its hash is kept");
    assert_eq!(listed.json::<Tokens>().tokens, std::slice::from_ref(&made.shown));
    let me: Value = ask(&app, &made.token, "me", None).await.json();
    assert_eq!(me, json!({ "name": "Holzwurm", "scopes": ["watch"] }));

    // Only its own, and only within its scopes.
    let bert = sign_up(&app, &app.guest().await, "Bert").await;
    let revoke = format!("/api/account/tokens/{}/revoke", made.shown.id);
    assert_eq!(bert.post(&app, &revoke, &json!({})).await.status(), 404);
    let table = app.make_table(&anna, table_of(klotz())).await;
    let path = format!("tables/{table}/sit");
    let sit = ask(&app, &made.token, &path, Some(json!({ "id": "1" }))).await;
    assert_eq!((sit.status(), code(&sit).as_str()), (403, "account-scope"));
    let chat = json!({ "id": "1", "text": "hello" });
    let chat = ask(&app, &made.token, &format!("tables/{table}/chat"), Some(chat)).await;
    assert_eq!(code(&chat), "account-scope");

    assert_eq!(anna.post(&app, &revoke, &json!({})).await.status(), 200);
    let gone = ask(&app, &made.token, "me", None).await;
    assert_eq!((gone.status(), code(&gone).as_str()), (401, "account-bad-token"));
    for wrong in ["", "holz_", "holz_0000", "' OR '1'='1", &anna.cookie] {
        assert_eq!(ask(&app, wrong, "me", None).await.status(), 401, "{wrong}");
    }
    let cookie = [("cookie", anna.cookie.as_str())];
    let by_cookie = app.request("GET", "/api/bot/me", &cookie, None).await;
    assert_eq!(by_cookie.status(), 401, "a cookie is no token");
    // A token does not work as a cookie.
    let bearer = format!("Bearer {}", made.token);
    let me = app.request("GET", "/api/me", &[("authorization", &bearer)], None).await;
    assert!(me.body().contains("\"account\":false"), "{}", me.0);

    for _ in 0..10 {
        token(&app, &anna, &["play"]).await;
    }
    let request = json!({ "name": "Eleventh", "scopes": ["play"] });
    let more = anna.post(&app, "/api/account/tokens", &request).await;
    assert_eq!((more.status(), code(&more).as_str()), (429, "account-too-many-tokens"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_program_follows_a_table_and_is_refused_like_a_player() {
    let app = TestApp::start().await;
    let anna = sign_up(&app, &app.guest().await, "Ada").await;
    let token = token(&app, &anna, &["watch", "play", "chat"]).await.token;
    let table = app.make_table(&anna, table_of(klotz())).await;
    let mut player = Player::join(&app, &anna, &table).await;
    let mut stream = Stream::open(&app, &token, &table).await;
    let welcome = stream.next("welcome").await;
    assert_eq!(welcome["table"]["phase"], "waiting");

    let post = async |what: &str, body: Value| {
        ask(&app, &token, &format!("tables/{table}/{what}"), Some(body)).await
    };
    let early = post(
        "command",
        json!({ "id": "0", "seen": 0, "command": { "type": "resign", "seat": 1 } }),
    );
    assert_eq!(code(&early.await), "online-not-seated");
    let sat = post("sit", json!({ "id": "1", "seat": 1 })).await;
    assert_eq!(sat.status(), 200, "{}", sat.0);
    let table_view = stream.next("table").await;
    assert_eq!(table_view["table"]["phase"], "playing");
    player.receive_until(|player| player.journal.is_some()).await;
    player.play().await.unwrap();
    let turn = stream.next("turn").await;
    assert_eq!(
        (&turn["seat"], &turn["ply"], &turn["complete"]),
        (&json!(1), &json!(1), &json!(true))
    );
    assert!(turn["moves"].as_array().unwrap().len() > 5, "{turn}");
    assert!(turn["position"].is_string());

    let command = |id: &str, seat: u8, ply: u32, text: &Value| {
        let command = json!({ "type": "playMove", "seat": seat, "ply": ply, "text": text });
        json!({ "id": id, "seen": turn["seen"], "command": command })
    };
    let text = &turn["moves"][0];
    let other = post("command", command("2", 0, 1, text)).await;
    assert_eq!(code(&other), "online-not-your-seat");
    let nonsense = post("command", command("3", 1, 1, &json!("zz"))).await;
    assert!((400..500).contains(&nonsense.status()), "{}", nonsense.0);
    let done = post("command", command("4", 1, 1, text)).await;
    assert_eq!(done.json::<Value>(), json!({ "seq": 2 }));
    let again = post("command", command("4", 1, 1, text)).await;
    assert_eq!(again.json::<Value>(), json!({ "seq": 2 }), "not done twice");
    let late = post("command", command("5", 1, 1, text)).await;
    assert!((400..500).contains(&late.status()), "{}", late.0);
    player.receive_until(|player| player.seq() == 2).await;

    assert_eq!(post("chat", json!({ "id": "6", "text": "hello" })).await.status(), 200);
    player.receive_until(|player| player.chat == ["hello"]).await;
    let own: Value = ask(&app, &token, "tables", None).await.json();
    assert_eq!(own["tables"][0]["table"]["id"], table);
    assert_eq!(own["tables"][0]["yourTurn"], false);
    let missing = ask(&app, &token, &format!("tables/{}/events", "0".repeat(32)), None).await;
    assert_eq!(missing.status(), 404);
    drop(stream);
    player.receive_until(|player| !player.table.seats[1].here).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_api_is_documented() {
    let app = TestApp::start().await;
    let answer = app.request("GET", "/api/openapi.json", &[], None).await;
    let document: Value = answer.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."), "{document}");
    let paths = document["paths"].as_object().unwrap();
    for path in ["me", "tables", "tables/{id}/events", "tables/{id}/command", "tables/{id}/sit"] {
        assert!(paths.contains_key(&format!("/api/bot/{path}")), "{path}: {:?}", paths.keys());
    }
    // Every type that is referenced is defined.
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let text = answer.body();
    for mention in text.split("\"#/components/schemas/").skip(1) {
        let name = mention.split('"').next().unwrap();
        assert!(schemas.contains_key(name), "{name}");
    }
    assert_eq!(document["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    // Every documented method exists, and no other method of the same path does.
    let anna = sign_up(&app, &app.guest().await, "Ada").await;
    let token = format!("Bearer {}", token(&app, &anna, &["watch"]).await.token);
    for (path, documented) in paths {
        let filled = path.replace(['{', '}'], "");
        let headers = [("authorization", token.as_str())];
        let answer = app.request("OPTIONS", &filled, &headers, None).await;
        assert_eq!(answer.status(), 405, "{path}");
        let mut allowed = answer.header("allow").expect(path).to_lowercase();
        allowed = allowed.replace("get,head", "get");
        let mut allowed: Vec<_> = allowed.split(',').collect();
        allowed.sort_unstable();
        let documented: Vec<_> =
            documented.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(allowed, documented, "{path}");
    }
}

/// The stream of a table.
struct Stream(tokio::io::Lines<BufReader<TcpStream>>);

impl Stream {
    async fn open(app: &TestApp, token: &str, table: &str) -> Stream {
        let mut stream = TcpStream::connect(app.address).await.unwrap();
        let request = format!(
            "GET /api/bot/tables/{table}/events HTTP/1.1\r\nhost: {}\r\n\
             authorization: Bearer {token}\r\n\r\n",
            app.address
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        Stream(BufReader::new(stream).lines())
    }

    /// The next line of this type. Heads, lengths of chunks and heartbeats are passed over.
    async fn next(&mut self, wanted: &str) -> Value {
        let patience = Duration::from_secs(20);
        loop {
            let line = tokio::time::timeout(patience, self.0.next_line()).await;
            let line = line.expect("something is said").unwrap().expect("the stream goes on");
            if let Ok(said) = serde_json::from_str::<Value>(&line)
                && said["type"] == wanted
            {
                return said;
            }
        }
    }
}
