//! Where a pawn gets on a relief, and what it costs in ladders.

use climbers::{Cell, Ladder, Placement, Tools};

use super::{
    super::spread::{COSTS, LARGE, Peaks, SMALL, ladders},
    relief::Relief,
    rows::{NONE, ROWS, Rows, Window, around, bit, covered},
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

    /// What could be stood on but is not reached, by the ladders that may be spent.
    pub(super) fn unseen(&self, allowed: &Rows) -> Spots {
        std::array::from_fn(|cost| {
            let fewer = (0..COSTS).filter(|fewer| fewer & !cost == 0);
            fewer.fold(*allowed, |unseen, fewer| without(&unseen, &self.spots[fewer]))
        })
    }

    /// The peaks if a block in the air comes down somewhere on this relief: what was reached stays reached,
    /// and the block may lead to more of what is unseen. The block itself is never put there, which would take
    /// longer than all the rest.
    pub(super) fn with_step(
        &self,
        relief: &Relief,
        placement: Placement,
        tools: Tools,
        unseen: &Spots,
    ) -> Peaks {
        let mut peaks = self.peaks;
        let top = relief.height(placement.at) + placement.pose.h();
        let on_it = self.entries(relief, placement, top);
        if on_it == 0 {
            return peaks;
        }
        let exits = Exits::new(relief, placement, top, &self.spots[0]);
        if !exits.any {
            for cost in (0..COSTS).filter(|&cost| affords(tools, cost) && on_it & 1 << cost != 0) {
                peaks[cost] = peaks[cost].max(top);
            }
            return peaks;
        }
        let (rows, width) = covered(placement);
        let mut new = [NONE; COSTS];
        // The costs at which there is anything new beyond the block: one bit each.
        let mut found = 0_u8;
        for cost in (0..COSTS).filter(|&cost| affords(tools, cost)) {
            let is_on_it = |cost: usize| on_it & 1 << cost != 0;
            let goes_on = |ladder: usize| cost & ladder != 0 && found & 1 << (cost & !ladder) != 0;
            let leaves = |ladder: usize| cost & ladder != 0 && is_on_it(cost & !ladder);
            let mut up = NONE;
            if is_on_it(cost) {
                peaks[cost] = peaks[cost].max(top);
                exits.add(&exits.free, &mut up);
            }
            if leaves(SMALL) {
                exits.add(&exits.two, &mut up);
            }
            if leaves(LARGE) {
                exits.add(&exits.four, &mut up);
            }
            if goes_on(SMALL) {
                add(&mut up, &relief.by_small(&new[cost & !SMALL], &unseen[cost]));
            }
            if goes_on(LARGE) {
                add(&mut up, &relief.by_large(&new[cost & !LARGE], &unseen[cost]));
            }
            let mut any = 0;
            for (up, unseen) in up.iter_mut().zip(&unseen[cost]) {
                *up &= unseen;
                any |= *up;
            }
            if any == 0 {
                continue;
            }
            let mut unseen = unseen[cost];
            for row in &mut unseen[rows.clone()] {
                *row &= !width;
            }
            for fewer in (0..cost).filter(|fewer| fewer & !cost == 0 && found & 1 << fewer != 0) {
                unseen = without(&unseen, &new[fewer]);
            }
            for (up, unseen) in up.iter_mut().zip(&unseen) {
                *up &= unseen;
            }
            if up == NONE {
                continue;
            }
            relief.flood(&mut up, &unseen);
            peaks[cost] = peaks[cost].max(relief.peak(&up));
            new[cost] = up;
            found |= 1 << cost;
        }
        peaks
    }

    /// At which costs a block with its top so high can be stepped on from what is reached: one bit a cost.
    fn entries(&self, relief: &Relief, placement: Placement, top: u8) -> u8 {
        let mut entries = 0;
        for (y, mask) in around(placement) {
            for (cost, spots) in self.spots.iter().enumerate() {
                each(spots[y] & mask, y, |cell| {
                    let rise = top.cast_signed() - relief.height(cell).cast_signed();
                    if relief.is_free(rise) {
                        entries |= 1 << cost;
                    } else if (2..=4).contains(&rise) {
                        // A ladder is used once.
                        if cost & LARGE == 0 {
                            entries |= 1 << (cost | LARGE);
                        }
                        if cost & SMALL == 0 && rise == 2 {
                            entries |= 1 << (cost | SMALL);
                        }
                    }
                });
            }
        }
        entries
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

/// Where one gets from the top of a block in one step and did not get without it for nothing.
struct Exits {
    /// Whether there are any.
    any: bool,
    /// The rows in which they are.
    rows: Window,
    free: Rows,
    two: Rows,
    four: Rows,
}

impl Exits {
    fn new(relief: &Relief, placement: Placement, top: u8, seen: &Rows) -> Exits {
        let (rows, _) = covered(placement);
        let near = rows.start.saturating_sub(1)..=rows.end.min(ROWS - 1);
        let mut exits = Exits { any: false, rows: near, free: NONE, two: NONE, four: NONE };
        let mut table = false;
        for (y, mask) in around(placement) {
            each(mask & !seen[y], y, |cell| {
                let height = relief.height(cell);
                let rise = height.cast_signed() - top.cast_signed();
                exits.any |= rise <= 4;
                if relief.is_free(rise) {
                    exits.free[y] |= bit(cell);
                    table |= height == 0;
                } else if (2..=4).contains(&rise) {
                    exits.four[y] |= bit(cell);
                    if rise == 2 {
                        exits.two[y] |= bit(cell);
                    }
                }
            });
        }
        if table {
            // It is one wherever one is on it.
            add(&mut exits.free, relief.table());
            exits.rows = 0..=ROWS - 1;
        }
        exits
    }

    /// Adds some of these exits to others.
    fn add(&self, exits: &Rows, to: &mut Rows) {
        for y in self.rows.clone() {
            to[y] |= exits[y];
        }
    }
}

/// Calls `see` with the cells of a row.
#[inline]
fn each(mut row: u32, y: usize, mut see: impl FnMut(Cell)) {
    while row != 0 {
        let x = row.trailing_zeros();
        row &= row - 1;
        if let Some(cell) = Cell::new(x as u8, y as u8) {
            see(cell);
        }
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
