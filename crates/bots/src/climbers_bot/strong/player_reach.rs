//! What one player reaches while a block is lifted, and how a placement would affect it.

use climbers::{Block, Cell, Colour, Ladder, Placement, Pose};

use super::{
    bitboard::{
        Bitboard, EMPTY, bit, border, cells, contains, corners_covering, corners_touching, row,
    },
    height_bitboards::HeightBitboards,
    node::{Node, remove_covered},
    pawn_reach::{CellsByCost, PawnReach},
};
use crate::climbers_bot::ladder_sets::MaxHeights;

/// One player's reach on a board.
#[derive(Clone)]
pub(super) struct PlayerReach {
    pub(super) colour: Colour,
    /// What stones and pawns close to it.
    pub(super) closed: Bitboard,
    pub(super) start: CellsByCost,
    pub(super) reach: PawnReach,
    /// Cells it may stand on but does not reach.
    pub(super) unreached: CellsByCost,
    /// All cells it reaches above the table.
    pub(super) reached: Bitboard,
    /// Those of them that are not too low to matter.
    relevant: Bitboard,
    /// Cells it may stand on but does not reach without ladders.
    unreached_free: Bitboard,
    /// The greatest rise in one step.
    max_climb: u8,
}

/// How a placement affects a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    None,
    /// It may lead to something new.
    Step,
    /// It covers cells that may matter.
    Covers,
}

/// How a placement would affect a player if its colour bears the pawn.
#[derive(Clone, Copy, Default)]
pub(super) struct Influence {
    pub(super) covers: bool,
    pub(super) leads: bool,
}

/// Where a placement may affect a player, by its lowest corner.
#[derive(Clone, Copy)]
pub(super) struct InfluenceMasks {
    /// It would cover cells that matter.
    covering: Bitboard,
    /// It may lead to something new.
    leading: Bitboard,
}

impl InfluenceMasks {
    pub(super) const NONE: InfluenceMasks = InfluenceMasks { covering: EMPTY, leading: EMPTY };

    /// The corners in a row at which a block may lead to something new.
    pub(super) const fn leading(&self, y: usize) -> u32 {
        self.leading[y]
    }

    /// The corners in a row at which a block has any effect.
    pub(super) const fn row(&self, y: usize) -> u32 {
        self.covering[y] | self.leading[y]
    }
}

impl PlayerReach {
    /// A player's reach if `first` moves next.
    pub(super) fn of(node: &Node, colour: Colour, first: Colour) -> PlayerReach {
        let standable = node.standable(colour, first);
        let standable_by = node.board.standable_by(colour);
        let closed = std::array::from_fn(|y| standable_by[y] & !standable[y]);
        PlayerReach::new(&node.board, node, colour, closed, &node.start(colour))
    }

    pub(super) fn new(
        board: &HeightBitboards,
        node: &Node,
        colour: Colour,
        closed: Bitboard,
        start: &CellsByCost,
    ) -> PlayerReach {
        let standable = open_cells(board, colour, &closed);
        let reach = PawnReach::new(board, start, node.state(colour).tools, &standable);
        let unreached = reach.unreached(&standable);
        let mut reached = reach.all();
        for (reached, table) in reached.iter_mut().zip(board.table()) {
            *reached &= !table;
        }
        let low = node.height(colour).saturating_sub(1);
        let mut relevant = reached;
        for cell in cells(&reached).filter(|&cell| board.height(cell) < low) {
            relevant[row(cell)] &= !bit(cell);
        }
        let unreached_free =
            std::array::from_fn(|y| standable[y] & !reach.cells_by_cost[0][y] & !board.table()[y]);
        let tools = node.state(colour).tools;
        let max_climb = match (tools.has(Ladder::Small), tools.has(Ladder::Large)) {
            (_, true) => 4,
            (true, false) => 2,
            (false, false) => 1,
        };
        PlayerReach {
            colour,
            closed,
            start: *start,
            reach,
            unreached,
            reached,
            relevant,
            unreached_free,
            max_climb,
        }
    }

    /// Where its pawn may stand on a changed board.
    pub(super) fn open_cells_on(&self, board: &HeightBitboards) -> Bitboard {
        open_cells(board, self.colour, &self.closed)
    }

    /// The greatest heights if a face is closed to it.
    pub(super) fn max_heights_without(&self, node: &Node, face: Block) -> MaxHeights {
        let mut standable = self.open_cells_on(&node.board);
        for (standable, face) in standable.iter_mut().zip(node.board.visible(face)) {
            *standable &= !face;
        }
        PawnReach::new(&node.board, &self.start, node.state(self.colour).tools, &standable)
            .max_heights
    }

    /// Whether a face may be useful: the player reaches it, and it is higher than the pawn.
    pub(super) fn needs(&self, node: &Node, face: Block) -> bool {
        let higher = |height: u8| height > node.height(self.colour);
        node.board.placed(face).is_some_and(|placed| higher(placed.height()))
            && node.board.visible(face).iter().zip(&self.reached).any(|(face, own)| face & own != 0)
    }

    pub(super) fn max_heights(
        &self,
        board: &HeightBitboards,
        node: &Node,
        start: &CellsByCost,
    ) -> MaxHeights {
        let standable = self.open_cells_on(board);
        PawnReach::new(board, start, node.state(self.colour).tools, &standable).max_heights
    }

    /// The greatest heights with a placement that covers nothing it needs.
    pub(super) fn max_heights_with_block(
        &self,
        board: &HeightBitboards,
        node: &Node,
        placement: Placement,
    ) -> MaxHeights {
        let tools = node.state(self.colour).tools;
        self.reach.max_heights_with_block(board, placement, tools, &self.unreached)
    }

    /// The greatest heights with a block that lies on cells it may need.
    pub(super) fn max_heights_under(
        &self,
        board: &HeightBitboards,
        node: &Node,
        placement: Placement,
    ) -> MaxHeights {
        let mut start = self.start;
        remove_covered(&mut start, placement);
        self.max_heights(board, node, &start)
    }

    /// Where a block in this pose may affect the player.
    pub(super) fn masks(&self, board: &HeightBitboards, pose: Pose) -> InfluenceMasks {
        let all = std::array::from_fn(|y| self.all(board, y));
        let higher = board.cells_above(self.reach.max_heights[0].saturating_sub(pose.h()));
        let mut leading = corners_touching(&all, pose);
        let leads = corners_touching(&self.unreached_free, pose);
        // A block whose top is no higher than the greatest reach must lead on.
        let tall = self.reach.max_heights[0] < pose.h();
        for ((leading, leads), higher) in leading.iter_mut().zip(&leads).zip(&higher) {
            *leading &= leads | higher | if tall { u32::MAX } else { 0 };
        }
        InfluenceMasks { covering: corners_covering(&self.relevant, pose), leading }
    }

    /// How a placement would affect the player.
    pub(super) fn influence(
        &self,
        board: &HeightBitboards,
        placement: Placement,
        masks: &InfluenceMasks,
    ) -> Influence {
        if contains(&masks.covering, placement.at) {
            return Influence { covers: true, leads: false };
        }
        let leads = contains(&masks.leading, placement.at) && self.leads(board, placement);
        Influence { covers: false, leads }
    }

    /// Whether the pawn can climb onto the block, and gets somewhere new from it.
    pub(super) fn leads(&self, board: &HeightBitboards, placement: Placement) -> bool {
        let top = board.height(placement.at) + placement.pose.h();
        let (mut from, mut to) = (false, top > self.reach.max_heights[0]);
        let see = |y: usize, mut row: u32, fits: &dyn Fn(u8) -> bool| {
            let mut found = false;
            while row != 0 && !found {
                let cell = Cell::new(row.trailing_zeros() as u8, y as u8);
                row &= row - 1;
                found = cell.is_some_and(|cell| fits(board.height(cell)));
            }
            found
        };
        for (y, mask) in border(placement) {
            from =
                from || see(y, self.all(board, y) & mask, &|height| height + self.max_climb >= top);
            to = to
                || see(y, self.unreached_free[y] & mask, &|height| height <= top + self.max_climb);
        }
        from && to
    }

    /// The reached cells of a row, including the table if it is reached.
    fn all(&self, board: &HeightBitboards, y: usize) -> u32 {
        let on_table = self.reach.cells_by_cost[0][y] & board.table()[y];
        self.reached[y] | on_table
    }
}

fn open_cells(board: &HeightBitboards, colour: Colour, closed: &Bitboard) -> Bitboard {
    let standable_by = board.standable_by(colour);
    std::array::from_fn(|y| standable_by[y] & !closed[y])
}
