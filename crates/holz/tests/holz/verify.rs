//! `holz verify`: a simulated game is confirmed, an invented one is not.

use std::path::PathBuf;
use std::process::{Command, Output};

use game::record::{Action, Ending};
use game::{Game as _, Seat};
use xstack::sim::{Scene, draw_pile, replay};
use xstack::{
    Act, Block, DesignName, Gesture, Options, Parting, Purpose, Record, Report, Sample, Settings,
    XStack,
};

fn verify(record: &str, name: &str) -> Output {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, record).expect("a file");
    let holz = Command::new(env!("CARGO_BIN_EXE_holz")).arg("verify").arg(&file).output();
    holz.expect("holz runs")
}

/// The hand pulls a block to the front for half a second, and its player gives up.
fn pull(block: Block) -> Gesture {
    let samples = (1..=30).map(|at| Sample { moved: [0, 0, at * 1_000], ..Sample::START });
    let samples = samples.collect();
    Gesture::new(block, Purpose::PutBack, [0; 3], samples, Parting::GivenUp).expect("a slow hand")
}

/// A game of two turns. `tell` changes the report of the second.
fn game(tell: impl Fn(&mut Report)) -> Record {
    let first = Seat::new(0).expect("a seat");
    let piles = vec![draw_pile(DesignName::Wall, 7)];
    let options = Options {
        start: xstack::options::Start::Drawn(DesignName::Wall),
        tremor: xstack::options::Tremor::Natural,
        ..Options::default()
    };
    let settings = Settings::new(2, first, options, 7, piles).expect("a game");
    let mut game = XStack::start(settings.clone());
    let mut actions = Vec::new();
    for turn in 0..2 {
        let mut draft = game.draft();
        let block = game.poses().present().iter().next().expect("a block");
        let gesture = pull(block);
        let mut report = replay(&Scene::of(&game, &draft), &gesture).expect("a gesture");
        if turn == 1 {
            tell(&mut report);
        }
        draft.add(Act::Handle { gesture, report }).expect("by the rules");
        game.play(&draft.turn()).expect("by the rules");
        actions.push(Action::Play(draft.turn()));
    }
    Record::new(settings, actions, Ending::Unfinished).expect("a record")
}

#[test]
fn a_simulated_game_agrees() {
    let record = game(|_| ()).to_string();
    let output = verify(&record, "good.txt");
    let said = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    for (number, line) in (1..).zip(&lines[..2]) {
        let hash = record.lines().find(|line| line.starts_with(&format!("{number}. ")));
        let hash = hash.and_then(|line| line.rsplit(' ').next()).expect("a turn with its hash");
        assert!(line.starts_with(&format!("turn {number} agrees: pull ")), "{line}");
        assert!(line.ends_with(hash), "{line}");
    }
    assert_eq!(lines[2], "all turns agree: 2");
}

#[test]
fn the_first_turn_that_differs_is_named() {
    // The report puts a block one micrometre off.
    let record = game(|report| {
        let (block, pose) = report.rest.poses.iter().next().expect("a block");
        let mut pose = *pose;
        pose.at[0] += 1;
        report.rest.poses.set(block, Some(pose));
    });
    let output = verify(&record.to_string(), "moved.txt");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.starts_with("holz: turn 2 differs: pull "), "{said}");
    assert!(said.contains("act 1 ends with pose hash "), "{said}");
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("turn 1 agrees: "));

    // The report denies that the block was free, or claims it.
    let output = verify(&game(|report| report.came_free ^= true).to_string(), "denied.txt");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.contains("but its outcome differs"), "{said}");
}

#[test]
fn invalid_records_are_refused_in_one_line() {
    let record = game(|_| ()).to_string();
    for (name, text, why) in [
        ("other.txt", record.replacen("xstack", "klotz", 1), "line 1: the record is of the game"),
        ("broken.txt", record.replacen(" #", " #0", 1), "the turn ends with hash"),
        ("empty.txt", String::new(), "line 1: the record does not say its \"game\""),
    ] {
        let output = verify(&text, name);
        assert_eq!(output.status.code(), Some(2), "{name}");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains(name) && said.contains(why), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    let missing =
        Command::new(env!("CARGO_BIN_EXE_holz")).args(["verify", "no/such/file"]).output();
    assert_eq!(missing.expect("holz runs").status.code(), Some(2));
}
