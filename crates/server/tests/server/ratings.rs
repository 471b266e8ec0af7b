//! Ratings and pairing.

use wire::Refusal;
use wire::command::{Clock, Command};
use wire::online::{Leaderboard, PairRequest, Profile, TableCreated, TableSetup, TableView};

use crate::accounts::sign_up;
use crate::app::{Counts, Guest, TestApp, against_a_bot, klotz, table_of, with_clock};
use crate::matches::play_until;
use crate::player::Player;

pub(crate) const BLITZ: Clock = Clock::Increment { base_ms: 180_000, increment_ms: 2_000 };

async fn profile(app: &TestApp, guest: &Guest) -> Profile {
    guest.get(app, "/api/me/profile").await.json()
}

/// New accounts.
pub(crate) async fn accounts<const N: usize>(app: &TestApp, names: [&str; N]) -> [Guest; N] {
    let mut accounts = Vec::new();
    for name in names {
        accounts.push(sign_up(app, &app.guest().await, name).await);
    }
    accounts.try_into().unwrap_or_else(|_| panic!("as many as names"))
}

/// A rated table with two players.
pub(crate) async fn rated(app: &TestApp, anna: &Guest, bert: &Guest) -> (String, [Player; 2]) {
    let table = app.make_table_that(anna, with_clock(BLITZ), Counts::ForRatings).await;
    let mut first = Player::join(app, anna, &table).await;
    let mut second = Player::join(app, bert, &table).await;
    second.sit(1, "Bert").await.unwrap();
    for player in [&mut first, &mut second] {
        player.receive_until(|player| player.journal.is_some() && player.you.is_some()).await;
    }
    (table, [first, second])
}

pub(crate) async fn resign(players: &mut [Player; 2], seat: u8) {
    players[usize::from(seat)].command(Command::Resign { seat }).await.unwrap();
    for player in players {
        player.receive_until(Player::is_over).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_changes_both_ratings_and_cannot_be_taken_back() {
    let app = TestApp::start().await;
    let [anna, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let (table, mut players) = rated(&app, &anna, &bert).await;
    play_until(&mut players, 6).await;
    resign(&mut players, 1).await;
    let (winner, loser) = (profile(&app, &anna).await, profile(&app, &bert).await);
    let (up, down) = (winner.ratings[0].rating, loser.ratings[0].rating);
    assert!(up.rating > 1_500 && down.rating < 1_500 && up.uncertainty < 500, "{up:?} {down:?}");
    assert_eq!((winner.ratings[0].matches, winner.ratings[0].points.len()), (1, 1));
    let seats = &winner.matches[0].seats;
    assert_eq!((seats[0].place, seats[1].place), (1, 2));
    assert_eq!((seats[0].rating, seats[0].change), (Some(up), Some(up.rating - 1_500)));

    let back = Command::TakeBack { seat: 0, ply: 1 };
    assert_eq!(players[0].command(back).await.unwrap_err(), "account-rated-over");
    assert_eq!(profile(&app, &anna).await, winner, "nothing has changed");

    // The rating shows at the next table.
    let next = app.make_table(&anna, table_of(klotz())).await;
    let view: TableView = anna.get(&app, &format!("/api/tables/{next}")).await.json();
    assert_eq!(view.seats[0].rating, Some(up));

    // After one match, her rating is provisional.
    let ladder: Leaderboard = bert.get(&app, "/api/ladder/klotz").await.json();
    assert_eq!(ladder.rungs, []);
    assert_eq!(bert.get(&app, "/api/ladder/chess").await.status(), 422);
    assert!(!view.rated);
    let view: TableView = anna.get(&app, &format!("/api/tables/{table}")).await.json();
    assert!(view.rated);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_ends_at_two_nodes_is_rated_once() {
    let app = TestApp::start().await;
    let other = app.another().await;
    let [anna, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let (table, mut players) = rated(&app, &anna, &bert).await;
    play_until(&mut players, 6).await;
    let mut elsewhere = Player::join(&other, &bert, &table).await;
    // Both resign at the same moment, each at another node.
    let (one, two) = tokio::join!(
        players[0].command(Command::Resign { seat: 0 }),
        elsewhere.command(Command::Resign { seat: 1 })
    );
    assert!(one.is_ok() || two.is_ok());
    let (anna, bert) = (profile(&app, &anna).await, profile(&other, &bert).await);
    assert_eq!((anna.ratings[0].matches, bert.ratings[0].matches), (1, 1));
    let (up, down) = (anna.ratings[0].rating.rating, bert.ratings[0].rating.rating);
    assert_eq!(up + down, 3_000, "one has won what the other has lost");
    assert_eq!(anna.matches.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn unrated_matches_change_no_rating() {
    let app = TestApp::start().await;
    let [anna, bert] = accounts(&app, ["Ada", "Bert"]).await;
    // A match that someone gives up before both have made three moves is not rated.
    for moves in [1, 5] {
        let (_, mut players) = rated(&app, &anna, &bert).await;
        play_until(&mut players, moves).await;
        resign(&mut players, 1).await;
    }
    let told = profile(&app, &anna).await;
    assert_eq!((told.ratings.len(), told.matches.len()), (0, 2));
    assert_eq!(told.matches[0].seats[0].rating, None);

    // Tables with a bot, without a clock, or with a custom start cannot be rated.
    let mut own = klotz();
    own.clock = BLITZ;
    own.layout.columns[0].cell = "c2".into();
    let mut with_bot = against_a_bot();
    if let TableSetup::Klotz(setup) = &mut with_bot {
        setup.clock = BLITZ;
    }
    for setup in [table_of(klotz()), with_bot, table_of(own)] {
        let new = wire::online::NewTable {
            setup,
            visibility: wire::online::Visibility::Private,
            seat: None,
            name: String::new(),
            rated: true,
        };
        let answer = anna.post(&app, "/api/tables", &new).await;
        assert_eq!(answer.json::<Refusal>().code, "account-cannot-rate");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_paired_by_rating_and_play_at_one_table() {
    let app = TestApp::start().await;
    let [anna, bert] = accounts(&app, ["Ada", "Bert"]).await;
    let request = |waiting_at: Option<&str>| PairRequest {
        setup: with_clock(BLITZ),
        name: "x".into(),
        waiting_at: waiting_at.map(str::to_owned),
    };
    let pair = async |guest: &Guest, waiting_at: Option<&str>| {
        guest.post(&app, "/api/pair", &request(waiting_at)).await.json::<TableCreated>().id
    };
    // Of two waiting players, the second joins the first.
    let first = pair(&anna, None).await;
    let second = pair(&bert, None).await;
    assert_ne!(first, second, "nobody was at the table yet");
    let mut anna_waits = Player::join(&app, &anna, &first).await;
    let _bert_waits = Player::join(&app, &bert, &second).await;
    assert_eq!(pair(&anna, Some(&first)).await, first, "who has waited for longer stays");
    assert_eq!(pair(&bert, Some(&second)).await, first);
    anna_waits.receive_until(|player| player.journal.is_some()).await;
    assert!(anna_waits.table.rated);
    let view: TableView = bert.get(&app, &format!("/api/tables/{second}")).await.json();
    assert!(view.seats.iter().all(|seat| !seat.taken), "nobody waits there any more");
    // Asking again returns the same table, and nobody can leave another's table.
    assert_eq!(pair(&anna, Some(&first)).await, first);
    let cleo = app.guest().await;
    assert_eq!(pair(&cleo, Some(&second)).await, second);
}
