//! Accounts: signing up, in and out, passwords, export and deletion.

use serde_json::{Value, json};
use wire::Refusal;
use wire::online::{Me, OwnTables, Profile, Sitting, TableView};

use crate::app::{Answer, Guest, TestApp, klotz, table_of};
use crate::matches::{play_until, two};
use crate::player::Player;

pub(crate) const PASSWORD: &str = "correct horse battery";

pub(crate) async fn sign_up(app: &TestApp, guest: &Guest, name: &str) -> Guest {
    let answer =
        guest.post(app, "/api/account", &json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(answer.status(), 201, "{}", answer.0);
    Guest::renewed(&answer)
}

async fn sign_in(app: &TestApp, guest: &Guest, name: &str, password: &str) -> Answer {
    let credentials = json!({ "name": name, "password": password });
    guest.post(app, "/api/account/sign-in", &credentials).await
}

async fn me(app: &TestApp, guest: &Guest) -> Me {
    guest.get(app, "/api/me").await.json()
}

fn code(answer: &Answer) -> String {
    answer.json::<Refusal>().code
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_the_seat_and_the_games() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    play_until(&mut players, u32::MAX).await;
    let next = app.make_table(&anna, table_of(klotz())).await;
    assert_eq!(me(&app, &anna).await, Me { name: String::new(), account: false });

    let signed_in = sign_up(&app, &anna, "Ada").await;
    assert_eq!(me(&app, &signed_in).await, Me { name: "Ada".into(), account: true });
    // Her seat, her games.
    let player = Player::join(&app, &signed_in, &next).await;
    assert_eq!(player.you, Some(0));
    let own: OwnTables = signed_in.get(&app, "/api/me/tables").await.json();
    assert_eq!((own.tables.len(), own.tables[0].table.id == next), (1, true));
    let profile: Profile = bert.get(&app, "/api/people/ada").await.json();
    assert_eq!(profile.name.as_deref(), Some("Ada"));
    assert_eq!(profile.matches[0].table, Some(table), "Bert sat there, too");
    assert_eq!(profile.matches[0].seats[0].account.as_deref(), Some("Ada"));
    assert!(profile.matches[0].seats[0].own && !profile.matches[0].seats[1].own);

    // The guest's cookie, which cannot be revoked, is no longer valid.
    let stranger = anna.get(&app, "/api/me").await;
    assert!(stranger.header("set-cookie").is_some(), "a new guest");
    assert_eq!(Player::join(&app, &Guest::renewed(&stranger), &next).await.you, None);

    // From now on she has the name of her account.
    let third = app.guest().await;
    let table = app.make_table(&third, table_of(klotz())).await;
    let mut player = Player::join(&app, &signed_in, &table).await;
    player.sit(1, "Somebody Else").await.unwrap();
    let view: TableView = third.get(&app, &format!("/api/tables/{table}")).await.json();
    assert_eq!((view.seats[1].name.as_str(), view.seats[1].sitting), ("Ada", Sitting::Account));
    assert_eq!(view.seats[0].sitting, Sitting::Guest);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sign_in_is_a_new_session() {
    let app = TestApp::start().await;
    let first = sign_up(&app, &app.guest().await, "Ada").await;
    let phone = app.guest().await;
    let answer = sign_in(&app, &phone, "ADA", PASSWORD).await;
    assert_eq!(answer.status(), 200, "{}", answer.0);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    let phone = Guest::renewed(&answer);
    assert_ne!(phone.cookie, first.cookie);
    assert!(me(&app, &phone).await.account);

    // Signing in again ends the previous session.
    let again = Guest::renewed(&sign_in(&app, &phone, "Ada", PASSWORD).await);
    assert!(!me(&app, &phone).await.account);
    assert!(me(&app, &again).await.account);

    let out = again.post(&app, "/api/account/sign-out", &json!({})).await;
    assert!(!out.json::<Me>().account);
    assert!(!me(&app, &again).await.account, "the old cookie is worth nothing");
    assert!(!me(&app, &Guest::renewed(&out)).await.account);
    assert!(me(&app, &first).await.account, "other browsers stay signed in");

    // A session survives a restart, and ends with a new password.
    let app = app.restart().await;
    assert!(me(&app, &first).await.account);
    let tablet = Guest::renewed(&sign_in(&app, &app.guest().await, "Ada", PASSWORD).await);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let wrong =
        tablet.post(&app, "/api/account/password", &change("wrong one", "another one")).await;
    assert_eq!((wrong.status(), code(&wrong).as_str()), (403, "account-wrong-password"));
    let changed =
        tablet.post(&app, "/api/account/password", &change(PASSWORD, "another one")).await;
    assert_eq!(changed.status(), 200, "{}", changed.0);
    assert!(!me(&app, &first).await.account && !me(&app, &tablet).await.account);
    assert!(me(&app, &Guest::renewed(&changed)).await.account);
    let old = sign_in(&app, &app.guest().await, "Ada", PASSWORD).await;
    assert_eq!((old.status(), code(&old).as_str()), (403, "account-sign-in-failed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_accounts_are_refused_with_the_reason() {
    let app = TestApp::start().await;
    let ada = sign_up(&app, &app.guest().await, "Alice").await;
    let check = async |guest: &Guest, name: &str, password: &str, status: u16, expected: &str| {
        let request = json!({ "name": name, "password": password });
        let answer = guest.post(&app, "/api/account", &request).await;
        assert_eq!((answer.status(), code(&answer).as_str()), (status, expected), "{name}");
    };
    let guest = app.guest().await;
    check(&guest, "al", PASSWORD, 422, "account-name-length").await;
    check(&guest, "<i>al</i>", PASSWORD, 422, "account-name-characters").await;
    check(&guest, "alice", PASSWORD, 409, "account-name-taken").await;
    check(&guest, "AIice", PASSWORD, 409, "account-name-taken").await;
    check(&guest, "Bob", "short", 422, "account-password-length").await;
    check(&ada, "Other", PASSWORD, 409, "account-already").await;
    for path in ["password", "delete", "tokens"] {
        let body = json!({
            "old": PASSWORD, "new": PASSWORD, "password": PASSWORD, "name": "Bot", "scopes": [],
        });
        let answer = guest.post(&app, &format!("/api/account/{path}"), &body).await;
        assert_eq!((answer.status(), code(&answer).as_str()), (401, "account-needed"), "{path}");
    }
    let nobody = guest.get(&app, "/api/people/nobody").await;
    assert_eq!((nobody.status(), code(&nobody).as_str()), (404, "account-no-such-person"));
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_does_not_reveal_who_has_an_account() {
    let app = TestApp::start().await;
    sign_up(&app, &app.guest().await, "Ada").await;
    let time = async |name: &str| {
        let guest = app.guest().await;
        let start = std::time::Instant::now();
        let answer = sign_in(&app, &guest, name, "a wrong password").await;
        let body = answer.body().to_owned();
        assert_eq!((answer.status(), code(&answer).as_str()), (403, "account-sign-in-failed"));
        (start.elapsed(), body)
    };
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        known.push(time("Ada").await);
        unknown.push(time("Nobody").await);
    }
    assert_eq!(known[0].1, unknown[0].1, "the same words");
    // Hashing takes most of it. The shortest of each is what it takes when nothing else happens.
    let shortest =
        |all: &[(std::time::Duration, String)]| all.iter().map(|one| one.0).min().unwrap();
    let (known, unknown) = (shortest(&known), shortest(&unknown));
    assert!(unknown > known / 3 && known > unknown / 3, "{known:?} and {unknown:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_sessions_and_other_sites_are_refused() {
    let app = TestApp::start().await;
    let ada = sign_up(&app, &app.guest().await, "Ada").await;
    for cookie in ["holz=s.", "holz=s.0000", "holz=s.' OR '1'='1", "holz=s.\u{e4}"] {
        assert!(!me(&app, &Guest { cookie: cookie.into() }).await.account, "{cookie}");
    }
    let half = Guest { cookie: ada.cookie[..ada.cookie.len() - 2].to_owned() };
    assert!(!me(&app, &half).await.account);
    let foreign = [("cookie", ada.cookie.as_str()), ("origin", "https://evil.example")];
    for path in ["sign-out", "delete", "password", "tokens"] {
        let path = format!("/api/account/{path}");
        let answer = app.request("POST", &path, &foreign, Some("{}".into())).await;
        assert_eq!(answer.status(), 403, "{path}");
    }
    assert!(me(&app, &ada).await.account);
    // These are all invalid, and nothing happens.
    for body in ["", "{}", "[]", "{\"name\":5}", "{\"name\":\"x\",\"password\":null}", "\u{0}"] {
        let headers = [("cookie", ada.cookie.as_str())];
        let answer = app.request("POST", "/api/account/sign-in", &headers, Some(body.into())).await;
        assert!((400..500).contains(&answer.status()), "{body}: {}", answer.0);
    }
    let giant = json!({ "name": "x".repeat(100_000), "password": "x".repeat(100_000) });
    let answer = ada.post(&app, "/api/account/sign-in", &giant).await;
    assert_eq!(answer.status(), 403, "{}", answer.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_can_be_exported_and_deleted() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    players[0].say("good luck").await.unwrap();
    play_until(&mut players, u32::MAX).await;
    let [first, mut second] = players;
    drop(first);
    let ada = sign_up(&app, &anna, "Ada").await;
    let mine: Value = ada.get(&app, "/api/account/export").await.json();
    assert_eq!(mine["name"], "Ada");
    assert_eq!(mine["matches"][0]["table"], table);
    assert_eq!(mine["tables"], json!([table]));
    assert_eq!(mine["said"][0]["text"], "good luck");
    let text = mine.to_string();
    assert!(!text.contains("argon2") && !text.contains(&anna.cookie[7..39]), "{text}");

    let proof = |password: &str| json!({ "password": password });
    let wrong = ada.post(&app, "/api/account/delete", &proof("not it at all")).await;
    assert_eq!(code(&wrong), "account-wrong-password");
    let deleted = ada.post(&app, "/api/account/delete", &proof(PASSWORD)).await;
    assert_eq!(deleted.status(), 200, "{}", deleted.0);
    assert!(!me(&app, &ada).await.account);
    assert_eq!(bert.get(&app, "/api/people/Ada").await.status(), 404);
    let failed = sign_in(&app, &bert, "Ada", PASSWORD).await;
    assert_eq!(code(&failed), "account-sign-in-failed");
    // Clients at the table see the name go at once.
    second.receive_until(|player| player.table.seats[0].name.is_empty()).await;
    let setup = second.journal.as_ref().unwrap().table().setup();
    assert_eq!([&setup.seats()[0].name, &setup.seats()[1].name], ["", "Bert"]);
    drop(second);
    // The match is still there, without the name.
    let app = app.restart().await;
    let log = bert.get(&app, &format!("/api/tables/{table}/log")).await;
    assert_eq!(log.status(), 200);
    assert!(!log.body().contains("Anna") && log.body().contains("Bert"), "{}", log.body());
    assert!(match_log::read_log::<klotz::Klotz>(log.body()).is_ok());
    let view: TableView = bert.get(&app, &format!("/api/tables/{table}")).await.json();
    assert_eq!((view.seats[0].name.as_str(), view.seats[0].taken), ("", true));
    let profile: Profile = bert.get(&app, "/api/me/profile").await.json();
    assert_eq!(profile.matches[0].seats[0].name, "");
    // Neither cookie gives the seat back.
    for old in [&anna, &ada] {
        assert_eq!(
            Player::join(&app, &Guest::renewed(&old.get(&app, "/api/me").await), &table).await.you,
            None
        );
    }
    assert_eq!(sign_in(&app, &bert, "Ada", PASSWORD).await.status(), 403);
    sign_up(&app, &app.guest().await, "Ada").await;
}
