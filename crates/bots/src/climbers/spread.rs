//! Where a pawn gets on a sketch, and what it costs in ladders.

use climbers::{Cell, Colour, Ladder, Placement, Tools, options::Descend};

use super::sketch::{AREA, Sketch, Spot};

/// Sets of ladders are numbers below this: bit 0 is the small one, bit 1 the large one.
pub(super) const COSTS: usize = 4;

pub(super) const SMALL: usize = 1;
pub(super) const LARGE: usize = 2;

/// For every set of ladders, the sets within it, as bits: who got somewhere with one of those need
/// not get there again.
const WITHIN: [u8; COSTS] = [0b0001, 0b0011, 0b0101, 0b1111];

/// The ladders of a set.
pub(super) fn ladders(cost: usize) -> Tools {
    let small = if cost & SMALL != 0 { Tools::NONE.with(Ladder::Small) } else { Tools::NONE };
    if cost & LARGE != 0 { small.with(Ladder::Large) } else { small }
}

/// A pawn on its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pawn {
    pub(super) colour: Colour,
    pub(super) at: Cell,
    pub(super) tools: Tools,
    pub(super) descend: Descend,
}

impl Pawn {
    #[inline]
    fn is_free(self, rise: i16) -> bool {
        rise <= 1 && (rise >= 0 || self.descend == Descend::Allowed)
    }

    /// Calls `by` with what a step of this rise costs altogether after `cost` was spent: once if it
    /// is free, otherwise for every ladder that is left and long enough.
    #[inline]
    fn step(self, rise: i16, cost: usize, mut by: impl FnMut(usize)) {
        if self.is_free(rise) {
            by(cost);
        } else if (2..=4).contains(&rise) {
            if rise == 2 && cost & SMALL == 0 && self.tools.has(Ladder::Small) {
                by(cost | SMALL);
            }
            if cost & LARGE == 0 && self.tools.has(Ladder::Large) {
                by(cost | LARGE);
            }
        }
    }
}

/// The highest a pawn can get with each set of ladders; 0 also where it cannot get anywhere.
pub(super) type Peaks = [u8; COSTS];

/// Everywhere a pawn can get.
pub(super) struct Spread<'a> {
    sketch: &'a Sketch,
    pawn: Pawn,
    /// For every spot, with which sets of ladders it is reached: one bit a set.
    marks: [u8; AREA],
    peaks: Peaks,
    /// What has been reached and not yet been left again, by cost.
    open: [Vec<Spot>; COSTS],
    /// What has been marked, so that it can be unmarked.
    trail: Vec<(Spot, u8)>,
}

impl<'a> Spread<'a> {
    pub(super) fn new(sketch: &'a Sketch, pawn: Pawn) -> Spread<'a> {
        let mut spread = Spread {
            sketch,
            pawn,
            marks: [0; AREA],
            peaks: [0; COSTS],
            open: Default::default(),
            trail: Vec::new(),
        };
        spread.arrive(pawn.at.into(), 0);
        spread.go_on();
        spread.trail.clear();
        spread
    }

    /// The highest the pawn gets.
    pub(super) const fn peaks(&self) -> Peaks {
        self.peaks
    }

    /// Whether the pawn gets to a cell at all.
    pub(super) fn reaches(&self, cell: Cell) -> bool {
        self.marks[Spot::from(cell).index()] != 0
    }

    #[inline]
    fn arrive(&mut self, spot: Spot, cost: usize) {
        let marks = &mut self.marks[spot.index()];
        if *marks & WITHIN[cost] == 0 && self.sketch.bears(spot, self.pawn.colour) {
            *marks |= 1 << cost;
            self.peaks[cost] = self.peaks[cost].max(self.sketch.height(spot));
            self.open[cost].push(spot);
            self.trail.push((spot, 1 << cost));
        }
    }

    /// Goes on from everything that has been reached. Costs only grow on the way.
    fn go_on(&mut self) {
        for cost in 0..COSTS {
            let mut on_table = false;
            while let Some(from) = self.open[cost].pop() {
                let height = self.sketch.height(from);
                if height == 0 && !on_table {
                    on_table = true;
                    for &spot in self.sketch.shore() {
                        self.arrive(spot, cost);
                    }
                }
                for to in from.neighbours() {
                    let up = self.sketch.height(to);
                    // The open table leads nowhere but to its shore.
                    if up == 0 && height == 0 {
                        continue;
                    }
                    self.pawn.step(i16::from(up) - i16::from(height), cost, |cost| {
                        self.arrive(to, cost);
                    });
                }
            }
        }
    }

    /// The highest the pawn gets if a block that is in the air on this sketch comes down somewhere;
    /// `None` if the pawn cannot get on it.
    pub(super) fn with_step(&mut self, placement: Placement) -> Option<Peaks> {
        let top = self.sketch.height(placement.at.into()) + placement.pose.h();
        let mut arrivals = 0_u8;
        for_each_around(placement, |spot| {
            let marks = self.marks[spot.index()];
            if marks != 0 {
                let rise = i16::from(top) - i16::from(self.sketch.height(spot));
                for cost in (0..COSTS).filter(|&cost| marks >> cost & 1 != 0) {
                    self.pawn.step(rise, cost, |cost| arrivals |= 1 << cost);
                }
            }
        });
        if arrivals == 0 {
            return None;
        }
        let before = self.peaks;
        for cost in (0..COSTS).filter(|&cost| arrivals >> cost & 1 != 0) {
            if arrivals & WITHIN[cost] != 1 << cost {
                continue; // it is reached more cheaply
            }
            self.peaks[cost] = self.peaks[cost].max(top);
            for_each_around(placement, |spot| {
                let rise = i16::from(self.sketch.height(spot)) - i16::from(top);
                self.pawn.step(rise, cost, |cost| self.arrive(spot, cost));
            });
        }
        self.go_on();
        while let Some((spot, mark)) = self.trail.pop() {
            self.marks[spot.index()] &= !mark;
        }
        Some(std::mem::replace(&mut self.peaks, before))
    }
}

/// Calls `see` with every spot along the sides of a block.
#[inline]
fn for_each_around(placement: Placement, mut see: impl FnMut(Spot)) {
    for cell in placement.cells() {
        for (spot, inside) in Spot::from(cell).neighbours().into_iter().zip([
            cell.x() + 1 < placement.at.x() + placement.pose.x(),
            cell.y() + 1 < placement.at.y() + placement.pose.y(),
            cell.x() > placement.at.x(),
            cell.y() > placement.at.y(),
        ]) {
            if !inside {
                see(spot);
            }
        }
    }
}
