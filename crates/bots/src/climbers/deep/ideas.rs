//! The turns worth thinking about, ranked by what they are worth at once.

use climbers::{Block, Cell, Face, Placement};

use super::{
    super::{
        spread::{COSTS, Peaks},
        worth::is_decided,
    },
    levels::Levels,
    node::{Node, Plan},
    outlook::{Outlook, Prospect, Values},
    party::{Marks, Meaning, Minds, Party},
    relief::Relief,
    rows::{NONE, Rows, covering},
    scales::Scales,
    stones::closings,
};

/// A turn in outline and what it is worth to everybody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Idea {
    pub(super) plan: Plan,
    pub(super) values: Values,
    /// Whether the pawn gets higher than ever, so that the game goes on.
    pub(super) climbs: bool,
    /// How high the ground is where the pawn gets, in hundredths; a guess until it is played.
    pub(super) ground: i32,
}

impl Idea {
    /// Whether two ideas come to the same for now.
    fn is_like(&self, other: &Idea) -> bool {
        self.values == other.values && self.plan.cost == other.plan.cost
    }
}

/// The first of these ideas, which are sorted, as far as they differ: of those that come to the same
/// for now, at most `alike`. The best ways to climb are among them, whatever they cost.
pub(super) fn varied(found: &[Idea], count: usize, alike: usize) -> Vec<Idea> {
    let mut chosen: Vec<Idea> = Vec::with_capacity(count);
    for idea in found {
        if chosen.len() >= count {
            break;
        }
        if chosen.iter().filter(|known| known.is_like(idea)).count() < alike {
            chosen.push(*idea);
        }
    }
    for (cost, room) in (0..COSTS).zip((1..count).rev()) {
        let climbs = |idea: &&Idea| idea.climbs && idea.plan.cost == cost;
        if let Some(idea) = found.iter().find(climbs)
            && !chosen.iter().any(|known| climbs(&known))
        {
            chosen.truncate(room);
            chosen.push(*idea);
        }
    }
    chosen
}

/// The best of these ideas, which are sorted, looked at again: each is played to see on which ground
/// the pawn gets. Best first, with where they lead.
pub(super) fn grounded(node: &Node, scales: &Scales, ideas: &[Idea]) -> Vec<(Idea, Node)> {
    let mover = node.mover.index();
    let others = (node.order.len() as u32 - 1).cast_signed();
    let mut found: Vec<(Idea, Node)> = ideas
        .iter()
        .map(|&idea| {
            let child = node.play(&idea.plan);
            let mut idea = idea;
            let ground = child.relief.ground(child.climber(node.mover).at);
            let more = scales.ground * (ground - idea.ground) / 100;
            if !is_decided(idea.values[mover]) {
                for colour in node.order.iter() {
                    let more = if colour == node.mover { more } else { -more / others };
                    idea.values[colour.index()] += more;
                }
            }
            idea.ground = ground;
            (idea, child)
        })
        .collect();
    found.sort_by_key(|(idea, _)| std::cmp::Reverse(idea.values[mover]));
    found
}

/// Ideas for the mover of a node, best first; there is at least one. So many of the best are also ended
/// with the stone.
pub(super) fn ideas(node: &Node, scales: &Scales, stones: usize) -> Vec<Idea> {
    let mut thinking = Thinking::new(node, scales);
    thinking.without_block();
    for block in Block::ALL.into_iter().filter(|&block| node.is_movable(block)) {
        thinking.with_block(block);
    }
    let mut found = thinking.found;
    let mover = node.mover.index();
    found.sort_by_key(|idea| std::cmp::Reverse(idea.values[mover]));
    if stones > 0 {
        let best = found.iter().take(stones);
        let closing: Vec<Idea> = best.flat_map(|idea| closings(node, scales, &idea.plan)).collect();
        found.extend(closing);
        found.sort_by_key(|idea| std::cmp::Reverse(idea.values[mover]));
    }
    found
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

/// Everybody while a block is in the air.
#[derive(Clone, Copy)]
struct Lifted<'a> {
    parties: &'a [Party],
    /// Where the block in its pose may mean something to them.
    marks: &'a [Marks; 5],
    /// Where the block was.
    before: Placement,
}

impl<'a> Thinking<'a> {
    fn new(node: &'a Node, scales: &'a Scales) -> Thinking<'a> {
        let next = node.order.next_after(node.mover);
        let parties: Vec<Party> = node
            .order
            .from(node.mover)
            .map(|colour| {
                let first = if colour == node.mover { node.mover } else { next };
                Party::of(node, colour, first)
            })
            .collect();
        let mut prospects = [Prospect::default(); 5];
        for party in &parties {
            prospects[party.colour.index()] = Prospect::new(node, party.colour, party.ways.peaks);
        }
        let outlook = Outlook::new(node, scales, prospects);
        Thinking { node, outlook, parties, found: Vec::with_capacity(2_048), barred: node.barred() }
    }

    /// Notes the ends of a turn with this block.
    fn note(&mut self, placement: Option<Placement>, peaks: Peaks) {
        let found = &mut self.found;
        let climbed = self.node.climber(self.node.mover).best;
        self.outlook.ends(peaks, |cost, &Prospect { height, ground, .. }, values| {
            let plan = Plan { placement, cost, stone: None };
            found.push(Idea { plan, values, climbs: height > climbed, ground });
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
                Party::new(&relief, node, party.colour, party.closed, &start)
            })
            .collect();
        if lifted[0].ways.spots == [NONE; COSTS] {
            return; // there is nowhere to go while the block moves
        }
        let base = self.outlook.prospects;
        let mut dumped = false;
        let levels = Levels::new(&relief);
        let rows = node.rows_for_blocks();
        for &pose in block.kind().poses() {
            let tops = classes(block.tops(pose), node);
            let mut marks = [Marks::NONE; 5];
            for (marks, party) in marks.iter_mut().zip(&lifted) {
                *marks = party.marks(&relief, pose);
            }
            let barred = covering(&self.barred, pose);
            for y in rows.clone() {
                let mut fits = levels.fits(&relief, pose, y) & !barred[y];
                let minded = marks.iter().fold(0, |all, marks| all | marks.row(y));
                while fits != 0 {
                    let x = fits.trailing_zeros();
                    fits &= fits - 1;
                    let Some(at) = Cell::new(x as u8, y as u8) else { continue };
                    let placement = Placement { block, at, pose, top: Face::Grey };
                    let lifted =
                        Lifted { parties: &lifted, marks: &marks, before: before.placement };
                    self.try_place(&mut relief, lifted, placement, &tops, &mut dumped);
                    if dumped {
                        fits &= minded;
                    }
                }
            }
        }
        self.outlook.prospects = base;
    }

    /// Judges a place for a block that is in the air, with every colour on top.
    fn try_place(
        &mut self,
        relief: &mut Relief,
        Lifted { parties: lifted, marks, before }: Lifted,
        mut placement: Placement,
        tops: &[Face],
        dumped: &mut bool,
    ) {
        let mut meanings = [Meaning::default(); 5];
        let mut steps: [Peaks; 5] = Default::default();
        for (((party, marks), meaning), steps) in
            lifted.iter().zip(marks).zip(&mut meanings).zip(&mut steps)
        {
            *meaning = party.meaning(relief, placement, marks);
            if meaning.leads {
                *steps = party.peaks_with_step(relief, self.node, placement);
            }
        }
        let mut below = None;
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
            // All places that nobody minds are the same: only what was below the block matters.
            if minds == [Minds::Nothing; 5] && std::mem::replace(dumped, true) {
                continue;
            }
            if minds.contains(&Minds::Loss) {
                if below.is_none() {
                    below = Some(relief.try_out(placement));
                } else {
                    relief.repaint(placement);
                }
            }
            let mut own = lifted[0].ways.peaks;
            for ((party, minds), step) in lifted.iter().zip(minds).zip(steps) {
                let peaks = match minds {
                    Minds::Nothing => party.ways.peaks,
                    Minds::Step => step,
                    Minds::Loss => party.peaks_under(relief, self.node, placement),
                };
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
}

/// The colours a block may be given on top, as far as they differ: one that bears nobody stands for
/// all of those, and nobody builds for others if it can be helped.
fn classes(tops: &[Face], node: &Node) -> Vec<Face> {
    let own = |face: &&Face| face.colour().is_none_or(|owner| owner == node.mover);
    let foreign = |face: &&Face| !own(face);
    let bears_nobody = |face: &&Face| {
        foreign(face) && face.colour().is_some_and(|owner| !node.order.contains(owner))
    };
    let mut found: Vec<Face> = tops.iter().filter(own).copied().collect();
    match tops.iter().find(bears_nobody) {
        Some(&nobody) => found.push(nobody),
        None => found.extend(tops.iter().filter(foreign)),
    }
    found
}
