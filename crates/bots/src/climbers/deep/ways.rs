//! Where a pawn gets on a relief, and what it costs in ladders.

use climbers::{Ladder, Tools};

use super::{
    super::spread::{COSTS, Peaks, ladders},
    relief::Relief,
    rows::{NONE, Rows},
};

/// Where a pawn may be, by the set of ladders it has spent to be there.
pub(super) type Spots = [Rows; COSTS];

/// Everywhere a pawn can get.
#[derive(Clone)]
pub(super) struct Ways {
    /// By what it costs: each cell at its lowest costs only.
    pub(super) spots: Spots,
    /// The greatest height at each cost; 0 where there is nothing.
    pub(super) peaks: Peaks,
}

impl Ways {
    /// From where a pawn may be already, with the ladders it had before it spent any.
    pub(super) fn new(relief: &Relief, start: &Spots, tools: Tools, allowed: &Rows) -> Ways {
        let mut ways = Ways { spots: *start, peaks: [0; COSTS] };
        let (small, large) = (tools.has(Ladder::Small), tools.has(Ladder::Large));
        relief.flood(&mut ways.spots[0], allowed);
        ways.peaks[0] = relief.peak(&ways.spots[0]);
        if !small && !large {
            return ways;
        }
        let unseen = without(allowed, &ways.spots[0]);
        if small {
            let up = relief.by_small(&ways.spots[0], &unseen);
            ways.go_on(relief, 1, &up, &unseen);
        }
        if large {
            let up = relief.by_large(&ways.spots[0], &unseen);
            ways.go_on(relief, 2, &up, &unseen);
        }
        if small && large {
            let unseen = without(&without(&unseen, &ways.spots[1]), &ways.spots[2]);
            let mut up = relief.by_small(&ways.spots[2], &unseen);
            add(&mut up, &relief.by_large(&ways.spots[1], &unseen));
            ways.go_on(relief, 3, &up, &unseen);
        }
        ways
    }

    /// Goes on from where a ladder has led.
    fn go_on(&mut self, relief: &Relief, cost: usize, up: &Rows, unseen: &Rows) {
        let spots = &mut self.spots[cost];
        for ((spots, up), unseen) in spots.iter_mut().zip(up).zip(unseen) {
            *spots = (*spots | up) & unseen;
        }
        if *spots == NONE {
            return;
        }
        relief.flood(spots, unseen);
        self.peaks[cost] = relief.peak(spots);
    }

    /// Everywhere, whatever it costs.
    pub(super) fn all(&self) -> Rows {
        let [mut all, small, large, both] = self.spots;
        add(&mut all, &small);
        add(&mut all, &large);
        add(&mut all, &both);
        all
    }
}

fn without(rows: &Rows, others: &Rows) -> Rows {
    std::array::from_fn(|y| rows[y] & !others[y])
}

fn add(rows: &mut Rows, others: &Rows) {
    for (row, other) in rows.iter_mut().zip(others) {
        *row |= other;
    }
}

/// Whether a set of ladders is among these tools.
pub(super) fn affords(tools: Tools, cost: usize) -> bool {
    ladders(cost).is_within(tools)
}
