//! What pieces can reach, as sets of cells: for questions that a search asks at every node and that
//! need no list of moves.

use crate::{Cell, CellSet, Colour, Move, Path, Position, piece::KLOTZ_STEPS, slides::Slides};

impl Position {
    /// Calls `visit` with every legal move of a piece that ends in `ends`, in a fixed order. A pass
    /// ends nowhere.
    pub fn for_each_move_to(&self, ends: CellSet, mut visit: impl FnMut(Move)) {
        if self.has_winner() {
            return;
        }
        Slides::of_those_to(self, self.turn, ends)
            .for_each(|from, to| visit(Move::Slide { from, to }));
    }

    /// The cells on which a column that `colour` may move can end: it can capture a Klotz on any of
    /// them. `colour` must be in play.
    pub fn column_reach(&self, colour: Colour) -> CellSet {
        Slides::of(self, colour).column_ends()
    }

    /// The cells on which the Klotz of `colour`, which must be in play, can end.
    pub fn klotz_reach(&self, colour: Colour) -> CellSet {
        Slides::of(self, colour).klotz_targets()
    }

    /// If the Klotz of `colour` can enter its goal with its next move: the cells of which one has
    /// to be occupied to keep it out, including its own. If two paths are open, only its own.
    /// Occupying one may still fail, if the piece that moves there was blocking another path.
    pub fn threat(&self, colour: Colour) -> Option<CellSet> {
        let (klotz, goal) = (self.klotz(colour)?, colour.goal(self.goal));
        if klotz.distance(goal) != KLOTZ_STEPS {
            return None;
        }
        let (first, second) = Path::between(klotz, goal);
        let ways = [Some(first), second].into_iter().flatten();
        let mut open = ways
            .map(|way| way.crossed().iter().copied().collect::<CellSet>())
            .filter(|&crossed| (crossed & (self.occupied() | CellSet::CORNERS)).is_empty());
        let barring = open.next()?;
        let barring = if open.next().is_some() { CellSet::EMPTY } else { barring };
        Some(barring.with(klotz))
    }

    /// Gives the turn to `colour`, which must be in play: for searches with null moves.
    pub fn give_turn_to(&mut self, colour: Colour) {
        debug_assert!(self.seats.contains(colour), "{colour} is not in play");
        self.change_turn(colour);
    }

    /// The cell the Klotz of the player to move stands on.
    #[inline]
    pub fn own_klotz(&self) -> Cell {
        Cell::from_index(self.klotz[self.turn.index()])
    }
}
