//! The laws of the fuzz targets, tried on texts that are almost right.
//!
//! Starts from texts that are, and spoils them in small ways, always the same for the same number
//! of rounds. `XSTACK_FUZZ_ROUNDS` sets that number, for those who have the time.

use crate::common::{mutants::below, text_laws};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use xstack::{Gesture, Parting, Purpose, Sample};

const RECORDS: &[&str] = &[
    include_str!("../data/records/three_players.txt"),
    include_str!("../data/records/two_rounds.txt"),
];

fn rounds(default: usize) -> usize {
    std::env::var("XSTACK_FUZZ_ROUNDS")
        .map_or(default, |rounds| rounds.parse().expect("XSTACK_FUZZ_ROUNDS is a number"))
}

/// One to four letters lost, doubled, changed or swapped, or a piece of the text put elsewhere.
fn spoil(text: &str, rng: &mut Pcg64Mcg) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=below(rng, 4) {
        if letters.is_empty() {
            break;
        }
        let at = below(rng, letters.len());
        let other = below(rng, letters.len());
        match below(rng, 6) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, letters[other]),
            2 => letters[at] = letters[other],
            3 => letters.swap(at, other),
            4 => letters[at] = char::from(32 + below(rng, 95) as u8),
            _ => letters[at.min(other)..at.max(other)].rotate_left(usize::from(at != other)),
        }
    }
    letters.into_iter().collect()
}

/// The law holds for the texts themselves and for what `rounds` of spoiling make of them.
fn check(law: fn(&str), texts: &[&str], rounds: usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(rounds as u64);
    assert!(!texts.is_empty());
    for text in texts {
        law(text);
    }
    for _ in 0..rounds {
        law(&spoil(texts[below(&mut rng, texts.len())], &mut rng));
    }
}

/// The turns of the records, without their numbers.
fn turns() -> Vec<&'static str> {
    let lines = RECORDS.iter().flat_map(|record| record.lines());
    lines
        .filter_map(|line| line.split_once(". ").filter(|(_, turn)| turn.contains(" ; ")))
        .map(|(_, turn)| turn)
        .collect()
}

/// A hand that speeds up, goes on and turns.
fn lively_gesture() -> String {
    let samples = (0..90_i16).map(|at| {
        let turn = 20 * at.min(10);
        let moved = [i32::from(at.min(40)).pow(2), 100 * i32::from(at), -7];
        Sample { moved, turned: [0, turn, 0, if turn < 128 { 16_384 } else { 16_383 }] }
    });
    let block = crate::common::block("B03");
    let gesture =
        Gesture::new(block, Purpose::Bonus, [9_000, -1, 0], samples.collect(), Parting::Held);
    gesture.expect("a gesture").to_string()
}

#[test]
fn names() {
    check(text_laws::names, &["R01", "N06", "fan", "high-fan"], rounds(20_000));
}

#[test]
fn gestures() {
    let acts = turns().into_iter().flat_map(|turn| turn.split(' '));
    let mut texts: Vec<&str> =
        acts.filter_map(|act| act.split_once('~')).map(|act| act.0).collect();
    texts.retain(|text| text.contains('.'));
    let lively = lively_gesture();
    texts.push(&lively);
    check(text_laws::gesture, &texts, rounds(20_000));
}

#[test]
fn piles() {
    let lines = RECORDS.iter().flat_map(|record| record.lines());
    let texts: Vec<&str> = lines
        .filter(|line| line.starts_with("pile"))
        .filter_map(|line| line.split_once(": "))
        .map(|line| line.1)
        .collect();
    check(text_laws::pile, &texts, rounds(5_000));
}

#[test]
fn whole_turns() {
    check(text_laws::turn, &turns(), rounds(5_000));
}

#[test]
fn options() {
    let texts = ["design=fan hand=normal tremor=none rounds=1", "rounds=5 design=own"];
    check(text_laws::options, &texts, rounds(20_000));
}

#[test]
fn records() {
    check(text_laws::record, RECORDS, rounds(1_000));
}
