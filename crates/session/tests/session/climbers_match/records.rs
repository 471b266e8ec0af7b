//! Record files.

use climbers::Climbers;
use game::record::Date;
use match_log::{read_log, read_record, write_log, write_record};
use table::{Journal, SeatSetup};
use wire::Refusal;
use wire::climbers_view::{Colour, MatchView, MoveView};
use wire::command::{Clock, Command, Player};

use super::{START_MS, execute, play, start, study, try_execute};

fn date() -> Date {
    "2026-11-16".parse().expect("a date")
}

#[test]
fn matches_and_records_convert_both_ways() {
    let mut named = study();
    named.seats[0].name = " Ann ".to_owned();
    let mut journal = start(&named);
    play(&mut journal, &["w5,5 bs4,7 H1@4,4:2x2x1:y x4,4", "-"]);
    execute(&mut journal, &Command::Resign { seat: 1 });
    play(&mut journal, &["w9,5 l10,5", "-"]);
    let text = write_record(journal.table(), date());
    assert!(text.contains("date: 2026-11-16\nred: Ann\nyellow: ?\n"), "{text}");
    assert!(text.contains("\ny=out\n"), "{text}");
    let again = read_record::<Climbers>(&text, START_MS).expect("a record");
    let (view, before) =
        (MatchView::new(again.table(), START_MS), MatchView::new(journal.table(), START_MS));
    assert_eq!((view.moves, view.position), (before.moves, before.position));
    assert_eq!(write_record(again.table(), date()), text);
}

/// A saved match against a bot used to come back without the bot and could not continue.
#[test]
fn bots_keep_their_seats() {
    let mut set = study();
    set.seats[0].name = "Otto".to_owned();
    set.seats[0].player = Player::Bot { level: 2 };
    set.seats[1].player = Player::Bot { level: 1 };
    let journal = start(&set);
    let text = write_record(journal.table(), date());
    assert!(text.contains("\nred: Otto (bot 2)\nyellow: bot 1\n"), "{text}");
    let again = read_record::<Climbers>(&text, START_MS).expect("a record");
    let seats = |journal: &Journal<Climbers>| journal.table().setup().seats().to_vec();
    assert_eq!(seats(&again), seats(&journal));

    let mut today = study();
    today.seats[0].name = "Otto".to_owned();
    today.seats[0].player = Player::Bot { level: 12 };
    today.seats[1].player = Player::Bot { level: 18 };
    let journal = start(&today);
    let written = write_record(journal.table(), date());
    assert!(written.contains("\nred: Otto (bot, level 2)\nyellow: bot, level 8\n"), "{written}");
    // Records before 0.2 had the stored number.
    let before = written.replace("bot, level 2", "bot 12").replace("bot, level 8", "bot 18");
    for text in [written, before] {
        let again = read_record::<Climbers>(&text, START_MS).expect("a record");
        assert_eq!(seats(&again), seats(&journal), "{text}");
    }

    let odd = text.replace("Otto (bot 2)", "Otto (bot 99)").replace("bot 1\n", "bot one\n");
    let again = read_record::<Climbers>(&odd, START_MS).expect("names of people");
    let named = |name: &str| SeatSetup { name: name.to_owned(), player: table::Player::Human };
    assert_eq!(seats(&again)[..2], [named("Otto (bot 99)"), named("bot one")]);
}

#[test]
fn losing_on_time_is_not_recorded_as_a_resignation() {
    let mut timed = study();
    timed.clock = Clock::PerMove { move_ms: 1_000 };
    let mut journal = start(&timed);
    play(&mut journal, &["-"]);
    try_execute(&mut journal, &Command::CheckTime, START_MS + 2_000).expect("time is up");
    let text = write_record(journal.table(), date());
    assert!(text.contains("\ny=time\n"), "{text}");
    assert!(text.contains("\nclock: 1/move\n"), "{text}");
    let again = read_record::<Climbers>(&text, START_MS).expect("a record");
    let left = MoveView::Out { colour: Colour::Yellow, rule: "time".to_owned() };
    assert_eq!(MatchView::new(again.table(), START_MS).moves.last(), Some(&left));
}

#[test]
fn invalid_records_are_refused_with_line_and_cause() {
    let journal = start(&study());
    let text = write_record(journal.table(), date()) + "\n1. w10,4\n";
    let refusal = read_record::<Climbers>(&text, START_MS).expect_err("dark blue stands there");
    let refusal = Refusal::from(refusal);
    assert_eq!(refusal.code, "bad-record");
    let causes: Vec<_> = refusal.causes.iter().map(|cause| cause.code.as_str()).collect();
    assert_eq!(causes, ["foreign-face"]);
}

/// Such a match was stored with a number that its own log then refused.
#[test]
fn a_tower_seed_too_large_for_a_json_number_is_stored() {
    let text = include_str!("../../../../climbers/tests/data/records/three_players.txt");
    let header =
        text.split("\n\n").next().expect("a header").replace("4711", "18446744073709551615");
    let header = header.lines().map(|line| match line.strip_prefix("result: ") {
        Some(_) => "result: unfinished\n".to_owned(),
        None => format!("{line}\n"),
    });
    let journal = read_record::<Climbers>(&header.collect::<String>(), START_MS).expect("a record");
    let again = read_log::<Climbers>(&write_log(&journal)).expect("it was just stored");
    assert_eq!(again.table().game().position(), journal.table().game().position());
}
