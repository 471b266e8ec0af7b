//! An exhaustive solver for the greatest height a pawn can reach in one turn. Every step is made by
//! the rules.
//!
//! A turn is a walk, a block move and another walk. The solver first lists the cells on which the
//! pawn may stand when the block moves, with the minimal ladder sets to get there. For each block
//! move it then asks the rules once for all start cells that the block does not affect, and once
//! for each of the others. The stone comes last and lifts nobody.

use std::{
    cell::OnceCell,
    collections::{BTreeMap, HashSet},
};

use climbers::{
    Block, Cell, Climbers, Colour, Draft, Face, Placement, Pose, Reach, Step, Tools, Turn,
    WalkOptions,
    options::{PawnBeforeBlock, Switch},
};

use super::baseline::with_steps;

/// Where a block goes and in which pose. The colour on top is not part of it: any colour that bears
/// the pawn will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockMove {
    /// Which block.
    pub block: Block,
    /// The cell of its lowest corner.
    pub at: Cell,
    /// Its pose.
    pub pose: Pose,
}

impl BlockMove {
    /// The block move in a turn.
    pub fn of(turn: &Turn) -> Option<BlockMove> {
        turn.iter().find_map(|step| match step {
            Step::Place(placement) => Some(BlockMove::from(*placement)),
            _ => None,
        })
    }
}

impl From<Placement> for BlockMove {
    fn from(Placement { block, at, pose, .. }: Placement) -> BlockMove {
        BlockMove { block, at, pose }
    }
}

/// The greatest heights of the player to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnHeights {
    /// Without moving a block.
    pub without_block: u8,
    /// With each block move, sorted by [`BlockMove`].
    pub by_block_move: Vec<(BlockMove, u8)>,
}

impl TurnHeights {
    /// Solves a position. The game must not be over, and no follower is to move.
    pub fn of(game: &Climbers) -> TurnHeights {
        let solver = Solver::new(game.draft());
        let by_block_move = solver.placements().into_iter();
        let by_block_move =
            by_block_move.map(|placement| (placement.into(), solver.max_height(placement)));
        TurnHeights {
            without_block: solver.without_block(),
            by_block_move: by_block_move.collect(),
        }
    }

    /// The greatest height overall.
    pub fn max(&self) -> u8 {
        self.by_block_move
            .iter()
            .map(|&(_, height)| height)
            .chain([self.without_block])
            .max()
            .unwrap_or(0)
    }

    /// The block moves that reach a height.
    pub fn reaching(&self, height: u8) -> impl Iterator<Item = BlockMove> {
        let leading = self.by_block_move.iter().filter(move |&&(_, reached)| reached == height);
        leading.map(|&(block_move, _)| block_move)
    }
}

/// A shortest turn that makes this block move and ends at a height. The block shows the player's
/// own colour if possible.
pub fn shortest_turn(game: &Climbers, block_move: BlockMove, height: u8) -> Option<Turn> {
    let solver = Solver::new(game.draft());
    let BlockMove { block, at, pose } = block_move;
    let own = Face::from(solver.colour);
    let mut tops: Vec<Face> = block.tops(pose).to_vec();
    tops.sort_by_key(|&top| (!top.bears(solver.colour), top != own));
    let mut best: Option<Turn> = None;
    for index in 0..solver.start_cells.len() {
        let Some(draft) = solver.draft(index) else { continue };
        let mut built = draft.clone();
        let mut places = tops.iter().map(|&top| Step::Place(Placement { block, at, pose, top }));
        if !places.any(|step| built.add(step).is_ok()) {
            continue;
        }
        let fewer =
            |turn: &Turn| best.as_ref().is_none_or(|best| turn.steps().len() < best.steps().len());
        if let Some(turn) = turn_ending_at(&built, height).filter(fewer) {
            best = Some(turn);
        }
    }
    best
}

/// The shortest continuation that ends at a height.
fn turn_ending_at(draft: &Draft, height: u8) -> Option<Turn> {
    let position = draft.position();
    if position.height(draft.mover()) == Some(height) {
        return Some(draft.turn());
    }
    let reach = draft.reach()?;
    let high = reach.cells().filter(|&cell| position.building().height(cell) == height);
    let ways = high.flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost)));
    let steps = ways.filter_map(|(cell, cost)| reach.steps(cell, cost));
    let fewest = steps.min_by_key(Vec::len)?;
    with_steps(draft, &fewest).map(|ended| ended.turn())
}

/// A cell on which the pawn may stand when the block moves.
#[derive(Clone, Copy, Debug)]
struct StartCell {
    cell: Cell,
    /// The ladders used to get there.
    cost: Tools,
    /// The block under the cell; `None` for the table.
    face: Option<Block>,
    /// Whether the pawn can reach every free cell of this face at no higher cost. Then being pushed
    /// aside on it changes nothing.
    closed: bool,
}

struct Solver {
    start: Draft,
    colour: Colour,
    /// How the pawn may move after the block.
    walk_options: WalkOptions,
    /// The pawn's current cell comes first.
    start_cells: Vec<StartCell>,
    /// The turn with the pawn on each start cell, made on demand.
    drafts: Vec<OnceCell<Option<Box<Draft>>>>,
}

impl Solver {
    fn new(start: Draft) -> Solver {
        let colour = start.mover();
        let position = start.position();
        let walk_options = WalkOptions::of(position, colour, *start.options());
        let walk_options = WalkOptions { bridges: Switch::Off, ..walk_options };
        let building = position.building();
        let start_cell =
            |cell, cost| StartCell { cell, cost, face: building.top(cell), closed: false };
        let own = position.pawn(colour).map(|cell| start_cell(cell, Tools::NONE));
        let mut start_cells: Vec<StartCell> = own.into_iter().collect();
        let before = start.options().pawn_before_block == PawnBeforeBlock::Yes;
        if let Some(reach) = start.reach().filter(|_| before) {
            let ways =
                reach.cells().flat_map(|cell| reach.costs(cell).map(move |cost| (cell, cost)));
            start_cells.extend(ways.map(|(cell, cost)| start_cell(cell, cost)));
        }
        let drafts = start_cells.iter().map(|_| OnceCell::new()).collect();
        let mut solver = Solver { start, colour, walk_options, start_cells, drafts };
        solver.find_closed();
        solver
    }

    fn find_closed(&mut self) {
        let position = self.start.position();
        let free = |cell: &Cell| position.pawn_on(*cell).is_none_or(|other| other == self.colour);
        let mut known: Vec<((Option<Block>, Tools), bool)> = Vec::new();
        for index in 0..self.start_cells.len() {
            let StartCell { face, cost, .. } = self.start_cells[index];
            let there = known.iter().find(|(key, _)| *key == (face, cost));
            let closed = if let Some(&(_, closed)) = there {
                closed
            } else {
                let within = |start_cell: &&StartCell| {
                    start_cell.face == face && start_cell.cost.is_within(cost)
                };
                let start_cells = self.start_cells.iter().filter(within);
                let cells: HashSet<Cell> = start_cells.map(|start_cell| start_cell.cell).collect();
                let all = Cell::all().filter(free);
                let mut all = all.filter(|&cell| position.building().top(cell) == face);
                let closed = all.all(|cell| cells.contains(&cell));
                known.push(((face, cost), closed));
                closed
            };
            self.start_cells[index].closed = closed;
        }
    }

    /// The turn with the pawn on a start cell.
    fn draft(&self, index: usize) -> Option<&Draft> {
        let made = self.drafts[index].get_or_init(|| {
            if index == 0 {
                return Some(Box::new(self.start.clone()));
            }
            let StartCell { cell, cost, .. } = self.start_cells[index];
            let steps = self.start.reach()?.steps(cell, cost)?;
            with_steps(&self.start, &steps).map(Box::new)
        });
        made.as_deref()
    }

    /// The greatest height without a block.
    fn without_block(&self) -> u8 {
        let building = self.start.position().building();
        self.start_cells
            .iter()
            .map(|start_cell| building.height(start_cell.cell))
            .max()
            .unwrap_or(0)
    }

    /// One legal placement per block move, from any start cell; with a colour on top that bears the
    /// pawn if possible.
    fn placements(&self) -> Vec<Placement> {
        let mut found: BTreeMap<BlockMove, Placement> = BTreeMap::new();
        // From the table every placement is legal that is legal from anywhere. Otherwise one start
        // cell per face is enough.
        let on_table = self.start_cells.iter().position(|start_cell| start_cell.face.is_none());
        let first_there = |&index: &usize| {
            let face = self.start_cells[index].face;
            self.start_cells[..index].iter().all(|before| before.face != face)
        };
        let start_cells: Vec<usize> = match on_table {
            Some(index) => vec![index],
            None => (0..self.start_cells.len()).filter(first_there).collect(),
        };
        for draft in start_cells.into_iter().filter_map(|index| self.draft(index)) {
            for placement in draft.all_placements() {
                let known = found.entry(placement.into()).or_insert(placement);
                if placement.top.bears(self.colour) {
                    *known = placement;
                }
            }
        }
        found.into_values().collect()
    }

    /// The greatest height with this placement from any start cell; 0 if it is never legal.
    fn max_height(&self, placement: Placement) -> u8 {
        let position = self.start.position();
        let building = position.building();
        // Faces on which another pawn is pushed aside: our own pawn may be in its way.
        let others = position.order().iter().filter(|&other| other != self.colour);
        let pushed = others.filter_map(|other| position.pawn(other));
        let crowded: Vec<Option<Block>> =
            pushed.filter(|&cell| placement.covers(cell)).map(|cell| building.top(cell)).collect();
        let mut plain: Vec<usize> = Vec::new();
        let mut best = 0;
        for (index, start_cell) in self.start_cells.iter().enumerate() {
            if start_cell.face == Some(placement.block) {
                continue; // a block that carries a pawn stays
            }
            let covered = placement.covers(start_cell.cell);
            if crowded.contains(&start_cell.face) || covered && !start_cell.closed {
                best = best.max(self.max_height_from(placement, &[index]));
            } else if !covered {
                plain.push(index);
            }
        }
        best.max(self.max_height_from(placement, &plain))
    }

    /// The greatest height from start cells that the block affects alike.
    fn max_height_from(&self, placement: Placement, start_cells: &[usize]) -> u8 {
        let Some(draft) = start_cells.first().and_then(|&index| self.draft(index)) else {
            return 0;
        };
        let mut built = draft.clone();
        if built.add(Step::Place(placement)).is_err() {
            return 0;
        }
        let position = built.position();
        let starts = start_cells
            .iter()
            .map(|&index| (self.start_cells[index].cell, self.start_cells[index].cost));
        let pawn = position.pawn(self.colour);
        // A pawn on a single start cell may have been pushed aside.
        let starts = starts.map(|(cell, cost)| match (start_cells.len(), pawn) {
            (1, Some(pawn)) => (pawn, cost),
            _ => (cell, cost),
        });
        Reach::from_any(position, self.colour, self.walk_options, starts).summit()
    }
}
