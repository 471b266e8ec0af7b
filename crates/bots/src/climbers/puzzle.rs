//! Puzzles: positions in which the pawn can get to some height in this turn, by one move of a block
//! alone.
//!
//! What is proven of each of them (see [`super::summit`]): no turn leads higher; every turn that
//! leads so high moves the same block to the same place, where it lies in the same way; and without
//! a block the pawn does not get there. The colour on top is free as long as it bears the pawn, and
//! so is how the pawn walks and which ladders it takes.

use std::{fmt, str::FromStr};

use climbers::{Climbers, Options, Position, Settings, Step, Turn};
use game::Game as _;

use super::summit::{Deed, Summits, shortest};
use crate::puzzle_file::{MAX_GRADE, PuzzleError, PuzzleLine};

/// A height to be reached in one turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Where it begins; the solver is to move.
    pub position: Position,
    /// The height to be reached: the greatest there is, and higher than the pawn has ever been.
    pub height: u8,
    /// A turn with the fewest steps that does it.
    pub solution: Turn,
    /// How hard it is: from 1 to [`MAX_GRADE`].
    pub grade: u8,
}

/// What somebody's turn came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The greatest height at which the pawn stood in this turn.
    pub reached: u8,
    /// How much of the one move of a block was seen.
    pub seen: Insight,
}

/// How much somebody saw of the one move of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Insight {
    /// Another block was moved, or none.
    Nothing,
    /// The right block, and something else was done with it.
    Block,
    /// It was moved as it has to be. If the height was not reached, the way up is what is missing.
    Deed,
}

impl Puzzle {
    /// The puzzle of a position, if there is one.
    pub fn find(position: &Position) -> Option<Puzzle> {
        let game = started(position.clone())?;
        let summits = Summits::of(&game);
        let height = summits.top();
        if height <= summits.alone.max(position.best(position.mover()).height) {
            return None;
        }
        let mut leading = summits.leading_to(height);
        let (Some(deed), None) = (leading.next(), leading.next()) else { return None };
        let solution = shortest(&game, deed, height)?;
        let grade = grade_of(&solution, &summits);
        Some(Puzzle { position: position.clone(), height, solution, grade })
    }

    /// The game it is played in, with the usual options.
    pub fn game(&self) -> Climbers {
        started(self.position.clone()).expect("a puzzle is a position of a usual game")
    }

    /// The one move of a block that leads so high.
    pub fn deed(&self) -> Deed {
        Deed::of(&self.solution).expect("a solution moves a block")
    }

    /// What a lawful turn comes to; `None` if it is not lawful.
    pub fn attempt(&self, turn: &Turn) -> Option<Attempt> {
        let mut draft = self.game().draft();
        let mut reached = self.position.height(draft.mover())?;
        for &step in turn.steps() {
            draft.add(step).ok()?;
            reached = reached.max(draft.position().height(draft.mover())?);
        }
        let deed = self.deed();
        let seen = match Deed::of(turn) {
            Some(done) if done == deed => Insight::Deed,
            Some(done) if done.block == deed.block => Insight::Block,
            _ => Insight::Nothing,
        };
        Some(Attempt { reached, seen })
    }
}

fn started(position: Position) -> Option<Climbers> {
    let game = Climbers::start(Settings::from_position(position, Options::default()).ok()?);
    game.mover().is_some().then_some(game)
}

/// From what has to be seen: that the pawn goes somewhere before the block moves, how many steps it
/// then takes and with how many ladders, and how many other moves of blocks seem to be as good but
/// for one unit.
fn grade_of(solution: &Turn, summits: &Summits) -> u8 {
    let steps = solution.steps();
    let at = steps.iter().position(|step| matches!(step, Step::Place(_))).unwrap_or(0);
    let ladders = steps.iter().filter(|step| matches!(step, Step::Climb { .. })).count();
    let after = steps.len() - at - 1;
    let tempting_moves = summits.leading_to(summits.top() - 1).count();
    let tempting = usize::from(tempting_moves >= 8);
    match 2 * usize::from(at > 0) + ladders + after.saturating_sub(1) + tempting {
        0 | 1 => 1,
        2 => 2,
        3 => 3,
        _ => MAX_GRADE,
    }
}

/// The puzzles of a file: one a line, and lines that begin with `#`.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    crate::puzzle_file::read_all(text)
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

    /// Reads what is written. Whether it is true is for [`Puzzle::find`] to say.
    fn from_str(line: &str) -> Result<Puzzle, PuzzleError> {
        let wrong = |problem: &dyn fmt::Display| PuzzleError::new(line, &problem.to_string());
        let PuzzleLine { task, grade, solution, position } = PuzzleLine::read(line)?;
        let height = u8::try_from(task).map_err(|error| wrong(&error))?;
        let position: Position = position.parse().map_err(|error| wrong(&error))?;
        let game = started(position.clone()).ok_or_else(|| wrong(&"nobody is to move"))?;
        let solution = game.read_move(solution).map_err(|error| wrong(&error))?;
        game.clone().play(&solution).map_err(|error| wrong(&error))?;
        if Deed::of(&solution).is_none() {
            return Err(wrong(&"the solution moves no block"));
        }
        Ok(Puzzle { position, height, solution, grade })
    }
}
