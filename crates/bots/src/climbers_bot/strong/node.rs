//! A search node: a position on bitboards, and how turns change it.

use climbers::{
    Block, Cell, Colour, Options, Placement, Position, Tools, TurnOrder,
    options::{LastChance, PawnBeforeBlock},
};

use super::{
    bitboard::{Bitboard, EMPTY, Window, bit, cells, footprint, row, single},
    height_bitboards::HeightBitboards,
    pawn_reach::{CellsByCost, PawnReach},
};
use crate::climbers_bot::{
    ladder_sets::{LADDER_SETS, ladders},
    score::turns_played,
};

/// The state of one player.
#[derive(Clone, Copy)]
pub(super) struct PlayerState {
    pub(super) at: Cell,
    pub(super) tools: Tools,
    pub(super) best: u8,
    /// The turn in which the pawn came to its current height.
    pub(super) arrived: u32,
    /// The face that the stone closes.
    pub(super) stone: Option<Block>,
}

/// A turn without the details of the walk, which are worked out when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnOutline {
    pub(super) placement: Option<Placement>,
    /// The ladder set used. The pawn goes to the highest cell it can then reach.
    pub(super) cost: usize,
    pub(super) stone: Option<Block>,
}

impl TurnOutline {
    pub(super) const PASS: TurnOutline = TurnOutline { placement: None, cost: 0, stone: None };
}

/// A position.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) board: HeightBitboards,
    pub(super) order: TurnOrder,
    pub(super) mover: Colour,
    states: [PlayerState; 5],
    pub(super) last: Option<Block>,
    pub(super) climbless_turns: u32,
    turn_number: u32,
    pub(super) options: Options,
}

impl Node {
    pub(super) fn new(position: &Position, options: Options) -> Node {
        let building = position.building();
        let nobody = position.mover();
        let states = Colour::ALL.map(|colour| {
            let colour = if position.order().contains(colour) { colour } else { nobody };
            PlayerState {
                at: position.pawn(colour).expect("in play"),
                tools: position.tools(colour),
                best: position.best(colour).height,
                arrived: position.arrived(colour),
                stone: position.stone(colour).and_then(|at| building.top(at)),
            }
        });
        Node {
            board: HeightBitboards::new(building, options.descend),
            order: *position.order(),
            mover: position.mover(),
            states,
            last: position.last(),
            climbless_turns: position.barren(),
            turn_number: position.turn_number(),
            options,
        }
    }

    pub(super) const fn state(&self, colour: Colour) -> &PlayerState {
        &self.states[colour.index()]
    }

    pub(super) fn height(&self, colour: Colour) -> u8 {
        self.board.height(self.state(colour).at)
    }

    /// The number of consecutive turns without a climb that ends the game.
    pub(super) fn climbless_limit(&self) -> u32 {
        let limit = u32::from(self.options.rounds) * self.order.len() as u32;
        match self.options.last_chance {
            LastChance::Yes => limit + 1,
            LastChance::No => limit,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.climbless_turns >= self.climbless_limit()
    }

    /// The number of the current turn.
    pub(super) const fn turn_number(&self) -> u32 {
        self.turn_number
    }

    /// How many turns have been played. Turn numbers count followers too.
    pub(super) fn turns(&self) -> u32 {
        turns_played(self.turn_number, self.order, self.options)
    }

    /// Where a pawn may stand in its next turn, if `first` moves next.
    pub(super) fn standable(&self, colour: Colour, first: Colour) -> Bitboard {
        let mut standable = *self.board.standable_by(colour);
        let mut close = |block: Block| {
            for (standable, closed) in standable.iter_mut().zip(self.board.visible(block)) {
                *standable &= !closed;
            }
        };
        // A stone is removed when its owner's turn begins.
        let mut later = false;
        for owner in self.order.from(first) {
            if let Some(face) = self.state(owner).stone.filter(|_| later) {
                close(face);
            }
            later |= owner == colour;
        }
        // Faces with a pawn on every cell are closed to all other pawns.
        let face = |other: Colour| self.board.top(self.state(other).at);
        for other in self.order.iter().filter(|&other| other != colour) {
            let Some(block) = face(other).filter(|&block| face(colour) != Some(block)) else {
                continue;
            };
            let there = self.order.iter().filter(|&third| face(third) == Some(block)).count();
            let room: u32 = self.board.visible(block).iter().map(|row| row.count_ones()).sum();
            if room as usize <= there {
                close(block);
            }
        }
        standable
    }

    /// The cells of a pawn before its turn: its own, or the whole table.
    pub(super) fn start(&self, colour: Colour) -> CellsByCost {
        let mut start = [EMPTY; LADDER_SETS];
        let at = self.state(colour).at;
        if self.board.top(at).is_some() {
            start[0] = single(at);
        } else {
            for y in self.board.window() {
                start[0][y] = self.board.table()[y];
            }
        }
        start
    }

    /// The same position with another player to move.
    pub(super) fn for_turn_of(&self, colour: Colour) -> Node {
        // It is unknown which block will have been moved before.
        let last = self.last.filter(|_| colour == self.mover);
        Node { mover: colour, last, ..self.clone() }
    }

    /// Where no block may be placed: faces with stones, and cells with other pawns.
    pub(super) fn blocked_cells(&self) -> Bitboard {
        let mut blocked_cells = EMPTY;
        for colour in self.order.iter().filter(|&colour| colour != self.mover) {
            let at = self.state(colour).at;
            if self.board.top(at).is_some() {
                blocked_cells[row(at)] |= bit(at);
            }
            if let Some(face) = self.state(colour).stone {
                for (blocked_cells, closed) in
                    blocked_cells.iter_mut().zip(self.board.visible(face))
                {
                    *blocked_cells |= closed;
                }
            }
        }
        blocked_cells
    }

    /// The rows in which a placement may start: up to a block's length before the window.
    pub(super) fn rows_for_blocks(&self) -> Window {
        let (first, last) = self.board.window().into_inner();
        first.saturating_sub(5)..=last
    }

    /// Whether a player whose pawn stands elsewhere may move a block.
    pub(super) fn is_movable(&self, block: Block) -> bool {
        self.last != Some(block)
            && self.board.is_uncovered(block)
            && self.order.iter().all(|colour| {
                let on_it = self.board.top(self.state(colour).at) == Some(block);
                !(on_it && colour != self.mover) && self.stone_of_others(colour) != Some(block)
            })
    }

    /// The face a player's stone closes during this turn.
    pub(super) fn stone_of_others(&self, colour: Colour) -> Option<Block> {
        self.state(colour).stone.filter(|_| colour != self.mover)
    }

    /// The cells of the mover's pawn when the block is lifted.
    pub(super) fn cells_before_block(&self, reach: &PawnReach, block: Block) -> CellsByCost {
        let mut cells_by_cost = match self.options.pawn_before_block {
            PawnBeforeBlock::Yes => reach.cells_by_cost,
            PawnBeforeBlock::No => self.start(self.mover),
        };
        if let Some(placed) = self.board.placed(block) {
            remove_covered(&mut cells_by_cost, placed.placement);
        }
        cells_by_cost
    }

    /// The mover's reach after this placement, and the new board.
    pub(super) fn reach_after_block(
        &self,
        reach: &PawnReach,
        placement: Placement,
    ) -> (HeightBitboards, PawnReach) {
        let mut board = self.board.clone();
        let mut cells_by_cost = self.cells_before_block(reach, placement.block);
        remove_covered(&mut cells_by_cost, placement);
        board.lift(placement.block);
        board.place(placement);
        let state = self.state(self.mover);
        let standable = self.standable_on(&board);
        let after = PawnReach::new(&board, &cells_by_cost, state.tools, &standable);
        (board, after)
    }

    /// Where the mover may stand on a changed board: what was closed stays closed.
    pub(super) fn standable_on(&self, board: &HeightBitboards) -> Bitboard {
        let closed = self.standable(self.mover, self.mover);
        let standable_by = self.board.standable_by(self.mover);
        let now = board.standable_by(self.mover);
        std::array::from_fn(|y| now[y] & !(standable_by[y] & !closed[y]))
    }

    /// The mover's reach without a block.
    pub(super) fn reach(&self) -> PawnReach {
        let standable = self.standable(self.mover, self.mover);
        let tools = self.state(self.mover).tools;
        PawnReach::new(&self.board, &self.start(self.mover), tools, &standable)
    }

    /// The possible end cells of an outline: the highest within reach.
    pub(super) fn end_cells(&self, outline: &TurnOutline) -> (HeightBitboards, Bitboard) {
        let reach = self.reach();
        let (board, reach) = match outline.placement {
            Some(placement) => self.reach_after_block(&reach, placement),
            None => (self.board.clone(), reach),
        };
        let (_, end_cells) = board.highest_cells(&reach.cells_by_cost[outline.cost]);
        (board, end_cells)
    }

    /// The position after a turn.
    pub(super) fn play(&self, outline: &TurnOutline) -> Node {
        let (board, end_cells) = self.end_cells(outline);
        let mut node = Node { board, ..*self };
        let height = node.height_of(&end_cells);
        let before = self.height(self.mover);
        let mover = &mut node.states[self.mover.index()];
        mover.stone = None;
        // On the table all cells are equivalent.
        if height > 0 || node.board.height(mover.at) > 0 {
            let others = || self.order.iter().filter(|&other| other != self.mover);
            let free = |cell: &Cell| others().all(|other| self.state(other).at != *cell);
            let end_cells = node.board.sorted_by_local_height(&end_cells, mover.at);
            mover.at = end_cells.into_iter().find(free).unwrap_or(mover.at);
        }
        mover.tools = mover.tools.minus(ladders(outline.cost));
        if outline.stone.is_some() {
            mover.tools = mover.tools.without_stone();
            mover.stone = outline.stone;
        }
        let here = node.board.height(mover.at);
        if here != before {
            mover.arrived = self.turn_number;
        }
        if here > mover.best {
            mover.best = here;
            node.climbless_turns = 0;
        } else {
            node.climbless_turns = self.climbless_turns + 1;
        }
        if let Some(placement) = outline.placement {
            node.push_pawns(placement);
        }
        node.last = outline.placement.map(|placement| placement.block);
        node.turn_number = self.turn_number + 1;
        node.mover = self.order.next_after(self.mover);
        node.states[node.mover.index()].stone = None;
        node
    }

    fn height_of(&self, end_cells: &Bitboard) -> u8 {
        cells(end_cells).next().map_or(0, |cell| self.board.height(cell))
    }

    /// Pushes pawns on the table aside; where to does not matter.
    fn push_pawns(&mut self, placement: Placement) {
        for colour in self.order.iter() {
            if colour == self.mover || !placement.covers(self.state(colour).at) {
                continue;
            }
            let free = |cell: &Cell| self.order.iter().all(|other| self.state(other).at != *cell);
            if let Some(cell) = cells(self.board.table()).find(free) {
                self.states[colour.index()].at = cell;
            }
        }
    }
}

/// Removes the cells under a block.
pub(super) fn remove_covered(cells_by_cost: &mut CellsByCost, placement: Placement) {
    let (rows, width) = footprint(placement);
    for cells_by_cost in cells_by_cost {
        for row in &mut cells_by_cost[rows.clone()] {
            *row &= !width;
        }
    }
}
