//! A position on a relief, and what turns make of it.

use climbers::{
    Block, Cell, Colour, Options, Placement, Position, Tools, TurnOrder,
    options::{PawnBeforeBlock, Switch},
};

use super::{
    super::spread::{COSTS, ladders},
    relief::Relief,
    rows::{NONE, Rows, Window, bit, cells, covered, only, row},
    ways::{Spots, Ways},
};

/// What belongs to one player.
#[derive(Clone, Copy)]
pub(super) struct Climber {
    pub(super) at: Cell,
    pub(super) tools: Tools,
    pub(super) best: u8,
    /// The number of the turn on which the pawn came to its height.
    pub(super) arrived: u32,
    /// The face that is closed by the stone.
    pub(super) stone: Option<Block>,
}

/// A turn in outline: where the pawn stops in between is found out when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub(super) placement: Option<Placement>,
    /// The set of ladders that is spent. The pawn goes to the highest it then gets to.
    pub(super) cost: usize,
    pub(super) stone: Option<Block>,
}

impl Plan {
    pub(super) const PASS: Plan = Plan { placement: None, cost: 0, stone: None };
}

/// A position.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) relief: Relief,
    pub(super) order: TurnOrder,
    pub(super) mover: Colour,
    climbers: [Climber; 5],
    pub(super) last: Option<Block>,
    pub(super) barren: u32,
    number: u32,
    pub(super) options: Options,
}

impl Node {
    pub(super) fn new(position: &Position, options: Options) -> Node {
        let building = position.building();
        let nobody = position.mover();
        let climbers = Colour::ALL.map(|colour| {
            let colour = if position.order().contains(colour) { colour } else { nobody };
            Climber {
                at: position.pawn(colour).expect("in play"),
                tools: position.tools(colour),
                best: position.best(colour).height,
                arrived: position.arrived(colour),
                stone: position.stone(colour).and_then(|at| building.top(at)),
            }
        });
        Node {
            relief: Relief::new(building, options.descend),
            order: *position.order(),
            mover: position.mover(),
            climbers,
            last: position.last(),
            barren: position.barren(),
            number: position.turn_number(),
            options,
        }
    }

    pub(super) const fn climber(&self, colour: Colour) -> &Climber {
        &self.climbers[colour.index()]
    }

    pub(super) fn height(&self, colour: Colour) -> u8 {
        self.relief.height(self.climber(colour).at)
    }

    /// After so many barren turns the game is over.
    pub(super) fn patience(&self) -> u32 {
        u32::from(self.options.rounds) * self.order.len() as u32 + 1
    }

    pub(super) fn is_over(&self) -> bool {
        self.barren >= self.patience()
    }

    /// The number of the turn that is played now.
    pub(super) const fn number(&self) -> u32 {
        self.number
    }

    /// How many turns have been played. The number of a turn counts those who follow it, too.
    pub(super) fn turns(&self) -> u32 {
        turns(self.number, self.order, self.options)
    }

    /// Where a pawn may stand in its player's next turn, if `first` is the next to move.
    pub(super) fn allowed(&self, colour: Colour, first: Colour) -> Rows {
        let mut allowed = *self.relief.bears(colour);
        let mut close = |block: Block| {
            for (allowed, closed) in allowed.iter_mut().zip(self.relief.visible(block)) {
                *allowed &= !closed;
            }
        };
        // Stones leave when their owners' turns begin.
        let mut later = false;
        for owner in self.order.from(first) {
            if let Some(face) = self.climber(owner).stone.filter(|_| later) {
                close(face);
            }
            later |= owner == colour;
        }
        // Faces with a pawn on every cell are closed to all who are not there.
        let face = |other: Colour| self.relief.top(self.climber(other).at);
        for other in self.order.iter().filter(|&other| other != colour) {
            let Some(block) = face(other).filter(|&block| face(colour) != Some(block)) else {
                continue;
            };
            let there = self.order.iter().filter(|&third| face(third) == Some(block)).count();
            let room: u32 = self.relief.visible(block).iter().map(|row| row.count_ones()).sum();
            if room as usize <= there {
                close(block);
            }
        }
        allowed
    }

    /// Where a pawn is before its turn. The table is one wherever one is on it.
    pub(super) fn start(&self, colour: Colour) -> Spots {
        let mut start = [NONE; COSTS];
        let at = self.climber(colour).at;
        if self.relief.top(at).is_some() {
            start[0] = only(at);
        } else {
            for y in self.relief.window() {
                start[0][y] = self.relief.table()[y];
            }
        }
        start
    }

    /// The same position if it were another player's turn now.
    pub(super) fn for_turn_of(&self, colour: Colour) -> Node {
        // Which block will have been moved just before is not known.
        let last = self.last.filter(|_| colour == self.mover);
        Node { mover: colour, last, ..self.clone() }
    }

    /// Where blocks cannot be put: faces with stones, and cells with others' pawns.
    pub(super) fn barred(&self) -> Rows {
        let mut barred = NONE;
        for colour in self.order.iter().filter(|&colour| colour != self.mover) {
            let at = self.climber(colour).at;
            if self.relief.top(at).is_some() {
                barred[row(at)] |= bit(at);
            }
            if let Some(face) = self.climber(colour).stone {
                for (barred, closed) in barred.iter_mut().zip(self.relief.visible(face)) {
                    *barred |= closed;
                }
            }
        }
        barred
    }

    /// The rows in which a block can begin. Blocks beside the outermost ones begin up to a block's length
    /// before them.
    pub(super) fn rows_for_blocks(&self) -> Window {
        let (first, last) = self.relief.window().into_inner();
        first.saturating_sub(5)..=last
    }

    /// Whether a block may be moved by somebody whose pawn is somewhere else.
    pub(super) fn is_movable(&self, block: Block) -> bool {
        self.last != Some(block)
            && self.relief.is_bare(block)
            && self.order.iter().all(|colour| {
                let on_it = self.relief.top(self.climber(colour).at) == Some(block);
                !(on_it && colour != self.mover) && self.stone_of_others(colour) != Some(block)
            })
    }

    /// A face that is closed during this turn.
    pub(super) fn stone_of_others(&self, colour: Colour) -> Option<Block> {
        self.climber(colour).stone.filter(|_| colour != self.mover)
    }

    /// Where the mover's pawn may be when it has moved and a block is in the air.
    pub(super) fn before_block(&self, ways: &Ways, block: Block) -> Spots {
        let mut spots = match self.options.pawn_before_block {
            PawnBeforeBlock::Yes => ways.spots,
            PawnBeforeBlock::No => self.start(self.mover),
        };
        if let Some(placed) = self.relief.placed(block) {
            leave(&mut spots, placed.placement);
        }
        spots
    }

    /// Where the mover can get in a turn with this block, and the relief it is then on.
    pub(super) fn built(&self, ways: &Ways, placement: Placement) -> (Relief, Ways) {
        let mut relief = self.relief.clone();
        let mut spots = self.before_block(ways, placement.block);
        leave(&mut spots, placement);
        relief.lift(placement.block);
        relief.put(placement);
        let climber = self.climber(self.mover);
        let allowed = self.allowed_on(&relief);
        let after = Ways::new(&relief, &spots, climber.tools, &allowed);
        (relief, after)
    }

    /// Where the mover may stand on a relief that has changed: what was closed stays closed.
    pub(super) fn allowed_on(&self, relief: &Relief) -> Rows {
        let closed = self.allowed(self.mover, self.mover);
        let bears = self.relief.bears(self.mover);
        let now = relief.bears(self.mover);
        std::array::from_fn(|y| now[y] & !(bears[y] & !closed[y]))
    }

    /// Where the mover's pawn can get by itself.
    pub(super) fn ways(&self) -> Ways {
        let allowed = self.allowed(self.mover, self.mover);
        let tools = self.climber(self.mover).tools;
        Ways::new(&self.relief, &self.start(self.mover), tools, &allowed)
    }

    /// The cells a plan may end on: the highest.
    pub(super) fn ends(&self, plan: &Plan) -> (Relief, Rows) {
        let ways = self.ways();
        let (relief, ways) = match plan.placement {
            Some(placement) => self.built(&ways, placement),
            None => (self.relief.clone(), ways),
        };
        let (_, ends) = relief.highest(&ways.spots[plan.cost]);
        (relief, ends)
    }

    /// The position after a turn.
    pub(super) fn play(&self, plan: &Plan) -> Node {
        let (relief, ends) = self.ends(plan);
        let mut node = Node { relief, ..*self };
        let height = node.height_of(&ends);
        let before = self.height(self.mover);
        let mover = &mut node.climbers[self.mover.index()];
        mover.stone = None;
        // On the table one place is as good as another.
        if height > 0 || node.relief.height(mover.at) > 0 {
            let others = || self.order.iter().filter(|&other| other != self.mover);
            let free = |cell: &Cell| others().all(|other| self.climber(other).at != *cell);
            let ends = node.relief.by_ground(&ends, mover.at);
            mover.at = ends.into_iter().find(free).unwrap_or(mover.at);
        }
        mover.tools = mover.tools.minus(ladders(plan.cost));
        if plan.stone.is_some() {
            mover.tools = mover.tools.without_stone();
            mover.stone = plan.stone;
        }
        let here = node.relief.height(mover.at);
        if here != before {
            mover.arrived = self.number;
        }
        if here > mover.best {
            mover.best = here;
            node.barren = 0;
        } else {
            node.barren = self.barren + 1;
        }
        if let Some(placement) = plan.placement {
            node.push(placement);
        }
        node.last = plan.placement.map(|placement| placement.block);
        node.number = self.number + 1;
        node.mover = self.order.next_after(self.mover);
        node.climbers[node.mover.index()].stone = None;
        node
    }

    fn height_of(&self, ends: &Rows) -> u8 {
        cells(ends).next().map_or(0, |cell| self.relief.height(cell))
    }

    /// Pawns on the table make room for a block; where exactly does not matter.
    fn push(&mut self, placement: Placement) {
        for colour in self.order.iter() {
            if colour == self.mover || !placement.covers(self.climber(colour).at) {
                continue;
            }
            let free = |cell: &Cell| self.order.iter().all(|other| self.climber(other).at != *cell);
            if let Some(cell) = cells(self.relief.table()).find(free) {
                self.climbers[colour.index()].at = cell;
            }
        }
    }
}

/// How many turns come before the one with this number: each of those who follow has a number, too.
pub(in super::super) fn turns(number: u32, order: TurnOrder, options: Options) -> u32 {
    match options.together {
        Switch::Off => number,
        Switch::On => number / order.len() as u32,
    }
}

/// The cells under a block are not there any more.
pub(super) fn leave(spots: &mut Spots, placement: Placement) {
    let (rows, width) = covered(placement);
    for spots in spots {
        for row in &mut spots[rows.clone()] {
            *row &= !width;
        }
    }
}
