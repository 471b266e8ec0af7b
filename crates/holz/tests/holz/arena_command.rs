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

/// A folder of the repository.
const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn the_example_bots_pass_the_check_in_every_game() {
    let binary = Path::new(env!("CARGO_TARGET_TMPDIR")).join("first_move");
    let examples = Path::new(REPOSITORY).join("docs/bots/examples");
    let compiled =
        Command::new("cc").arg("-o").arg(&binary).arg(examples.join("first_move.c")).status();
    assert!(compiled.expect("a C compiler").success());
    let commands = [
        format!("python3 {}", examples.join("greedy.py").display()),
        format!("node {}", examples.join("greedy.mjs").display()),
        binary.display().to_string(),
    ];
    for command in &commands {
        for game in ["klotz", "climbers"] {
            let output = succeed(&["bot", "check", command, "--game", game]);
            assert!(output.ends_with("The program is ready for holz arena.\n"), "{output}");
            assert_eq!(
                output.lines().filter(|line| line.starts_with("ok ")).count(),
                8,
                "{output}"
            );
        }
    }
    for file in ["greedy.py", "greedy.mjs", "first_move.c"] {
        let text = fs::read_to_string(examples.join(file)).expect("an example");
        assert!(text.lines().count() < 60, "{file} is short");
    }
}

#[test]
fn the_check_says_what_is_wrong() {
    let check = |program: &str| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("checked-bot.py");
        fs::write(&file, program).expect("it can be written");
        let command = format!("python3 {}", file.display());
        let output = Command::new(env!("CARGO_BIN_EXE_holz"))
            .args(["bot", "check", &command, "--patience", "2000"])
            .output()
            .expect("it runs");
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stdout).expect("text")
    };
    let output = check("import sys\nfor line in sys.stdin: print('hi', flush=True)");
    assert!(output.contains("is not a reply of the protocol: \"hi\""), "{output}");
    let output = check("import sys\nfor line in sys.stdin: pass");
    assert!(output.contains("flush your output after it"), "{output}");
    let bot = |choose: &str| {
        format!(
            "import json, sys\nfor line in sys.stdin:\n    kind = json.loads(line)['type']\n    \
             if kind == 'quit': break\n    print(json.dumps({{'hello': {{'type': 'hello', 'protocol': 1, \
             'name': 'x'}}, 'choose': {choose}}}.get(kind, {{'type': 'ready'}})), flush=True)\n"
        )
    };
    let output = check(&bot("{'type': 'move', 'move': 'a1-a2'}"));
    assert!(output.contains("it played \"a1-a2\" in the position "), "{output}");
    let output = check(&bot("{'type': 'ready'}"));
    assert!(output.contains("the answer must have \"type\":\"move\""), "{output}");
    let output = check("print('hello')\nprint('world', flush=True)");
    assert!(output.contains("more than one line"), "{output}");
    assert!(output.contains("to standard error"), "{output}");
}

#[test]
fn a_report_page_sums_up_a_contest() {
    let records = folder("report");
    let path = records.to_str().expect("text");
    let contestants = ["level:2", "random", "baseline"];
    let arguments = [
        &["arena", "klotz"][..],
        &contestants,
        &["--seats", "2", "--games", "6", "--records", path, "--quiet"],
    ];
    succeed(&arguments.concat());
    let page = fs::read_to_string(records.join("report.html")).expect("a page");
    for text in
        ["Standings", "Points of the row against the column", "Openings: ", "Worst games of"]
    {
        assert!(page.contains(text), "{text} in {page}");
    }
    let links: Vec<&str> =
        page.split("<a href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(!links.is_empty());
    for link in links {
        assert!(records.join(link).is_file(), "{link} exists");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_uses_too_much_cpu_time_loses() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("busy-bot.py");
    let program = "import json, sys, time\nfor line in sys.stdin:\n    request = json.loads(line)\n    \
        reply = {'type': 'ready'}\n    if request['type'] == 'hello': reply = {'type': 'hello', 'protocol': 1, \
        'name': 'busy', 'wants': ['legal']}\n    elif request['type'] == 'choose':\n        end = \
        time.process_time() + 0.3\n        while time.process_time() < end: pass\n        reply = {'type': \
        'move', 'move': request['legal'][0]}\n    elif request['type'] == 'quit': break\n    \
        print(json.dumps(reply), flush=True)\n";
    fs::write(&file, program).expect("it can be written");
    let busy = format!("program:python3 {}", file.display());
    let output =
        succeed(&["arena", "klotz", "random", &busy, "--games", "2", "--cpu", "100", "--quiet"]);
    assert!(output.contains("ms of CPU time for a move; 100 ms are allowed"), "{output}");
    let output =
        play(&["klotz", "random", &busy, "--games", "2", "--longest", "8", "--cpu", "5000"]);
    assert!(!output.to_string().contains("CPU time"), "{output}");
}
