//! Why a move is not allowed, by the rule.

use std::fmt;

use game::Refusal;

use crate::{
    Cell, CellSet, Colour, Height, Move, Piece, Position, paths::Path, piece::KLOTZ_STEPS,
};

/// Why a move was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// A pass by a player who has a move.
    #[error("you can move, so you may not pass")]
    MustMove,
    /// Nothing stands there.
    #[error("{from} is empty")]
    NothingThere {
        /// The start of the move.
        from: Cell,
    },
    /// Another player's Klotz.
    #[error("this is {owner}'s Klotz; you may only move your own")]
    ForeignKlotz {
        /// The start of the move.
        from: Cell,
        /// Whose Klotz it is.
        owner: Colour,
    },
    /// The Klotz of a colour that is not in play.
    #[error("{owner} is not in play: its Klotz stays where it is")]
    IdleKlotz {
        /// The start of the move.
        from: Cell,
        /// Whose Klotz it would be.
        owner: Colour,
    },
    /// A column with another player's stone.
    #[error("the column on {from} carries {owner}'s stone")]
    ForeignStone {
        /// The start of the move.
        from: Cell,
        /// Whose stone it is.
        owner: Colour,
    },
    /// A column that would move too far, or not far enough.
    #[error("a column of height {} moves exactly {}", .height.steps(), Cells(.height.steps()))]
    ColumnDistance {
        /// The column's height.
        #[refusal(value = height.steps())]
        height: Height,
        /// How far it would move.
        distance: u32,
    },
    /// A Klotz that would move too far, or not far enough.
    #[error("a Klotz moves exactly four cells")]
    KlotzDistance {
        /// How far it would move.
        distance: u32,
    },
    /// A column on its way into a corner.
    #[error("corners may not be entered")]
    ColumnIntoCorner {
        /// The corner.
        to: Cell,
    },
    /// A Klotz on its way into the wrong corner.
    #[error("your Klotz may enter no corner but its goal, {goal}")]
    WrongCorner {
        /// The corner.
        to: Cell,
        /// Where it should go.
        goal: Cell,
    },
    /// A move that ends on a centre cell.
    #[error("centre cells may be crossed but not stopped on")]
    StopOnCentre {
        /// The centre cell.
        to: Cell,
    },
    /// A Klotz that would end on a column or another Klotz.
    #[error("a Klotz never captures")]
    KlotzCaptures {
        /// Where it would end.
        to: Cell,
    },
    /// A column that would end on a column.
    #[error("a column is never captured")]
    ColumnCaptured {
        /// Where it would end.
        to: Cell,
    },
    /// Something stands on the path, or the path crosses a corner.
    #[error("the way from {from} to {to} is blocked on {on}")]
    Blocked {
        /// The start of the move.
        from: Cell,
        /// The end of the move.
        to: Cell,
        /// The first obstacle.
        on: Cell,
    },
    /// Something stands on both paths.
    #[error("both ways from {from} to {to} are blocked, on {first} and on {second}")]
    BothBlocked {
        /// The start of the move.
        from: Cell,
        /// The end of the move.
        to: Cell,
        /// The first obstacle on one path.
        first: Cell,
        /// The first obstacle on the other.
        second: Cell,
    },
}

/// "one cell", "two cells", ...
struct Cells(u32);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            1 => "one cell",
            2 => "two cells",
            _ => "three cells",
        })
    }
}

impl Position {
    /// Whether a move is legal, and which rule it breaks if not.
    ///
    /// Written to be read beside the rules, one rule at a time. [`Position::moves`] finds the same
    /// answer faster.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        match mv {
            Move::Pass if self.can_move(self.turn) => Err(Illegal::MustMove),
            Move::Pass => Ok(()),
            Move::Slide { from, to } => {
                let piece = self.check_start(from)?;
                check_distance(piece, from.distance(to))?;
                self.check_end(piece, to)?;
                self.check_path(from, to)
            }
        }
    }

    /// Whether a piece stands on `from` that the player to move may move. It may still have nowhere
    /// to go.
    pub fn check_start(&self, from: Cell) -> Result<Piece, Illegal> {
        let piece = self.piece(from).ok_or(Illegal::NothingThere { from })?;
        match piece {
            Piece::Klotz(owner) if !self.seats.contains(owner) => {
                Err(Illegal::IdleKlotz { from, owner })
            }
            Piece::Klotz(owner) if owner != self.turn => Err(Illegal::ForeignKlotz { from, owner }),
            Piece::Klotz(_) => Ok(piece),
            Piece::Column(_) => match self.stone_on(from) {
                Some(owner) if owner != self.turn => Err(Illegal::ForeignStone { from, owner }),
                Some(_) | None => Ok(piece),
            },
        }
    }

    /// Checks that the piece may end there.
    fn check_end(&self, piece: Piece, to: Cell) -> Result<(), Illegal> {
        let goal = self.turn.goal(self.goal);
        match (piece, self.piece(to)) {
            (Piece::Column(_), _) if CellSet::CORNERS.contains(to) => {
                Err(Illegal::ColumnIntoCorner { to })
            }
            (Piece::Klotz(_), _) if CellSet::CORNERS.contains(to) && to != goal => {
                Err(Illegal::WrongCorner { to, goal })
            }
            _ if CellSet::CENTRE.contains(to) => Err(Illegal::StopOnCentre { to }),
            (Piece::Klotz(_), Some(_)) => Err(Illegal::KlotzCaptures { to }),
            (Piece::Column(_), Some(Piece::Column(_))) => Err(Illegal::ColumnCaptured { to }),
            (Piece::Column(_), Some(Piece::Klotz(_))) | (_, None) => Ok(()),
        }
    }

    /// Checks that some path is free.
    fn check_path(&self, from: Cell, to: Cell) -> Result<(), Illegal> {
        let obstacle =
            |path: Path| path.crossed().iter().copied().find(|&cell| !self.is_free(cell));
        let (path, other) = Path::between(from, to);
        match (obstacle(path), other.map(obstacle)) {
            (None, _) | (_, Some(None)) => Ok(()),
            (Some(on), None) => Err(Illegal::Blocked { from, to, on }),
            (Some(first), Some(Some(second))) => {
                Err(Illegal::BothBlocked { from, to, first, second })
            }
        }
    }
}

/// Checks that the piece moves exactly as many steps as its height says.
fn check_distance(piece: Piece, distance: u32) -> Result<(), Illegal> {
    match piece {
        Piece::Column(height) if distance != height.steps() => {
            Err(Illegal::ColumnDistance { height, distance })
        }
        Piece::Klotz(_) if distance != KLOTZ_STEPS => Err(Illegal::KlotzDistance { distance }),
        Piece::Column(_) | Piece::Klotz(_) => Ok(()),
    }
}
