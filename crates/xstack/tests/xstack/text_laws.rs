//! Checks the properties of the fuzz targets on slightly corrupted texts.

use crate::common::{self, text_laws};
use game::conformance::texts::{self, check};
use xstack::{Gesture, Motion, MotionPart, Options, Parting, Purpose, Sample, XStack};

const RECORDS: &[&str] = &[
    include_str!("../data/records/three_players.txt"),
    include_str!("../data/records/two_rounds.txt"),
];

/// The turns of the records, without their numbers.
fn turns() -> Vec<&'static str> {
    let lines = RECORDS.iter().flat_map(|record| record.lines());
    lines
        .filter_map(|line| line.split_once(". ").filter(|(_, turn)| turn.contains(" ; ")))
        .map(|(_, turn)| turn)
        .collect()
}

/// A hand that accelerates, keeps moving and turns.
fn lively_gesture() -> String {
    let samples = (0..90_i16).map(|at| {
        let turn = 20 * at.min(10);
        let moved = [i32::from(at.min(40)).pow(2), 100 * i32::from(at), -7];
        Sample { moved, rotation: [0, turn, 0, if turn < 128 { 16_384 } else { 16_383 }] }
    });
    let block = common::block("B03");
    let gesture =
        Gesture::new(block, Purpose::Bonus, [9_000, -1, 0], samples.collect(), Parting::Held);
    gesture.expect("a gesture").to_string()
}

#[test]
fn names() {
    check(text_laws::names, &["R01", "N06", "fan", "high-fan"], 20_000);
}

#[test]
fn gestures() {
    let acts = turns().into_iter().flat_map(|turn| turn.split(' '));
    let mut texts: Vec<&str> =
        acts.filter_map(|act| act.split_once('~')).map(|act| act.0).collect();
    texts.retain(|text| text.contains('.'));
    let lively = lively_gesture();
    texts.push(&lively);
    check(text_laws::gesture, &texts, 20_000);
}

#[test]
fn parts_of_turns() {
    let gesture: Gesture = lively_gesture().parse().expect("a gesture");
    let motion = Motion::from(&gesture);
    let part =
        |act, from, most| MotionPart::of(act, &motion, from, most).expect("a part").to_string();
    let texts = [part(0, 0, 9), part(0, 9, 30), part(7, 60, 90), part(0, 90, 1), "2:B03".into()];
    check(text_laws::part, &texts.each_ref().map(String::as_str), 20_000);
}

#[test]
fn piles() {
    let lines = RECORDS.iter().flat_map(|record| record.lines());
    let texts: Vec<&str> = lines
        .filter(|line| line.starts_with("pile"))
        .filter_map(|line| line.split_once(": "))
        .map(|line| line.1)
        .collect();
    check(text_laws::pile, &texts, 5_000);
}

#[test]
fn whole_turns() {
    check(text_laws::turn, &turns(), 5_000);
}

#[test]
fn options() {
    let lines = ["design=fan hand=normal tremor=none rounds=1", "rounds=5 design=own"];
    check(texts::options::<Options>, &lines, 20_000);
}

#[test]
fn records() {
    check(texts::record::<XStack>, RECORDS, 1_000);
}
