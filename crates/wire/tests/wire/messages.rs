//! Everything the server parses, corrupted in many ways.

#[path = "../common/message_laws.rs"]
mod laws;

use climbers::Climbers;
use game::conformance::texts::check;
use klotz::Klotz;
use wire::{climbers_view, klotz_view};

const CLIENT_REQUESTS: &[&str] = &[
    r#"{"type":"hello","protocol":1,"have":null}"#,
    r#"{"type":"hello","protocol":1,"have":17}"#,
    r#"{"type":"sit","id":"a1","seat":1,"name":"Änne"}"#,
    r#"{"type":"stand","id":"a2"}"#,
    r#"{"type":"handOver","id":"a3","seat":0,"level":3}"#,
    r#"{"type":"chat","id":"a4","text":"<b>\u202e\"</b>"}"#,
    r#"{"type":"hand","id":"h","seen":3,"parts":["0:B03.BgAAAAAeAB0","1:B03"]}"#,
    r#"{"type":"ping","n":4294967295}"#,
    r#"{"type":"command","id":"a5","seen":0,"command":{"type":"playMove","seat":0,"ply":0,"text":"g7-e5"}}"#,
    r#"{"type":"command","id":"a6","seen":9,"command":{"type":"setPlayer","seat":1,"player":{"kind":"bot","level":2}}}"#,
];

const ACCOUNT: &[&str] = &[
    r#"{"name":"Änne","password":"a long \u0000 one"}"#,
    r#"{"old":"x","new":"<b>\u202e"}"#,
    r#"{"password":""}"#,
    r#"{"endpoint":"https://push.example/a","publicKey":"BA","auth":"_A","language":"de"}"#,
    r#"{"name":"Holzwurm","scopes":["play","watch","chat"]}"#,
];

const PROGRAM: &[&str] = &[
    r#"{"id":"a","seat":1,"name":"Holzwurm"}"#,
    r#"{"id":"b"}"#,
    r#"{"id":"c","seen":4,"command":{"type":"playMove","seat":0,"ply":0,"text":"g7-e5"}}"#,
    r#"{"id":"d","text":"good luck"}"#,
];

const BUS_MESSAGES: &[&str] = &[
    r#"{"by":18446744073709551615,"news":{"type":"events","after":3,"lines":["{}","x"],"command":"0:a"}}"#,
    r#"{"by":1,"news":{"type":"changed","seq":3,"version":9}}"#,
    r#"{"by":1,"news":{"type":"talk","line":{"number":1,"atMs":5,"seat":null,"name":"","text":"hello"}}}"#,
    r#"{"by":1,"news":{"type":"here","seats":[0,2],"watching":4,"seq":1,"version":2,"said":3}}"#,
    r#"{"by":1,"news":{"type":"who"}}"#,
    r#"{"by":1,"news":{"type":"hand","seen":2,"seat":1,"parts":["0:B03"]}}"#,
    r#"{"by":1,"news":{"type":"handOver","seat":1,"level":2,"agreed":[0]}}"#,
];

const COMMANDS: &[&str] = &[
    r#"{"type":"playMove","seat":0,"ply":0,"text":"g7-e5"}"#,
    r#"{"type":"resign","seat":1}"#,
    r#"{"type":"offerDraw","seat":0}"#,
    r#"{"type":"takeBack","seat":0,"ply":0}"#,
    r#"{"type":"checkTime"}"#,
    r#"{"type":"rematch","seat":1}"#,
    r#"{"type":"setPlayer","seat":1,"player":{"kind":"human"}}"#,
];

#[test]
fn client_requests_round_trip() {
    check(laws::client_request, CLIENT_REQUESTS, 20_000);
}

#[test]
fn account_requests_round_trip_and_hide_passwords() {
    check(laws::account, ACCOUNT, 20_000);
    check(laws::program, PROGRAM, 20_000);
}

#[test]
fn bus_messages_round_trip() {
    check(laws::bus_message, BUS_MESSAGES, 20_000);
    for text in BUS_MESSAGES {
        assert!(serde_json::from_str::<wire::online::BusEnvelope>(text).is_ok(), "{text}");
    }
}

#[test]
fn table_requests_round_trip() {
    let setups = [
        serde_json::json!({ "game": "klotz", "setup": klotz_view::MatchSetup::for_players(2).unwrap() }),
        serde_json::json!({ "game": "climbers", "setup": climbers_view::MatchSetup::draw(3, 7).unwrap() }),
    ];
    let new = setups.clone().map(|setup| {
        serde_json::json!({ "setup": setup, "visibility": "open", "seat": 0, "name": "Anna" })
            .to_string()
    });
    let pair = setups.map(|setup| serde_json::json!({ "setup": setup, "name": "" }).to_string());
    for (law, texts) in [(laws::new_table as fn(&str), new), (laws::pair_request, pair)] {
        check(law, &texts.each_ref().map(String::as_str), 2_000);
    }
}

#[test]
fn commands_are_applied_as_decided_or_refused() {
    fn klotz_command(text: &str) {
        laws::command::<Klotz>(&on_diamond(2), text);
    }
    fn climbers_command(text: &str) {
        laws::command::<Climbers>(&climbers_view::MatchSetup::draw(2, 7).unwrap(), text);
    }
    check(klotz_command, COMMANDS, 5_000);
    check(climbers_command, COMMANDS, 300);
}

/// The layout on which the moves above are legal.
fn on_diamond(players: usize) -> klotz_view::MatchSetup {
    let mut layouts = klotz_view::Layout::builtin().into_iter();
    let layout = layouts.find(|layout| layout.name == "diamond").expect("it is built in");
    klotz_view::MatchSetup {
        layout,
        ..klotz_view::MatchSetup::for_players(players).expect("a setup")
    }
}
