//! Where a pawn can go, which ladders that costs, and by which steps.

use crate::{
    Cell, Colour, Ladder, Position, Step, Tools,
    options::Switch,
    regions::RegionId,
    walker::{Rise, WalkOptions, Walker},
};

/// The number of ladder sets that a route can cost.
const COSTS: usize = 4;

/// The cells that a pawn can reach.
pub struct Reach<'a> {
    walker: Walker<'a>,
    arrivals: Arrivals,
}

/// How each region was reached, by the ladders used.
struct Arrivals(Vec<Known>);

/// The known routes to one region.
#[derive(Clone, Copy)]
struct Known {
    /// One bit for every cost with a known route.
    costs: u8,
    ways: [Arrival; COSTS],
}

/// For every ladder set, its subsets, one bit each.
const WITHIN: [u8; COSTS] = [0b0001, 0b0011, 0b0101, 0b1111];

/// The last step of the shortest route to a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Arrival {
    from: RegionId,
    by: By,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    /// The pawn starts here.
    Start,
    Walk,
    Climb(Ladder),
    Bridge(Ladder),
}

/// A region together with the ladders used to get there.
#[derive(Clone, Copy, Debug)]
struct State {
    region: RegionId,
    used: Tools,
}

impl Arrivals {
    /// Notes a route to a region. Returns whether it is new: routes that cost at least as much as a
    /// known one are not.
    #[inline]
    fn note(&mut self, to: State, arrival: Arrival) -> bool {
        let known = &mut self.0[to.region.index()];
        let cost = to.used.ladders().bits();
        if known.costs & WITHIN[cost] != 0 {
            return false;
        }
        known.costs |= 1 << cost;
        known.ways[cost] = arrival;
        true
    }

    /// The route to a region at a cost.
    fn get(&self, to: State) -> Option<Arrival> {
        let known = &self.0[to.region.index()];
        (known.costs & 1 << to.used.bits() != 0).then(|| known.ways[to.used.bits()])
    }
}

impl<'a> Reach<'a> {
    /// The cells that the pawn of this colour, which must be in play, can reach.
    pub fn new(position: &'a Position, colour: Colour, walk_options: WalkOptions) -> Reach<'a> {
        let here = position.player(colour).pawn;
        Reach::from_any(position, colour, walk_options, [(here, Tools::NONE)])
    }

    /// The cells that it can reach from any of these starts, each with the ladders already spent to
    /// get there. `walk_options` has the ladders before that.
    pub fn from_any(
        position: &'a Position,
        colour: Colour,
        walk_options: WalkOptions,
        starts: impl IntoIterator<Item = (Cell, Tools)>,
    ) -> Reach<'a> {
        let walker = Walker::new(position, colour, walk_options);
        let nowhere = Arrival { from: walker.here(), by: By::Start };
        let unknown = Known { costs: 0, ways: [nowhere; COSTS] };
        let arrivals = Arrivals(vec![unknown; walker.regions.len()]);
        let mut reach = Reach { walker, arrivals };
        reach.search(starts);
        reach
    }

    /// Breadth first, so that the first route found is one of the shortest.
    fn search(&mut self, starts: impl IntoIterator<Item = (Cell, Tools)>) {
        // After a walk, another walk leads nowhere new; after a ladder it may.
        let (mut landed, mut walked) = (Vec::new(), Vec::new());
        for (cell, used) in starts {
            let start = State { region: self.walker.regions.of(cell), used };
            if self.arrivals.note(start, Arrival { from: start.region, by: By::Start }) {
                landed.push(start);
            }
        }
        while !(landed.is_empty() && walked.is_empty()) {
            let (mut next_landed, mut next_walked) = (Vec::new(), Vec::new());
            for &state in &landed {
                self.walk(state, &mut next_walked);
            }
            for &state in landed.iter().chain(&walked) {
                self.use_ladders(state, &mut next_landed);
            }
            (landed, walked) = (next_landed, next_walked);
        }
    }

    /// Adds the regions one walk leads to.
    fn walk(&mut self, start: State, found: &mut Vec<State>) {
        let Reach { walker, arrivals } = self;
        let arrival = Arrival { from: start.region, by: By::Walk };
        let mut done = found.len();
        let mut from = start.region;
        loop {
            walker.regions.neighbours(from, |region| {
                let to = State { region, used: start.used };
                if walker.is_open(region)
                    && walker.is_free_step(walker.rise(from, region))
                    && arrivals.note(to, arrival)
                {
                    found.push(to);
                }
            });
            let Some(next) = found.get(done) else { return };
            from = next.region;
            done += 1;
        }
    }

    /// Adds the regions one climb or one bridge leads to. The pawn stands somewhere before it, and
    /// after it.
    fn use_ladders(&mut self, from: State, found: &mut Vec<State>) {
        let Reach { walker, arrivals } = self;
        if !walker.has_room(from.region) {
            return;
        }
        let mut land = |region, ladder, by| {
            let to = State { region, used: from.used.with(ladder) };
            let arrival = Arrival { from: from.region, by };
            if walker.is_open(region) && walker.has_room(region) && arrivals.note(to, arrival) {
                found.push(to);
            }
        };
        let can_use = |ladder| walker.walk_options.ladders.has(ladder) && !from.used.has(ladder);
        for ladder in Ladder::ALL.into_iter().filter(|&ladder| can_use(ladder)) {
            walker.regions.neighbours(from.region, |region| {
                if let Rise::Up(rise @ 2..) = walker.rise(from.region, region)
                    && rise <= ladder.length()
                {
                    land(region, ladder, By::Climb(ladder));
                }
            });
            if walker.walk_options.bridges == Switch::On {
                walker.bridges_from(from.region, ladder, |region| {
                    land(region, ladder, By::Bridge(ladder));
                });
            }
        }
    }

    /// Whose pawn it is.
    pub const fn colour(&self) -> Colour {
        self.walker.colour
    }

    /// The minimal ladder sets with which the pawn can reach a cell and stand there: none if it
    /// cannot, the empty set if it needs no ladder.
    pub fn costs(&self, to: Cell) -> impl Iterator<Item = Tools> {
        let known = self.arrivals.0[self.walker.regions.of(to).index()].costs;
        // Known at this cost and at no smaller one.
        let smallest = move |cost: usize| known & WITHIN[cost] == 1 << cost;
        let free =
            self.walker.position.player(self.walker.colour).pawn != to && !self.walker.is_taken(to);
        (0..COSTS).filter(move |&cost| free && smallest(cost)).map(Tools::from_bits)
    }

    /// The greatest height at which the pawn can stand, its own included.
    pub fn summit(&self) -> u8 {
        let Reach { walker, arrivals } = self;
        let reached = |&id: &RegionId| arrivals.0[id.index()].costs != 0 && walker.has_room(id);
        let heights = walker.regions.ids().filter(reached).map(|id| walker.regions.get(id).height);
        heights.max().unwrap_or(0)
    }

    /// Whether walking gains something: a greater height, or another face of the same height. From
    /// there the next turn can look different once somebody has moved a block. Lower faces and
    /// other cells of the same face gain nothing.
    pub(crate) fn is_useful(&self) -> bool {
        let Reach { walker, arrivals } = self;
        let here = walker.here();
        let height = walker.regions.get(here).height;
        walker.regions.ids().any(|id| {
            let reached = id != here && arrivals.0[id.index()].costs != 0 && walker.has_room(id);
            reached && walker.regions.get(id).height >= height
        })
    }

    /// Every cell other than its own that the pawn can end on, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.costs(cell).next().is_some())
    }

    /// The shortest list of steps to a cell at one of its [`Reach::costs`]; `None` for other costs.
    pub fn steps(&self, to: Cell, cost: Tools) -> Option<Vec<Step>> {
        if !self.costs(to).any(|known| known == cost) {
            return None;
        }
        let mut steps = Vec::new();
        let mut state = State { region: self.walker.regions.of(to), used: cost };
        let mut end = to;
        loop {
            let arrival = self.arrivals.get(state)?;
            match arrival.by {
                By::Start if steps.is_empty() => steps.push(Step::Walk { to: end }),
                By::Start => {}
                By::Walk => steps.push(Step::Walk { to: end }),
                By::Climb(ladder) => {
                    steps.push(Step::Climb { ladder, to: end });
                    state.used = state.used.without(ladder);
                }
                By::Bridge(ladder) => {
                    steps.push(Step::Bridge { ladder, to: end });
                    state.used = state.used.without(ladder);
                }
            }
            if arrival.by == By::Start {
                steps.reverse();
                return Some(steps);
            }
            state.region = arrival.from;
            end = self.stop_near(arrival.from, end)?;
        }
    }

    /// The free cell of a region that is nearest to the pawn's next stop.
    fn stop_near(&self, region: RegionId, next: Cell) -> Option<Cell> {
        let cells = self.walker.regions.cells(region).into_iter();
        cells
            .filter(|&cell| !self.walker.is_taken(cell))
            .min_by_key(|cell| (cell.distance(next), *cell))
    }
}
