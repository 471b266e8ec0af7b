//! The cells a pawn reaches, by ladder set.

use climbers::{Cell, Ladder, Placement, Tools};

use super::{
    bitboard::{Bitboard, EMPTY, ROWS, Window, bit, border, footprint},
    height_bitboards::HeightBitboards,
};
use crate::climbers_bot::ladder_sets::{LADDER_SETS, LARGE, MaxHeights, SMALL, ladders};

/// Cells by the ladder set used to get there.
pub(super) type CellsByCost = [Bitboard; LADDER_SETS];

/// All cells a pawn can reach.
#[derive(Clone)]
pub(super) struct PawnReach {
    /// Each cell under its minimal ladder sets only.
    pub(super) cells_by_cost: CellsByCost,
    /// The greatest height with each ladder set; 0 if it reaches nothing.
    pub(super) max_heights: MaxHeights,
}

impl PawnReach {
    /// Expands from the cells a pawn may be on, given the tools it had at first.
    pub(super) fn new(
        board: &HeightBitboards,
        start: &CellsByCost,
        tools: Tools,
        standable: &Bitboard,
    ) -> PawnReach {
        let mut reach = PawnReach { cells_by_cost: *start, max_heights: [0; LADDER_SETS] };
        let (small, large) = (tools.has(Ladder::Small), tools.has(Ladder::Large));
        board.flood_fill(&mut reach.cells_by_cost[0], standable);
        reach.max_heights[0] = board.max_height(&reach.cells_by_cost[0]);
        if !small && !large {
            return reach;
        }
        let unreached = minus(standable, &reach.cells_by_cost[0]);
        if small {
            let up = board.small_ladder_targets(&reach.cells_by_cost[0], &unreached);
            reach.expand(board, 1, &up, &unreached);
        }
        if large {
            let up = board.large_ladder_targets(&reach.cells_by_cost[0], &unreached);
            reach.expand(board, 2, &up, &unreached);
        }
        if small && large {
            let unreached =
                minus(&minus(&unreached, &reach.cells_by_cost[1]), &reach.cells_by_cost[2]);
            let mut up = board.small_ladder_targets(&reach.cells_by_cost[2], &unreached);
            add(&mut up, &board.large_ladder_targets(&reach.cells_by_cost[1], &unreached));
            reach.expand(board, 3, &up, &unreached);
        }
        reach
    }

    /// Expands from where a ladder leads.
    fn expand(
        &mut self,
        board: &HeightBitboards,
        cost: usize,
        up: &Bitboard,
        unreached: &Bitboard,
    ) {
        let cells_by_cost = &mut self.cells_by_cost[cost];
        for ((cells_by_cost, up), unreached) in cells_by_cost.iter_mut().zip(up).zip(unreached) {
            *cells_by_cost = (*cells_by_cost | up) & unreached;
        }
        if *cells_by_cost == EMPTY {
            return;
        }
        board.flood_fill(cells_by_cost, unreached);
        self.max_heights[cost] = board.max_height(cells_by_cost);
    }

    /// The cells the pawn may stand on but does not reach, by ladder set.
    pub(super) fn unreached(&self, standable: &Bitboard) -> CellsByCost {
        std::array::from_fn(|cost| {
            let fewer = (0..LADDER_SETS).filter(|fewer| fewer & !cost == 0);
            fewer.fold(*standable, |unreached, fewer| minus(&unreached, &self.cells_by_cost[fewer]))
        })
    }

    /// The greatest heights if the lifted block is placed here. What was reached stays reached; the
    /// block may lead to more. The block is not put on the board, which would take longer than all
    /// the rest.
    pub(super) fn max_heights_with_block(
        &self,
        board: &HeightBitboards,
        placement: Placement,
        tools: Tools,
        unreached: &CellsByCost,
    ) -> MaxHeights {
        let mut max_heights = self.max_heights;
        let top = board.height(placement.at) + placement.pose.h();
        let on_it = self.entries(board, placement, top);
        if on_it == 0 {
            return max_heights;
        }
        let exits = Exits::new(board, placement, top, &self.cells_by_cost[0]);
        if !exits.any {
            for cost in
                (0..LADDER_SETS).filter(|&cost| has_ladders(tools, cost) && on_it & 1 << cost != 0)
            {
                max_heights[cost] = max_heights[cost].max(top);
            }
            return max_heights;
        }
        let (rows, width) = footprint(placement);
        let mut new = [EMPTY; LADDER_SETS];
        // A bit mask of the ladder sets that reach something new beyond the block.
        let mut found = 0_u8;
        for cost in (0..LADDER_SETS).filter(|&cost| has_ladders(tools, cost)) {
            let is_on_it = |cost: usize| on_it & 1 << cost != 0;
            let goes_on = |ladder: usize| cost & ladder != 0 && found & 1 << (cost & !ladder) != 0;
            let leaves = |ladder: usize| cost & ladder != 0 && is_on_it(cost & !ladder);
            let mut up = EMPTY;
            if is_on_it(cost) {
                max_heights[cost] = max_heights[cost].max(top);
                exits.add(&exits.free, &mut up);
            }
            if leaves(SMALL) {
                exits.add(&exits.small_ladder_steps, &mut up);
            }
            if leaves(LARGE) {
                exits.add(&exits.large_ladder_steps, &mut up);
            }
            if goes_on(SMALL) {
                add(&mut up, &board.small_ladder_targets(&new[cost & !SMALL], &unreached[cost]));
            }
            if goes_on(LARGE) {
                add(&mut up, &board.large_ladder_targets(&new[cost & !LARGE], &unreached[cost]));
            }
            let mut any = 0;
            for (up, unreached) in up.iter_mut().zip(&unreached[cost]) {
                *up &= unreached;
                any |= *up;
            }
            if any == 0 {
                continue;
            }
            let mut unreached = unreached[cost];
            for row in &mut unreached[rows.clone()] {
                *row &= !width;
            }
            for fewer in (0..cost).filter(|fewer| fewer & !cost == 0 && found & 1 << fewer != 0) {
                unreached = minus(&unreached, &new[fewer]);
            }
            for (up, unreached) in up.iter_mut().zip(&unreached) {
                *up &= unreached;
            }
            if up == EMPTY {
                continue;
            }
            board.flood_fill(&mut up, &unreached);
            max_heights[cost] = max_heights[cost].max(board.max_height(&up));
            new[cost] = up;
            found |= 1 << cost;
        }
        max_heights
    }

    /// A bit mask of the ladder sets with which a pawn can step onto a block with this top.
    fn entries(&self, board: &HeightBitboards, placement: Placement, top: u8) -> u8 {
        let mut entries = 0;
        for (y, mask) in border(placement) {
            for (cost, cells_by_cost) in self.cells_by_cost.iter().enumerate() {
                for_each_cell(cells_by_cost[y] & mask, y, |cell| {
                    let rise = top.cast_signed() - board.height(cell).cast_signed();
                    if board.is_free(rise) {
                        entries |= 1 << cost;
                    } else if (2..=4).contains(&rise) {
                        // Each ladder can be used once.
                        if cost & LARGE == 0 {
                            entries |= 1 << (cost | LARGE);
                        }
                        if cost & SMALL == 0 && rise == 2 {
                            entries |= 1 << (cost | SMALL);
                        }
                    }
                });
            }
        }
        entries
    }

    /// All cells, with any ladder set.
    pub(super) fn all(&self) -> Bitboard {
        let [mut all, small, large, both] = self.cells_by_cost;
        add(&mut all, &small);
        add(&mut all, &large);
        add(&mut all, &both);
        all
    }
}

/// The cells one step from the top of a block that were not reached for free.
struct Exits {
    /// Whether there are any.
    any: bool,
    /// The rows they are in.
    rows: Window,
    free: Bitboard,
    small_ladder_steps: Bitboard,
    large_ladder_steps: Bitboard,
}

impl Exits {
    fn new(board: &HeightBitboards, placement: Placement, top: u8, reached: &Bitboard) -> Exits {
        let (rows, _) = footprint(placement);
        let near = rows.start.saturating_sub(1)..=rows.end.min(ROWS - 1);
        let mut exits = Exits {
            any: false,
            rows: near,
            free: EMPTY,
            small_ladder_steps: EMPTY,
            large_ladder_steps: EMPTY,
        };
        let mut table = false;
        for (y, mask) in border(placement) {
            for_each_cell(mask & !reached[y], y, |cell| {
                let height = board.height(cell);
                let rise = height.cast_signed() - top.cast_signed();
                exits.any |= rise <= 4;
                if board.is_free(rise) {
                    exits.free[y] |= bit(cell);
                    table |= height == 0;
                } else if (2..=4).contains(&rise) {
                    exits.large_ladder_steps[y] |= bit(cell);
                    if rise == 2 {
                        exits.small_ladder_steps[y] |= bit(cell);
                    }
                }
            });
        }
        if table {
            // Stepping on the table reaches all of it.
            add(&mut exits.free, board.table());
            exits.rows = 0..=ROWS - 1;
        }
        exits
    }

    /// Adds some exits to a set.
    fn add(&self, exits: &Bitboard, to: &mut Bitboard) {
        for y in self.rows.clone() {
            to[y] |= exits[y];
        }
    }
}

/// Calls `visit` with the cells of a row.
#[inline]
fn for_each_cell(mut row: u32, y: usize, mut visit: impl FnMut(Cell)) {
    while row != 0 {
        let x = row.trailing_zeros();
        row &= row - 1;
        if let Some(cell) = Cell::new(x as u8, y as u8) {
            visit(cell);
        }
    }
}

fn minus(rows: &Bitboard, others: &Bitboard) -> Bitboard {
    std::array::from_fn(|y| rows[y] & !others[y])
}

fn add(rows: &mut Bitboard, others: &Bitboard) {
    for (row, other) in rows.iter_mut().zip(others) {
        *row |= other;
    }
}

/// Whether the tools include a ladder set.
pub(super) fn has_ladders(tools: Tools, cost: usize) -> bool {
    ladders(cost).is_within(tools)
}
