//! Record files.

use game::record::Date;
use klotz::Klotz;
use match_log::{read_record, write_record};
use wire::Refusal;
use wire::command::{Clock, Command};
use wire::klotz_view::{Colour, MatchView, MoveView};

use super::{START_MS, execute, play, setup, start, try_execute};

fn date() -> Date {
    "2026-11-15".parse().expect("a date")
}

#[test]
fn matches_and_records_convert_both_ways() {
    let mut named = setup(3);
    named.seats[0].name = "Ann".to_owned();
    named.seats[2].name = "  Zoë ".to_owned();
    let mut journal = start(&named);
    play(&mut journal, &["g7-e5", "b13-b12"]);
    execute(&mut journal, &Command::Resign { seat: 2 });
    play(&mut journal, &["e5-c3", "b12-b13", "c3-a1#"]);
    let text = write_record(journal.table(), date());
    assert!(text.contains("date: 2026-11-15\n"), "{text}");
    assert!(text.contains("red: Ann\nyellow: ?\ngreen: Zoë\n"), "{text}");
    assert!(text.contains("result: red won by corner\n"), "{text}");
    assert!(text.contains("G=out"), "{text}");

    let again = read_record::<Klotz>(&text, START_MS).expect("a record");
    let (view, before) =
        (MatchView::new(again.table(), START_MS), MatchView::new(journal.table(), START_MS));
    assert_eq!((view.moves, view.position), (before.moves, before.position));
    assert_eq!((view.state.outcome, view.seats[0].name.as_str()), (before.state.outcome, "Ann"));
    assert_eq!(write_record(again.table(), date()), text);
}

#[test]
fn records_keep_every_kind_of_ending() {
    let ends: [&[Command]; 3] = [
        &[Command::Resign { seat: 0 }],
        &[Command::OfferDraw { seat: 0 }, Command::AnswerDraw { seat: 1, accept: true }],
        &[],
    ];
    let results = ["green won by resignation", "drawn by agreement", "unfinished"];
    for (commands, result) in ends.into_iter().zip(results) {
        let mut journal = start(&setup(2));
        play(&mut journal, &["b2-b3"]);
        for command in commands {
            execute(&mut journal, command);
        }
        let text = write_record(journal.table(), date());
        assert!(text.contains(&format!("result: {result}\n")), "{text}");
        let again = read_record::<Klotz>(&text, START_MS).expect("a record");
        assert_eq!(again.table().outcome(), journal.table().outcome());
    }
}

/// A player whose time was up came back from a record as one who had given up.
#[test]
fn losing_on_time_is_not_recorded_as_a_resignation() {
    let mut timed = setup(3);
    timed.clock = Clock::PerMove { move_ms: 1_000 };
    let mut journal = start(&timed);
    play(&mut journal, &["b2-b3"]);
    try_execute(&mut journal, &Command::CheckTime, START_MS + 2_000).expect("time is up");
    let text = write_record(journal.table(), date());
    assert!(text.contains("Y=time"), "{text}");
    let again = read_record::<Klotz>(&text, START_MS).expect("a record");
    let left = MoveView::Out { colour: Colour::Yellow, rule: "time".to_owned() };
    assert_eq!(MatchView::new(again.table(), START_MS).moves.last(), Some(&left));
}

#[test]
fn an_unknown_result_leaves_the_match_open() {
    let mut journal = start(&setup(2));
    play(&mut journal, &["b2-b3"]);
    let text = write_record(journal.table(), date());
    for result in ["abandoned", "red won by coin-toss"] {
        let text = text.replace("result: unfinished", &format!("result: {result}"));
        let again = read_record::<Klotz>(&text, START_MS).expect("a record");
        assert_eq!(again.table().outcome(), None);
    }
}

#[test]
fn invalid_records_are_refused_with_the_line() {
    let refusal = read_record::<Klotz>("game: chess\n", START_MS).expect_err("no record");
    let refusal = Refusal::from(refusal);
    assert_eq!(refusal.code, "bad-record");
    assert!(refusal.message.starts_with("line 1: "), "{}", refusal.message);
    let causes: Vec<_> = refusal.causes.iter().map(|cause| cause.code.as_str()).collect();
    assert_eq!(causes, ["record-other-game"]);
}
