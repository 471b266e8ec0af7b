//! Why a move of KLOTZ is good, told by what it changes on the board.

use klotz::{CellSet, Colour, Klotz, Move, Position};

use crate::search::{DECIDED, is_decided};

/// A fact that speaks for a move, the weightiest kinds first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// The Klotz enters its goal.
    Wins,
    /// Whatever the rival does, so many moves of one's own end in the goal, this one counted.
    Forces {
        /// How many.
        moves: u32,
    },
    /// A rival's Klotz goes back to the centre.
    Captures {
        /// Whose.
        colour: Colour,
    },
    /// A rival could have entered its goal, and no longer can.
    Parries {
        /// Who.
        colour: Colour,
    },
    /// The Klotz can enter its goal with the next move.
    Threatens,
    /// The Klotz could have been captured, and no longer can.
    Escapes,
    /// The Klotz is nearer to its goal.
    Nears {
        /// The moves it still has to make while nothing else moves.
        moves: u32,
    },
    /// A column makes way for one's own Klotz.
    Opens {
        /// The moves the Klotz has to make now.
        moves: u32,
    },
    /// The way of a rival's Klotz is longer, or closed.
    Hinders {
        /// Whose.
        colour: Colour,
    },
    /// Every move loses; this one holds out longest.
    HoldsOut,
    /// Nothing of all that: it is better in the long run.
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

/// More would not be read.
const MOST: usize = 2;

/// What speaks for a legal move, the weightiest first: one fact or two. `value` is what a search found it
/// worth.
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
    // With more than two players a search only foresees a win; it does not prove it.
    if two && is_decided(value) {
        let plies = DECIDED.abs_diff(value.abs());
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
    reasons.truncate(MOST);
    reasons
}

/// How far a Klotz has to go; a closed way is the longest.
fn race(position: &Position, colour: Colour) -> u32 {
    position.race(colour).unwrap_or(u32::MAX)
}

/// Whether a rival's column can capture the Klotz of a colour. On its centre cell it is safe.
fn in_danger(position: &Position, colour: Colour) -> bool {
    let klotz = position.klotz(colour).map_or(CellSet::EMPTY, CellSet::from) & !CellSet::CENTRE;
    let rivals = position.seats().without(colour).iter();
    rivals.fold(CellSet::EMPTY, |reach, rival| reach | position.column_reach(rival)) & klotz
        != CellSet::EMPTY
}
