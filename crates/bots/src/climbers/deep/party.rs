//! One player while somebody else's block is in the air: where its pawn gets, and what it would mind.

use climbers::{Block, Cell, Colour, Ladder, Placement, Pose};

use super::{
    super::spread::Peaks,
    node::{Node, leave},
    relief::Relief,
    rows::{NONE, Rows, around, bit, cells, covering, has, row, touching},
    ways::{Spots, Ways},
};

/// One player on the way to an idea: where its pawn may stand and where it gets.
#[derive(Clone)]
pub(super) struct Party {
    pub(super) colour: Colour,
    /// What is closed to it by stones and pawns.
    pub(super) closed: Rows,
    pub(super) start: Spots,
    pub(super) ways: Ways,
    /// What it could stand on but does not get to.
    pub(super) unseen: Spots,
    /// Everywhere it gets to, above the table.
    pub(super) reached: Rows,
    /// As far as it is not too low to be missed.
    keen: Rows,
    /// Where it could stand but does not get to without ladders.
    fresh: Rows,
    /// The most units it gets up in one step.
    climb: u8,
}

/// What a block somewhere means to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Minds {
    Nothing,
    /// It may lead to something new.
    Step,
    /// It covers what may be needed.
    Loss,
}

/// What a block somewhere would mean to a player, if its colour lets them step on it.
#[derive(Clone, Copy, Default)]
pub(super) struct Meaning {
    pub(super) covers: bool,
    pub(super) leads: bool,
}

/// Where a block may mean something to a player, by its lowest corner.
#[derive(Clone, Copy)]
pub(super) struct Marks {
    /// It would cover what may be needed.
    losses: Rows,
    /// It may lead to something new.
    steps: Rows,
}

impl Marks {
    pub(super) const NONE: Marks = Marks { losses: NONE, steps: NONE };

    /// The corners of a row at which a block may lead to something new.
    pub(super) const fn steps(&self, y: usize) -> u32 {
        self.steps[y]
    }

    /// The corners of a row at which a block may mean anything.
    pub(super) const fn row(&self, y: usize) -> u32 {
        self.losses[y] | self.steps[y]
    }
}

impl Party {
    /// A player in a position in which `first` moves next.
    pub(super) fn of(node: &Node, colour: Colour, first: Colour) -> Party {
        let allowed = node.allowed(colour, first);
        let bears = node.relief.bears(colour);
        let closed = std::array::from_fn(|y| bears[y] & !allowed[y]);
        Party::new(&node.relief, node, colour, closed, &node.start(colour))
    }

    pub(super) fn new(
        relief: &Relief,
        node: &Node,
        colour: Colour,
        closed: Rows,
        start: &Spots,
    ) -> Party {
        let allowed = open(relief, colour, &closed);
        let ways = Ways::new(relief, start, node.climber(colour).tools, &allowed);
        let unseen = ways.unseen(&allowed);
        let mut reached = ways.all();
        for (reached, table) in reached.iter_mut().zip(relief.table()) {
            *reached &= !table;
        }
        let low = node.height(colour).saturating_sub(1);
        let mut keen = reached;
        for cell in cells(&reached).filter(|&cell| relief.height(cell) < low) {
            keen[row(cell)] &= !bit(cell);
        }
        let fresh = std::array::from_fn(|y| allowed[y] & !ways.spots[0][y] & !relief.table()[y]);
        let tools = node.climber(colour).tools;
        let climb = match (tools.has(Ladder::Small), tools.has(Ladder::Large)) {
            (_, true) => 4,
            (true, false) => 2,
            (false, false) => 1,
        };
        Party { colour, closed, start: *start, ways, unseen, reached, keen, fresh, climb }
    }

    /// Where its pawn may stand on a relief that has changed.
    pub(super) fn open_on(&self, relief: &Relief) -> Rows {
        open(relief, self.colour, &self.closed)
    }

    /// How high it gets if a face is closed to it.
    pub(super) fn peaks_without(&self, node: &Node, face: Block) -> Peaks {
        let mut allowed = self.open_on(&node.relief);
        for (allowed, face) in allowed.iter_mut().zip(node.relief.visible(face)) {
            *allowed &= !face;
        }
        Ways::new(&node.relief, &self.start, node.climber(self.colour).tools, &allowed).peaks
    }

    /// Whether a face may be of use to it: it gets there, and it is higher than its pawn.
    pub(super) fn needs(&self, node: &Node, face: Block) -> bool {
        let higher = |height: u8| height > node.height(self.colour);
        node.relief.placed(face).is_some_and(|placed| higher(placed.height()))
            && node
                .relief
                .visible(face)
                .iter()
                .zip(&self.reached)
                .any(|(face, own)| face & own != 0)
    }

    pub(super) fn peaks(&self, relief: &Relief, node: &Node, start: &Spots) -> Peaks {
        let allowed = self.open_on(relief);
        Ways::new(relief, start, node.climber(self.colour).tools, &allowed).peaks
    }

    /// How high it gets if a block in the air comes down somewhere and covers nothing it needs.
    pub(super) fn peaks_with_step(
        &self,
        relief: &Relief,
        node: &Node,
        placement: Placement,
    ) -> Peaks {
        let tools = node.climber(self.colour).tools;
        self.ways.with_step(relief, placement, tools, &self.unseen)
    }

    /// How high it gets with a block that lies on the relief, on what it may need.
    pub(super) fn peaks_under(&self, relief: &Relief, node: &Node, placement: Placement) -> Peaks {
        let mut start = self.start;
        leave(&mut start, placement);
        self.peaks(relief, node, &start)
    }

    /// Where a block of this size may mean something to this player.
    pub(super) fn marks(&self, relief: &Relief, pose: Pose) -> Marks {
        let all = std::array::from_fn(|y| self.all(relief, y));
        let higher = relief.above(self.ways.peaks[0].saturating_sub(pose.h()));
        let mut steps = touching(&all, pose);
        let leads = touching(&self.fresh, pose);
        // A block whose top is no higher than the highest that is reached has to lead on.
        let tall = self.ways.peaks[0] < pose.h();
        for ((steps, leads), higher) in steps.iter_mut().zip(&leads).zip(&higher) {
            *steps &= leads | higher | if tall { u32::MAX } else { 0 };
        }
        Marks { losses: covering(&self.keen, pose), steps }
    }

    /// What a block somewhere would mean to this player.
    pub(super) fn meaning(&self, relief: &Relief, placement: Placement, marks: &Marks) -> Meaning {
        if has(&marks.losses, placement.at) {
            return Meaning { covers: true, leads: false };
        }
        let leads = has(&marks.steps, placement.at) && self.leads(relief, placement);
        Meaning { covers: false, leads }
    }

    /// Whether the top of a block can be climbed onto, and leads to something new.
    pub(super) fn leads(&self, relief: &Relief, placement: Placement) -> bool {
        let top = relief.height(placement.at) + placement.pose.h();
        let (mut from, mut to) = (false, top > self.ways.peaks[0]);
        let see = |y: usize, mut row: u32, fits: &dyn Fn(u8) -> bool| {
            let mut found = false;
            while row != 0 && !found {
                let cell = Cell::new(row.trailing_zeros() as u8, y as u8);
                row &= row - 1;
                found = cell.is_some_and(|cell| fits(relief.height(cell)));
            }
            found
        };
        for (y, mask) in around(placement) {
            from = from || see(y, self.all(relief, y) & mask, &|height| height + self.climb >= top);
            to = to || see(y, self.fresh[y] & mask, &|height| height <= top + self.climb);
        }
        from && to
    }

    /// What is reached in a row, with the table if it is.
    fn all(&self, relief: &Relief, y: usize) -> u32 {
        let on_table = self.ways.spots[0][y] & relief.table()[y];
        self.reached[y] | on_table
    }
}

fn open(relief: &Relief, colour: Colour, closed: &Rows) -> Rows {
    let bears = relief.bears(colour);
    std::array::from_fn(|y| bears[y] & !closed[y])
}
