//! The puzzles of The Climbers are what they say they are: every one is proven again, and turns that
//! are made one step after another by the rules bear witness.

use std::{collections::HashSet, thread};

use bots::{
    MAX_GRADE,
    climbers::{
        Insight, Puzzle, read_puzzles,
        summit::{Deed, Summits},
    },
};
use climbers::{Cell, Draft, Step, Turn};
use game::Game as _;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// See `examples/climbers_puzzles.rs`.
const FILE: &str = include_str!("../../../data/climbers_puzzles.txt");

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(FILE).expect("a file of puzzles")
}

#[test]
fn there_are_many_of_every_grade_and_none_twice() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    let different: HashSet<String> =
        puzzles.iter().map(|puzzle| puzzle.position.to_string()).collect();
    assert_eq!(different.len(), puzzles.len());
    for grade in 1..=MAX_GRADE {
        let many = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(many >= 15, "only {many} of grade {grade}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "the easiest come first");
}

#[test]
fn one_move_of_a_block_alone_leads_so_high_and_nothing_higher() {
    let puzzles = puzzles();
    thread::scope(|scope| {
        for some in puzzles.chunks(puzzles.len().div_ceil(2)) {
            scope.spawn(move || {
                for puzzle in some {
                    assert_eq!(Puzzle::find(&puzzle.position).as_ref(), Some(puzzle));
                }
            });
        }
    });
}

#[test]
fn the_solution_is_a_turn_that_does_it() {
    for puzzle in puzzles() {
        let attempt = puzzle.attempt(&puzzle.solution).expect("a lawful turn");
        assert_eq!((attempt.reached, attempt.seen), (puzzle.height, Insight::Deed), "{puzzle}");
        let mut game = puzzle.game();
        let solver = puzzle.position.mover();
        game.play(&puzzle.solution).expect("legal");
        assert_eq!(game.position().best(solver).height, puzzle.height, "{puzzle}");
        assert!(puzzle.position.best(solver).height < puzzle.height, "{puzzle}");
    }
}

/// All that is known of a turn is what its steps do when the rules make them.
fn height_of(draft: &Draft) -> u8 {
    draft.position().height(draft.mover()).expect("in play")
}

/// Everywhere the pawn can go from here, each as a draft of its own, and as it stands.
fn walked(draft: &Draft) -> Vec<Draft> {
    let mut drafts = vec![draft.clone()];
    let Some(reach) = draft.reach() else { return drafts };
    for cell in reach.cells() {
        for cost in reach.costs(cell) {
            let mut walked = draft.clone();
            for step in reach.steps(cell, cost).expect("a way") {
                walked.add(step).expect("lawful");
            }
            drafts.push(walked);
        }
    }
    drafts
}

/// The highest the pawn gets from here by walking.
fn highest(draft: &Draft) -> u8 {
    let building = draft.position().building();
    let reach = draft.reach().expect("the pawn may still move");
    let cells = reach.cells().map(|cell| building.height(cell));
    cells.chain([height_of(draft)]).max().expect("somewhere")
}

/// Random walks, then random moves of blocks, then everywhere the pawn can go: nothing contradicts
/// what is known of the puzzle.
#[test]
fn random_turns_lead_no_higher_and_so_high_by_the_solution_alone() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for puzzle in puzzles() {
        let start = puzzle.game().draft();
        let before = walked(&start);
        let mut draw = |count: usize| (rng.next_u64() % count as u64) as usize;
        for _ in 0..40 {
            let mut draft = before[draw(before.len())].clone();
            assert!(height_of(&draft) < puzzle.height, "{puzzle}");
            let placements = draft.all_placements();
            if placements.is_empty() {
                continue;
            }
            for _ in 0..5 {
                let placement = placements[draw(placements.len())];
                draft.add(Step::Place(placement)).expect("lawful");
                let so_high = highest(&draft) >= puzzle.height;
                assert!(
                    !so_high || Deed::from(placement) == puzzle.deed(),
                    "{puzzle}: {placement}"
                );
                draft.undo();
            }
        }
    }
}

/// What the proof says of every move of a block is what one finds who makes every walk, every move
/// of a block in every colour and every walk after it, one after another. This takes long, so a
/// study with few blocks has to do, with pawns that crowd each other.
#[test]
fn the_proof_leaves_nothing_out() {
    for position in [
        // A grey face for two, ladders, a step that has to be fetched from under the pawn's way.
        "C1@14,14:2x2x2:g;H1@14,14:1x2x2:g;C2@16,14:2x2x2:g;H2@16,16:2x2x1:y \
         r@15,14;y@16,14 r r:sl;y:- - - 0 r:2/3;y:2/4",
        // A face in two parts: who is pushed aside may come out on the other.
        "G1@12,12:6x2x2:g;H5@14,12:2x2x1:d r@12,12;d@13,13 r r:s;d:- - - 0 r:2/3;d:2/4",
        // A stone, and a block that was moved just before.
        "C1@14,14:2x2x2:r;C2@16,14:2x2x2:g;H9@18,14:2x2x1:g \
         r@14,14;y@18,14 r r:l;y:- y@16,14 H9 0 r:2/3;y:1/4",
    ] {
        let position = position.parse().expect("a position");
        let game = climbers::Climbers::start(
            climbers::Settings::from_position(position, climbers::Options::default())
                .expect("settings"),
        );
        let mut alone = 0;
        let mut by_deed = std::collections::BTreeMap::<Deed, u8>::new();
        let near = |draft: &Draft| {
            // Far out on the table every cell is like the next.
            let at = draft.position().pawn(draft.mover()).expect("in play");
            (11..=20).contains(&at.x()) && (11..=20).contains(&at.y())
        };
        for before in walked(&game.draft()).into_iter().filter(near) {
            alone = alone.max(height_of(&before));
            for placement in before.all_placements() {
                let mut built = before.clone();
                built.add(Step::Place(placement)).expect("lawful");
                let known = by_deed.entry(placement.into()).or_default();
                *known = (*known).max(highest(&built));
            }
        }
        let proven = Summits::of(&game);
        assert_eq!(proven.alone, alone);
        assert_eq!(proven.by_deed, by_deed.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn attempts_are_told_by_what_was_seen() {
    let puzzle = &puzzles()[0];
    let attempt = puzzle.attempt(&Turn::PASS).expect("lawful");
    let here = puzzle.position.height(puzzle.position.mover());
    assert_eq!((Some(attempt.reached), attempt.seen), (here, Insight::Nothing));
    let deed = puzzle.deed();
    let place = |other: bool| {
        let all = puzzle.game().draft().all_placements().into_iter();
        let mut fitting = all.filter(|placement| (placement.block == deed.block) != other);
        let found = fitting.find(|&placement| Deed::from(placement) != deed);
        Turn::new(vec![Step::Place(found.expect("another move"))])
    };
    let seen = |other| puzzle.attempt(&place(other)).map(|attempt| attempt.seen);
    assert_eq!(seen(false), Some(Insight::Block));
    assert_eq!(seen(true), Some(Insight::Nothing));
    let nowhere = Turn::new(vec![Step::Walk { to: Cell::new(0, 0).expect("a corner") }; 40]);
    assert_eq!(puzzle.attempt(&nowhere), None);
}

#[test]
fn lines_that_are_no_puzzles_say_why() {
    let good = puzzles()[0].to_string();
    let check = |line: &str, expected: &str| {
        let error = line.parse::<Puzzle>().expect_err(line).to_string();
        assert!(error.contains(expected), "{error}");
    };
    check("", "there is no ` | `");
    check(&good.replacen(" 1 ", " 9 ", 1), "from 1 to 4");
    let (_, position) = good.split_once(" | ").expect("a position");
    check(&format!("5 1 | {position}"), "a number, a grade and a solution are expected");
    check(&format!("5 1 - | {position}"), "moves no block");
    check(&format!("500 1 - | {position}"), "out of range");
}
