//! Moves and their text form.

use std::{fmt, str::FromStr};

use game::Refusal;

use crate::{Cell, CellSet, Position};

/// What a player does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Moves the Klotz or column on `from`. The path is not part of the move: it makes no
    /// difference.
    Slide {
        /// Where it stands.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// Does nothing; only for players who cannot move.
    Pass,
}

/// A move as written, before it is compared with a position.
///
/// Parsing is lenient: `c3c5`, `c3-c5` and `c3xc5` all go from c3 to c5, with or without `#` and
/// surrounding space. [`Position::read_move`] checks the signs against the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveText {
    /// The move.
    pub mv: Move,
    /// Whether it is written as a capture, with `x`.
    pub says_capture: bool,
    /// Whether it is written as a win, with `#`.
    pub says_win: bool,
}

/// Why a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum MoveTextError {
    /// It does not look like a move.
    #[error("{text:?} is not a move: moves look like c3-c5, c3xd5 or --")]
    NotAMove {
        /// The rejected text.
        text: String,
    },
    /// It has an `x`, but nothing stands where it ends.
    #[error("{text:?} is written as a capture, but {to} is empty")]
    NotACapture {
        /// The rejected text.
        text: String,
        /// Where the move ends.
        to: Cell,
    },
    /// It has a `#`, but does not end in a corner.
    #[error("{text:?} is written as a winning move, but {to} is not a corner")]
    NotAWin {
        /// The rejected text.
        text: String,
        /// Where the move ends.
        to: Cell,
    },
}

impl FromStr for MoveText {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<MoveText, MoveTextError> {
        read(text.trim()).ok_or_else(|| MoveTextError::NotAMove { text: text.to_owned() })
    }
}

/// Reads a move without a look at its signs; [`Position::read_move`] compares them with a position.
///
/// ```
/// use klotz::Move;
///
/// let mv: Move = "c3xc5".parse()?;
/// assert_eq!(mv.to_string(), "c3-c5");
/// # Ok::<(), klotz::MoveTextError>(())
/// ```
impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        text.parse().map(|text: MoveText| text.mv)
    }
}

/// The ends alone, `c3-c5`: whether it captures or wins depends on the position, see
/// [`Position::move_text`].
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Slide { from, to } => write!(f, "{from}-{to}"),
            Move::Pass => f.write_str("--"),
        }
    }
}

fn read(text: &str) -> Option<MoveText> {
    if text == "--" {
        return Some(MoveText { mv: Move::Pass, says_capture: false, says_win: false });
    }
    let (text, says_win) = match text.strip_suffix('#') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let digits = text.get(1..)?.find(|c: char| !c.is_ascii_digit())?;
    let (from, rest) = text.split_at(1 + digits);
    let to = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
    let mv = Move::Slide { from: from.parse().ok()?, to: to.parse().ok()? };
    Some(MoveText { mv, says_capture: rest.starts_with('x'), says_win })
}

impl Position {
    /// Reads a move and compares its signs with the position: an `x` needs something to capture, a
    /// `#` a corner. Both can be left out, and whether the move is legal is another question.
    ///
    /// ```
    /// use klotz::Settings;
    ///
    /// let start = *Settings::for_players(2).expect("two can play").start();
    /// let mv = start.moves()[0];
    /// let text = start.move_text(mv);
    /// assert_eq!(start.read_move(&text), Ok(mv));
    /// assert!(start.read_move(&text.replace('-', "x")).is_err(), "nothing is captured");
    /// ```
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let MoveText { mv, says_capture, says_win } = text.parse()?;
        if let Move::Slide { to, .. } = mv {
            if says_capture && self.piece(to).is_none() {
                return Err(MoveTextError::NotACapture { text: text.to_owned(), to });
            }
            if says_win && !CellSet::CORNERS.contains(to) {
                return Err(MoveTextError::NotAWin { text: text.to_owned(), to });
            }
        }
        Ok(mv)
    }

    /// The canonical text of a move that is legal here: `c3-c5`, `c3xd5` for a capture, a final
    /// `#` for a win, `--` for a pass.
    pub fn move_text(&self, mv: Move) -> String {
        match mv {
            Move::Pass => "--".to_owned(),
            Move::Slide { from, to } => {
                let sign = if self.piece(to).is_some() { 'x' } else { '-' };
                // A legal move into a corner always wins.
                let end = if CellSet::CORNERS.contains(to) { "#" } else { "" };
                format!("{from}{sign}{to}{end}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_is_lenient() {
        let (from, to) = ("c3".parse().expect("a cell"), "d12".parse().expect("a cell"));
        for text in ["c3d12", "c3-d12", "c3xd12", "c3-d12#", "c3xd12#", "c3d12#", " c3-d12\n"] {
            let read: MoveText = text.parse().expect(text);
            assert_eq!(read.mv, Move::Slide { from, to }, "{text:?}");
            assert_eq!(read.says_capture, text.contains('x'), "{text:?}");
            assert_eq!(read.says_win, text.contains('#'), "{text:?}");
        }
        for text in ["--", " -- "] {
            assert_eq!(text.parse::<MoveText>().expect(text).mv, Move::Pass);
        }
    }

    #[test]
    fn invalid_moves_are_refused() {
        let texts = [
            "", "-", "---", "--#", "c3", "c3-", "c3--d4", "c3 d4", "c3-d4##", "c15-d4", "C3-D4",
            "é3-d4",
        ];
        for text in texts {
            let error = text.parse::<MoveText>().expect_err(text);
            assert_eq!(
                error.to_string(),
                format!("{text:?} is not a move: moves look like c3-c5, c3xd5 or --")
            );
        }
    }
}
