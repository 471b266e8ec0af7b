//! Listing and counting moves.

use rand_core::Rng;

use crate::{Cell, CellSet, Colour, Move, Position, slides::Slides};

impl Position {
    /// Moves of pieces for the player to move; none once a player has won.
    #[inline]
    pub(crate) fn slides(&self) -> Slides {
        if self.has_winner() { Slides::none(self) } else { Slides::new(self) }
    }

    /// Calls `visit` with every legal move once, in a fixed order.
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        let mut any = false;
        self.slides().for_each(|from, to| {
            any = true;
            visit(Move::Slide { from, to });
        });
        if !any && self.must_pass() {
            visit(Move::Pass);
        }
    }

    /// Every legal move once, in a fixed order; none when the game is over.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(192);
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    /// How many legal moves there are, without listing them.
    #[inline]
    pub fn count_moves(&self) -> usize {
        match self.slides().len() {
            0 => usize::from(self.must_pass()),
            slides => slides,
        }
    }

    /// A legal move, every one as likely as every other; none when the game is over.
    pub fn random_move<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Move> {
        let slides = self.slides();
        let count = slides.len();
        if count == 0 {
            return self.must_pass().then_some(Move::Pass);
        }
        // Close enough to uniform: at most 192 of 2^32 values are favoured.
        let n = ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize;
        slides.nth(n).map(|(from, to)| Move::Slide { from, to })
    }

    /// The cells of the pieces that the player to move can move.
    pub fn movable(&self) -> CellSet {
        self.slides().starts()
    }

    /// Whether `colour`, who is in play, could move a piece if it were its turn.
    pub fn can_move(&self, colour: Colour) -> bool {
        !self.has_winner() && !Slides::of(self, colour).is_empty()
    }

    /// Whether no player can move a piece: the game is drawn.
    pub fn nobody_can_move(&self) -> bool {
        !self.has_winner() && !self.seats.iter().any(|colour| self.can_move(colour))
    }

    /// Whether the game is over here: a player has won, or no player can move.
    pub fn is_over(&self) -> bool {
        self.has_winner() || (!self.can_move(self.turn) && self.nobody_can_move())
    }

    /// Whether passing is the only move, given that no piece can move.
    fn must_pass(&self) -> bool {
        !self.has_winner() && !self.nobody_can_move()
    }

    /// Whether a move may be played here.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }
}

impl Move {
    /// The cells a piece moves between; `None` for a pass.
    pub const fn ends(self) -> Option<(Cell, Cell)> {
        match self {
            Move::Slide { from, to } => Some((from, to)),
            Move::Pass => None,
        }
    }
}
