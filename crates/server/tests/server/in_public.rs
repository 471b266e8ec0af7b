//! Strangers who spy, spoil and impersonate.

use futures_util::future::join_all;
use serde_json::json;
use wire::Refusal;
use wire::command::Command;
use wire::online::{
    ClientToServer, Lobby, NewTable, OwnTables, PairRequest, Profile, Sitting, TableCreated,
    TableView, Visibility,
};

use crate::accounts::{PASSWORD, sign_up};
use crate::app::{Guest, TestApp, klotz, table_of, with_clock};
use crate::matches::{play_until, two};
use crate::player::Player;
use crate::ratings::{BLITZ, accounts, rated, resign};

fn pair_request(waiting_at: Option<&str>) -> PairRequest {
    let waiting_at = waiting_at.map(str::to_owned);
    PairRequest { setup: with_clock(BLITZ), name: String::new(), waiting_at }
}

async fn pair(app: &TestApp, guest: &Guest, waiting_at: Option<&str>) -> String {
    let answer = guest.post(app, "/api/pair", &pair_request(waiting_at)).await;
    answer.json::<TableCreated>().id
}

fn code(answer: &crate::app::Answer) -> String {
    answer.json::<Refusal>().code
}

/// The profile of a player showed the id of a private table, and with it everyone read the chat.
#[tokio::test(flavor = "multi_thread")]
async fn the_chat_of_a_private_match_stays_private() {
    let app = TestApp::start().await;
    let (table, [anna, bert], mut players) = two(&app).await;
    let friend = app.guest().await;
    let mut watching = Player::join(&app, &friend, &table).await;
    players[0].say("a secret").await.unwrap();
    watching.receive_until(|friend| friend.chat.len() == 1).await;
    play_until(&mut players, 2).await;
    resign(&mut players, 1).await;
    let ada = sign_up(&app, &anna, "Ada").await;
    let stranger = app.guest().await;

    // The profile shows strangers that the match was played, but no way to it.
    let seen: Profile = stranger.get(&app, "/api/people/Ada").await.json();
    assert_eq!((seen.matches[0].table.as_deref(), seen.matches[0].replay), (None, false));
    for player in [&ada, &bert] {
        let seen: Profile = player.get(&app, "/api/people/Ada").await.json();
        assert_eq!(seen.matches[0].table.as_deref(), Some(table.as_str()), "they sat there");
    }
    let log = format!("/api/people/Ada/matches/{}/log", seen.matches[0].ended_ms);
    assert_eq!(stranger.get(&app, &log).await.status(), 404);

    // Who gets hold of the id nevertheless neither reads nor writes.
    let mut spy = Player::join(&app, &stranger, &table).await;
    assert_eq!(spy.chat, [""; 0]);
    assert_eq!(spy.say("hello").await.unwrap_err(), "online-not-seated");
    players[0].say("still a secret").await.unwrap();
    watching.receive_until(|friend| friend.chat.len() == 2).await;
    spy.send(&ClientToServer::Ping { n: 1 }).await;
    spy.receive().await.expect("a pong");
    assert_eq!(spy.chat, [""; 0]);
    // Who watched while the match was played comes back to it.
    let back = Player::join(&app, &friend, &table).await;
    assert_eq!(back.chat.len(), 2);

    // Only when all players allow it can everyone replay the match.
    let allow = |number: u32| ClientToServer::AllowReplay { id: format!("allow {number}") };
    assert_eq!(spy.request(allow(0)).await.unwrap_err(), "online-not-seated");
    players[0].request(allow(1)).await.unwrap();
    assert_eq!(stranger.get(&app, &log).await.status(), 404);
    players[1].request(allow(2)).await.unwrap();
    let seen: Profile = stranger.get(&app, "/api/people/Ada").await.json();
    assert_eq!((seen.matches[0].table.as_deref(), seen.matches[0].replay), (None, true));
    let shown = stranger.get(&app, &log).await;
    assert_eq!((shown.status(), shown.0.contains(&table)), (200, false));
    assert_eq!(Player::join(&app, &stranger, &table).await.chat, [""; 0], "the chat stays private");
}

/// Sixty requests without a connection stopped pairing for everyone, and as many tables hid all others.
#[tokio::test(flavor = "multi_thread")]
async fn tables_without_players_hide_nobody() {
    let app = TestApp::start().await;
    let ghosts = join_all((0..60).map(|_| async {
        let ghost = app.guest().await;
        pair(&app, &ghost, None).await;
        let open = NewTable {
            setup: table_of(klotz()),
            visibility: Visibility::Open,
            seat: Some(0),
            name: String::new(),
            rated: false,
        };
        let answer = ghost.post(&app, "/api/tables", &open).await;
        (ghost, answer.json::<TableCreated>().id)
    }));
    let ghosts = ghosts.await;
    let (anna, bert) = (app.guest().await, app.guest().await);
    let [first, second] = [pair(&app, &anna, None).await, pair(&app, &bert, None).await];
    let _anna_waits = Player::join(&app, &anna, &first).await;
    let _bert_waits = Player::join(&app, &bert, &second).await;
    assert_eq!(pair(&app, &bert, Some(&second)).await, first);

    // The oldest of the open tables is hidden by newer ones, until someone sits there.
    let (ghost, oldest) = &ghosts[0];
    let listed = || async { anna.get(&app, "/api/tables").await.json::<Lobby>().tables };
    assert_eq!(listed().await.len(), 0);
    let there = Player::join(&app, ghost, oldest).await;
    let ids: Vec<String> = listed().await.into_iter().map(|table| table.id).collect();
    assert_eq!(ids, [oldest.as_str()]);
    // It is dropped when the connection goes.
    drop(there);
    while !listed().await.is_empty() {
        tokio::task::yield_now().await;
    }
}

/// A request without a connection pulled someone who waited into a rated match with nobody there.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_paired_with_a_ghost_and_a_match_can_be_aborted() {
    let app = TestApp::start().await;
    let [anna, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let first = pair(&app, &anna, None).await;
    let mut anna_waits = Player::join(&app, &anna, &first).await;
    let own = pair(&app, &bert, None).await;
    for _ in 0..3 {
        assert_eq!(pair(&app, &bert, Some(&own)).await, own, "Bert is not connected");
    }
    let view: TableView = anna.get(&app, &format!("/api/tables/{first}")).await.json();
    assert!(!view.seats[1].taken);
    let bert_waits = Player::join(&app, &bert, &own).await;
    assert_eq!(pair(&app, &bert, Some(&own)).await, first);
    anna_waits.receive_until(|anna| anna.journal.is_some()).await;
    assert!(anna_waits.table.rated);
    // Bert disappears. Anna has not moved yet: she aborts, and it counts for nobody.
    drop(bert_waits);
    anna_waits.command(Command::Abort { seat: 0 }).await.unwrap();
    anna_waits.receive_until(Player::is_over).await;
    let told: Profile = anna.get(&app, "/api/me/profile").await.json();
    assert_eq!((told.ratings.len(), told.matches.len()), (0, 0));
    assert_eq!(anna.get(&app, "/api/me/tables").await.json::<OwnTables>().tables, []);

    // After one's first move it is too late.
    let (_, mut players) = rated(&app, &anna, &bert).await;
    play_until(&mut players, 1).await;
    let late = players[0].command(Command::Abort { seat: 0 }).await;
    assert_eq!(late.unwrap_err(), "too-late-to-abort");
    assert_eq!(
        players[0].command(Command::Abort { seat: 1 }).await.unwrap_err(),
        "online-not-your-seat"
    );
    players[1].command(Command::Abort { seat: 1 }).await.unwrap();
}

/// A guest with an account's name at the table, programs with other people's names.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_passes_for_somebody_else() {
    let app = TestApp::start().await;
    let [ada, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let guest = app.guest().await;
    let table = app.make_table(&ada, table_of(klotz())).await;
    let mut player = Player::join(&app, &guest, &table).await;
    for name in ["Ada", "ADA", "A d a", "Аdа"] {
        assert_eq!(player.sit(1, name).await.unwrap_err(), "account-name-taken", "{name}");
    }
    for name in ["admin", "Moderator", "Holz", "H0LZ Team"] {
        assert_eq!(player.sit(1, name).await.unwrap_err(), "account-name-reserved", "{name}");
        let sign_up = json!({ "name": name.replace(' ', "-"), "password": PASSWORD });
        let answer = guest.post(&app, "/api/account", &sign_up).await;
        assert_eq!(code(&answer), "account-name-reserved");
    }
    let pairing = PairRequest { name: "Bert".to_owned(), ..pair_request(None) };
    assert_eq!(code(&guest.post(&app, "/api/pair", &pairing).await), "account-name-taken");

    // Everyone sees who is a guest.
    player.sit(1, "Cleo").await.unwrap();
    let view: TableView = ada.get(&app, &format!("/api/tables/{table}")).await.json();
    assert_eq!(view.seats.each_sitting(), [Sitting::Account, Sitting::Guest]);
    let mut host = Player::join(&app, &ada, &table).await;
    host.say("hello").await.unwrap();
    player.say("hello Ada").await.unwrap();
    host.receive_until(|host| host.chat.len() == 2).await;
    assert_eq!(host.authors, [Sitting::Account, Sitting::Guest]);

    // A program may be called like its owner, but like nobody else.
    for (name, expected) in [
        ("Bert", Some("account-name-taken")),
        ("holz", Some("account-name-reserved")),
        ("Ada", None),
    ] {
        let new = json!({ "name": name, "scopes": ["play"] });
        let answer = ada.post(&app, "/api/account/tokens", &new).await;
        assert_eq!((answer.status() != 201).then(|| code(&answer)).as_deref(), expected, "{name}");
    }
    drop(bert);
}

trait Sittings {
    fn each_sitting(&self) -> Vec<Sitting>;
}

impl Sittings for Vec<wire::online::TableSeat> {
    fn each_sitting(&self) -> Vec<Sitting> {
        self.iter().map(|seat| seat.sitting).collect()
    }
}

/// An account beat its own guests and led the leaderboard.
#[tokio::test(flavor = "multi_thread")]
async fn a_rating_needs_accounts_moves_and_different_opponents() {
    let app = TestApp::start().await;
    let [ada, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let guest = app.guest().await;
    let new = |rated| NewTable {
        setup: with_clock(BLITZ),
        visibility: Visibility::Private,
        seat: Some(0),
        name: String::new(),
        rated,
    };
    assert_eq!(
        code(&guest.post(&app, "/api/tables", &new(true)).await),
        "account-rated-needs-account"
    );
    let table = ada.post(&app, "/api/tables", &new(true)).await.json::<TableCreated>().id;
    let mut player = Player::join(&app, &guest, &table).await;
    assert_eq!(player.sit(1, "").await.unwrap_err(), "account-rated-needs-account");

    // Strangers are paired all the same, but with a guest the match is not rated.
    let waiting = pair(&app, &ada, None).await;
    let mut ada_waits = Player::join(&app, &ada, &waiting).await;
    assert!(ada_waits.table.rated);
    let own = pair(&app, &guest, None).await;
    let _guest_waits = Player::join(&app, &guest, &own).await;
    assert_eq!(pair(&app, &guest, Some(&own)).await, waiting);
    ada_waits.receive_until(|ada| ada.journal.is_some() && !ada.table.rated).await;

    // Each further match against the same opponent counts less.
    let mut gains = Vec::new();
    for _ in 0..3 {
        let (_, mut players) = rated(&app, &ada, &bert).await;
        play_until(&mut players, 6).await;
        resign(&mut players, 1).await;
        let told: Profile = ada.get(&app, "/api/me/profile").await.json();
        gains.push(told.matches[0].seats[0].change.unwrap());
    }
    assert!(gains[0] > 50 && gains[1] < gains[0] && gains[2] < gains[1], "{gains:?}");
}

/// Handing the seat of an absent opponent over to a bot and resigning changed no rating.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_is_not_handed_over() {
    let app = TestApp::start().await;
    let [ada, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let (_, [mut first, second]) = rated(&app, &ada, &bert).await;
    drop(second);
    first.receive_until(|first| !first.table.seats[1].here).await;
    let hand_over = ClientToServer::HandOver { id: "bot".to_owned(), seat: 1, level: 11 };
    assert_eq!(first.request(hand_over).await.unwrap_err(), "online-rated-hand-over");
}

/// A deleted account kept its seat, and its revoked programs kept their names.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_its_seats() {
    let app = TestApp::start().await;
    let [ada] = accounts(&app, ["Ada"]).await;
    let waiting = app.make_table(&ada, table_of(klotz())).await;
    let answer = ada.post(&app, "/api/account/delete", &json!({ "password": PASSWORD })).await;
    assert_eq!(answer.status(), 200, "{}", answer.0);
    let view: TableView =
        app.guest().await.get(&app, &format!("/api/tables/{waiting}")).await.json();
    assert!(view.seats.iter().all(|seat| !seat.taken && seat.name.is_empty()), "{view:?}");
}

/// One table that cannot be read made the whole list fail.
#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_table_hides_no_other() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    let [broken, fine] = [
        app.make_table(&anna, table_of(klotz())).await,
        app.make_table(&anna, table_of(klotz())).await,
    ];
    let app = app
        .stop_and(async |store| {
            let row = store.table(&broken).await.unwrap().unwrap();
            let change = store::TableChange {
                version: row.version,
                phase: row.phase,
                document: "{".to_owned(),
            };
            store.change_table(&broken, change).await.unwrap();
        })
        .await;
    let answer = anna.get(&app, "/api/me/tables").await;
    assert_eq!(answer.status(), 200, "{}", answer.0);
    let own: OwnTables = answer.json();
    let ids: Vec<&str> = own.tables.iter().map(|own| own.table.id.as_str()).collect();
    assert_eq!(ids, [fine.as_str()]);
}
