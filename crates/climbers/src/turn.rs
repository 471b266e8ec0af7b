//! What a player does in a turn, step by step, and how it is written.

use std::{fmt, ops::Deref, str::FromStr};

use game::Refusal;

use crate::{Cell, CellError, Ladder, Placement, PlacementError};

/// One step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// `w12,14`: the pawn walks to a cell, over as many faces as it likes.
    Walk {
        /// Where it ends.
        to: Cell,
    },
    /// `s12,14` or `l12,14`: the pawn climbs into a touching region.
    Climb {
        /// With which ladder.
        ladder: Ladder,
        /// Where it ends, anywhere in that region.
        to: Cell,
    },
    /// `bs12,14` or `bl12,14`: the pawn crosses a gap.
    Bridge {
        /// Over which ladder.
        ladder: Ladder,
        /// Where it ends, anywhere in the region on the other side.
        to: Cell,
    },
    /// `H3@12,14:2x2x1:r`: a block moves.
    Place(
        /// Where it ends.
        Placement,
    ),
    /// `x12,14`: the stone closes a face.
    Stone {
        /// A visible cell of that face.
        at: Cell,
    },
}

impl Step {
    /// What kind of step it is.
    pub const fn kind(self) -> StepKind {
        match self {
            Step::Walk { .. } => StepKind::Walk,
            Step::Climb { ladder, .. } => StepKind::Climb(ladder),
            Step::Bridge { ladder, .. } => StepKind::Bridge(ladder),
            Step::Place(_) => StepKind::Block,
            Step::Stone { .. } => StepKind::Stone,
        }
    }
}

/// The kinds of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepKind {
    /// The pawn walks.
    Walk,
    /// The pawn climbs with a ladder.
    Climb(Ladder),
    /// The pawn crosses a gap over a ladder.
    Bridge(Ladder),
    /// A block moves.
    Block,
    /// The stone is put on a face.
    Stone,
}

impl StepKind {
    /// All of them.
    pub const ALL: [StepKind; 7] = [
        StepKind::Walk,
        StepKind::Climb(Ladder::Small),
        StepKind::Climb(Ladder::Large),
        StepKind::Bridge(Ladder::Small),
        StepKind::Bridge(Ladder::Large),
        StepKind::Block,
        StepKind::Stone,
    ];
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Walk { to } => write!(f, "w{to}"),
            Step::Climb { ladder, to } => write!(f, "{}{to}", ladder.letter()),
            Step::Bridge { ladder, to } => write!(f, "b{}{to}", ladder.letter()),
            Step::Place(placement) => placement.fmt(f),
            Step::Stone { at } => write!(f, "x{at}"),
        }
    }
}

/// Why a text is not a step, or not a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum StepTextError {
    /// It begins like no step.
    #[error(
        "{text:?} is not a step: steps look like w12,14, s12,14, l12,14, bs12,14, bl12,14, H3@12,14:2x2x1:r or x12,14"
    )]
    #[refusal(code = "not-a-step")]
    Unknown {
        /// The rejected text.
        text: String,
    },
    /// It goes to no cell.
    #[error(transparent)]
    #[refusal(transparent)]
    Cell(#[from] CellError),
    /// It moves no block.
    #[error(transparent)]
    #[refusal(transparent)]
    Placement(#[from] PlacementError),
    /// More steps than anyone needs.
    #[error("a turn has at most {MAX_STEPS} steps; this has {found}")]
    #[refusal(code = "turn-too-long", params(max = MAX_STEPS))]
    TooMany {
        /// How many there are.
        found: usize,
    },
}

impl FromStr for Step {
    type Err = StepTextError;

    fn from_str(text: &str) -> Result<Step, StepTextError> {
        const PREFIXES: [(&str, StepKind); 6] = [
            ("w", StepKind::Walk),
            ("s", StepKind::Climb(Ladder::Small)),
            ("l", StepKind::Climb(Ladder::Large)),
            ("bs", StepKind::Bridge(Ladder::Small)),
            ("bl", StepKind::Bridge(Ladder::Large)),
            ("x", StepKind::Stone),
        ];
        for (prefix, kind) in PREFIXES {
            let Some(cell) = text.strip_prefix(prefix) else { continue };
            let to: Cell = cell.parse()?;
            return Ok(match kind {
                StepKind::Walk => Step::Walk { to },
                StepKind::Climb(ladder) => Step::Climb { ladder, to },
                StepKind::Bridge(ladder) => Step::Bridge { ladder, to },
                StepKind::Stone | StepKind::Block => Step::Stone { at: to },
            });
        }
        if text.contains('@') {
            return Ok(Step::Place(text.parse()?));
        }
        Err(StepTextError::Unknown { text: text.to_owned() })
    }
}

/// The most steps a turn can have. Six kinds of steps are needed at most, with a walk before and
/// after each; the rest is leeway.
pub const MAX_STEPS: usize = 24;

/// A whole turn, as it is stored: its steps in order, none for a pass.
///
/// ```
/// use climbers::{Step, Turn};
///
/// let turn: Turn = "H3@12,14:2x2x1:r  w12,14".parse()?;
/// assert_eq!(turn.steps().len(), 2);
/// assert!(matches!(turn.steps()[0], Step::Place(_)));
/// assert_eq!(turn.to_string(), "H3@12,14:2x2x1:r w12,14");
/// assert!("-".parse::<Turn>()?.is_pass());
/// # Ok::<(), climbers::StepTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Turn(Vec<Step>);

impl Turn {
    /// The turn in which nothing is done.
    pub const PASS: Turn = Turn(Vec::new());

    /// The turn of these steps.
    pub const fn new(steps: Vec<Step>) -> Turn {
        Turn(steps)
    }

    /// Its steps.
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// Whether nothing is done.
    pub fn is_pass(&self) -> bool {
        self.0.is_empty()
    }

    /// The block it moves.
    pub fn block(&self) -> Option<Placement> {
        self.0.iter().find_map(|step| match step {
            Step::Place(placement) => Some(*placement),
            _ => None,
        })
    }
}

impl Deref for Turn {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.0
    }
}

impl FromIterator<Step> for Turn {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Turn {
        Turn(steps.into_iter().collect())
    }
}

/// The steps with single spaces between them, `-` for a pass.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("-");
        }
        for (at, step) in self.0.iter().enumerate() {
            let separator = if at == 0 { "" } else { " " };
            write!(f, "{separator}{step}")?;
        }
        Ok(())
    }
}

/// Reads leniently: any space between and around the steps.
impl FromStr for Turn {
    type Err = StepTextError;

    fn from_str(text: &str) -> Result<Turn, StepTextError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [] => Err(StepTextError::Unknown { text: text.to_owned() }),
            ["-"] => Ok(Turn::PASS),
            _ if words.len() > MAX_STEPS => Err(StepTextError::TooMany { found: words.len() }),
            _ => words.into_iter().map(str::parse).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_round_trip() {
        let check = |text: &str, expected: &str| {
            let turn: Turn = text.parse().expect(text);
            assert_eq!(turn.to_string(), expected);
            assert_eq!(expected.parse(), Ok(turn));
        };
        check("-", "-");
        check(" - ", "-");
        check("w12,14", "w12,14");
        check(
            "w1,2  s3,4 bl5,6\tH3@12,14:2x2x1:r\nl0,0 bs7,8 x9,9",
            "w1,2 s3,4 bl5,6 H3@12,14:2x2x1:r l0,0 bs7,8 x9,9",
        );
    }

    #[test]
    fn invalid_turns_are_refused_with_a_reason() {
        let check = |text: &str, expected: &str| {
            let error = text.parse::<Turn>().expect_err(text);
            assert!(error.to_string().contains(expected), "{error}");
        };
        check("", "is not a step");
        check("- -", "\"-\" is not a step");
        check("w1,2 -", "\"-\" is not a step");
        check("q1,2", "\"q1,2\" is not a step");
        check("w1,2;x3,4", "\"1,2;x3,4\" is not a cell");
        check("b1,2", "is not a step");
        check("x1,32", "\"1,32\" is not a cell");
        check("H3@1,2:2x2x1", "is not of the form");
        check(&"w1,2 ".repeat(25), "at most 24 steps; this has 25");
    }
}
