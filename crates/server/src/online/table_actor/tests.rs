//! The actor as a whole, over a store of its own and without sockets.

mod bot_moves;
mod clocks;
mod connections;
mod rematches;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Game as _;
use match_log::StoredGame as _;
use store::{Database, SqlStore};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use wire::command::{Clock, Command, Player};
use wire::online::{ServerToClient, Sitting, TableSetup, Visibility};
use xstack::sim::{Scene, replay};
use xstack::{Act, Gesture, Parting, Purpose, Sample, XStack};

use super::active_match::ActiveMatch;
use super::{ClientRequest, Connection, ReplyTo, TableMessage};
use crate::online::accounts::Requester;
use crate::online::error::AppResult;
use crate::online::game_adapter::GameAdapter as _;
use crate::online::setup_policy::prepare;
use crate::online::table_record::{NewTableRow, SeatOccupant, TableRecord};
use crate::online::visitor::Visitor;
use crate::online::{AppState, Config};

const TABLE: &str = "table";

/// People on both seats.
const PEOPLE: [Player; 2] = [Player::Human, Player::Human];

/// Room for more messages than any of these tests sends.
const OUTBOX: usize = 1_000;

/// How long a test waits for something that has to come, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Two players at a table.
struct TestTable {
    state: AppState,
    players: [TestPlayer; 2],
    folder: TempDir,
}

struct TestPlayer {
    requester: Requester,
    messages: Option<mpsc::Receiver<Utf8Bytes>>,
}

impl TestTable {
    /// Both players are connected.
    async fn start(setup: TableSetup) -> TestTable {
        let mut table = TestTable::stored(setup, Config::default()).await;
        for player in 0..2 {
            table.join(player, OUTBOX).await;
        }
        table
    }

    /// The match is stored, and nobody is connected.
    async fn stored(setup: TableSetup, config: Config) -> TestTable {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Sqlite(folder.path().join("holz.db"));
        TestTable::stored_in(&database, folder, setup, config).await
    }

    async fn stored_in(
        database: &Database,
        folder: TempDir,
        setup: TableSetup,
        config: Config,
    ) -> TestTable {
        let store = SqlStore::open(database).await.unwrap();
        let state = AppState::open(Arc::new(store), config).await.unwrap();
        let requesters = [(); 2].map(|()| Requester::guest(Visitor::draw(state.environment())));
        let mut record = TableRecord::new(setup);
        let is_person = record.setup.players().into_iter().map(|player| player == Player::Human);
        let seats = record.seats.iter_mut().zip(&requesters).zip(is_person);
        for ((seat, requester), _) in seats.filter(|(_, is_person)| *is_person) {
            *seat = Some(SeatOccupant {
                visitor: requester.visitor.as_str().to_owned(),
                name: String::new(),
                sitting: Sitting::Guest,
                rating: None,
            });
        }
        record.start_match(state.now_ms()).unwrap();
        let row = record.row(NewTableRow {
            id: TABLE.to_owned(),
            visibility: Visibility::Private,
            pairing: None,
            made_by: requesters[0].visitor.as_str().to_owned(),
            made_ms: state.now_ms(),
        });
        state.store.add_seated_table(row, record.seated()).await.unwrap();
        let players = requesters.map(|requester| TestPlayer { requester, messages: None });
        TestTable { state, players, folder }
    }

    /// Connects a player, whose outbox holds this many messages.
    async fn join(&mut self, player: usize, outbox: usize) {
        let (outbox, messages) = mpsc::channel(outbox);
        let requester = self.players[player].requester.clone();
        let connection = Connection { id: player as u64 + 1, requester, outbox, reads_chat: false };
        let join = TableMessage::Join { connection, last_seq: None };
        self.state.send_to_table(TABLE, join).await.unwrap();
        self.players[player].messages = Some(messages);
        // When the table answers, it has let the player in.
        self.state.snapshot(TABLE, None).await.unwrap();
    }

    async fn leave(&self, player: usize) {
        let leave = TableMessage::Leave { connection: player as u64 + 1 };
        self.state.send_to_table(TABLE, leave).await.unwrap();
    }

    /// The next message to a player that fits.
    async fn message<T>(&mut self, player: usize, fits: impl Fn(ServerToClient) -> Option<T>) -> T {
        let messages = self.players[player].messages.as_mut().expect("the player is connected");
        let found = async {
            loop {
                let message = messages.recv().await.expect("the player stays connected");
                if let Some(found) = fits(serde_json::from_str(&message).unwrap()) {
                    return found;
                }
            }
        };
        timeout(PATIENCE, found).await.expect("such a message")
    }

    /// The number of stored events.
    async fn stored_events(&self) -> usize {
        self.state.store.events(TABLE, 0).await.unwrap().len()
    }

    /// The kinds of the stored events.
    async fn stored_kinds(&self) -> Vec<String> {
        let events = self.state.store.events(TABLE, 0).await.unwrap();
        let kind = |row: &store::EventRow| {
            let line: serde_json::Value = serde_json::from_str(&row.line).unwrap();
            line["event"]["type"].as_str().unwrap().to_owned()
        };
        events.iter().map(kind).collect()
    }

    /// Plays any move for the player of a seat and returns its answer.
    async fn play_any(&self, player: usize, seat: u8, ply: u32) -> AppResult<u32> {
        let row = self.state.store.table(TABLE).await.unwrap().unwrap();
        let record = TableRecord::read(&row).unwrap();
        let mut active = ActiveMatch::<klotz::Klotz>::new(record.header.unwrap()).unwrap();
        for event in self.state.store.events(TABLE, 0).await.unwrap() {
            active.apply(event).unwrap();
        }
        let (moves, _) = active.game().some_moves();
        let text = active.game().write_move(&moves[0]);
        self.command(player, Command::PlayMove { seat, ply, text }).await.await.unwrap()
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
        // Another ply is another command.
        let id = format!("{command:?}").replace(' ', "").chars().take(40).collect::<String>();
        let request = ClientRequest::Command { seen: 99, command, round_trip: Duration::ZERO };
        self.request(player, &id, request).await
    }
}

fn klotz_setup(clock: Clock, players: [Player; 2]) -> TableSetup {
    let mut setup = wire::klotz_view::MatchSetup::for_players(2).unwrap();
    setup.clock = clock;
    for (seat, player) in setup.seats.iter_mut().zip(players) {
        seat.player = player;
    }
    TableSetup::Klotz(setup)
}

fn xstack_setup(clock: Clock) -> TableSetup {
    let mut setup = match_log::xstack_setup::MatchSetup::without_piles(2, 7).unwrap();
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
    let permits = table.state.verification_permits.clone();
    let permits_held = permits.available_permits() as u32;
    let permits = permits.acquire_many_owned(permits_held).await.unwrap();
    let mut played = table.command(0, Command::PlayMove { seat: 0, ply: 0, text }).await;

    let chat = ClientRequest::Chat { text: "nice".into() };
    let chat = table.request(1, "chat", chat).await;
    timeout(Duration::from_secs(1), chat).await.expect("an answer at once").unwrap().unwrap();
    // Longer than the player had left, and than a fallen flag is ignored.
    sleep(Duration::from_millis(BASE_MS + 700)).await;
    assert!(played.try_recv().is_err(), "not verified yet");
    // Bots at other tables do not wait for it.
    assert!(table.state.cpu_permits.available_permits() > 0);
    let offer = table.command(1, Command::OfferDraw { seat: 1 }).await;
    assert_eq!(offer.await.unwrap().unwrap(), 1, "an offer, and no flag");

    drop(permits);
    assert_eq!(played.await.unwrap().unwrap(), 2);
    let log = table.message(1, |message| match message {
        ServerToClient::Log { log } if log.seq == 2 => Some(log),
        _ => None,
    });
    let log = log.await;
    let event: serde_json::Value = serde_json::from_str(&log.lines[0]).unwrap();
    assert_eq!(event["event"]["type"], "movePlayed", "{event}");
    let left_ms = event["event"]["leftMs"][0].as_u64().unwrap();
    assert!(left_ms > 300, "the player had this long left: {left_ms} ms");
}

/// A long turn whose last act lies could be sent again and again, and each time it was simulated.
#[tokio::test(flavor = "multi_thread")]
async fn the_sender_pays_for_a_turn() {
    let setup = xstack_setup(Clock::None);
    let text = first_turn(&setup);
    let table = TestTable::start(setup).await;
    let visitor = table.players[0].requester.visitor.clone();
    let budget = &table.state.verification_budget;
    let now = tokio::time::Instant::now();
    budget.charge(&visitor, 11_999, false, now);
    assert!(budget.has_some(&visitor, now));
    let played = table.command(0, Command::PlayMove { seat: 0, ply: 0, text: text.clone() }).await;
    assert_eq!(played.await.unwrap().unwrap(), 1);
    assert!(!budget.has_some(&visitor, now), "the turn has cost something");
    // Without budget, a turn is refused before anything is simulated.
    let other = table.players[1].requester.visitor.clone();
    budget.charge(&other, 1_000_000, true, now);
    let refused = table.command(1, Command::PlayMove { seat: 1, ply: 1, text }).await;
    assert_eq!(refused.await.unwrap().unwrap_err().into_refusal().code, "online-too-fast");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_too_many_acts_is_refused_before_it_is_simulated() {
    let setup = xstack_setup(Clock::None);
    let text = first_turn(&setup);
    let TableSetup::Xstack(setup) = &setup else { panic!("a setup of X-Stack") };
    let game = XStack::start(XStack::read_setup(setup).unwrap().settings().clone());
    let turn = game.read_move(&text).unwrap();
    let verify = |acts, samples| {
        let limits = xstack::VerificationLimits { acts, samples };
        let verification = game.verify_within(&turn, limits);
        (verification.game.map(drop), verification.samples)
    };
    assert_eq!(verify(0, 1_000), (Err(xstack::Unverified::TooLong), 0));
    let (verified, samples) = verify(1, 1_000);
    assert!(verified.is_ok() && samples > 30, "{samples}");
}
