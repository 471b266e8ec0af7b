//! Checks the properties of the fuzz targets on slightly corrupted texts.

use crate::common::text_laws;
use climbers::{Climbers, Options};
use game::conformance::texts::{self, check};

const CELLS: &[&str] = &["0,0", "31,31", "12,14", "7,29"];
const PLACEMENTS: &[&str] = &["H3@12,14:2x2x1:r", "D9@0,28:2x4x2:d", "G2@15,16:2x2x6:g"];
const TURNS: &[&str] =
    &["-", "w1,2 s3,4 H3@12,14:2x2x1:r l0,0 x9,9", "bs12,14 bl12,14", "C12@30,30:2x2x2:v"];
const OPTIONS: &[&str] = &[
    "pawn_before_block=yes descend=allowed tie=last rounds=1 bridges=no together=no last_chance=no",
    "tie=first rounds=2",
];
const RECORDS: &[&str] = &[
    include_str!("../data/records/three_players.txt"),
    include_str!("../data/records/own_position.txt"),
    include_str!("../data/records/together.txt"),
    include_str!("../data/records/left.txt"),
];

#[test]
fn cells() {
    check(text_laws::cell, CELLS, 20_000);
}

#[test]
fn placements() {
    check(text_laws::placement, PLACEMENTS, 20_000);
}

#[test]
fn turns() {
    check(text_laws::turn, TURNS, 20_000);
}

#[test]
fn options() {
    check(texts::options::<Options>, OPTIONS, 20_000);
}

#[test]
fn positions() {
    let corpora = [
        include_str!("../data/positions_valid.txt"),
        include_str!("../data/positions_invalid.txt"),
        include_str!("../data/steps.txt"),
    ];
    let texts: Vec<&str> = corpora
        .iter()
        .flat_map(|corpus| corpus.lines())
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    check(text_laws::position, &texts, 5_000);
}

#[test]
fn records() {
    check(texts::record::<Climbers>, RECORDS, 2_000);
}
