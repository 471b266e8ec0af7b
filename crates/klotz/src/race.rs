//! The race: how far a Klotz is from its goal while nothing else moves.

use crate::{CellSet, Colour, Position, cell::STRIDE, piece::KLOTZ_STEPS};

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

/// The cells of `crossed` that a Klotz move from any cell of `starts` ends on. Moves can be made
/// backwards as well: the cells on the way are the same.
fn a_klotz_move_from(starts: CellSet, crossed: CellSet) -> CellSet {
    let step = |cells: CellSet, delta: i32| cells.seen_from(-delta) & crossed;
    let mut ends = CellSet::EMPTY;
    for (leg, bends) in
        [(1, [STRIDE, -STRIDE]), (-1, [STRIDE, -STRIDE]), (STRIDE, [1, -1]), (-STRIDE, [1, -1])]
    {
        let mut straight = starts;
        let mut bent = [CellSet::EMPTY; 2];
        for _ in 0..KLOTZ_STEPS {
            // Whoever has bent goes on, and whoever has come straight so far may bend here: both
            // have equally many steps left. Bending at the start is a straight move of another leg.
            bent = std::array::from_fn(|at| step(bent[at] | straight, bends[at]));
            straight = step(straight, leg);
        }
        ends = ends | straight | bent[0] | bent[1];
    }
    ends
}
