//! `holz arena` and `holz bot` on the command line.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::common::{refused, succeed};

/// The example bot of docs/bots.
const ANY_MOVE: &str =
    concat!("program:node ", env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/any-move.mjs");

fn play(arguments: &[&str]) -> Value {
    let all = [&["arena"], arguments, &["--json", "--quiet"]].concat();
    serde_json::from_str(&succeed(&all)).expect("JSON")
}

/// A folder that does not exist yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("created by an earlier run");
    }
    folder
}

#[test]
fn two_levels_are_compared() {
    let output = succeed(&["arena", "klotz", "level:2", "random", "--games", "5", "--seed", "3"]);
    assert!(output.starts_with("klotz, 2 seats, seed 3: 6 games, "), "{output}");
    for line in
        ["contestant ", "level:2 ", "random ", "level:2 vs random: ", "by seat ", "ended by "]
    {
        assert!(output.lines().any(|found| found.starts_with(line)), "{line} in {output}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let mut results = ["1", "2"].map(|threads| {
        play(&["klotz", "level:1", "level:2", "--games", "8", "--threads", threads])
    });
    for result in &mut results {
        assert!(result.as_object_mut().expect("an object").remove("times").is_some());
    }
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0]["games"], 8);
    let other = play(&["klotz", "level:1", "level:2", "--games", "8", "--seed", "2"]);
    assert_ne!(other["mean_moves"], results[0]["mean_moves"], "another seed gives other games");
}

#[test]
fn more_than_two_contestants_are_rated() {
    let four = play(&["klotz", "level:2", "random", "--seats", "4", "--games", "4"]);
    let share = |result: &Value, at: usize, key: &str| {
        result["contestants"][at][key].as_f64().expect("a number")
    };
    assert!((share(&four, 0, "chance") - 0.25).abs() < 1e-9);
    assert!(share(&four, 0, "share") > 0.5, "{four}");
    assert_eq!(four["by_seat"].as_array().map(Vec::len), Some(4));
    assert!(four.get("first_against_second").is_none());

    let three = play(&["climbers", "level:1", "random", "random", "--seats", "2", "--games", "6"]);
    assert_eq!((&three["games"], &three["seats"]), (&6.into(), &2.into()));
    assert!(three["contestants"][0]["rating"]["elo"].is_f64(), "{three}");
}

#[test]
fn a_sequential_test_stops_early() {
    let result = play(&["klotz", "level:2", "random", "--sprt", "-20,200"]);
    assert_eq!(result["sprt"]["accepted"], "elo1", "{result}");
    assert!(result["games"].as_u64().is_some_and(|games| games < 60), "{result}");
}

#[test]
fn records_of_all_games_are_written() {
    let folder = folder("arena-records");
    let path = folder.to_str().expect("a path");
    let arguments = ["klotz", "level:1", "random", "--games", "4", "--records", path];
    play(&arguments);
    let list = fs::read_to_string(folder.join("games.jsonl")).expect("a list");
    assert_eq!(list.lines().count(), 4);
    for line in list.lines() {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let file = folder.join(game["record"].as_str().expect("a file"));
        let record: klotz::Record =
            fs::read_to_string(file).expect("a record").parse().expect("a record");
        let first = game::Seat::new(0).expect("a seat");
        let name = record.player(first).map(|name| name.as_str().to_owned());
        assert_eq!(name.as_deref(), game["seats"][0].as_str());
        let text = record.to_string();
        let result = format!("result: {}", game["result"].as_str().expect("a result"));
        assert!(text.lines().any(|line| line == result), "{result} in {text}");
    }
    let again = [&["arena"], &arguments[..]].concat();
    assert!(refused(&again).contains("another contest"));
}

#[test]
fn the_example_bot_finishes_games_of_all_three() {
    for (game, more) in [
        ("klotz", &["--seats", "3"][..]),
        ("climbers", &["--longest", "60"]),
        ("xstack", &["--option", "design=wall", "--longest", "12"]),
    ] {
        let arguments = [&[game, ANY_MOVE, "random", "--games", "2"], more].concat();
        let result = play(&arguments);
        assert_eq!(result["faults"], Value::Array(Vec::new()), "{result}");
        assert_eq!(result["contestants"][0]["games"], result["games"]);
    }
}

#[test]
fn a_built_in_bot_plays_behind_the_protocol() {
    let outside = format!("program:{} bot klotz --level 2", env!("CARGO_BIN_EXE_holz"));
    let result = play(&["klotz", &outside, "random", "--games", "4"]);
    assert_eq!(result["faults"], Value::Array(Vec::new()), "{result}");
    assert!(result["contestants"][0]["share"].as_f64().is_some_and(|share| share > 0.9));
}

#[test]
fn misbehaving_programs_lose_with_a_reason() {
    for (kind, word, why) in [
        ("silent", "time", "no answer within 400 ms"),
        ("deaf", "time", "no answer within 400 ms"),
        ("nonsense", "failure", "invalid reply \"b2 to b3, I think\": "),
        ("giant", "failure", "it wrote a line of more than 1048576 bytes"),
        ("binary", "failure", "it wrote a line that is not UTF-8"),
        ("crash", "failure", "it exited (exit status: 7)"),
        ("illegal", "illegal-move", "it played \"a1-a2\": "),
        ("gibberish", "illegal-move", "it played \"hop\": \"hop\" is not a move"),
        ("refusing", "failure", "it rejected \"choose\": not today"),
        ("resigning", "resignation", "it resigned"),
        ("old", "failure", "it speaks protocol 0, not 1"),
    ] {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs/broken.mjs");
        let program = format!("program:node {file} {kind}");
        // Starting Node.js takes a while, so only the tests of timeouts use a short one.
        let patience = if word == "time" { "400" } else { "30000" };
        let result = play(&["klotz", &program, "random", "--games", "2", "--patience", patience]);
        assert_eq!(result["contestants"][0]["lost"], 2, "{kind}: {result}");
        let faults = result["faults"].as_array().expect("faults");
        assert_eq!(faults.len(), 2, "{kind}: {result}");
        for fault in faults {
            let output = fault["why"].as_str().expect("a message");
            assert!(output.starts_with(why), "{kind}: {output}");
            assert_eq!(fault["kind"], word, "{kind}: {output}");
        }
    }
    let result = play(&["klotz", "program:no/such/program", "random", "--games", "2"]);
    let output = result["faults"][0]["why"].as_str().expect("a message");
    assert!(output.starts_with("cannot start no/such/program: "), "{output}");
}

#[test]
fn invalid_arguments_are_rejected_in_one_line() {
    let check = |arguments: &[&str], why: &str| {
        let output = refused(&[&["arena"], arguments].concat());
        assert!(output.contains(why), "{why} in {output}");
    };
    check(&["chess", "random", "random"], "'chess'");
    check(&["klotz", "random"], "at least two contestants");
    check(&["klotz", "random", "level:9"], "no level \"9\"");
    check(&["klotz", "random", "alphago"], "unknown contestant \"alphago\"");
    check(&["klotz", "random", "program:"], "needs a command");
    check(&["klotz", "random", "random", "--seats", "5"], "2 to 4 players");
    check(&["klotz", "random", "random", "--option", "layout=moon"], "unknown layout");
    check(&["klotz", "random", "random", "--sprt", "20,0"], "must be the smaller one");
    check(&["klotz", "random", "random", "--sprt", "0,9", "--alpha", "2"], "between 0 and 0.5");
    check(&["klotz", "random", "random", "--seats", "3", "--sprt", "0,9"], "needs two contestants");
    check(&["klotz", "random", "random", "--games", "0"], "--games");
    assert!(refused(&["bot", "klotz", "--level", "9"]).contains("no level 9"));
}

#[test]
fn help_lists_everything() {
    let help = succeed(&["arena", "--help"]);
    for word in
        ["level:N", "random", "program:COMMAND", "--sprt", "--records", "--json", "Examples"]
    {
        assert!(help.contains(word), "{word} in {help}");
    }
    assert!(succeed(&["bot", "--help"]).contains("docs/bots/protocol.md"));
    assert!(succeed(&["--help"]).contains("arena"));
}

/// The replies of `holz bot` to these lines.
fn conversation(lines: &[u8]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_holz"))
        .args(["bot", "klotz", "--level", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("holz runs");
    child.stdin.take().expect("piped").write_all(lines).expect("it reads");
    let finished = child.wait_with_output().expect("holz ends");
    assert!(finished.status.success(), "it exits cleanly at the end of the input");
    let output = String::from_utf8(finished.stdout).expect("text");
    output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_bot_answers_line_by_line_and_survives_invalid_lines() {
    let mut lines = Vec::new();
    lines.extend_from_slice(b"{\"type\":\"hello\",\"protocol\":1,\"game\":\"klotz\"}\n\n");
    lines.extend_from_slice("x".repeat(2 << 20).as_bytes());
    lines.extend_from_slice(b"\n\xff\n{\"type\":\"choose\"}\n");
    let answers = conversation(&lines);
    let types: Vec<&str> = answers.iter().filter_map(|answer| answer["type"].as_str()).collect();
    assert_eq!(types, ["hello", "error", "error", "error"]);
    assert_eq!(answers[0]["name"], "Holz, level 1");
    assert_eq!(answers[1]["message"], "the line is longer than 1048576 bytes");
    assert_eq!(answers[2]["message"], "the line is not UTF-8");
    let quit = conversation(b"{\"type\":\"quit\"}\n{\"type\":\"legal\"}\n");
    assert_eq!(quit, Vec::<Value>::new(), "no reply after quit");
}
