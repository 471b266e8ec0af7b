//! Texts that must be accepted, and texts that must be refused with the given message.

use crate::common::{blocks, reference::Reference};
use game::{Game as _, Refusal as _, record::Action};
use klotz::{
    Colour, Counting, Height, Klotz, Layout, Options, Position, Record, Settings, options::Goal,
    perft,
};

fn goal(word: &str) -> Goal {
    match word {
        "near" => Goal::Near,
        "far" => Goal::Far,
        _ => panic!("{word:?} is not a goal"),
    }
}

#[test]
fn valid_positions_round_trip() {
    for mut block in blocks::read(include_str!("../data/positions_valid.txt")) {
        let goal = goal(block.take("goal: "));
        let text = block.take("> ");
        match Position::read(text, goal) {
            Ok(position) => {
                assert_eq!(position.to_string(), text, "[{}]", block.name);
                assert_eq!(Position::new(&position.setup(), goal), Ok(position));
                assert_eq!(position.hash(), position.full_hash());
            }
            Err(error) => panic!("[{}] is refused: {error}", block.name),
        }
        block.finish();
    }
}

#[test]
fn invalid_positions_are_refused_with_the_field_and_the_reason() {
    for mut block in blocks::read(include_str!("../data/positions_invalid.txt")) {
        let text = block.take("> ");
        let error = text.parse::<Position>().expect_err(block.name);
        assert_eq!(error.to_string(), block.take("! "), "[{}]", block.name);
        assert_eq!(error.code(), "bad-position");
        block.finish();
    }
}

#[test]
fn illegal_moves_are_refused_by_the_rule() {
    for mut block in blocks::read(include_str!("../data/moves_illegal.txt")) {
        let goal = goal(block.take("goal: "));
        let position = Position::read(block.take("> "), goal).expect(block.name);
        for line in block.lines.drain(..) {
            let (text, message) = line.split_once(": ").expect("a move and a message");
            let mv = position.read_move(text).expect(text);
            let refusal = position.check(mv).expect_err(text);
            assert_eq!(refusal.to_string(), message, "{text} in [{}]", block.name);
            for (name, value) in refusal.params() {
                assert!(!name.is_empty() && !value.is_empty(), "{text} in [{}]", block.name);
            }
        }
    }
}

/// The corpus contains every kind of refusal, so that each message is tested.
#[test]
fn every_rule_has_an_illegal_move() {
    let mut codes = Vec::new();
    for mut block in blocks::read(include_str!("../data/moves_illegal.txt")) {
        let goal = goal(block.take("goal: "));
        let position = Position::read(block.take("> "), goal).expect(block.name);
        for line in block.lines {
            let (text, _) = line.split_once(": ").expect("a move and a message");
            codes.push(
                position.check(position.read_move(text).expect(text)).expect_err(text).code(),
            );
        }
    }
    codes.sort_unstable();
    codes.dedup();
    let all = [
        "blocked",
        "both-blocked",
        "column-captured",
        "column-distance",
        "column-into-corner",
        "foreign-klotz",
        "foreign-stone",
        "game-over",
        "idle-klotz",
        "klotz-captures",
        "klotz-distance",
        "must-move",
        "nothing-there",
        "stop-on-centre",
        "wrong-corner",
    ];
    assert_eq!(codes, all);
}

/// The signs of a move must be true; legality is checked elsewhere.
#[test]
fn moves_with_a_false_capture_or_win_sign_are_refused() {
    let start = *Settings::for_players(2).expect("two can play").start();
    let mv = start.moves()[0];
    let text = start.move_text(mv);
    let (_, to) = mv.ends().expect("nobody passes at the start");
    let check = |text: &str, code: &str, message: String| {
        let error = start.read_move(text).expect_err(text);
        assert_eq!((error.code(), error.to_string()), (code, message));
        assert_eq!(error.params(), [("text", text.to_owned()), ("to", to.to_string())]);
    };
    let capture = text.replace('-', "x");
    let message = format!("{capture:?} is written as a capture, but {to} is empty");
    check(&capture, "not-a-capture", message);
    let win = format!("{text}#");
    let message = format!("{win:?} is written as a winning move, but {to} is not a corner");
    check(&win, "not-a-win", message);
}

#[test]
fn legal_moves_are_written_in_canonical_form() {
    for mut block in blocks::read(include_str!("../data/moves_legal.txt")) {
        let goal = goal(block.take("goal: "));
        let position = Position::read(block.take("> "), goal).expect(block.name);
        let from = block.take("from: ");
        let mut moves: Vec<String> = position
            .moves()
            .into_iter()
            .map(|mv| position.move_text(mv))
            .filter(|text| text == "--" || text.split(['-', 'x']).next() == Some(from))
            .collect();
        moves.sort_unstable();
        assert_eq!(moves.join(" "), block.take("moves: "), "[{}]", block.name);
        block.finish();
    }
}

#[test]
fn built_in_layouts_are_symmetric_and_round_trip() {
    let names: Vec<&str> = Layout::builtin().iter().map(Layout::name).collect();
    assert_eq!(names, ["castle", "diamond", "ring", "cross", "gates", "star"]);
    for layout in Layout::builtin() {
        assert!(layout.is_symmetric() && layout.is_builtin());
        for height in Height::ALL {
            assert_eq!(layout.columns(height).len(), height.in_the_box());
        }
        let again = Layout::from_text(layout.name(), &layout.cells_text());
        assert_eq!(again.as_ref(), Ok(layout));
        assert_eq!(Layout::named(layout.name()), Some(layout));
    }
    let diamond = Layout::named("diamond").expect("a built-in layout").clone();
    let four =
        Settings::new(Settings::default().colours(), Colour::Red, Options::default(), diamond);
    assert_eq!(
        four.expect("four can play").start().to_string(),
        "............../.1..1....1..1./.....3..3...../...2......2.../.1..........1./..3........3../\
         ......YG....../......RB....../..3........3../.1..........1./...2......2.../.....3..3...../\
         .1..1....1..1./.............. RYGB R R=-,Y=-,G=-,B=-"
    );
}

#[test]
fn invalid_layouts_are_refused_with_every_reason() {
    for mut block in blocks::read(include_str!("../data/layouts_invalid.txt")) {
        let name = block.take("name:").strip_suffix('|').expect("names end in a bar");
        let error = Layout::from_text(name, block.take("> ")).expect_err(block.name);
        assert_eq!(error.to_string(), block.take("! "), "[{}]", block.name);
        block.finish();
    }
}

#[test]
fn perft_counts_match_the_tables_and_the_reference() {
    for mut block in blocks::read(include_str!("../data/perft.txt")) {
        let far = goal(block.take("goal: "));
        let text = block.take("> ");
        let position = Position::read(text, far).expect(block.name);
        let reference = Reference::read(text, far == Goal::Far);
        for (depth, line) in (1..).zip(block.lines.drain(..)) {
            let nodes: u64 = line
                .strip_prefix(&format!("{depth}: "))
                .and_then(|count| count.parse().ok())
                .unwrap_or_else(|| panic!("[{}] says {line:?} for depth {depth}", block.name));
            for counting in [Counting::Bulk, Counting::EachLeaf] {
                assert_eq!(perft(&position, depth, counting), nodes, "[{}] {depth}", block.name);
            }
            if nodes < 60_000 {
                assert_eq!(reference.perft(depth), nodes, "[{}] {depth}, reference", block.name);
            }
        }
    }
}

/// Written before Holz 0.2, except `with_clock`: a round has the number of its first move.
const RECORDS: [(&str, &str); 7] = [
    ("four_players", include_str!("../data/records/four_players.txt")),
    ("left_before_moving", include_str!("../data/records/left_before_moving.txt")),
    ("left_by_time", include_str!("../data/records/left_by_time.txt")),
    ("own_layout", include_str!("../data/records/own_layout.txt")),
    ("own_position", include_str!("../data/records/own_position.txt")),
    ("retirement", include_str!("../data/records/retirement.txt")),
    ("with_clock", include_str!("../data/records/with_clock.txt")),
];

#[test]
fn records_round_trip_and_replay() {
    for (name, text) in RECORDS {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let renumbered = number_rounds(text);
        assert_eq!(record.to_string(), renumbered, "{name}");
        assert_eq!(renumbered.parse::<Record>().expect("a record"), record, "{name}");
        let mut game = Klotz::start(record.settings().clone());
        for (count, action) in record.actions().iter().enumerate() {
            assert_eq!(record.game_after(count), game, "{name}");
            match action {
                Action::Play(mv) => game.play(mv).expect("a record is legal"),
                Action::Retire { seat, .. } => game.retire(*seat).expect("a record is legal"),
            }
        }
        assert_eq!(record.game(), game);
    }
}

/// The record with its lines of moves numbered 1, 2, 3.
fn number_rounds(text: &str) -> String {
    let (header, moves) = text.split_once("\n\n").expect("a header and moves");
    let lines = moves.lines().zip(1..).map(|(line, number)| {
        let (_, moves) = line.split_once(". ").expect("a number");
        format!("{number}. {moves}\n")
    });
    format!("{header}\n\n{}", lines.collect::<String>())
}

#[test]
fn damaged_records_are_refused_with_the_line() {
    for mut block in blocks::read(include_str!("../data/records_invalid.txt")) {
        let message = block.take("! ");
        // An empty line would end the block, so it is written as `~`.
        let text: String = block
            .lines
            .iter()
            .map(|line| if *line == "~" { "\n".to_owned() } else { format!("{line}\n") })
            .collect();
        let error = text.parse::<Record>().expect_err(block.name);
        assert_eq!(error.to_string(), message, "[{}]", block.name);
    }
}
