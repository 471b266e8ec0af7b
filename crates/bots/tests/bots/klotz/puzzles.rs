//! The puzzles of KLOTZ are what they say they are: every one is proven again, without any shortcut.

use std::collections::HashSet;

use bots::{
    HARDEST,
    klotz::{Puzzle, read_puzzles, reply},
};
use game::Game as _;

use super::witness;

/// See `examples/klotz_puzzles.rs`.
const FILE: &str = include_str!("../../../data/klotz_puzzles.txt");

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(FILE).expect("a file of puzzles")
}

#[test]
fn there_are_many_of_every_grade_and_none_twice() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    let different: HashSet<u64> = puzzles.iter().map(|puzzle| puzzle.position.hash()).collect();
    assert_eq!(different.len(), puzzles.len());
    for grade in 1..=HARDEST {
        let many = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(many >= 15, "only {many} of grade {grade}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "the easiest come first");
}

#[test]
fn the_solution_is_the_only_first_move_that_forces_the_win_and_there_is_no_sooner_one() {
    for puzzle in puzzles() {
        let winning = witness::winning_moves(&puzzle.position, puzzle.plies);
        assert_eq!(winning, [puzzle.solution], "{puzzle}");
        assert!(witness::winning_moves(&puzzle.position, puzzle.plies - 2).is_empty(), "{puzzle}");
    }
}

#[test]
fn a_puzzle_is_found_again_with_its_grade() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.plies <= 5).step_by(11) {
        assert_eq!(Puzzle::find(&puzzle.position, puzzle.plies), Some(puzzle));
    }
}

#[test]
fn the_solution_holds_against_the_longest_defence_and_other_moves_are_refuted() {
    for puzzle in puzzles().into_iter().filter(|puzzle| puzzle.plies <= 5).step_by(7) {
        let mut right = puzzle.game();
        right.play(&puzzle.solution).expect("legal");
        let answer = reply(&right, puzzle.plies - 1).expect("the game goes on");
        assert!(answer.right, "{puzzle}");
        // The longest defence leaves as many moves as the puzzle has.
        right.play(&answer.mv).expect("legal");
        let left = puzzle.plies - 2;
        assert!(witness::winning_moves(right.position(), left - 1).is_empty() || left == 1);
        assert!(!witness::winning_moves(right.position(), left).is_empty(), "{puzzle}");

        let wrong = puzzle.position.moves().into_iter().find(|&mv| mv != puzzle.solution);
        let mut game = puzzle.game();
        game.play(&wrong.expect("another move")).expect("legal");
        let answer = reply(&game, puzzle.plies - 1).expect("the game goes on");
        assert!(!answer.right, "{puzzle}");
        game.play(&answer.mv).expect("legal");
        let refuted = game.outcome().is_some()
            || witness::winning_moves(game.position(), puzzle.plies - 2).is_empty();
        assert!(refuted, "{puzzle}");
    }
}

#[test]
fn lines_that_are_no_puzzles_say_why() {
    let good = puzzles()[0].to_string();
    let check = |line: &str, expected: &str| {
        let error = line.parse::<Puzzle>().expect_err(line).to_string();
        assert!(error.contains(expected), "{error}");
    };
    check("", "there is no ` | `");
    check(&good.replacen(' ', "", 1), "a number, a grade and a solution are expected");
    check(&good.replacen("3 ", "4 ", 1), "odd");
    check(&good.replacen(" 1 ", " 9 ", 1), "from 1 to 4");
}
