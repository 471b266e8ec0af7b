//! The line format that the puzzle files of all games share.

use std::str::FromStr;

/// The highest difficulty grade; the lowest is 1.
pub const MAX_GRADE: u8 = 4;

/// Why a line cannot be read as a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{line}` is not a puzzle: {problem}")]
pub struct PuzzleError {
    line: String,
    problem: String,
}

impl PuzzleError {
    pub(crate) fn new(line: &str, problem: &str) -> PuzzleError {
        PuzzleError { line: line.to_owned(), problem: problem.to_owned() }
    }
}

/// The parts of a line: `5 2 k9-n10 | <position>`.
pub(crate) struct PuzzleLine<'a> {
    /// The first number: plies to the win in KLOTZ, the height in The Climbers.
    pub(crate) task: u32,
    /// The difficulty, from 1 to [`MAX_GRADE`].
    pub(crate) grade: u8,
    pub(crate) solution: &'a str,
    pub(crate) position: &'a str,
}

impl<'a> PuzzleLine<'a> {
    pub(crate) fn read(line: &'a str) -> Result<PuzzleLine<'a>, PuzzleError> {
        let error = |problem: &str| PuzzleError::new(line, problem);
        let (head, position) = line.split_once(" | ").ok_or_else(|| error("` | ` is missing"))?;
        let mut words = head.splitn(3, ' ');
        let (Some(task), Some(grade), Some(solution)) = (words.next(), words.next(), words.next())
        else {
            return Err(error("expected a number, a grade and a solution"));
        };
        let task = task.parse().map_err(|_| error("the first word is not a number"))?;
        let grade = grade.parse().ok().filter(|grade| (1..=MAX_GRADE).contains(grade));
        let grade = grade.ok_or_else(|| error("the grade must be from 1 to 4"))?;
        Ok(PuzzleLine { task, grade, solution, position })
    }
}

/// Reads a file: one puzzle per line, with `#` starting a comment line.
pub(crate) fn read_all<P: FromStr<Err = PuzzleError>>(text: &str) -> Result<Vec<P>, PuzzleError> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::parse).collect()
}
