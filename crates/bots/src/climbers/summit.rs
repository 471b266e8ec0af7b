//! How high a pawn gets in one turn, by everything that can be done with a block: exhaustive, and
//! every step of it by the rules.
//!
//! A turn is a walk, a block, another walk. Where the pawn may be when the block moves is listed
//! first, with the smallest sets of ladders spent to be there: its *stands*. What a block then leads
//! to is asked of the rules once for all stands that it does not concern, and for each of the others
//! by itself. The stone comes last and lifts nobody.

use std::{
    cell::OnceCell,
    collections::{BTreeMap, HashSet},
};

use climbers::{
    Block, Cell, Climbers, Colour, Draft, Face, Placement, Pose, Reach, Step, Tools, Turn, Ways,
    options::{PawnBeforeBlock, Switch},
};

use super::turns::replayed;

/// What is done with a block: where it goes and how it lies there. The colour on top is not part of
/// it: its own or grey, a pawn does not mind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deed {
    /// Which block.
    pub block: Block,
    /// Where its lowest corner comes to lie.
    pub at: Cell,
    /// How it lies.
    pub pose: Pose,
}

impl Deed {
    /// What a turn does with a block.
    pub fn of(turn: &Turn) -> Option<Deed> {
        turn.iter().find_map(|step| match step {
            Step::Place(placement) => Some(Deed::from(*placement)),
            _ => None,
        })
    }
}

impl From<Placement> for Deed {
    fn from(Placement { block, at, pose, .. }: Placement) -> Deed {
        Deed { block, at, pose }
    }
}

/// How high the player to move gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summits {
    /// Without moving a block.
    pub alone: u8,
    /// With each block in each place, in the order of [`Deed`].
    pub by_deed: Vec<(Deed, u8)>,
}

impl Summits {
    /// Looks at everything that can be done in a turn. The game must go on, and nobody follows.
    pub fn of(game: &Climbers) -> Summits {
        let turns = Turns::new(game.draft());
        let by_deed = turns.placements().into_iter();
        let by_deed = by_deed.map(|placement| (placement.into(), turns.summit(placement)));
        Summits { alone: turns.alone(), by_deed: by_deed.collect() }
    }

    /// The greatest height there is.
    pub fn top(&self) -> u8 {
        self.by_deed.iter().map(|&(_, height)| height).chain([self.alone]).max().unwrap_or(0)
    }

    /// What leads to a height.
    pub fn leading_to(&self, height: u8) -> impl Iterator<Item = Deed> {
        let leading = self.by_deed.iter().filter(move |&&(_, reached)| reached == height);
        leading.map(|&(deed, _)| deed)
    }
}

/// A turn with the fewest steps that does this with a block and ends at a height, if there is one.
/// The block shows the player's own colour where it can.
pub fn shortest(game: &Climbers, deed: Deed, height: u8) -> Option<Turn> {
    let turns = Turns::new(game.draft());
    let Deed { block, at, pose } = deed;
    let own = Face::from(turns.colour);
    let mut tops: Vec<Face> = block.tops(pose).to_vec();
    tops.sort_by_key(|&top| (!top.bears(turns.colour), top != own));
    let mut best: Option<Turn> = None;
    for index in 0..turns.stands.len() {
        let Some(draft) = turns.draft(index) else { continue };
        let mut built = draft.clone();
        let mut places = tops.iter().map(|&top| Step::Place(Placement { block, at, pose, top }));
        if !places.any(|step| built.add(step).is_ok()) {
            continue;
        }
        let fewer =
            |turn: &Turn| best.as_ref().is_none_or(|best| turn.steps().len() < best.steps().len());
        if let Some(turn) = ended_at(&built, height).filter(fewer) {
            best = Some(turn);
        }
    }
    best
}

/// The turn with the fewest further steps after which the pawn is so high.
fn ended_at(draft: &Draft, height: u8) -> Option<Turn> {
    let position = draft.position();
    if position.height(draft.mover()) == Some(height) {
        return Some(draft.turn());
    }
    let reach = draft.reach()?;
    let high = reach.cells().filter(|&cell| position.building().height(cell) == height);
    let ways = high.flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost)));
    let steps = ways.filter_map(|(cell, cost)| reach.steps(cell, cost));
    let fewest = steps.min_by_key(Vec::len)?;
    replayed(draft, &fewest).map(|ended| ended.turn())
}

/// Where the pawn may be when the block moves.
#[derive(Clone, Copy, Debug)]
struct Stand {
    cell: Cell,
    /// The ladders that were spent to be there.
    cost: Tools,
    /// Whose face it is; the table's is none.
    face: Option<Block>,
    /// Whether every free cell of this face is a stand that costs no more: then whoever is pushed
    /// aside on it comes to stand where the pawn could have gone by itself.
    closed: bool,
}

struct Turns {
    start: Draft,
    colour: Colour,
    /// Those it has once a block has moved.
    ways: Ways,
    /// Where the pawn is comes first.
    stands: Vec<Stand>,
    /// The turn with the pawn on each stand.
    drafts: Vec<OnceCell<Option<Box<Draft>>>>,
}

impl Turns {
    fn new(start: Draft) -> Turns {
        let colour = start.mover();
        let position = start.position();
        let ways = Ways::of(position, colour, *start.options());
        let ways = Ways { bridges: Switch::Off, ..ways };
        let building = position.building();
        let stand = |cell, cost| Stand { cell, cost, face: building.top(cell), closed: false };
        let own = position.pawn(colour).map(|cell| stand(cell, Tools::NONE));
        let mut stands: Vec<Stand> = own.into_iter().collect();
        let before = start.options().pawn_before_block == PawnBeforeBlock::Yes;
        if let Some(reach) = start.reach().filter(|_| before) {
            let ways =
                reach.cells().flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost)));
            stands.extend(ways.map(|(cell, cost)| stand(cell, cost)));
        }
        let drafts = stands.iter().map(|_| OnceCell::new()).collect();
        let mut turns = Turns { start, colour, ways, stands, drafts };
        turns.find_closed();
        turns
    }

    fn find_closed(&mut self) {
        let position = self.start.position();
        let free = |cell: &Cell| position.pawn_on(*cell).is_none_or(|other| other == self.colour);
        let mut known: Vec<((Option<Block>, Tools), bool)> = Vec::new();
        for index in 0..self.stands.len() {
            let Stand { face, cost, .. } = self.stands[index];
            let there = known.iter().find(|(key, _)| *key == (face, cost));
            let closed = if let Some(&(_, closed)) = there {
                closed
            } else {
                let within = |stand: &&Stand| stand.face == face && stand.cost.is_within(cost);
                let stands = self.stands.iter().filter(within);
                let cells: HashSet<Cell> = stands.map(|stand| stand.cell).collect();
                let all = Cell::all().filter(free);
                let mut all = all.filter(|&cell| position.building().top(cell) == face);
                let closed = all.all(|cell| cells.contains(&cell));
                known.push(((face, cost), closed));
                closed
            };
            self.stands[index].closed = closed;
        }
    }

    /// The turn with the pawn on a stand.
    fn draft(&self, index: usize) -> Option<&Draft> {
        let made = self.drafts[index].get_or_init(|| {
            if index == 0 {
                return Some(Box::new(self.start.clone()));
            }
            let Stand { cell, cost, .. } = self.stands[index];
            let steps = self.start.reach()?.steps(cell, cost)?;
            replayed(&self.start, &steps).map(Box::new)
        });
        made.as_deref()
    }

    /// How high the pawn gets without a block.
    fn alone(&self) -> u8 {
        let building = self.start.position().building();
        self.stands.iter().map(|stand| building.height(stand.cell)).max().unwrap_or(0)
    }

    /// A lawful move of a block for every deed, from whatever stand: with a colour on top that bears
    /// the pawn, if there is one.
    fn placements(&self) -> Vec<Placement> {
        let mut found: BTreeMap<Deed, Placement> = BTreeMap::new();
        // Whoever stands on the table is in nobody's way: nothing is lawful that is not lawful then.
        // Else one stand on each face will do.
        let on_table = self.stands.iter().position(|stand| stand.face.is_none());
        let first_there = |&index: &usize| {
            let face = self.stands[index].face;
            self.stands[..index].iter().all(|before| before.face != face)
        };
        let stands: Vec<usize> = match on_table {
            Some(index) => vec![index],
            None => (0..self.stands.len()).filter(first_there).collect(),
        };
        for draft in stands.into_iter().filter_map(|index| self.draft(index)) {
            for placement in draft.all_placements() {
                let known = found.entry(placement.into()).or_insert(placement);
                if placement.top.bears(self.colour) {
                    *known = placement;
                }
            }
        }
        found.into_values().collect()
    }

    /// How high the pawn gets with this move of a block, wherever it was before; 0 if it is lawful
    /// from no stand.
    fn summit(&self, placement: Placement) -> u8 {
        let position = self.start.position();
        let building = position.building();
        // Faces on which somebody else has to make room: whoever is there as well may be in the way.
        let others = position.order().iter().filter(|&other| other != self.colour);
        let pushed = others.filter_map(|other| position.pawn(other));
        let crowded: Vec<Option<Block>> =
            pushed.filter(|&cell| placement.covers(cell)).map(|cell| building.top(cell)).collect();
        let mut plain: Vec<usize> = Vec::new();
        let mut best = 0;
        for (index, stand) in self.stands.iter().enumerate() {
            if stand.face == Some(placement.block) {
                continue; // a block that carries a pawn stays
            }
            let covered = placement.covers(stand.cell);
            if crowded.contains(&stand.face) || covered && !stand.closed {
                best = best.max(self.summit_from(placement, &[index]));
            } else if !covered {
                plain.push(index);
            }
        }
        best.max(self.summit_from(placement, &plain))
    }

    /// How high the pawn gets from any of these stands, which are all the same to the block.
    fn summit_from(&self, placement: Placement, stands: &[usize]) -> u8 {
        let Some(draft) = stands.first().and_then(|&index| self.draft(index)) else { return 0 };
        let mut built = draft.clone();
        if built.add(Step::Place(placement)).is_err() {
            return 0;
        }
        let position = built.position();
        let starts = stands.iter().map(|&index| (self.stands[index].cell, self.stands[index].cost));
        let pawn = position.pawn(self.colour);
        // The one stand of those that are looked at by themselves may have been pushed aside.
        let starts = starts.map(|(cell, cost)| match (stands.len(), pawn) {
            (1, Some(pawn)) => (pawn, cost),
            _ => (cell, cost),
        });
        Reach::from_any(position, self.colour, self.ways, starts).summit()
    }
}
