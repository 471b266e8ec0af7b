//! The race: how far a Klotz is from its goal while nothing else moves.

use crate::{
    CellSet, Colour, Position, klotz_ends::KlotzEnds, piece::KLOTZ_STEPS, wavefront::Wavefront,
};

impl Position {
    /// The smallest number of moves to bring a colour's Klotz to its goal corner while nothing else
    /// moves; `None` if it is enclosed or off the board.
    pub fn race(&self, colour: Colour) -> Option<u32> {
        let klotz = self.klotz(colour)?;
        let goal = colour.goal(self.goal);
        if klotz == goal {
            return Some(0);
        }
        // Searching backwards from the goal, the Klotz's own cell counts as empty.
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

/// How far a Klotz is from its goal, from a search of limited depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Approach {
    /// [`Position::race`], or [`Approach::FAR`] if it is at least that or the Klotz is enclosed.
    pub race: u32,
    /// The same if the Klotz never stops in danger.
    pub safe_race: u32,
    /// The cells from which the goal can be entered with one move.
    pub gates: CellSet,
    /// Where the first move of a safe race can end.
    pub first_steps: CellSet,
}

impl Approach {
    /// The search depth of [`Position::approach`].
    pub const FAR: u32 = 6;
}

impl Position {
    /// How far the Klotz of `colour`, which must be in play, is from its goal if it must not stop
    /// in `danger`.
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
/// cells of `reach` on which the shortest routes begin.
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

/// The cells of `crossed` on which a Klotz move from any cell of `starts` ends. Moves are
/// reversible: they cross the same cells in both directions.
fn a_klotz_move_from(starts: CellSet, crossed: CellSet) -> CellSet {
    let mut front = Wavefront::first_step(starts, crossed);
    for _ in 2..KLOTZ_STEPS {
        front = front.step(CellSet::EMPTY, crossed);
    }
    front.last_step(CellSet::EMPTY) & crossed
}
