//! Every KLOTZ puzzle is proven again by the reference solver.

use std::collections::HashSet;

use bots::{
    MAX_GRADE,
    klotz_bot::{Puzzle, read_puzzles, reply},
};
use game::Game as _;

use super::reference;

/// See `examples/klotz_puzzles.rs`.
const FILE: &str = include_str!("../../../data/klotz_puzzles.txt");

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(FILE).expect("a valid puzzle file")
}

#[test]
fn every_grade_has_many_different_puzzles() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    let different: HashSet<u64> = puzzles.iter().map(|puzzle| puzzle.position.hash()).collect();
    assert_eq!(different.len(), puzzles.len());
    for grade in 1..=MAX_GRADE {
        let many = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(many >= 15, "only {many} of grade {grade}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "easiest first");
}

#[test]
fn the_solution_is_unique_and_no_win_is_shorter() {
    for puzzle in puzzles() {
        let winning = reference::winning_moves(&puzzle.position, puzzle.plies);
        assert_eq!(winning, [puzzle.solution], "{puzzle}");
        assert!(
            reference::winning_moves(&puzzle.position, puzzle.plies - 2).is_empty(),
            "{puzzle}"
        );
    }
}

#[test]
fn find_returns_the_same_puzzle_and_grade() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.plies <= 5).step_by(11) {
        assert_eq!(Puzzle::find(&puzzle.position, puzzle.plies), Some(puzzle));
    }
}

#[test]
fn reply_defends_longest_and_refutes_wrong_moves() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.plies <= 5).step_by(7) {
        let mut right = puzzle.game();
        right.play(&puzzle.solution).expect("legal");
        let answer = reply(&right, puzzle.plies - 1).expect("the game goes on");
        assert!(answer.right, "{puzzle}");
        // The longest defence takes all the plies of the puzzle.
        right.play(&answer.mv).expect("legal");
        let left = puzzle.plies - 2;
        assert!(reference::winning_moves(right.position(), left - 1).is_empty() || left == 1);
        assert!(!reference::winning_moves(right.position(), left).is_empty(), "{puzzle}");

        let wrong = puzzle.position.moves().into_iter().find(|&mv| mv != puzzle.solution);
        let mut game = puzzle.game();
        game.play(&wrong.expect("another move")).expect("legal");
        let answer = reply(&game, puzzle.plies - 1).expect("the game goes on");
        assert!(!answer.right, "{puzzle}");
        game.play(&answer.mv).expect("legal");
        let refuted = game.outcome().is_some()
            || reference::winning_moves(game.position(), puzzle.plies - 2).is_empty();
        assert!(refuted, "{puzzle}");
    }
}

#[test]
fn invalid_lines_name_the_problem() {
    let good = puzzles()[0].to_string();
    let check = |line: &str, expected: &str| {
        let error = line.parse::<Puzzle>().expect_err(line).to_string();
        assert!(error.contains(expected), "{error}");
    };
    check("", "` | ` is missing");
    check(&good.replacen(' ', "", 1), "expected a number, a grade and a solution");
    check(&good.replacen("3 ", "4 ", 1), "odd");
    check(&good.replacen(" 1 ", " 9 ", 1), "from 1 to 4");
}
