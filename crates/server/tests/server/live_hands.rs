//! Live hands in X-Stack: others see the motion while the turn is made, and nothing is decided by it.

use futures_util::SinkExt as _;
use match_log::{read_line, read_log};
use session::xstack_match::{LiveTurn, WatchedTurn};
use table::Journal;
use test_services::Nats;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::command::Command;
use wire::online::{ClientToServer, PROTOCOL, ServerToClient, TableSetup};
use wire::xstack_view::MatchSetup;
use xstack::XStack;
use xstack::sim::Stage;

use crate::app::{Guest, TestApp};
use crate::player::{connect, receive};

/// A page at a table of X-Stack.
struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    journal: Option<Journal<XStack>>,
}

impl Page {
    async fn open(app: &TestApp, guest: &Guest, table: &str) -> Page {
        let socket = connect(app, Some(&guest.cookie), table, None).await.unwrap();
        let mut page = Page { socket, journal: None };
        page.say(&ClientToServer::Hello { protocol: PROTOCOL, have: None }).await;
        page.until(|message| matches!(message, ServerToClient::Welcome { .. })).await;
        page
    }

    async fn say(&mut self, message: &ClientToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Receives messages until one matches, and follows the match.
    async fn until(&mut self, is_it: impl Fn(&ServerToClient) -> bool) -> ServerToClient {
        loop {
            let message = receive(&mut self.socket).await.expect("the server goes on talking");
            let (ServerToClient::Welcome { log: Some(log), .. } | ServerToClient::Log { log }) =
                &message
            else {
                if is_it(&message) {
                    return message;
                }
                continue;
            };
            match (log.after, &mut self.journal) {
                (Some(_), Some(journal)) => {
                    for line in &log.lines {
                        read_line(line, journal).unwrap();
                    }
                }
                _ => self.journal = Some(read_log(&log.lines.join("\n")).unwrap()),
            }
            if is_it(&message) {
                return message;
            }
        }
    }

    async fn until_started(&mut self) {
        while self.journal.is_none() {
            self.until(|message| matches!(message, ServerToClient::Log { .. })).await;
        }
    }

    /// The next hand message: whether a turn begins with it, and its motion.
    async fn hand(&mut self) -> (bool, Vec<String>) {
        let seen = self.until(|message| matches!(message, ServerToClient::Hand { .. })).await;
        let ServerToClient::Hand { seat, begins, parts } = seen else { unreachable!() };
        assert_eq!(seat, 0);
        (begins, parts)
    }

    async fn show(&mut self, id: &str, seen: u32, parts: &[&str]) {
        let parts = parts.iter().map(ToString::to_string).collect();
        self.say(&ClientToServer::Hand { id: id.into(), seen, parts }).await;
    }

    /// The code of the refusal of a hand.
    async fn refusal(&mut self, wanted: &str) -> String {
        let is_it = |message: &ServerToClient| matches!(message, ServerToClient::Refused { id: Some(id), .. } if id == wanted);
        let ServerToClient::Refused { refusal, .. } = self.until(is_it).await else {
            unreachable!()
        };
        refusal.code
    }
}

/// Anna, whose turn it is, and Bert, each at a node.
async fn two(nodes: [&TestApp; 2]) -> (String, [Guest; 2], [Page; 2]) {
    let guests = [nodes[0].guest().await, nodes[1].guest().await];
    let setup = TableSetup::Xstack(MatchSetup::without_piles(2, 7).unwrap());
    let table = nodes[0].make_table(&guests[0], setup).await;
    let mut anna = Page::open(nodes[0], &guests[0], &table).await;
    let mut bert = Page::open(nodes[1], &guests[1], &table).await;
    bert.say(&ClientToServer::Sit { id: "sit".into(), seat: 1, name: "Bert".into() }).await;
    anna.until_started().await;
    bert.until_started().await;
    (table, guests, [anna, bert])
}

/// A turn as a page makes it: the top block is lifted for half a second and given up. Returns its
/// motion and its text.
fn turn(journal: &Journal<XStack>) -> (Vec<Vec<String>>, String) {
    let poses = journal.table().game().poses();
    let (block, pose) = poses.iter().max_by_key(|(_, pose)| pose.at[1]).unwrap();
    let [x, y, z] = pose.at.map(|part| f64::from(part) / 1e6);
    let mut turn = LiveTurn::new(journal.table());
    turn.grip(&block.to_string(), [x, y, z]).unwrap();
    turn.set_target([x, y + 0.1, z], [0.0, 0.0, 0.0, 1.0]);
    let mut told = Vec::new();
    for tick in 1..=30 {
        turn.tick();
        if tick % 9 == 0 {
            told.push(turn.take_motion());
        }
    }
    turn.give_up().unwrap();
    while turn.tick().stage != Stage::Over {}
    told.push(turn.take_motion());
    turn.finish_act().unwrap();
    (told, turn.view().text.unwrap())
}

fn borrowed(parts: &[String]) -> Vec<&str> {
    parts.iter().map(String::as_str).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_the_hand_and_end_with_the_servers_state() {
    let app = TestApp::start().await;
    let (table, guests, [mut anna, mut bert]) = two([&app, &app]).await;
    let (told, text) = turn(anna.journal.as_ref().unwrap());
    assert_eq!(told.len(), 4);
    let mut watched = WatchedTurn::new(bert.journal.as_ref().unwrap().table()).unwrap();
    for (number, parts) in told.iter().enumerate() {
        if number == 2 {
            // A newcomer gets all of it.
            let mut cleo = Page::open(&app, &app.guest().await, &table).await;
            let (begins, parts) = cleo.hand().await;
            assert!(begins && parts.len() == 1, "{parts:?}");
            let mut late = WatchedTurn::new(cleo.journal.as_ref().unwrap().table()).unwrap();
            late.add_motion(&parts[0]).unwrap();
            assert_eq!(late.ahead(), 18);
        }
        anna.show("hand", 0, &borrowed(parts)).await;
        let (begins, seen) = bert.hand().await;
        assert_eq!((begins, &seen), (number == 0, parts));
        for part in &seen {
            watched.add_motion(part).unwrap();
        }
    }
    // The hand is seen, but nothing has happened in the match.
    assert_eq!(bert.journal, anna.journal);
    let command = Command::PlayMove { seat: 0, ply: 0, text };
    anna.say(&ClientToServer::Command { id: "turn".into(), seen: 0, command }).await;
    anna.until(|message| matches!(message, ServerToClient::Done { .. })).await;
    bert.until(|message| matches!(message, ServerToClient::Log { .. })).await;
    let journal = bert.journal.as_ref().unwrap();
    assert!(watched.complete(journal.table(), 0).unwrap(), "it is what was seen");
    while !watched.is_over() {
        watched.tick();
    }
    // Newcomers get no parts of a turn that is complete.
    let mut late = Page::open(&app, &guests[1], &table).await;
    late.say(&ClientToServer::Ping { n: 1 }).await;
    let next = late.until(|message| {
        matches!(message, ServerToClient::Hand { .. } | ServerToClient::Pong { .. })
    });
    assert!(matches!(next.await, ServerToClient::Pong { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_hands_are_refused_and_not_passed_on() {
    let app = TestApp::start().await;
    let (table, _, [mut anna, mut bert]) = two([&app, &app]).await;
    let mut cleo = Page::open(&app, &app.guest().await, &table).await;
    let (told, _) = turn(anna.journal.as_ref().unwrap());
    let parts: Vec<&str> = told.iter().flatten().map(String::as_str).collect();

    bert.show("not mine", 0, &parts[..1]).await;
    assert_eq!(bert.refusal("not mine").await, "not-your-turn");
    cleo.show("no seat", 0, &parts[..1]).await;
    assert_eq!(cleo.refusal("no seat").await, "online-not-seated");
    let long = "0".repeat(20_000);
    let many = vec![parts[0]; 40];
    for (id, shown, code) in [
        ("gap", &parts[1..2], "gesture-out-of-order"),
        ("garbage", &["\u{202e}<b>"][..], "gesture-malformed"),
        ("endless", &[long.as_str()][..], "online-too-fast"),
        ("many", &many[..], "online-too-fast"),
        ("", &parts[..1], "online-bad-id"),
    ] {
        anna.show(id, 0, shown).await;
        assert_eq!(anna.refusal(id).await, code, "{id}");
    }
    // Parts before the first invalid one are passed on; the rest is not.
    anna.show("twice", 0, &[parts[0], parts[0]]).await;
    assert_eq!(anna.refusal("twice").await, "gesture-out-of-order");
    assert_eq!(bert.hand().await, (true, vec![parts[0].to_owned()]));
    // The same turn over and over, until the rate limit.
    for _ in 0..35 {
        anna.show("again", 0, &parts[..1]).await;
    }
    assert_eq!(anna.refusal("again").await, "online-too-fast");
    // A hand after the end of the match.
    anna.say(&ClientToServer::Command {
        id: "gone".into(),
        seen: 0,
        command: Command::Resign { seat: 0 },
    })
    .await;
    anna.until(|message| matches!(message, ServerToClient::Done { .. })).await;
    anna.show("late", 9, &parts[..1]).await;
    assert_eq!(anna.refusal("late").await, "match-over");
}

/// The match goes on during a flood.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_hands_drops_no_client() {
    let app = TestApp::start().await;
    let (_, _, [mut anna, mut bert]) = two([&app, &app]).await;
    let (told, text) = turn(anna.journal.as_ref().unwrap());
    for _ in 0..50 {
        anna.show("flood", 0, &borrowed(&told[0])).await;
    }
    // Bert has not read anything meanwhile, and is still connected.
    let command = Command::PlayMove { seat: 0, ply: 0, text };
    anna.say(&ClientToServer::Command { id: "turn".into(), seen: 0, command }).await;
    anna.until(|message| matches!(message, ServerToClient::Done { .. })).await;
    bert.until(|message| matches!(message, ServerToClient::Log { .. })).await;
    assert_eq!(bert.journal, anna.journal);
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_reach_other_nodes() {
    if !test_services::wanted() {
        return;
    }
    let nats = Nats::start().unwrap();
    let nodes = TestApp::cluster::<2>(&nats.url()).await;
    let (_, _, [mut anna, mut bert]) = two([&nodes[0], &nodes[1]]).await;
    let (told, _) = turn(anna.journal.as_ref().unwrap());
    for (number, parts) in told.iter().enumerate() {
        anna.show("hand", 0, &borrowed(parts)).await;
        assert_eq!(bert.hand().await, (number == 0, parts.clone()));
    }
}
