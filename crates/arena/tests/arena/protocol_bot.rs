//! Protocol requests to built-in bots, for all three games.

use arena::protocol::Reply;
use arena::{ArenaGame, GameHistory, ProtocolBot, opening};
use bots::Level;
use climbers::Climbers;
use game::record::Ending;
use klotz::Klotz;
use serde_json::{Value, json};
use xstack::XStack;

/// A bot and assertions about its replies.
struct Session<G: ArenaGame>(ProtocolBot<G>);

impl<G: ArenaGame> Session<G> {
    fn new() -> Session<G> {
        Session(ProtocolBot::new(Level::Balsa))
    }

    fn ask(&mut self, request: &Value) -> Value {
        let reply =
            self.0.answer(&request.to_string()).expect("every request but `quit` has a reply");
        serde_json::to_value(reply).expect("replies serialize")
    }

    fn expect_ready(&mut self, request: &Value) {
        assert_eq!(self.ask(request), json!({ "type": "ready" }), "{request}");
    }

    fn expect_error(&mut self, request: &Value, why: &str) {
        let reply = self.ask(request);
        assert_eq!(reply["type"], "error", "{request}: {reply}");
        let said = reply["message"].as_str().expect("a message");
        assert!(said.contains(why), "{request}: {said}");
    }
}

fn record_text<G: ArenaGame>(history: &GameHistory<G>) -> String {
    history.record(history.ending().unwrap_or(Ending::Unfinished), &["one", "two"]).to_string()
}

fn start<G: ArenaGame>(players: usize) -> GameHistory<G> {
    let setup = G::setup(&[]).expect("no options are valid options");
    opening::<G>(&setup, players, 0, 7)
}

/// Requests that work the same way for all games.
fn check<G: ArenaGame>(moves: usize) {
    let mut session = Session::<G>::new();
    let choose = json!({ "type": "choose", "time_ms": 20_000, "seed": 4 });
    let hello = session.ask(&json!({ "type": "hello", "protocol": 1, "game": G::ID }));
    assert_eq!(hello, json!({ "type": "hello", "protocol": 1, "name": "Holz, level 1" }));
    session.expect_error(&choose, "no game yet");
    let mut history = start::<G>(2);
    session.expect_ready(&json!({ "type": "new", "record": record_text(&history) }));
    for _ in 0..moves {
        let answer = session.ask(&choose);
        assert_eq!(answer["type"], "move", "{answer}");
        let text = answer["move"].as_str().expect("a move");
        let mv = history.game().read_move(text).expect("a readable move");
        assert_eq!(
            session.ask(&choose),
            answer,
            "the same seed gives the same move; nothing was played"
        );
        history.play(mv).expect("the move is legal");
        session.expect_ready(&json!({ "type": "play", "move": text }));
        let position = session.ask(&json!({ "type": "position" }));
        assert_eq!(position["position"], history.game().position_text());
        let seat = history.game().to_move().map(|seat| seat.index() + 1);
        assert_eq!((&position["to_move"], &position["result"]), (&json!(seat), &Value::Null));
    }
    // A second bot that gets the record is in the same state.
    let mut other = Session::<G>::new();
    other.expect_ready(&json!({ "type": "new", "record": record_text(&history) }));
    assert_eq!(other.ask(&choose), session.ask(&choose));

    let before = session.ask(&json!({ "type": "position" }));
    session.expect_error(&json!({ "type": "play", "move": "nonsense" }), "nonsense");
    session.expect_error(&json!({ "type": "leave", "seat": 0 }), "numbered from 1");
    session.expect_error(&json!({ "type": "leave", "seat": 1 }), "one of the last two");
    session.expect_error(&json!({ "type": "new", "record": "game: chess" }), "line 1");
    session.expect_error(&json!({ "type": "new" }), "record");
    session.expect_error(&json!({ "type": "dance" }), "invalid request");
    session.expect_error(&json!([1, 2]), "invalid request");
    session.expect_error(
        &json!({ "type": "hello", "protocol": 2, "game": G::ID }),
        "speaks protocol 1",
    );
    session
        .expect_error(&json!({ "type": "hello", "protocol": 1, "game": "chess" }), "not \"chess\"");
    assert_eq!(session.ask(&json!({ "type": "position" })), before, "the state is unchanged");
    assert_eq!(session.0.answer("{\"type\":\"quit\"}"), None);
    assert!(matches!(session.0.answer("{"), Some(Reply::Error { .. })));
}

#[test]
fn klotz() {
    check::<Klotz>(4);
    let mut session = Session::<Klotz>::new();
    session.expect_ready(&json!({ "type": "new", "record": record_text(&start::<Klotz>(2)) }));
    let legal = session.ask(&json!({ "type": "legal" }));
    assert_eq!(legal["complete"], true);
    assert!(legal["moves"].as_array().is_some_and(|moves| moves.len() > 100));
    let answer = session.ask(&json!({ "type": "choose" }));
    assert!(
        answer["value"].is_i64() && answer["depth"] == 1 && answer["nodes"].is_u64(),
        "{answer}"
    );
    session.expect_error(&json!({ "type": "play", "move": "a1-a2" }), "a1");
}

#[test]
fn climbers() {
    check::<Climbers>(2);
    let mut session = Session::<Climbers>::new();
    session.expect_ready(&json!({ "type": "new", "record": record_text(&start::<Climbers>(3)) }));
    let legal = session.ask(&json!({ "type": "legal" }));
    assert_eq!(legal["complete"], false);
    session.expect_ready(&json!({ "type": "leave", "seat": 1 }));
    let position = session.ask(&json!({ "type": "position" }));
    assert_eq!(position["to_move"], 2, "{position}");
}

#[test]
fn xstack() {
    check::<XStack>(1);
}

#[test]
fn a_finished_game_has_a_result_and_no_moves() {
    let mut session = Session::<Klotz>::new();
    let position = "............../............../............../............../............../............../.......G....../............../............../............../............../..R.........../............../.............. RG R R=-,G=-";
    let record = format!(
        "game: klotz\nrules: 1\nposition: {position}\nresult: red won by corner\n\n1. c3-a1#\n"
    );
    session.expect_ready(&json!({ "type": "new", "record": record }));
    let end = session.ask(&json!({ "type": "position" }));
    assert_eq!((&end["to_move"], &end["result"]), (&Value::Null, &json!("red won by corner")));
    session.expect_error(&json!({ "type": "choose" }), "the game is over");
    assert_eq!(session.ask(&json!({ "type": "legal" }))["moves"], json!([]));
}

/// Regression: `nodes` was ignored, so the bot always searched as long as its level does.
#[test]
fn the_node_limit_is_respected() {
    let mut session = Session::<Klotz>(ProtocolBot::new(Level::Oak));
    session.expect_ready(&json!({ "type": "new", "record": record_text(&start::<Klotz>(2)) }));
    let mut searched = |nodes: Option<u64>| {
        let answer = session.ask(&json!({ "type": "choose", "nodes": nodes, "seed": 4 }));
        answer["nodes"].as_u64().expect("nodes are counted")
    };
    let (few, usual) = (searched(Some(400)), searched(None));
    assert!(few <= 500 && usual > few, "{few} of {usual}");
    assert_eq!(searched(Some(u64::MAX)), usual, "the level's own limit still applies");
}
