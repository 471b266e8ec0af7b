//! Stored matches, and the errors of damaged ones.

use klotz::Klotz;
use match_log::{LogError, event_line, header_line, read_line, read_log, write_log};
use table::{BotAnswers, Journal, Takebacks};
use wire::Refusal;
use wire::command::{Clock, Command, Player};

use super::{START_MS, execute, play, setup, start};

fn some_log() -> String {
    let mut journal = start(&setup(2));
    play(&mut journal, &["g7-e5", "c6xe5", "b2-b3"]);
    write_log(&journal)
}

#[test]
fn logs_round_trip() {
    let mut timed = setup(4);
    timed.clock = Clock::Increment { base_ms: 60_000, increment_ms: 1_000 };
    timed.seats[3].player = Player::Bot { level: 1 };
    let mut journal = start(&timed);
    play(&mut journal, &["b2-b3", "b13-b12"]);
    execute(&mut journal, &Command::TakeBack { seat: 0, ply: 1 });
    execute(&mut journal, &Command::Redo { seat: 0, ply: 2 });
    execute(&mut journal, &Command::Resign { seat: 0 });
    execute(&mut journal, &Command::OfferDraw { seat: 1 });
    let log = write_log(&journal);
    assert_eq!(read_log(&log).as_ref(), Ok(&journal));
    assert_eq!(log.lines().count(), 1 + journal.events().len());
}

#[test]
fn agreement_settings_are_stored() {
    let setup = setup(2).read().expect("it can be played");
    let setup = setup.with_takebacks(Takebacks::Agreement).with_bot_answers(BotAnswers::ByCommand);
    let journal = Journal::start(setup, START_MS);
    assert_eq!(read_log(&write_log(&journal)), Ok(journal));
}

/// Damages one line of a log and checks the error.
fn check(line: usize, from: &str, to: &str, expected: &str) {
    let log = some_log();
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    let damaged = lines[line - 1].replacen(from, to, 1);
    assert_ne!(damaged, lines[line - 1], "{from:?} is in line {line}");
    lines[line - 1] = damaged;
    let error = read_log::<Klotz>(&lines.join("\n")).expect_err(expected);
    assert_eq!(error.line, line);
    assert!(error.to_string().starts_with(expected), "{error}");
}

#[test]
fn a_damaged_log_names_the_line_and_the_fault() {
    check(1, "{", "", "line 1: it can't be read: ");
    check(1, "\"format\":1", "\"format\":2", "line 1: it uses format 2; this program supports");
    check(1, "klotz", "chess", "line 1: it is a match of \"chess\", not klotz");
    check(1, "\"rules\":1", "\"rules\":9", "line 1: it uses version 9 of the rules; ");
    check(1, "\"red\"", "\"green\"", "line 1: the setup is not playable: seats must be in turn");
    check(2, "\"seq\":1", "\"seq\":7", "line 2: impossible event: expected event 1, ");
    check(2, "\"atMs\":1000", "\"atMs\":1", "line 2: impossible event: its time is before");
    check(3, "movePlayed", "moveplayed", "line 3: it can't be read: unknown variant");
    check(3, "\"seat\":1", "\"seat\":0", "line 3: impossible event: it was not the turn");
    check(3, "\"seat\":1", "\"seat\":77", "line 3: impossible event: there is no seat 78");
    check(4, "b2-b3", "b2-b9", "line 4: impossible event: the move is not legal: a column");
    check(4, "b2-b3", "!", "line 4: impossible event: \"!\" is not a move");
}

/// Appends a line to a log and checks the error.
fn check_added(event: &str, expected: &str) {
    let log = some_log();
    let added = format!(r#"{{"seq":4,"atMs":1000,"rules":1,"event":{event}}}"#);
    let error = read_log::<Klotz>(&format!("{log}{added}\n")).expect_err(expected);
    assert_eq!(error.line, 5);
    assert_eq!(error.to_string(), format!("line 5: impossible event: {expected}"));
}

#[test]
fn impossible_events_are_refused() {
    check_added(
        r#"{"type":"matchEnded","verdict":"won","winners":[],"rule":"time"}"#,
        "the match was won, but no winner is named",
    );
    check_added(
        r#"{"type":"playerChanged","seat":0,"player":{"kind":"bot","level":200}}"#,
        "there is no bot of level 200",
    );
    check_added(r#"{"type":"rematchAgreed"}"#, "the match was not over yet");
}

#[test]
fn an_empty_log_is_refused() {
    let error: LogError = read_log::<Klotz>("").expect_err("nothing");
    assert_eq!(error.to_string(), "line 1: there is no match");
}

#[test]
fn a_refused_log_carries_its_cause() {
    let log = some_log().replace("c6xe5", "c6-c12");
    let refusal = Refusal::from(read_log::<Klotz>(&log).expect_err("no such move"));
    assert_eq!((refusal.code.as_str(), refusal.params["line"].as_str()), ("log-event", "3"));
    assert_eq!(refusal.causes.len(), 1);
    assert_eq!(refusal.causes[0].code, "column-distance");

    let broken = some_log().replacen('{', "", 1);
    let refusal = Refusal::from(read_log::<Klotz>(&broken).expect_err("broken"));
    assert_eq!(refusal.code, "log-not-json");
    assert!(refusal.params.contains_key("detail"), "{refusal:?}");
}

#[test]
fn a_truncated_log_says_so() {
    let log = some_log();
    let error = read_log::<Klotz>(&log[..log.len() - 5]).expect_err("half a line");
    assert_eq!(error.line, 4);
}

#[test]
fn a_log_can_be_sent_line_by_line() {
    let mut journal = start(&setup(2));
    let header = header_line(journal.table().setup(), START_MS);
    let mut follower: Journal<Klotz> = read_log(&header).expect("a header");
    for text in ["g7-e5", "c6xe5", "b2-b3"] {
        let game = journal.table().game().clone();
        play(&mut journal, &[text]);
        let line = event_line(journal.events().last().expect("an event"), &game);
        assert!(!line.contains('\n'));
        read_line(&line, &mut follower).expect("the next event");
        // The same event does not happen twice, and the line it would have is named.
        let error = read_line(&line, &mut follower).expect_err("it has happened");
        assert_eq!(error.line, follower.events().len() + 2);
        assert_eq!(follower, journal);
    }
    assert_eq!(write_log(&follower), write_log(&journal));
}

#[test]
fn an_abandoned_match_reads_as_a_draw() {
    let mut journal = start(&setup(2));
    play(&mut journal, &["g7-e5"]);
    execute(&mut journal, &Command::OfferDraw { seat: 0 });
    execute(&mut journal, &Command::AnswerDraw { seat: 1, accept: true });
    let log = write_log(&journal);
    assert!(log.contains(r#""verdict":"drawn""#), "{log}");
    let abandoned = log.replace(r#""verdict":"drawn""#, r#""verdict":"abandoned""#);
    assert_eq!(read_log(&abandoned), Ok(journal));
}
