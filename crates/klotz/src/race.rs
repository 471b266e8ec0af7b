//! The race: how far a Klotz is from its goal while nothing else moves.

use crate::{CellSet, Colour, Position, front::Front, klotz_ends::KlotzEnds, piece::KLOTZ_STEPS};

impl Position {
    /// The least number of moves that bring a colour's Klotz onto its goal corner while nothing
    /// else moves; `None` if the way is closed or the Klotz is off the board.
    pub fn race(&self, colour: Colour) -> Option<u32> {
        let klotz = self.klotz(colour)?;
        let goal = colour.goal(self.goal);
        if klotz == goal {
            return Some(0);
        }
        // Looking back from the goal, the cell the Klotz comes from is as good as empty.
        let crossed = !(self.occupied().without(klotz) | CellSet::CORNERS);
        let stops = crossed & !CellSet::CENTRE;
        let mut frontier = CellSet::from(goal);
        let mut seen = frontier;
        let mut moves = 0;
        while !frontier.is_empty() {
            moves += 1;
            let reached = a_klotz_move_from(frontier, crossed);
            if reached.contains(klotz) {
                return Some(moves);
            }
            frontier = reached & stops & !seen;
            seen = seen | frontier;
        }
        None
    }
}

/// How a Klotz stands in the race, as far as a quick look tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Approach {
    /// [`Position::race`], or [`Approach::FAR`] if it is that or more, or the way is closed.
    pub race: u32,
    /// The same while the Klotz stops nowhere in danger.
    pub safe_race: u32,
    /// The cells from which the goal can be entered with one move.
    pub gates: CellSet,
    /// Where the first move of a safe race can end.
    pub first_steps: CellSet,
}

impl Approach {
    /// As far as [`Position::approach`] looks.
    pub const FAR: u32 = 6;
}

impl Position {
    /// How the Klotz of `colour`, who is in play, stands in the race if it must not stop in
    /// `danger`.
    pub fn approach(&self, colour: Colour, danger: CellSet) -> Approach {
        let klotz = self.klotz(colour).expect("whoever is in play has a Klotz");
        let goal = colour.goal(self.goal);
        let crossed = !(self.occupied().without(klotz) | CellSet::CORNERS);
        let stops = crossed & !CellSet::CENTRE;
        let gates = KlotzEnds::new(goal, crossed, stops).cells(goal);
        let reach = KlotzEnds::new(klotz, crossed, stops).cells(klotz);
        if gates.contains(klotz) {
            return Approach { race: 1, safe_race: 1, gates, first_steps: goal.into() };
        }
        let (race, begun_by) = count(gates, reach, crossed, stops);
        if (danger & stops).is_empty() {
            return Approach { race, safe_race: race, gates, first_steps: begun_by };
        }
        let safe = stops & !danger;
        let (safe_race, first_steps) = count(gates & safe, reach & safe, crossed, safe);
        Approach { race, safe_race, gates, first_steps }
    }
}

/// The number of moves that lead over cells of `reach` into `gates` and on into the goal, and the
/// cells of `reach` that begin the shortest ways.
fn count(gates: CellSet, reach: CellSet, crossed: CellSet, stops: CellSet) -> (u32, CellSet) {
    let mut frontier = gates;
    let mut seen = gates;
    for race in 2..Approach::FAR {
        let begun_by = frontier & reach;
        if !begun_by.is_empty() {
            return (race, begun_by);
        }
        if frontier.is_empty() || race + 1 == Approach::FAR {
            break;
        }
        frontier = a_klotz_move_from_few(frontier, crossed) & stops & !seen;
        seen = seen | frontier;
    }
    (Approach::FAR, CellSet::EMPTY)
}

/// [`a_klotz_move_from`], cell by cell where there are few.
fn a_klotz_move_from_few(starts: CellSet, crossed: CellSet) -> CellSet {
    /// From this many cells on it is quicker to move them all at once.
    const MANY: usize = 6;
    if starts.len() >= MANY {
        return a_klotz_move_from(starts, crossed);
    }
    let mut ends = CellSet::EMPTY;
    starts.for_each(|from| ends = ends | KlotzEnds::new(from, crossed, crossed).cells(from));
    ends
}

/// The cells of `crossed` that a Klotz move from any cell of `starts` ends on. Moves can be made
/// backwards as well: the cells on the way are the same.
fn a_klotz_move_from(starts: CellSet, crossed: CellSet) -> CellSet {
    let mut front = Front::first_step(starts, crossed);
    for _ in 2..KLOTZ_STEPS {
        front = front.step(CellSet::EMPTY, crossed);
    }
    front.last_step(CellSet::EMPTY) & crossed
}
