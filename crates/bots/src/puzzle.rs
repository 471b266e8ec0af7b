//! What the files of puzzles have in common.

use std::str::FromStr;

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

/// One puzzle a line; lines that begin with `#` are for people.
pub(crate) fn read_all<P: FromStr<Err = PuzzleError>>(text: &str) -> Result<Vec<P>, PuzzleError> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::parse).collect()
}
