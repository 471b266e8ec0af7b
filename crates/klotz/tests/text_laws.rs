//! The laws of the fuzz targets, tried on texts that are almost right.
//!
//! Starts from texts that are, and spoils them in small ways, always the same for the same number
//! of rounds. `KLOTZ_FUZZ_ROUNDS` sets that number, for those who have the time.

mod common;

use common::{positions::below, text_laws};
use rand_pcg::{Pcg64Mcg, rand_core::SeedableRng};

const CELLS: &[&str] = &["a1", "n14", "h10", "c3"];
const MOVES: &[&str] = &["c3-c5", "c12xd5", "e1-a1#", "--", "n14n13"];
const OPTIONS: &[&str] = &[
    "goal=near idle=removed repetition=draw move_limit=400",
    "move_limit=0 goal=far",
    "idle=stay repetition=allowed",
];
const LAYOUTS: &[&str] = &[
    "mine\n1:b2,e2,j2,m2,b5,m5,b10,m10,b13,e13,j13,m13 2:d4,k4,d11,k11 3:f3,i3,c6,l6,c9,l9,f12,i12",
];
const RECORDS: &[&str] = &[
    include_str!("data/records/four_players.txt"),
    include_str!("data/records/own_layout.txt"),
    include_str!("data/records/own_position.txt"),
    include_str!("data/records/retirement.txt"),
];

fn rounds(default: usize) -> usize {
    std::env::var("KLOTZ_FUZZ_ROUNDS")
        .map_or(default, |rounds| rounds.parse().expect("KLOTZ_FUZZ_ROUNDS is a number"))
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
fn moves() {
    check(text_laws::mv, MOVES, rounds(20_000));
}

#[test]
fn options() {
    check(text_laws::options, OPTIONS, rounds(20_000));
}

#[test]
fn layouts() {
    check(text_laws::layout, LAYOUTS, rounds(10_000));
}

#[test]
fn positions() {
    let corpora =
        [include_str!("data/positions_valid.txt"), include_str!("data/positions_invalid.txt")];
    let texts: Vec<&str> = corpora
        .iter()
        .flat_map(|corpus| corpus.lines())
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    check(text_laws::position, &texts, rounds(20_000));
}

#[test]
fn records() {
    check(text_laws::record, RECORDS, rounds(20_000));
}
