//! The actor as a whole, over a store of its own and without sockets.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Game as _;
use match_log::StoredGame as _;
use store::{Database, Store};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use wire::online::{ServerToClient, Sitting, TableSetup, Visibility};
use wire::table::{Clock, Command};
use xstack::sim::{Scene, replay};
use xstack::{Act, Gesture, Parting, Purpose, Sample, XStack};

use super::{ClientRequest, Connection, ReplyTo, TableMessage};
use crate::online::accounts::Requester;
use crate::online::error::AppResult;
use crate::online::setup_policy::prepare;
use crate::online::table_record::{NewTableRow, SeatOccupant, TableRecord};
use crate::online::visitor::Visitor;
use crate::online::{AppState, Config, now_ms};

const TABLE: &str = "table";

/// Two players at a table of X-Stack.
struct TestTable {
    state: AppState,
    players: [TestPlayer; 2],
    _folder: TempDir,
}

struct TestPlayer {
    requester: Requester,
    messages: mpsc::Receiver<Utf8Bytes>,
}

impl TestTable {
    async fn start(setup: TableSetup) -> TestTable {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Database::Sqlite(folder.path().join("holz.db"))).await.unwrap();
        let state = AppState::open(store, Config::default()).await.unwrap();
        let requesters = [Visitor::draw(), Visitor::draw()].map(Requester::guest);
        let mut record = TableRecord::new(setup);
        for (seat, requester) in record.seats.iter_mut().zip(&requesters) {
            *seat = Some(SeatOccupant {
                visitor: requester.visitor.as_str().to_owned(),
                name: String::new(),
                sitting: Sitting::Guest,
                rating: None,
            });
        }
        record.start_match(now_ms()).unwrap();
        let row = record.row(NewTableRow {
            id: TABLE.to_owned(),
            visibility: Visibility::Private,
            pairing: None,
            made_by: requesters[0].visitor.as_str().to_owned(),
            made_ms: now_ms(),
        });
        state.store.add_seated_table(row, record.seated()).await.unwrap();
        let mut players = Vec::new();
        for (id, requester) in (1..).zip(requesters) {
            let (outbox, messages) = mpsc::channel(100);
            let connection = Connection { id, requester: requester.clone(), outbox };
            let join = TableMessage::Join { connection, last_seq: None };
            state.send_to_table(TABLE, join).await.unwrap();
            players.push(TestPlayer { requester, messages });
        }
        let players = players.try_into().unwrap_or_else(|_| panic!("two players"));
        TestTable { state, players, _folder: folder }
    }

    /// Sends a request and returns its answer when it comes.
    async fn request(
        &self,
        player: usize,
        id: &str,
        request: ClientRequest,
    ) -> oneshot::Receiver<AppResult<u32>> {
        let (sender, answer) = oneshot::channel();
        let requester = self.players[player].requester.clone();
        let (id, reply) = (id.to_owned(), ReplyTo::Task(sender));
        let message = TableMessage::Request { requester, id, request, reply };
        self.state.send_to_table(TABLE, message).await.unwrap();
        answer
    }

    async fn command(&self, player: usize, command: Command) -> oneshot::Receiver<AppResult<u32>> {
        let id = format!("{command:?}").chars().take(10).collect::<String>();
        let request = ClientRequest::Command { seen: 99, command, round_trip: Duration::ZERO };
        self.request(player, &id, request).await
    }
}

fn xstack_setup(clock: Clock) -> TableSetup {
    let mut setup = match_log::xstack::MatchSetup::without_piles(2, 7).unwrap();
    setup.clock = clock;
    prepare(TableSetup::Xstack(setup)).unwrap()
}

/// The text of a first turn: a block is pulled for half a second and given up.
fn first_turn(setup: &TableSetup) -> String {
    let TableSetup::Xstack(setup) = setup else { panic!("a setup of X-Stack") };
    let game = XStack::start(XStack::read_setup(setup).unwrap().settings().clone());
    let mut draft = game.draft();
    let block = game.poses().present().iter().next().unwrap();
    let samples = (1..=30).map(|at| Sample { moved: [0, 0, at * 1_000], ..Sample::START });
    let gesture =
        Gesture::new(block, Purpose::PutBack, [0; 3], samples.collect(), Parting::GivenUp).unwrap();
    let report = replay(&Scene::of(&game, &draft), &gesture).unwrap();
    draft.add(Act::Handle { gesture, report }).unwrap();
    game.write_move(&draft.turn())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_stops_and_the_table_goes_on_while_a_turn_is_verified() {
    const BASE_MS: u64 = 1_500;
    let setup = xstack_setup(Clock::Increment { base_ms: BASE_MS, increment_ms: 0 });
    let text = first_turn(&setup);
    let mut table = TestTable::start(setup).await;
    // All cores are busy with something else.
    let permits = table.state.cpu_permits.clone();
    let permits_held = permits.available_permits() as u32;
    let permits = permits.acquire_many_owned(permits_held).await.unwrap();
    let mut played = table.command(0, Command::PlayMove { seat: 0, ply: 0, text }).await;

    let chat = ClientRequest::Chat { text: "nice".into() };
    let chat = table.request(1, "chat", chat).await;
    timeout(Duration::from_secs(1), chat).await.expect("an answer at once").unwrap().unwrap();
    // Longer than the player had left, and than a fallen flag is ignored.
    sleep(Duration::from_millis(BASE_MS + 700)).await;
    assert!(played.try_recv().is_err(), "not verified yet");
    let offer = table.command(1, Command::OfferDraw { seat: 1 }).await;
    assert_eq!(offer.await.unwrap().unwrap(), 1, "an offer, and no flag");

    drop(permits);
    assert_eq!(played.await.unwrap().unwrap(), 2);
    let log = loop {
        let message = table.players[1].messages.recv().await.unwrap();
        match serde_json::from_str(&message).unwrap() {
            ServerToClient::Log { log } if log.seq == 2 => break log,
            _ => {}
        }
    };
    let event: serde_json::Value = serde_json::from_str(&log.lines[0]).unwrap();
    assert_eq!(event["event"]["type"], "movePlayed", "{event}");
    let left_ms = event["event"]["leftMs"][0].as_u64().unwrap();
    assert!(left_ms > 300, "the player had this long left: {left_ms} ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_advances_the_pile_number_once() {
    let setup = xstack_setup(Clock::None);
    let TableSetup::Xstack(first) = &setup else { panic!("a setup of X-Stack") };
    let next_seed = first.seed + first.piles.len() as u64;
    let table = TestTable::start(setup).await;
    for (player, command) in [
        (0, Command::Resign { seat: 0 }),
        (0, Command::Rematch { seat: 0 }),
        (1, Command::Rematch { seat: 1 }),
    ] {
        table.command(player, command).await.await.unwrap().unwrap();
    }
    let next = loop {
        let row = table.state.store.table(TABLE).await.unwrap().unwrap();
        if let Some(next) = TableRecord::read(&row).unwrap().next {
            break table.state.store.table(&next).await.unwrap().unwrap();
        }
        sleep(Duration::from_millis(50)).await;
    };
    let TableSetup::Xstack(next) = TableRecord::read(&next).unwrap().setup else {
        panic!("a rematch is of the same game");
    };
    assert_eq!(next.seed, next_seed);
}
