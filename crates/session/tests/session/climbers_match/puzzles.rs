//! Puzzles of The Climbers as the page plays them.

use game::Refusal as _;
use session::climbers_match::{puzzle_attempt, puzzle_hint, read_puzzles};
use wire::climbers_view::{Colour, Insight, Puzzle, PuzzleAttempt};

use super::start;

/// The half cube has to come from below the route of the pawn: then there are two steps of one
/// unit.
const LINE: &str = "3 1 H1@4,6:2x2x1:r w4,6 | C1@4,4:2x2x2:g;C2@4,6:2x2x2:g;H1@8,4:2x2x1:r \
                    r@4,4;y@0,0 r r:-;y:- - - 0 r:2/3;y:0/0";

fn puzzle() -> Puzzle {
    let mut all = read_puzzles(&format!("# one\n{LINE}\n")).expect("a puzzle");
    all.remove(0)
}

#[test]
fn a_puzzle_is_a_match_that_the_solver_starts() {
    let puzzle = puzzle();
    assert_eq!((puzzle.height, puzzle.grade, puzzle.solver), (3, 1, Colour::Red));
    assert_eq!(puzzle.block, "H1");
    let journal = start(&puzzle.setup);
    let line = format!("3 1 H1@4,6:2x2x1:r w4,6 | {}", journal.table().game().position());
    assert_eq!(puzzle.line, line);
}

#[test]
fn an_attempt_reports_height_and_progress() {
    let attempt = |turn: &str| puzzle_attempt(LINE, turn).expect("a turn");
    let told = |right, reached, seen| PuzzleAttempt { right, reached, seen };
    assert_eq!(attempt("H1@4,6:2x2x1:r w4,6"), told(true, 3, Insight::Deed));
    assert_eq!(attempt("H1@4,6:2x2x1:r w5,7"), told(true, 3, Insight::Deed));
    assert_eq!(attempt("H1@4,6:2x2x1:r"), told(false, 2, Insight::Deed));
    assert_eq!(attempt("H1@2,4:2x2x1:r"), told(false, 2, Insight::Block));
    assert_eq!(attempt("-"), told(false, 2, Insight::Nothing));
    for wrong in ["w0", "H1@4,4:2x2x1:r", "s4,6"] {
        let refusal = puzzle_attempt(LINE, wrong).expect_err(wrong);
        assert_eq!(refusal.code(), "bad-message");
    }
    assert!(puzzle_attempt("no line", "-").is_err());
}

#[test]
fn a_hint_is_a_complete_solution() {
    let hint = puzzle_hint(LINE).expect("a hint");
    assert_eq!((hint.ply, hint.text.as_str()), (0, "H1@4,6:2x2x1:r w4,6"));
    assert_eq!(hint.reasons[0].code, "climbs");
}
