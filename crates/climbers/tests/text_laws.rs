//! The laws of the fuzz targets, tried on texts that are almost right.
//!
//! Starts from texts that are, and spoils them in small ways, always the same for the same number
//! of rounds. `CLIMBERS_FUZZ_ROUNDS` sets that number, for those who have the time.

mod common;

use common::{games::below, text_laws};
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};

const CELLS: &[&str] = &["0,0", "31,31", "12,14", "7,29"];
const PLACEMENTS: &[&str] = &["H3@12,14:2x2x1:r", "D9@0,28:2x4x2:d", "G2@15,16:2x2x6:g"];
const TURNS: &[&str] =
    &["-", "w1,2 s3,4 H3@12,14:2x2x1:r l0,0 x9,9", "bs12,14 bl12,14", "C12@30,30:2x2x2:v"];
const OPTIONS: &[&str] = &[
    "pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=no together=no",
    "tie=first rounds=2",
];
const RECORDS: &[&str] = &[
    include_str!("data/records/three_players.txt"),
    include_str!("data/records/own_position.txt"),
    include_str!("data/records/together.txt"),
    include_str!("data/records/left.txt"),
];

fn rounds(default: usize) -> usize {
    std::env::var("CLIMBERS_FUZZ_ROUNDS")
        .map_or(default, |rounds| rounds.parse().expect("CLIMBERS_FUZZ_ROUNDS is a number"))
}

/// One to four small changes: a character lost, doubled, changed or swapped with another of the
/// same text, or a piece of the text put somewhere else.
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
            _ => {
                let (start, end) = (at.min(other), at.max(other));
                let moved: Vec<char> = letters.drain(start..end).collect();
                let to = below(rng, letters.len());
                letters.splice(to..to, moved);
            }
        }
    }
    letters.into_iter().collect()
}

/// The law holds for the texts themselves and for what `rounds` of spoiling make of them.
fn check(law: fn(&str), texts: &[&str], rounds: usize) {
    let mut rng = Pcg64Mcg::seed_from_u64(rounds as u64);
    for text in texts {
        law(text);
    }
    for _ in 0..rounds {
        law(&spoil(texts[below(&mut rng, texts.len())], &mut rng));
    }
}

#[test]
fn cells() {
    check(text_laws::cell, CELLS, rounds(20_000));
}

#[test]
fn placements() {
    check(text_laws::placement, PLACEMENTS, rounds(20_000));
}

#[test]
fn turns() {
    check(text_laws::turn, TURNS, rounds(20_000));
}

#[test]
fn options() {
    check(text_laws::options, OPTIONS, rounds(20_000));
}

#[test]
fn positions() {
    let corpora = [
        include_str!("data/positions_valid.txt"),
        include_str!("data/positions_invalid.txt"),
        include_str!("data/steps.txt"),
    ];
    let texts: Vec<&str> = corpora
        .iter()
        .flat_map(|corpus| corpus.lines())
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    check(text_laws::position, &texts, rounds(5_000));
}

#[test]
fn records() {
    check(text_laws::record, RECORDS, rounds(2_000));
}
