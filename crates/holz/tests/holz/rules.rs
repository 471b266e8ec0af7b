//! `holz moves` and `holz perft` on the command line.

use crate::common::{refused, succeed};

const START: &str = "............../.1..1....1..1./.....3..3...../...2......2.../.1..........1./..3........3../......YG....../......RB....../..3........3../.1..........1./...2......2.../.....3..3...../.1..1....1..1./.............. RYGB R R=-,Y=-,G=-,B=-";

#[test]
fn moves_are_listed_one_per_line_and_sorted() {
    let output = succeed(&["moves", "klotz", START]);
    let moves: Vec<&str> = output.lines().collect();
    assert_eq!(moves.len(), 163);
    assert!(moves.is_sorted());
    assert!(moves.contains(&"b2-b3"));
}

/// Red to move against green at its start, with these pieces on files and ranks from 0.
fn red_to_move(pieces: &[(usize, usize, char)]) -> String {
    let mut ranks = vec![vec!['.'; 14]; 14];
    for &(file, rank, piece) in [(7, 7, 'G')].iter().chain(pieces) {
        ranks[13 - rank][file] = piece;
    }
    let ranks: Vec<String> = ranks.into_iter().map(String::from_iter).collect();
    format!("{} RG R R=-,G=-", ranks.join("/"))
}

#[test]
fn captures_and_wins_are_marked() {
    let capture = red_to_move(&[(2, 4, 'R'), (2, 3, '1')]);
    let moves = succeed(&["moves", "klotz", &capture]);
    assert!(moves.lines().any(|mv| mv == "c4xc5"), "{moves}");

    let win = red_to_move(&[(2, 2, 'R')]);
    let moves = succeed(&["moves", "klotz", &win]);
    assert!(moves.lines().any(|mv| mv == "c3-a1#"), "{moves}");
    let moves = succeed(&["moves", "klotz", &win, "--goal", "far"]);
    assert!(!moves.contains('#'), "{moves}");
}

#[test]
fn perft_ends_with_the_count() {
    let check = |depth: &str, expected: &str| {
        let output = succeed(&["perft", "klotz", START, depth]);
        assert_eq!(output.lines().last(), Some(expected), "depth {depth}");
    };
    check("0", "1");
    check("1", "163");
    check("2", "25444");
}

#[test]
fn divided_counts_add_up() {
    let output = succeed(&["perft", "klotz", START, "2", "--divide"]);
    let (parts, total) = output.trim_end().rsplit_once('\n').unwrap();
    let counts: Vec<u64> =
        parts.lines().map(|line| line.split_once(": ").unwrap().1.parse().unwrap()).collect();
    assert_eq!(counts.len(), 163);
    assert_eq!(counts.iter().sum::<u64>().to_string(), total);
}

#[test]
fn invalid_positions_are_rejected_in_one_line_with_the_field() {
    let check = |position: &str, field: &str| {
        for command in [&["moves", "klotz", position][..], &["perft", "klotz", position, "1"]] {
            let said = refused(command);
            assert!(said.contains(field), "{field} in {said}");
        }
    };
    check("", "four fields");
    check("nonsense", "four fields");
    check("--x", "four fields");
    check("-1", "four fields");
    check(&START.replacen('1', "9", 1), "board: ");
    check(&START.replace("RYGB", "RXGB"), "seats: ");
    check(&START.replace(" R R=", " Q R="), "turn: ");
    check(&START.replace("R=-", "R=a2"), "stones: ");
}

#[test]
fn invalid_depths_are_rejected_in_one_line() {
    for depth in ["x", "", "-1", "1.5", "4294967296"] {
        let said = refused(&["perft", "klotz", START, depth]);
        assert!(said.contains("DEPTH"), "{said}");
    }
}
