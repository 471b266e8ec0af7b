//! The protocol, spoken with our own bots: questions and answers for all three games.

use arena::protocol::Reply;
use arena::{Course, Hosted, Speaker, opening};
use bots::Level;
use climbers::Climbers;
use game::record::Ending;
use klotz::Klotz;
use serde_json::{Value, json};
use xstack::XStack;

/// A conversation.
struct Talk<G: Hosted>(Speaker<G>);

impl<G: Hosted> Talk<G> {
    fn new() -> Talk<G> {
        Talk(Speaker::new(Level::Balsa))
    }

    fn ask(&mut self, question: &Value) -> Value {
        let reply = self.0.answer(&question.to_string()).expect("every question is answered");
        serde_json::to_value(reply).expect("replies can be written")
    }

    fn is_ready(&mut self, question: &Value) {
        assert_eq!(self.ask(question), json!({ "type": "ready" }), "{question}");
    }

    fn is_refused(&mut self, question: &Value, why: &str) {
        let reply = self.ask(question);
        assert_eq!(reply["type"], "error", "{question}: {reply}");
        let said = reply["message"].as_str().expect("words");
        assert!(said.contains(why), "{question}: {said}");
    }
}

fn record_text<G: Hosted>(course: &Course<G>) -> String {
    course.record(course.ending().unwrap_or(Ending::Unfinished), &["one", "two"]).to_string()
}

fn start<G: Hosted>(players: usize) -> Course<G> {
    let venue = G::venue(&[]).expect("no choice is a choice");
    opening::<G>(&venue, players, 0, 7)
}

/// What is the same for all games.
fn converse<G: Hosted>(moves: usize) {
    let mut talk = Talk::<G>::new();
    let choose = json!({ "type": "choose", "time_ms": 20_000, "seed": 4 });
    let hello = talk.ask(&json!({ "type": "hello", "protocol": 1, "game": G::ID }));
    assert_eq!(hello, json!({ "type": "hello", "protocol": 1, "name": "Holz, level 1" }));
    talk.is_refused(&choose, "there is no game yet");
    let mut course = start::<G>(2);
    talk.is_ready(&json!({ "type": "new", "record": record_text(&course) }));
    for _ in 0..moves {
        let answer = talk.ask(&choose);
        assert_eq!(answer["type"], "move", "{answer}");
        let text = answer["move"].as_str().expect("a move");
        let mv = course.game().read_move(text).expect("a move of the game");
        assert_eq!(talk.ask(&choose), answer, "the same seed, the same move; nothing was played");
        course.play(mv).expect("a bot plays by the rules");
        talk.is_ready(&json!({ "type": "play", "move": text }));
        let position = talk.ask(&json!({ "type": "position" }));
        assert_eq!(position["position"], course.game().position_text());
        let seat = course.game().to_move().map(|seat| seat.index() + 1);
        assert_eq!((&position["to_move"], &position["result"]), (&json!(seat), &Value::Null));
    }
    // Somebody else who is told the record is where we are.
    let mut other = Talk::<G>::new();
    other.is_ready(&json!({ "type": "new", "record": record_text(&course) }));
    assert_eq!(other.ask(&choose), talk.ask(&choose));

    let before = talk.ask(&json!({ "type": "position" }));
    talk.is_refused(&json!({ "type": "play", "move": "nonsense" }), "nonsense");
    talk.is_refused(&json!({ "type": "leave", "seat": 0 }), "numbered from 1");
    talk.is_refused(&json!({ "type": "leave", "seat": 1 }), "one of the last two");
    talk.is_refused(&json!({ "type": "new", "record": "game: chess" }), "line 1");
    talk.is_refused(&json!({ "type": "new" }), "record");
    talk.is_refused(&json!({ "type": "dance" }), "not a question of the protocol");
    talk.is_refused(&json!([1, 2]), "not a question of the protocol");
    talk.is_refused(&json!({ "type": "hello", "protocol": 2, "game": G::ID }), "speaks protocol 1");
    talk.is_refused(&json!({ "type": "hello", "protocol": 1, "game": "chess" }), "not \"chess\"");
    assert_eq!(talk.ask(&json!({ "type": "position" })), before, "nothing has changed");
    assert_eq!(talk.0.answer("{\"type\":\"quit\"}"), None);
    assert!(matches!(talk.0.answer("{"), Some(Reply::Error { .. })));
}

#[test]
fn klotz_is_spoken() {
    converse::<Klotz>(4);
    let mut talk = Talk::<Klotz>::new();
    talk.is_ready(&json!({ "type": "new", "record": record_text(&start::<Klotz>(2)) }));
    let legal = talk.ask(&json!({ "type": "legal" }));
    assert_eq!(legal["complete"], true);
    assert!(legal["moves"].as_array().is_some_and(|moves| moves.len() > 100));
    let answer = talk.ask(&json!({ "type": "choose" }));
    assert!(
        answer["value"].is_i64() && answer["depth"] == 1 && answer["nodes"].is_u64(),
        "{answer}"
    );
    talk.is_refused(&json!({ "type": "play", "move": "a1-a2" }), "a1");
}

#[test]
fn the_climbers_are_spoken() {
    converse::<Climbers>(2);
    let mut talk = Talk::<Climbers>::new();
    talk.is_ready(&json!({ "type": "new", "record": record_text(&start::<Climbers>(3)) }));
    let legal = talk.ask(&json!({ "type": "legal" }));
    assert_eq!(legal["complete"], false);
    talk.is_ready(&json!({ "type": "leave", "seat": 1 }));
    let position = talk.ask(&json!({ "type": "position" }));
    assert_eq!(position["to_move"], 2, "{position}");
}

#[test]
fn x_stack_is_spoken() {
    converse::<XStack>(1);
}

#[test]
fn a_game_that_is_over_has_a_result_and_no_moves() {
    let mut talk = Talk::<Klotz>::new();
    let position = "............../............../............../............../............../............../.......G....../............../............../............../............../..R.........../............../.............. RG R R=-,G=-";
    let record = format!(
        "game: klotz\nrules: 1\nposition: {position}\nresult: red won by corner\n\n1. c3-a1#\n"
    );
    talk.is_ready(&json!({ "type": "new", "record": record }));
    let end = talk.ask(&json!({ "type": "position" }));
    assert_eq!((&end["to_move"], &end["result"]), (&Value::Null, &json!("red won by corner")));
    talk.is_refused(&json!({ "type": "choose" }), "the game is over");
    assert_eq!(talk.ask(&json!({ "type": "legal" }))["moves"], json!([]));
}

/// `nodes` was read and then forgotten: whoever asked for ten positions got a whole level's thought.
#[test]
fn no_more_positions_are_looked_at_than_asked_for() {
    let mut talk = Talk::<Klotz>(Speaker::new(Level::Oak));
    talk.is_ready(&json!({ "type": "new", "record": record_text(&start::<Klotz>(2)) }));
    let mut looked_at = |nodes: Option<u64>| {
        let answer = talk.ask(&json!({ "type": "choose", "nodes": nodes, "seed": 4 }));
        answer["nodes"].as_u64().expect("they are counted")
    };
    let (few, usual) = (looked_at(Some(400)), looked_at(None));
    assert!(few <= 500 && usual > few, "{few} of {usual}");
    assert_eq!(looked_at(Some(u64::MAX)), usual, "a level does not think more than it does");
}
