//! Texts in data files: accepted ones, and refused ones with their messages.

use crate::common::blocks;
use climbers::{Draft, Options, Position, Record, Turn};
use game::{Options as _, Refusal};

/// Every refusal of a step, except in a finished game and in a turn with too many steps.
const CODES: [&str; 42] = [
    "after-stone",
    "already-there",
    "block-after-pawn",
    "bridge-after-block",
    "bridge-blocked",
    "bridge-not-straight",
    "bridge-to-own-face",
    "bridge-too-long",
    "bridge-too-steep",
    "carries-block",
    "carries-pawn",
    "carries-stone",
    "cell-taken",
    "closed-by-stone",
    "follower-only-walks",
    "foreign-face",
    "ladder-gone",
    "ladder-too-short",
    "moved-just-before",
    "needs-ladder",
    "no-bridges",
    "no-descending",
    "no-ladder-needed",
    "no-room",
    "no-room-for-pawn",
    "no-such-block",
    "no-way",
    "not-touching",
    "only-by-corner",
    "onto-stone",
    "outside-table",
    "overhang",
    "pose-not-of-block",
    "second-block",
    "stone-gone",
    "stone-on-pawn",
    "stone-on-stone",
    "stone-on-table",
    "too-high",
    "top-not-of-pose",
    "touches-nothing",
    "unchanged",
];

/// Every step of a turn; the refusal of the first that is not accepted.
fn play(draft: &mut Draft, turn: &Turn) -> Result<(), (usize, String)> {
    for (at, &step) in turn.steps().iter().enumerate() {
        draft.add(step).map_err(|refusal| (at, format!("{}: {refusal}", refusal.code())))?;
    }
    Ok(())
}

#[test]
fn steps_are_accepted_or_refused_as_listed() {
    let entries = blocks::read(include_str!("../data/steps.txt"), &['>', 'o', '+', '-']);
    assert!(entries.len() > 10);
    let mut wrong = Vec::new();
    for entry in &entries {
        let place = format!("line {}", entry.line);
        let position: Position =
            entry.one('>').parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        let options = Options::from_text(entry.all('o').next().unwrap_or("")).expect("options");
        let fresh = Draft::on(position, options);
        for turn in entry.all('+') {
            let mut draft = fresh.clone();
            if let Err((at, refusal)) = play(&mut draft, &turn.parse().expect(turn)) {
                wrong.push(format!("{place}: {turn}: step {at} is refused, {refusal}"));
            }
            draft.clear();
            assert_eq!(draft, fresh, "{place}: {turn} is not taken back");
        }
        for line in entry.all('-') {
            let (turn, expected) = line.split_once(" = ").expect("a refusal after ` = `");
            let turn: Turn = turn.parse().expect(turn);
            let mut draft = fresh.clone();
            let result = play(&mut draft, &turn);
            if result != Err((turn.len() - 1, expected.to_owned())) {
                wrong.push(format!("{place}: {turn}: {result:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let text = include_str!("../data/steps.txt");
    for code in CODES {
        assert!(text.contains(&format!(" = {code}: ")), "no turn is refused as {code}");
    }
}

#[test]
fn invalid_positions_name_the_field_and_the_reason() {
    for entry in blocks::read(include_str!("../data/positions_invalid.txt"), &['>', '=']) {
        let error = entry.one('>').parse::<Position>().expect_err(entry.one('>'));
        assert_eq!(error.to_string(), entry.one('='), "line {}", entry.line);
        assert_eq!(error.code(), "bad-position");
    }
}

#[test]
fn valid_positions_have_one_text() {
    for entry in blocks::read(include_str!("../data/positions_valid.txt"), &['>', '=']) {
        let place = format!("line {}", entry.line);
        let position: Position =
            entry.one('>').parse().unwrap_or_else(|error| panic!("{place}: {error}"));
        let written = entry.all('=').next().unwrap_or(entry.one('>'));
        assert_eq!(position.to_string(), written, "{place}");
        assert_eq!(Position::new(&position.setup()), Ok(position), "{place}");
    }
}

#[test]
fn records_round_trip() {
    let records = [
        include_str!("../data/records/three_players.txt"),
        include_str!("../data/records/own_position.txt"),
        include_str!("../data/records/together.txt"),
        include_str!("../data/records/left.txt"),
    ];
    for text in records {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn invalid_records_name_the_line_and_the_reason() {
    let good = include_str!("../data/records/three_players.txt");
    let check = |from: &str, to: &str, expected: &str| {
        assert!(good.contains(from), "{from}");
        let error = good.replacen(from, to, 1).parse::<Record>().expect_err(to);
        assert_eq!(error.to_string(), expected, "{from} -> {to}");
    };
    check(
        "game: climbers",
        "game: klotz",
        "line 1: the record is of the game \"klotz\", not climbers",
    );
    check("rules: 1", "rules: 9", "line 2: rules version \"9\" is not known; the latest is 3");
    check("date: ", "when: ", "line 3: \"when\" is not something a record says");
    check("date: 2", "date: x2", "line 3: \"x2026-11-15\" is not a date like 2026-11-15");
    check("red: ", "red ", "line 4: \"red ?\" is not of the form `key: value`");
    check("yellow: ", "violet: ", "line 5: violet has a name but is not in play");
    check("rounds=1", "rounds=3", "line 7: option rounds cannot be \"3\": it is one of 1, 2");
    check(
        "order: red",
        "order: green",
        "line 8: \"green\" is none of red, yellow, dark-blue, light-blue, violet",
    );
    check(
        "order: red",
        "order: yellow",
        "line 8: \"yellow yellow dark-blue\" is not a turn order: two to five different colours",
    );
    check("first: red", "first: violet", "line 9: violet is to begin but not in play");
    check("tower: ", "tower: -", "line 10: \"-4711\" is not the seed number of a tower");
    check("tower: ", "seed: ", "line 10: \"seed\" is not something a record says");
    check("\n1. ", "\n2. ", "line 13: number \"2\" stands where number 1 should");
    check(
        "\n1. ",
        "\n1 ",
        "line 13: \"1 w18,13 H1@19,12:2x1x2:g\" is neither a numbered turn, like `3. ...`, nor a player who left, like `r=out`",
    );
}
