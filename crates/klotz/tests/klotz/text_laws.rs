//! Checks the properties of the fuzz targets on slightly corrupted texts.

use crate::common::text_laws;
use game::conformance::texts::{self, check};
use klotz::{Klotz, Options};

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
    include_str!("../data/records/four_players.txt"),
    include_str!("../data/records/own_layout.txt"),
    include_str!("../data/records/own_position.txt"),
    include_str!("../data/records/retirement.txt"),
];

#[test]
fn cells() {
    check(text_laws::cell, CELLS, 20_000);
}

#[test]
fn moves() {
    check(text_laws::mv, MOVES, 20_000);
}

#[test]
fn options() {
    check(texts::options::<Options>, OPTIONS, 20_000);
}

#[test]
fn layouts() {
    check(text_laws::layout, LAYOUTS, 10_000);
}

#[test]
fn positions() {
    let corpora = [
        include_str!("../data/positions_valid.txt"),
        include_str!("../data/positions_invalid.txt"),
    ];
    let texts: Vec<&str> = corpora
        .iter()
        .flat_map(|corpus| corpus.lines())
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    check(text_laws::position, &texts, 20_000);
}

#[test]
fn records() {
    check(texts::record::<Klotz>, RECORDS, 20_000);
}
