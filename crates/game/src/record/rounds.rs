//! Rounds, for games that write one round per line.

use super::{Recorded, recorded::sides};
use crate::{Seat, SeatSet};

/// Counts rounds: in each, every player still in the game moves or leaves.
pub(super) struct Rounds {
    playing: SeatSet,
    /// Who still has to move or leave in this round.
    waiting: SeatSet,
    begun: usize,
}

impl Rounds {
    pub(super) fn new<G: Recorded>(settings: &G::Settings) -> Rounds {
        let playing = sides::<G>(settings).map(|(seat, _)| seat).collect();
        Rounds { playing, waiting: SeatSet::EMPTY, begun: 0 }
    }

    /// The number of the round that the next action begins, if it begins one.
    pub(super) fn next(&self) -> Option<usize> {
        self.waiting.is_empty().then_some(self.begun + 1)
    }

    pub(super) fn moved(&mut self, seat: Seat) {
        self.begin();
        self.waiting = self.waiting.without(seat);
    }

    pub(super) fn left(&mut self, seat: Seat) {
        self.begin();
        self.waiting = self.waiting.without(seat);
        self.playing = self.playing.without(seat);
    }

    fn begin(&mut self) {
        if let Some(number) = self.next() {
            self.begun = number;
            self.waiting = self.playing;
        }
    }
}
