//! What pieces can reach, as sets of cells: questions a search asks at every node and that need no
//! list of moves to be answered.

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

    /// The cells on which a column can end that `colour`, who is in play, may move: wherever a
    /// Klotz among them stands, it can be captured.
    pub fn column_reach(&self, colour: Colour) -> CellSet {
        Slides::of(self, colour).column_ends()
    }

    /// The cells on which the Klotz of `colour`, who is in play, can end.
    pub fn klotz_reach(&self, colour: Colour) -> CellSet {
        Slides::of(self, colour).klotz_targets()
    }

    /// If the Klotz of `colour` can enter its goal with its next move: the cells of which one has
    /// to be taken to keep it out, its own among them. Where two ways are open, only its own is.
    /// Taking one may still not help: the piece that takes it may have barred another way.
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

    /// The same position with `colour`, who must be in play, to move: for searches that let
    /// players skip their turns.
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
