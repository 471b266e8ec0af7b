//! Every puzzle of The Climbers is proven again, and checked against turns made step by step by the
//! rules.

use std::{collections::HashSet, thread};

use bots::{
    MAX_GRADE,
    climbers_bot::{
        Progress, Puzzle,
        max_height_solver::{BlockMove, TurnHeights},
        read_puzzles,
    },
};
use climbers::{Cell, Draft, Step, Turn};
use game::Game as _;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// See `examples/climbers_puzzles.rs`.
const FILE: &str = include_str!("../../../data/climbers_puzzles.txt");

fn puzzles() -> Vec<Puzzle> {
    read_puzzles(FILE).expect("a valid puzzle file")
}

#[test]
fn every_grade_has_many_different_puzzles() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    let different: HashSet<String> =
        puzzles.iter().map(|puzzle| puzzle.position.to_string()).collect();
    assert_eq!(different.len(), puzzles.len());
    for grade in 1..=MAX_GRADE {
        let many = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
        assert!(many >= 15, "only {many} of grade {grade}");
    }
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.grade), "easiest first");
}

#[test]
fn the_solver_proves_every_puzzle() {
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
fn the_solution_reaches_the_height() {
    for puzzle in puzzles() {
        let attempt = puzzle.attempt(&puzzle.solution).expect("a legal turn");
        assert_eq!(
            (attempt.reached, attempt.progress),
            (puzzle.height, Progress::BlockMove),
            "{puzzle}"
        );
        let mut game = puzzle.game();
        let solver = puzzle.position.mover();
        game.play(&puzzle.solution).expect("legal");
        assert_eq!(game.position().best(solver).height, puzzle.height, "{puzzle}");
        assert!(puzzle.position.best(solver).height < puzzle.height, "{puzzle}");
    }
}

/// The height of the mover's pawn.
fn height_of(draft: &Draft) -> u8 {
    draft.position().height(draft.mover()).expect("in play")
}

/// The draft as it is, and one for every cell the pawn can walk to.
fn walked(draft: &Draft) -> Vec<Draft> {
    let mut drafts = vec![draft.clone()];
    let Some(reach) = draft.reach() else { return drafts };
    for cell in reach.cells() {
        for cost in reach.costs(cell) {
            let mut walked = draft.clone();
            for step in reach.steps(cell, cost).expect("a way") {
                walked.add(step).expect("legal");
            }
            drafts.push(walked);
        }
    }
    drafts
}

/// The greatest height the pawn can walk to from here.
fn highest(draft: &Draft) -> u8 {
    let building = draft.position().building();
    let reach = draft.reach().expect("the pawn may still move");
    let cells = reach.cells().map(|cell| building.height(cell));
    cells.chain([height_of(draft)]).max().expect("at least one cell")
}

/// Random walks, random placements, then every walk: no turn contradicts the puzzle.
#[test]
fn random_turns_reach_the_height_only_by_the_solution() {
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
                draft.add(Step::Place(placement)).expect("legal");
                let so_high = highest(&draft) >= puzzle.height;
                assert!(
                    !so_high || BlockMove::from(placement) == puzzle.block_move(),
                    "{puzzle}: {placement}"
                );
                draft.undo();
            }
        }
    }
}

/// The solver agrees with brute force: every walk, every placement and every walk after it. This is
/// slow, so the positions have few blocks, with pawns in each other's way.
#[test]
fn the_solver_agrees_with_brute_force() {
    for position in [
        // A grey face for two pawns, ladders, and a step that must be taken from the pawn's own
        // path.
        "C1@14,14:2x2x2:g;H1@14,14:1x2x2:g;C2@16,14:2x2x2:g;H2@16,16:2x2x1:y \
         r@15,14;y@16,14 r r:sl;y:- - - 0 r:2/3;y:2/4",
        // A face in two parts: a pawn that is pushed aside may end up on the other part.
        "G1@12,12:6x2x2:g;H5@14,12:2x2x1:d r@12,12;d@13,13 r r:s;d:- - - 0 r:2/3;d:2/4",
        // A stone, and a block that was just moved.
        "C1@14,14:2x2x2:r;C2@16,14:2x2x2:g;H9@18,14:2x2x1:g \
         r@14,14;y@18,14 r r:l;y:- y@16,14 H9 0 r:2/3;y:1/4",
    ] {
        let position = position.parse().expect("a position");
        let game = climbers::Climbers::start(
            climbers::Settings::from_position(position, climbers::Options::default())
                .expect("settings"),
        );
        let mut without_block = 0;
        let mut by_block_move = std::collections::BTreeMap::<BlockMove, u8>::new();
        let near = |draft: &Draft| {
            // Far out on the table all cells are equivalent.
            let at = draft.position().pawn(draft.mover()).expect("in play");
            (11..=20).contains(&at.x()) && (11..=20).contains(&at.y())
        };
        for before in walked(&game.draft()).into_iter().filter(near) {
            without_block = without_block.max(height_of(&before));
            for placement in before.all_placements() {
                let mut built = before.clone();
                built.add(Step::Place(placement)).expect("legal");
                let known = by_block_move.entry(placement.into()).or_default();
                *known = (*known).max(highest(&built));
            }
        }
        let proven = TurnHeights::of(&game);
        assert_eq!(proven.without_block, without_block);
        assert_eq!(proven.by_block_move, by_block_move.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn attempts_report_how_much_was_right() {
    let puzzle = &puzzles()[0];
    let attempt = puzzle.attempt(&Turn::PASS).expect("legal");
    let here = puzzle.position.height(puzzle.position.mover());
    assert_eq!((Some(attempt.reached), attempt.progress), (here, Progress::Nothing));
    let block_move = puzzle.block_move();
    let place = |other: bool| {
        let all = puzzle.game().draft().all_placements().into_iter();
        let mut fitting = all.filter(|placement| (placement.block == block_move.block) != other);
        let found = fitting.find(|&placement| BlockMove::from(placement) != block_move);
        Turn::new(vec![Step::Place(found.expect("another move"))])
    };
    let progress = |other| puzzle.attempt(&place(other)).map(|attempt| attempt.progress);
    assert_eq!(progress(false), Some(Progress::Block));
    assert_eq!(progress(true), Some(Progress::Nothing));
    let nowhere = Turn::new(vec![Step::Walk { to: Cell::new(0, 0).expect("a corner") }; 40]);
    assert_eq!(puzzle.attempt(&nowhere), None);
}

#[test]
fn invalid_lines_name_the_problem() {
    let good = puzzles()[0].to_string();
    let check = |line: &str, expected: &str| {
        let error = line.parse::<Puzzle>().expect_err(line).to_string();
        assert!(error.contains(expected), "{error}");
    };
    check("", "` | ` is missing");
    check(&good.replacen(" 1 ", " 9 ", 1), "from 1 to 4");
    let (_, position) = good.split_once(" | ").expect("a position");
    check(&format!("5 1 | {position}"), "expected a number, a grade and a solution");
    check(&format!("5 1 - | {position}"), "does not move a block");
    check(&format!("500 1 - | {position}"), "out of range");
}
