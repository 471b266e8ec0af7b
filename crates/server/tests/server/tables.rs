//! Opening, finding and sitting down at tables.

use wire::Refusal;
use wire::command::{Clock, Player as Who};
use wire::online::{Lobby, NewTable, PairRequest, Phase, TableCreated, TableView, Visibility};

use crate::app::{TestApp, klotz, table_of, with_clock};
use crate::player::Player;

#[tokio::test(flavor = "multi_thread")]
async fn two_players_start_a_match_from_a_link() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let table = app.make_table(&anna, table_of(klotz())).await;
    assert_eq!(table.len(), 32);
    let view: TableView = anna.get(&app, &format!("/api/tables/{table}")).await.json();
    assert_eq!(
        (view.phase, view.seats[0].taken, view.seats[1].taken),
        (Phase::Waiting, true, false)
    );
    let mut bert = Player::join(&app, &app.guest().await, &table).await;
    assert_eq!(bert.sit(0, "Bert").await.unwrap_err(), "online-seat-taken");
    assert_eq!(bert.sit(7, "Bert").await.unwrap_err(), "online-seat-taken");
    bert.sit(1, "  Bert\u{202e} ").await.unwrap();
    bert.receive_until(|player| player.table.phase == Phase::Playing).await;
    assert_eq!(bert.table.seats[1].name, "Bert");
    let names: Vec<_> = bert.journal.as_ref().unwrap().table().setup().seats().iter().collect();
    assert_eq!((names[0].name.as_str(), names[1].name.as_str()), ("Anna", "Bert"));
    assert_eq!(bert.sit(1, "Bert").await, Ok(0), "who sits there sits there");
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_up_frees_the_seat() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let mut setup = klotz();
    setup.seats[1].player = Who::Human;
    let table = app.make_table(&anna, table_of(setup)).await;
    let mut first = Player::join(&app, &anna, &table).await;
    let id = first.next_id();
    first.request(wire::online::ClientToServer::Stand { id }).await.unwrap();
    first.receive_until(|player| player.you.is_none()).await;
    let mut second = Player::join(&app, &app.guest().await, &table).await;
    second.sit(0, "Bert").await.unwrap();
    first.sit(1, "Anna").await.unwrap();
    first.receive_until(|player| player.journal.is_some()).await;
    assert_eq!(first.you, Some(1));
    let id = first.next_id();
    let stand = wire::online::ClientToServer::Stand { id };
    assert_eq!(first.request(stand).await.unwrap_err(), "online-started");
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_while_a_player_waits() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let new = NewTable {
        rated: false,
        setup: table_of(klotz()),
        visibility: Visibility::Open,
        seat: Some(0),
        name: "Anna".into(),
    };
    let made: TableCreated = anna.post(&app, "/api/tables", &new).await.json();
    let private = app.make_table(&anna, table_of(klotz())).await;
    let listed = || async { anna.get(&app, "/api/tables").await.json::<Lobby>().tables };
    assert_eq!(listed().await.len(), 0, "nobody is there yet");
    let first = Player::join(&app, &anna, &made.id).await;
    let _alone = Player::join(&app, &anna, &private).await;
    let ids: Vec<_> = listed().await.into_iter().map(|table| table.id).collect();
    assert_eq!(ids, [made.id.as_str()]);
    let mut second = Player::join(&app, &app.guest().await, &made.id).await;
    second.sit(1, "").await.unwrap();
    assert_eq!(listed().await.len(), 0, "the match has begun");
    drop(first);
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_who_want_the_same_are_paired() {
    let app = TestApp::start().await;
    let (anna, bert, cleo) = (app.guest().await, app.guest().await, app.guest().await);
    let blitz = with_clock(Clock::Increment { base_ms: 180_000, increment_ms: 2_000 });
    let request = |setup: &wire::online::TableSetup| PairRequest {
        setup: setup.clone(),
        name: "x".into(),
        waiting_at: None,
    };
    let waiting: TableCreated = anna.post(&app, "/api/pair", &request(&blitz)).await.json();
    let mut first = Player::join(&app, &anna, &waiting.id).await;
    // A player who wants no clock waits at another table.
    let slow: TableCreated =
        cleo.post(&app, "/api/pair", &request(&table_of(klotz()))).await.json();
    assert_ne!(slow.id, waiting.id);
    // Bert has to be connected himself before he is paired.
    let own: TableCreated = bert.post(&app, "/api/pair", &request(&blitz)).await.json();
    assert_ne!(own.id, waiting.id);
    let again = PairRequest { waiting_at: Some(own.id.clone()), ..request(&blitz) };
    let same: TableCreated = bert.post(&app, "/api/pair", &again).await.json();
    assert_eq!(same.id, own.id);
    let _bert_waits = Player::join(&app, &bert, &own.id).await;
    let found: TableCreated = bert.post(&app, "/api/pair", &again).await.json();
    assert_eq!(found.id, waiting.id);
    first.receive_until(|player| player.journal.is_some()).await;
    let second = Player::join(&app, &bert, &found.id).await;
    assert_eq!(second.you, Some(1));
    // Nobody is paired with themselves, or with a player who has left.
    let again: TableCreated =
        cleo.post(&app, "/api/pair", &request(&table_of(klotz()))).await.json();
    assert_ne!(again.id, slow.id);
    let alone: TableCreated =
        bert.post(&app, "/api/pair", &request(&table_of(klotz()))).await.json();
    assert!(alone.id != slow.id && alone.id != again.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_setups_are_refused_with_the_reason() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let check = async |setup, seat, status: u16, code: &str| {
        let (name, visibility) = (String::new(), Visibility::Private);
        let new = NewTable { setup, visibility, seat, name, rated: false };
        let answer = anna.post(&app, "/api/tables", &new).await;
        assert_eq!(answer.status(), status, "{}", answer.0);
        assert_eq!(answer.json::<Refusal>().code, code);
    };
    let mut wrong = klotz();
    wrong.seats.swap(0, 1);
    check(table_of(wrong), None, 422, "setup-seat-order").await;
    check(table_of(klotz()), Some(4), 409, "online-seat-taken").await;
    check(with_clock(Clock::PerMove { move_ms: 1 }), None, 422, "online-bad-clock").await;
    let month = Clock::PerMove { move_ms: u64::MAX };
    check(with_clock(month), None, 422, "online-bad-clock").await;
    let nowhere = anna.get(&app, &format!("/api/tables/{}", "0".repeat(32))).await;
    assert_eq!(
        (nowhere.status(), nowhere.json::<Refusal>().code.as_str()),
        (404, "online-no-such-table")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn readiness_and_the_page_are_served_but_not_metrics() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    assert_eq!(anna.get(&app, "/readyz").await.body(), "ready\n");
    assert_eq!(anna.get(&app, "/metrics").await.status(), 404, "not on the public port");
    assert_eq!(anna.get(&app, "/").await.body(), "<p>the page</p>");
    assert_eq!(anna.get(&app, "/api/nothing").await.status(), 404);
}
