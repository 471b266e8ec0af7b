//! Puzzles: positions in which exactly one block move lets the pawn reach the greatest possible
//! height in this turn.
//!
//! Proven for each one (see [`super::max_height_solver`]): no turn leads higher; every turn that
//! leads as high moves the same block to the same place in the same pose; and the pawn does not get
//! there without a block. The colour on top is free as long as it bears the pawn, and so are the
//! walks and the ladders.

use std::{fmt, str::FromStr};

use climbers::{Climbers, Options, Position, Settings, Step, Turn};
use game::Game as _;

use super::max_height_solver::{BlockMove, TurnHeights, shortest_turn};
use crate::puzzle_file::{MAX_GRADE, PuzzleError, PuzzleLine};

/// A height to reach in one turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The start; the solver is to move.
    pub position: Position,
    /// The greatest height possible, and higher than the pawn has ever been.
    pub height: u8,
    /// A shortest turn that reaches it.
    pub solution: Turn,
    /// The difficulty, from 1 to [`MAX_GRADE`].
    pub grade: u8,
}

/// The result of a solver's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The greatest height of the pawn during the turn.
    pub reached: u8,
    /// How much of the block move was right.
    pub progress: Progress,
}

/// How much of the unique block move the solver found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Progress {
    /// Another block, or none, was moved.
    Nothing,
    /// The right block was moved to a wrong place.
    Block,
    /// The block move is right. If the height was not reached, the walk is missing.
    BlockMove,
}

impl Puzzle {
    /// The puzzle in a position, if there is one.
    pub fn find(position: &Position) -> Option<Puzzle> {
        let game = started(position.clone())?;
        let heights = TurnHeights::of(&game);
        let height = heights.max();
        if height <= heights.without_block.max(position.best(position.mover()).height) {
            return None;
        }
        let mut leading = heights.reaching(height);
        let (Some(block_move), None) = (leading.next(), leading.next()) else { return None };
        let solution = shortest_turn(&game, block_move, height)?;
        let grade = grade_of(&solution, &heights);
        Some(Puzzle { position: position.clone(), height, solution, grade })
    }

    /// The game to play it in, with default options.
    pub fn game(&self) -> Climbers {
        started(self.position.clone()).expect("puzzles are playable with the default options")
    }

    /// The unique block move.
    pub fn block_move(&self) -> BlockMove {
        BlockMove::of(&self.solution).expect("a solution moves a block")
    }

    /// The result of a turn; `None` if it is illegal.
    pub fn attempt(&self, turn: &Turn) -> Option<Attempt> {
        let mut draft = self.game().draft();
        let mut reached = self.position.height(draft.mover())?;
        for &step in turn.steps() {
            draft.add(step).ok()?;
            reached = reached.max(draft.position().height(draft.mover())?);
        }
        let block_move = self.block_move();
        let progress = match BlockMove::of(turn) {
            Some(done) if done == block_move => Progress::BlockMove,
            Some(done) if done.block == block_move.block => Progress::Block,
            _ => Progress::Nothing,
        };
        Some(Attempt { reached, progress })
    }
}

fn started(position: Position) -> Option<Climbers> {
    let game = Climbers::start(Settings::from_position(position, Options::default()).ok()?);
    game.mover().is_some().then_some(game)
}

/// The grade depends on whether the pawn walks before the block moves, on the steps and ladders
/// after it, and on the number of block moves that miss the height by one unit.
fn grade_of(solution: &Turn, heights: &TurnHeights) -> u8 {
    let steps = solution.steps();
    let at = steps.iter().position(|step| matches!(step, Step::Place(_))).unwrap_or(0);
    let ladders = steps.iter().filter(|step| matches!(step, Step::Climb { .. })).count();
    let after = steps.len() - at - 1;
    let tempting_moves = heights.reaching(heights.max() - 1).count();
    let tempting = usize::from(tempting_moves >= 8);
    match 2 * usize::from(at > 0) + ladders + after.saturating_sub(1) + tempting {
        0 | 1 => 1,
        2 => 2,
        3 => 3,
        _ => MAX_GRADE,
    }
}

/// Reads a puzzle file: one puzzle per line, with `#` starting a comment line.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    crate::puzzle_file::read_all(text)
}

/// The puzzles that come with the game.
pub fn builtin_puzzles() -> Vec<Puzzle> {
    read_puzzles(include_str!("../../data/climbers_puzzles.txt")).expect("by a test")
}

/// `9 2 w13,15 H3@12,14:2x2x1:r w12,14 | <position>`: height, grade, solution.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { position, height, solution, grade } = self;
        write!(f, "{height} {grade} {solution} | {position}")
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    /// Checks the syntax and that the solution is legal. [`Puzzle::find`] proves the rest.
    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let error = |problem: &dyn fmt::Display| PuzzleError::new(line, &problem.to_string());
        let PuzzleLine { task, grade, solution, position } = PuzzleLine::read(line)?;
        let height = u8::try_from(task).map_err(|problem| error(&problem))?;
        let position: Position = position.parse().map_err(|problem| error(&problem))?;
        let game = started(position.clone()).ok_or_else(|| error(&"the game is over"))?;
        let solution = game.read_move(solution).map_err(|problem| error(&problem))?;
        game.clone().play(&solution).map_err(|problem| error(&problem))?;
        if BlockMove::of(&solution).is_none() {
            return Err(error(&"the solution does not move a block"));
        }
        Ok(Puzzle { position, height, solution, grade })
    }
}
