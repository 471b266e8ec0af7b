//! The turns worth thinking about, ranked by what they are worth at once.

use climbers::{Block, Cell, Colour, Face, Ladder, Placement};

use super::{
    super::spread::{COSTS, Peaks},
    node::{Node, Plan, leave},
    outlook::{Outlook, Prospect, Scales, Values},
    relief::{Levels, Relief},
    rows::{NONE, ROWS, Rows, around, bit, covers, row},
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
        for &pose in block.kind().poses() {
            let tops = classes(block.tops(pose), node);
            for y in 0..ROWS {
                let mut fits = levels.fits(&relief, pose, y);
                while fits != 0 {
                    let x = fits.trailing_zeros();
                    fits &= fits - 1;
                    let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                    let mut placement = Placement { block, at, pose, top: Face::Grey };
                    if covers(placement, &self.barred) {
                        continue;
                    }
                    for &top in &tops {
                        placement.top = top;
                        if placement == before.placement {
                            continue;
                        }
                        self.try_placement(&mut relief, &lifted, placement, &mut dumped);
                    }
                }
            }
        }
        self.outlook.prospects = base;
    }

    /// Judges one move of a block that is in the air.
    fn try_placement(
        &mut self,
        relief: &mut Relief,
        lifted: &[Party],
        placement: Placement,
        dumped: &mut bool,
    ) {
        let mut concerned = [false; 5];
        let mut any = false;
        for (party, concerned) in lifted.iter().zip(&mut concerned) {
            *concerned = party.minds(relief, self.node, placement);
            any |= *concerned;
        }
        if !any {
            // All places that nobody minds are the same: only what was below the block matters.
            if std::mem::replace(dumped, true) {
                return;
            }
        }
        if any {
            relief.put(placement);
        }
        let mut own = lifted[0].ways.peaks;
        for (party, concerned) in lifted.iter().zip(concerned) {
            let peaks = if concerned {
                let mut start = party.start;
                leave(&mut start, placement);
                party.peaks(relief, self.node, &start)
            } else {
                party.ways.peaks
            };
            if party.colour == self.node.mover {
                own = peaks;
            } else {
                self.outlook.prospects[party.colour.index()].peaks = peaks;
            }
        }
        if any {
            relief.lift(placement.block);
        }
        self.note(Some(placement), own);
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
                prospects[party.colour.index()] = Prospect::new(&after, party.colour, party.ways.peaks);
            }
            let own = node.climber(node.mover);
            let climber = after.climber(node.mover);
            let height = after.height(node.mover);
            let own_allowed = after.allowed(node.mover, after.mover);
            let peaks =
                Ways::new(&after.relief, &after.start(node.mover), climber.tools, &own_allowed).peaks;
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
                        && visible.iter().zip(&party.reached).any(|(face, reached)| face & reached != 0)
                });
                let carries_pawn =
                    after.order.iter().any(|c| after.relief.top(after.climber(c).at) == Some(face));
                let closed =
                    after.order.iter().any(|c| after.climber(c).stone == Some(face));
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
                let outlook =
                    Outlook { scales: self.outlook.scales, node, prospects: then };
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
        Party { colour, closed, start, ways, reached }
    }

    fn peaks(&self, relief: &Relief, node: &Node, start: &Spots) -> Peaks {
        let allowed = open(relief, self.colour, &self.closed);
        Ways::new(relief, start, node.climber(self.colour).tools, &allowed).peaks
    }

    /// Whether it matters to this player that a block is put somewhere: it covers what is needed,
    /// or leads to something new.
    fn minds(&self, relief: &Relief, node: &Node, placement: Placement) -> bool {
        if covers(placement, &self.reached) {
            return true;
        }
        if !placement.top.bears(self.colour) {
            return false;
        }
        let top = relief.height(placement.at) + placement.pose.h();
        let tools = node.climber(self.colour).tools;
        let large = tools.has(Ladder::Large);
        let most = if large { 4 } else if tools.has(Ladder::Small) { 2 } else { 1 };
        let higher = top > self.ways.peaks[0];
        let free = &self.ways.spots[0];
        let bears = relief.bears(self.colour);
        let (mut from, mut to) = (false, higher);
        for (y, mask) in around(placement) {
            let mut reached = self.all(relief, y) & mask;
            while reached != 0 && !from {
                let cell = Cell::new(reached.trailing_zeros() as u8, y as u8);
                reached &= reached - 1;
                from = cell.is_some_and(|cell| relief.height(cell) + most >= top);
            }
            let mut new = bears[y] & !self.closed[y] & !free[y] & mask;
            while new != 0 && !to {
                let cell = Cell::new(new.trailing_zeros() as u8, y as u8);
                new &= new - 1;
                to = cell.is_some_and(|cell| relief.height(cell) <= top + most);
            }
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
