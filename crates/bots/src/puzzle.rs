//! What the files of puzzles have in common.

use std::str::FromStr;

/// The grade of the hardest; that of the easiest is 1.
pub const HARDEST: u8 = 4;

/// Why a line is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{line}` is no puzzle: {problem}")]
pub struct PuzzleError {
    line: String,
    problem: String,
}

impl PuzzleError {
    pub(crate) fn new(line: &str, problem: &str) -> PuzzleError {
        PuzzleError { line: line.to_owned(), problem: problem.to_owned() }
    }
}

/// A line of a file, as far as all games agree: `5 2 k9-n10 | <position>`.
pub(crate) struct Line<'a> {
    /// What is to be done: a number that each game understands in its own way.
    pub(crate) task: u32,
    /// How hard it is: from 1 to [`HARDEST`].
    pub(crate) grade: u8,
    pub(crate) solution: &'a str,
    pub(crate) position: &'a str,
}

impl<'a> Line<'a> {
    pub(crate) fn read(line: &'a str) -> Result<Line<'a>, PuzzleError> {
        let wrong = |problem: &str| PuzzleError::new(line, problem);
        let (head, position) = line.split_once(" | ").ok_or_else(|| wrong("there is no ` | `"))?;
        let mut words = head.splitn(3, ' ');
        let (Some(task), Some(grade), Some(solution)) = (words.next(), words.next(), words.next())
        else {
            return Err(wrong("a number, a grade and a solution are expected"));
        };
        let task = task.parse().map_err(|_| wrong("the first word is no number"))?;
        let grade = grade.parse().ok().filter(|grade| (1..=HARDEST).contains(grade));
        let grade = grade.ok_or_else(|| wrong("the grade is from 1 to 4"))?;
        Ok(Line { task, grade, solution, position })
    }
}

/// One puzzle a line; lines that begin with `#` are for people.
pub(crate) fn read_all<P: FromStr<Err = PuzzleError>>(text: &str) -> Result<Vec<P>, PuzzleError> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::parse).collect()
}
