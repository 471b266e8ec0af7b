//! X-Stack: the server simulates every turn again, and its result decides.

use futures_util::SinkExt as _;
use game::Game as _;
use match_log::read_log;
use table::Journal;
use tokio_tungstenite::tungstenite::Message;
use wire::command::{Command, Player};
use wire::online::{
    ClientToServer, NewTable, PROTOCOL, ServerToClient, TableCreated, TableSetup, Visibility,
};
use xstack::sim::{Scene, replay};
use xstack::{Act, Gesture, Parting, Purpose, Report, Sample, XStack};

use crate::app::TestApp;
use crate::player::{connect, receive};

/// A turn in which a block is pulled for half a second and given up; `tell` changes its report.
fn turn(game: &XStack, tell: impl Fn(&mut Report)) -> String {
    let mut draft = game.draft();
    let block = game.poses().present().iter().next().unwrap();
    let samples = (1..=30).map(|at| Sample { moved: [0, 0, at * 1_000], ..Sample::START });
    let gesture =
        Gesture::new(block, Purpose::PutBack, [0; 3], samples.collect(), Parting::GivenUp).unwrap();
    let mut report = replay(&Scene::of(game, &draft), &gesture).unwrap();
    tell(&mut report);
    draft.add(Act::Handle { gesture, report }).unwrap();
    game.write_move(&draft.turn())
}

/// The gesture pulls a block to the side, the report is of pulling it to the front.
fn honest_report_of_another_gesture(game: &XStack) -> String {
    let mut draft = game.draft();
    let block = game.poses().present().iter().next().unwrap();
    let pull = |axis: usize| {
        let samples = (1..=30).map(|at| {
            let mut moved = [0; 3];
            moved[axis] = at * 1_000;
            Sample { moved, ..Sample::START }
        });
        let (purpose, parting) = (Purpose::PutBack, Parting::GivenUp);
        Gesture::new(block, purpose, [0; 3], samples.collect(), parting).unwrap()
    };
    let report = replay(&Scene::of(game, &draft), &pull(2)).unwrap();
    draft.add(Act::Handle { gesture: pull(0), report }).unwrap();
    game.write_move(&draft.turn())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_false_turn_is_refused_and_an_honest_one_is_played() {
    let app = TestApp::start().await;
    let anna = app.guest().await;
    // The client sends no pile: the server draws it.
    let mut setup = wire::xstack_view::MatchSetup::without_piles(2, 7).unwrap();
    setup.seats[1].player = Player::Bot { level: 11 };
    let new = NewTable {
        rated: false,
        setup: TableSetup::Xstack(setup),
        visibility: Visibility::Private,
        seat: Some(0),
        name: "Anna".into(),
    };
    let made: TableCreated = anna.post(&app, "/api/tables", &new).await.json();
    let mut socket = connect(&app, Some(&anna.cookie), &made.id, None).await.unwrap();
    let send = |message: &ClientToServer| Message::text(serde_json::to_string(message).unwrap());
    let hello = ClientToServer::Hello { protocol: PROTOCOL, have: None };
    socket.send(send(&hello)).await.unwrap();
    let Some(ServerToClient::Welcome { log: Some(log), .. }) = receive(&mut socket).await else {
        panic!("a match was expected");
    };
    let journal: Journal<XStack> = read_log(&log.lines.join("\n")).unwrap();
    let game = journal.table().game();

    let moved = turn(game, |report| {
        let (block, pose) = report.rest.poses.iter().next().unwrap();
        let mut pose = *pose;
        pose.at[0] += 1;
        report.rest.poses.set(block, Some(pose));
    });
    let denied = turn(game, |report| report.came_free ^= true);
    // The report of another gesture.
    let other_hand = honest_report_of_another_gesture(game);
    let honest = turn(game, |_| ());
    for (id, text, expected) in [
        ("moved", moved, Some("unverified-poses")),
        ("denied", denied, Some("unverified-story")),
        ("other hand", other_hand, Some("unverified-poses")),
        ("honest", honest, None),
    ] {
        let command = Command::PlayMove { seat: 0, ply: 0, text };
        let command = ClientToServer::Command { id: id.into(), seen: 0, command };
        socket.send(send(&command)).await.unwrap();
        let refused = loop {
            match receive(&mut socket).await.unwrap() {
                ServerToClient::Refused { refusal, .. } => break Some(refusal.code),
                ServerToClient::Done { .. } => break None,
                _ => {}
            }
        };
        assert_eq!(refused.as_deref(), expected, "{id}");
    }
}
