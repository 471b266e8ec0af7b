//! `LocalMatch`, for all games.

use climbers::Climbers;
use klotz::Klotz;
use session::{LocalGame, LocalMatch};
use wire::command::Command;

use crate::common::{START_MS, on_diamond};

/// Plays the same match twice: by commands, and from the lines of its log.
fn check<G: LocalGame>(setup: &G::MatchSetup, texts: &[&str])
where
    G::MatchView: PartialEq + std::fmt::Debug,
    G::PositionView: PartialEq + std::fmt::Debug,
{
    let mut played = LocalMatch::<G>::start(setup, START_MS).expect("a setup");
    let mut appended = LocalMatch::<G>::restore(&played.log()).expect("a log");
    for (ply, text) in (0..).zip(texts) {
        let seat = played.table().to_move().expect("someone is to move").index() as u8;
        let command = Command::PlayMove { seat, ply, text: (*text).to_owned() };
        played.execute(&command, START_MS).expect("a legal move");
        // The same command again is meant for another position and changes nothing.
        let log = played.log();
        assert_eq!(played.execute(&command, START_MS).expect_err("stale").code, "stale-move");
        assert_eq!(played.log(), log);
        appended.append(log.lines().last().expect("an event")).expect("the next line");
    }
    assert_eq!(appended.view(START_MS), played.view(START_MS));
    let record = played.record("2026-01-31").expect("a date");
    let read = LocalMatch::<G>::from_record(&record, START_MS).expect("a record");
    for ply in 0..=texts.len() as u32 {
        let position = played.position_at(ply).expect("played");
        assert_eq!(read.position_at(ply).expect("played"), position);
    }
    assert!(played.position_at(texts.len() as u32 + 1).is_err());
    assert!(played.record("soon").is_err());
}

#[test]
fn a_match_of_klotz_is_the_same_from_commands_lines_and_records() {
    check::<Klotz>(&on_diamond(2), &["g7-e5", "c6xe5", "b2-b3"]);
}

#[test]
fn a_match_of_the_climbers_is_the_same_from_commands_lines_and_records() {
    let setup = wire::climbers_view::MatchSetup::draw(2, 7).expect("two can play");
    let start = LocalMatch::<Climbers>::start(&setup, START_MS).expect("a setup");
    let place = start.draft().blocks().into_iter().find_map(|choice| {
        let places = start.draft().places(&choice.block).expect("a block of the tower");
        Some(places.first()?.tops[0].text.clone())
    });
    check::<Climbers>(&setup, &[&place.expect("a block that can be moved")]);
}
