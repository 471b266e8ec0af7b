//! Hint reasons for KLOTZ: what a move changes on the board.

use klotz::{CellSet, Colour, Klotz, Move, Position};

use crate::search::{MATE, is_mate};

/// A reason for a move. Variants are ordered by importance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The Klotz enters its goal.
    Wins,
    /// The win is forced.
    Forces {
        /// How many moves of our own it takes, including this one.
        moves: u32,
    },
    /// An opponent's Klotz returns to the centre.
    Captures {
        /// The opponent.
        colour: Colour,
    },
    /// An opponent threatened to enter its goal and no longer does.
    Parries {
        /// The opponent.
        colour: Colour,
    },
    /// The Klotz threatens to enter its goal.
    Threatens,
    /// The Klotz could be captured and no longer can.
    Escapes,
    /// The Klotz is nearer to its goal.
    Nears {
        /// Moves left to the goal.
        moves: u32,
    },
    /// A column clears the path of our own Klotz.
    Opens {
        /// Moves left to the goal.
        moves: u32,
    },
    /// An opponent's path is longer, or closed.
    Hinders {
        /// The opponent.
        colour: Colour,
    },
    /// Every move loses; this one delays it longest.
    HoldsOut,
    /// None of these: it is better in the long run.
    Prepares,
}

impl crate::Reason for Reason {
    fn name(&self) -> &'static str {
        match self {
            Reason::Wins => "wins",
            Reason::Forces { .. } => "forces",
            Reason::Captures { .. } => "captures",
            Reason::Parries { .. } => "parries",
            Reason::Threatens => "threatens",
            Reason::Escapes => "escapes",
            Reason::Nears { .. } => "nears",
            Reason::Opens { .. } => "opens",
            Reason::Hinders { .. } => "hinders",
            Reason::HoldsOut => "holds-out",
            Reason::Prepares => "prepares",
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            Reason::Forces { moves } | Reason::Nears { moves } | Reason::Opens { moves } => {
                vec![("moves", moves.to_string())]
            }
            Reason::Captures { colour }
            | Reason::Parries { colour }
            | Reason::Hinders { colour } => vec![("colour", colour.name().to_owned())],
            Reason::Wins
            | Reason::Threatens
            | Reason::Escapes
            | Reason::HoldsOut
            | Reason::Prepares => Vec::new(),
        }
    }
}

/// The maximum number of reasons in a hint.
const MAX_REASONS: usize = 2;

/// One or two reasons for a legal move, the most important first. `value` is its search score.
pub fn reasons(game: &Klotz, mv: Move, value: i32) -> Vec<Reason> {
    let before = game.position();
    let mut after = *before;
    let undo = after.play_unchecked(mv);
    if after.winner().is_some() {
        return vec![Reason::Wins];
    }
    let us = before.turn();
    let two = before.seats().len() == 2;
    let mut reasons = Vec::new();
    // With more than two players a win is predicted, not proven.
    if two && is_mate(value) {
        let plies = MATE.abs_diff(value.abs());
        reasons.push(if value > 0 {
            Reason::Forces { moves: plies.div_ceil(2) }
        } else {
            Reason::HoldsOut
        });
    }
    let captured = undo.captured().filter(|&colour| colour != us);
    reasons.extend(captured.map(|colour| Reason::Captures { colour }));
    for colour in before.seats().without(us).iter().filter(|&colour| Some(colour) != captured) {
        let stopped = before.threat(colour).is_some() && after.threat(colour).is_none();
        if stopped {
            reasons.push(Reason::Parries { colour });
        } else if race(&after, colour) > race(before, colour) {
            reasons.push(Reason::Hinders { colour });
        }
    }
    if after.threat(us).is_some() && before.threat(us).is_none() {
        reasons.push(Reason::Threatens);
    }
    if in_danger(before, us) && !in_danger(&after, us) {
        reasons.push(Reason::Escapes);
    }
    if let (Some(moves), true) = (after.race(us), race(&after, us) < race(before, us)) {
        let klotz_moved = before.klotz(us) != after.klotz(us);
        let reason = if klotz_moved { Reason::Nears { moves } } else { Reason::Opens { moves } };
        reasons.push(reason);
    }
    if reasons.is_empty() {
        reasons.push(Reason::Prepares);
    }
    reasons.sort_unstable();
    reasons.truncate(MAX_REASONS);
    reasons
}

/// Moves to the goal; `u32::MAX` if it is unreachable.
fn race(position: &Position, colour: Colour) -> u32 {
    position.race(colour).unwrap_or(u32::MAX)
}

/// Whether an opponent's column can capture the Klotz of a colour. On the centre cells it is safe.
fn in_danger(position: &Position, colour: Colour) -> bool {
    let klotz = position.klotz(colour).map_or(CellSet::EMPTY, CellSet::from) & !CellSet::CENTRE;
    let rivals = position.seats().without(colour).iter();
    rivals.fold(CellSet::EMPTY, |reach, rival| reach | position.column_reach(rival)) & klotz
        != CellSet::EMPTY
}
