//! Moves and their text form.

use std::str::FromStr;

use game::Refusal;

use crate::{Cell, CellSet, Position};

/// What a player does in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Moves the Klotz or column that stands on `from`. Only the two ends are told: which of
    /// several ways it takes makes no difference.
    Slide {
        /// Where it stands.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// Does nothing, which is allowed only to a player who cannot move.
    Pass,
}

/// Why a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a move: moves look like c3-c5, c3xd5 or --")]
pub struct MoveTextError {
    /// What was read.
    pub text: String,
}

impl Refusal for MoveTextError {
    fn code(&self) -> &'static str {
        "not-a-move"
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        vec![("text", self.text.clone())]
    }
}

/// Reads leniently: `c3c5`, `c3-c5` and `c3xc5` are the same move, with or without `#` and with
/// space round it.
impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        read(text.trim()).ok_or_else(|| MoveTextError { text: text.to_owned() })
    }
}

fn read(text: &str) -> Option<Move> {
    if text == "--" {
        return Some(Move::Pass);
    }
    let text = text.strip_suffix('#').unwrap_or(text);
    let digits = text.get(1..)?.find(|c: char| !c.is_ascii_digit())?;
    let (from, rest) = text.split_at(1 + digits);
    let to = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
    Some(Move::Slide { from: from.parse().ok()?, to: to.parse().ok()? })
}

impl Position {
    /// The canonical text of a move that is legal here: `c3-c5`, `c3xd5` for a capture, a final
    /// `#` for a win, `--` for a pass.
    pub fn move_text(&self, mv: Move) -> String {
        match mv {
            Move::Pass => "--".to_owned(),
            Move::Slide { from, to } => {
                let sign = if self.piece(to).is_some() { 'x' } else { '-' };
                // Whoever may enter a corner wins by it.
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
            assert_eq!(text.parse(), Ok(Move::Slide { from, to }), "{text:?}");
        }
        assert_eq!("--".parse(), Ok(Move::Pass));
        assert_eq!(" -- ".parse(), Ok(Move::Pass));
    }

    #[test]
    fn what_is_no_move_is_refused() {
        let texts = [
            "", "-", "---", "--#", "c3", "c3-", "c3--d4", "c3 d4", "c3-d4##", "c15-d4", "C3-D4",
            "é3-d4",
        ];
        for text in texts {
            let error = text.parse::<Move>().expect_err(text);
            assert_eq!(
                error.to_string(),
                format!("{text:?} is not a move: moves look like c3-c5, c3xd5 or --")
            );
        }
    }
}
