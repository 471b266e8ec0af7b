//! The turns worth thinking about, ranked by what they are worth at once.

use climbers::{Block, Cell, Colour, Face, Ladder, Placement};

use super::{
    super::spread::{COSTS, Peaks},
    node::{Node, Plan, leave},
    outlook::{Outlook, Prospect, Scales, Values},
    relief::{Levels, Relief},
    rows::{NONE, Rows, around, bit, cells, covers, row},
    ways::{Spots, Ways},
};

/// A turn in outline and what it is worth to everybody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub(super) plan: Plan,
    pub(super) values: Values,
}

/// One player on the way to an idea: where its pawn may stand and where it gets.
#[derive(Clone)]
struct Party {
    colour: Colour,
    /// What is closed to it by stones and pawns.
    closed: Rows,
    start: Spots,
    ways: Ways,
    /// Everywhere it gets to, above the table.
    reached: Rows,
    /// As far as it is not too low to be missed.
    keen: Rows,
    /// Where it could stand but does not get to without ladders.
    fresh: Rows,
    /// The most units it gets up in one step.
    climb: u8,
}

/// What a block somewhere means to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Minds {
    Nothing,
    /// It may lead to something new.
    Step,
    /// It covers what may be needed.
    Loss,
}

/// What a block somewhere would mean to a player, if its colour lets them step on it.
#[derive(Clone, Copy, Default)]
struct Meaning {
    covers: bool,
    leads: bool,
}

/// All ideas for the mover of a node, best first. `judged` counts how many were judged.
pub(super) fn ideas(node: &Node, scales: &Scales, stones: usize, judged: &mut u64) -> Vec<Idea> {
    let mut thinking = Thinking::new(node, scales);
    thinking.without_block();
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        thinking.with_block(block);
    }
    let mover = node.mover.index();
    thinking.found.sort_by_key(|idea| std::cmp::Reverse(idea.values[mover]));
    thinking.add_stones(stones);
    *judged += thinking.found.len() as u64;
    thinking.found
}

struct Thinking<'a> {
    node: &'a Node,
    outlook: Outlook<'a>,
    /// The mover first, the others in turn order.
    parties: Vec<Party>,
    found: Vec<Idea>,
    /// Where blocks cannot be put: faces with stones, and those with others' pawns.
    barred: Rows,
}

impl<'a> Thinking<'a> {
    fn new(node: &'a Node, scales: &'a Scales) -> Thinking<'a> {
        let next = node.order.next_after(node.mover);
        let parties: Vec<Party> = node
            .order
            .from(node.mover)
            .map(|colour| {
                let first = if colour == node.mover { node.mover } else { next };
                let allowed = node.allowed(colour, first);
                let bears = node.relief.bears(colour);
                let closed = std::array::from_fn(|y| bears[y] & !allowed[y]);
                let start = node.start(colour);
                Party::new(&node.relief, node, colour, closed, start)
            })
            .collect();
        let mut prospects = [Prospect::default(); 5];
        for party in &parties {
            prospects[party.colour.index()] = Prospect::new(node, party.colour, party.ways.peaks);
        }
        let mut barred = NONE;
        for colour in node.order.iter().filter(|&colour| colour != node.mover) {
            let at = node.climber(colour).at;
            if node.relief.top(at).is_some() {
                barred[row(at)] |= bit(at);
            }
            if let Some(face) = node.climber(colour).stone {
                for (barred, closed) in barred.iter_mut().zip(node.relief.visible(face)) {
                    *barred |= closed;
                }
            }
        }
        let outlook = Outlook { scales, node, prospects };
        Thinking { node, outlook, parties, found: Vec::with_capacity(2_048), barred }
    }

    /// Notes the ends of a turn with this block.
    fn note(&mut self, placement: Option<Placement>, peaks: Peaks) {
        let found = &mut self.found;
        self.outlook.ends(peaks, |cost, values| {
            found.push(Idea { plan: Plan { placement, cost, stone: None }, values });
        });
    }

    fn without_block(&mut self) {
        self.note(None, self.parties[0].ways.peaks);
    }

    /// Everything that can be done with a block.
    fn with_block(&mut self, block: Block) {
        let node = self.node;
        let mut relief = node.relief.clone();
        let Some(before) = relief.lift(block) else { return };
        let lifted: Vec<Party> = self
            .parties
            .iter()
            .map(|party| {
                let start = if party.colour == node.mover {
                    node.before_block(&party.ways, block)
                } else {
                    party.start
                };
                Party::new(&relief, node, party.colour, party.closed, start)
            })
            .collect();
        if lifted[0].ways.spots == [NONE; COSTS] {
            return; // there is nowhere to go while the block moves
        }
        let base = self.outlook.prospects;
        let mut dumped = false;
        let levels = Levels::new(&relief);
        // Blocks beside the outermost ones begin up to a block's length before them.
        let (first, last) = node.relief.window().into_inner();
        let rows = first.saturating_sub(5)..=last;
        for &pose in block.kind().poses() {
            let tops = classes(block.tops(pose), node);
            for y in rows.clone() {
                let mut fits = levels.fits(&relief, pose, y);
                while fits != 0 {
                    let x = fits.trailing_zeros();
                    fits &= fits - 1;
                    let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                    let placement = Placement { block, at, pose, top: Face::Grey };
                    if covers(placement, &self.barred) {
                        continue;
                    }
                    self.try_place(
                        &mut relief,
                        &lifted,
                        placement,
                        &tops,
                        before.placement,
                        &mut dumped,
                    );
                }
            }
        }
        self.outlook.prospects = base;
    }

    /// Judges a place for a block that is in the air, with every colour on top.
    fn try_place(
        &mut self,
        relief: &mut Relief,
        lifted: &[Party],
        mut placement: Placement,
        tops: &[Face],
        before: Placement,
        dumped: &mut bool,
    ) {
        let mut below = None;
        let mut meanings = [Meaning::default(); 5];
        for (party, meaning) in lifted.iter().zip(&mut meanings) {
            *meaning = party.meaning(relief, placement);
        }
        for &top in tops {
            placement.top = top;
            if placement == before {
                continue;
            }
            let mut minds = [Minds::Nothing; 5];
            for ((party, meaning), minds) in lifted.iter().zip(meanings).zip(&mut minds) {
                *minds = match meaning {
                    Meaning { covers: true, .. } => Minds::Loss,
                    Meaning { leads: true, .. } if top.bears(party.colour) => Minds::Step,
                    Meaning { .. } => Minds::Nothing,
                };
            }
            if minds == [Minds::Nothing; 5] {
                // All places that nobody minds are the same: only what was below the block matters.
                if std::mem::replace(dumped, true) {
                    continue;
                }
            } else if below.is_none() {
                below = Some(relief.try_out(placement));
            } else {
                relief.repaint(placement);
            }
            let mut own = lifted[0].ways.peaks;
            for (party, minds) in lifted.iter().zip(minds) {
                let peaks = party.peaks_with(relief, self.node, placement, minds);
                if party.colour == self.node.mover {
                    own = peaks;
                } else {
                    self.outlook.prospects[party.colour.index()].peaks = peaks;
                }
            }
            self.note(Some(placement), own);
        }
        if let Some(below) = below {
            relief.take_back(placement, &below);
        }
    }

    /// Ends the best turns with the stone as well.
    fn add_stones(&mut self, count: usize) {
        let node = self.node;
        if !node.climber(node.mover).tools.has_stone() {
            return;
        }
        let mover = node.mover.index();
        for at in 0..count.min(self.found.len()) {
            let Idea { plan, .. } = self.found[at];
            let after = node.play(&plan);
            if after.is_over() {
                continue;
            }
            let parties: Vec<Party> = after
                .order
                .from(after.mover)
                .filter(|&colour| colour != node.mover)
                .map(|colour| {
                    let allowed = after.allowed(colour, after.mover);
                    let bears = after.relief.bears(colour);
                    let closed = std::array::from_fn(|y| bears[y] & !allowed[y]);
                    let start = after.start(colour);
                    Party::new(&after.relief, &after, colour, closed, start)
                })
                .collect();
            let mut prospects = self.outlook.prospects;
            for party in &parties {
                prospects[party.colour.index()] =
                    Prospect::new(&after, party.colour, party.ways.peaks);
            }
            let own = node.climber(node.mover);
            let climber = after.climber(node.mover);
            let height = after.height(node.mover);
            let own_allowed = after.allowed(node.mover, after.mover);
            let peaks =
                Ways::new(&after.relief, &after.start(node.mover), climber.tools, &own_allowed)
                    .peaks;
            let end = Prospect {
                height,
                tools: climber.tools.without_stone(),
                arrival: climber.best.turn,
                best: climber.best.height,
                peaks,
            };
            let climbed = climber.best != own.best;
            for face in Block::ALL {
                let visible = after.relief.visible(face);
                let needed = parties.iter().any(|party| {
                    let low = after.height(party.colour);
                    after.relief.placed(face).is_some_and(|placed| placed.height() > low)
                        && visible
                            .iter()
                            .zip(&party.reached)
                            .any(|(face, reached)| face & reached != 0)
                });
                let carries_pawn =
                    after.order.iter().any(|c| after.relief.top(after.climber(c).at) == Some(face));
                let closed = after.order.iter().any(|c| after.climber(c).stone == Some(face));
                if !needed || carries_pawn || closed {
                    continue;
                }
                let mut then = prospects;
                for party in &parties {
                    let mut party = party.clone();
                    for (closed, face) in party.closed.iter_mut().zip(&visible) {
                        *closed |= face;
                    }
                    then[party.colour.index()].peaks =
                        party.peaks(&after.relief, &after, &party.start);
                }
                let outlook = Outlook { scales: self.outlook.scales, node, prospects: then };
                let values = outlook.values(end, climbed);
                self.found.push(Idea { plan: Plan { stone: Some(face), ..plan }, values });
            }
        }
        self.found.sort_by_key(|idea| std::cmp::Reverse(idea.values[mover]));
    }
}

impl Party {
    fn new(relief: &Relief, node: &Node, colour: Colour, closed: Rows, start: Spots) -> Party {
        let allowed = open(relief, colour, &closed);
        let ways = Ways::new(relief, &start, node.climber(colour).tools, &allowed);
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
        Party { colour, closed, start, ways, reached, keen, fresh, climb }
    }

    fn peaks(&self, relief: &Relief, node: &Node, start: &Spots) -> Peaks {
        let allowed = open(relief, self.colour, &self.closed);
        Ways::new(relief, start, node.climber(self.colour).tools, &allowed).peaks
    }

    /// How high it gets with a block that lies on the relief.
    fn peaks_with(
        &self,
        relief: &Relief,
        node: &Node,
        placement: Placement,
        minds: Minds,
    ) -> Peaks {
        match minds {
            Minds::Nothing => self.ways.peaks,
            Minds::Step => {
                let tools = node.climber(self.colour).tools;
                let allowed = open(relief, self.colour, &self.closed);
                self.ways.with_step(relief, placement, tools, &allowed)
            }
            Minds::Loss => {
                let mut start = self.start;
                leave(&mut start, placement);
                self.peaks(relief, node, &start)
            }
        }
    }

    /// What a block somewhere would mean to this player.
    fn meaning(&self, relief: &Relief, placement: Placement) -> Meaning {
        let covers = covers(placement, &self.keen);
        if covers {
            return Meaning { covers, leads: false };
        }
        let top = relief.height(placement.at) + placement.pose.h();
        let mut to = top > self.ways.peaks[0];
        let mut touches = false;
        for (y, mask) in around(placement) {
            touches |= self.all(relief, y) & mask != 0;
            to |= self.fresh[y] & mask != 0;
        }
        let leads = touches && to && self.leads(relief, placement, top);
        Meaning { covers, leads }
    }

    /// Whether the top of a block can be climbed onto, and leads to something new.
    fn leads(&self, relief: &Relief, placement: Placement, top: u8) -> bool {
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

/// The colours a block may be given on top, as far as they differ: one that bears nobody stands for
/// all of those.
fn classes(tops: &[Face], node: &Node) -> Vec<Face> {
    let mut nobody = false;
    let mut found = Vec::with_capacity(tops.len());
    for &top in tops {
        let owner = top.colour();
        if owner.is_some_and(|owner| !node.order.contains(owner))
            && std::mem::replace(&mut nobody, true)
        {
            continue;
        }
        found.push(top);
    }
    found
}
