//! All places a block may go to, found for a whole row of cells at once.
//!
//! A row of cells is a `u32` with one bit per cell. A block fits where the cells under it are level
//! with their neighbours, which takes a few shifts and ands of "level with the next one" rows.

use crate::{Block, Building, Cell, Placed, Placement, Pose, Position, cell::SIDE};

/// One bit for every cell of the table, row by row.
type Rows = [u32; SIDE as usize];

/// The surface below a lifted block.
struct Ground {
    /// Level with the next cell along x.
    level_x: Rows,
    /// Level with the next cell along y.
    level_y: Rows,
    /// Higher than the table.
    raised: Rows,
}

impl Ground {
    fn new(building: &Building) -> Ground {
        let heights = building.heights().as_chunks::<{ SIDE as usize }>().0;
        let mut ground = Ground { level_x: [0; 32], level_y: [0; 32], raised: [0; 32] };
        for (y, row) in heights.iter().enumerate() {
            let mut level_x = 0;
            let mut raised = 0;
            for x in 0..32 {
                raised |= u32::from(row[x] > 0) << x;
                level_x |= u32::from(x < 31 && row[x] == row[(x + 1) % 32]) << x;
            }
            ground.raised[y] = raised;
            ground.level_x[y] = level_x;
            if let Some(next) = heights.get(y + 1) {
                let same = |x: usize| u32::from(row[x] == next[x]) << x;
                ground.level_y[y] = (0..32).map(same).fold(0, |rows, bit| rows | bit);
            }
        }
        ground
    }

    /// Where all cells under a block have one height, by its lowest corner. The last rows, where it
    /// would stick out, are empty.
    fn flat(&self, pose: Pose) -> Rows {
        let depth = usize::from(pose.y());
        let mut flat = [0; 32];
        for (y, flat) in flat.iter_mut().enumerate().take(33 - depth) {
            // One level column holds level rows together.
            let columns =
                self.level_y[y..y + depth - 1].iter().fold(u32::MAX, |all, row| all & row);
            let rows = self.level_x[y..y + depth].iter().fold(u32::MAX, |all, row| all & row);
            *flat = (0..pose.x() - 1).fold(columns, |all, dx| all & rows >> dx);
        }
        flat
    }

    /// Where a block on the table has another at its side, by its lowest corner.
    fn beside(&self, pose: Pose) -> Rows {
        let (width, depth) = (u32::from(pose.x()), usize::from(pose.y()));
        let mut beside = [0; 32];
        for (y, beside) in beside.iter_mut().enumerate().take(33 - depth) {
            let below = if y == 0 { 0 } else { self.raised[y - 1] };
            let above = self.raised.get(y + depth).copied().unwrap_or(0);
            let along = self.raised[y..y + depth].iter().fold(0, |any, row| any | row);
            // A block as wide as the table does not exist, so no shift is too far.
            *beside = smear(below | above, width) | along << 1 | along >> width;
        }
        beside
    }
}

/// Where one of `width` cells from here on is in the row.
const fn smear(row: u32, width: u32) -> u32 {
    let mut any = row;
    let mut dx = 1;
    while dx < width {
        any |= row >> dx;
        dx += 1;
    }
    any
}

/// Where a block would cover one of these cells, by its lowest corner.
fn covering(cells: &Rows, pose: Pose) -> Rows {
    let depth = usize::from(pose.y());
    let mut any = [0; 32];
    for (y, any) in any.iter_mut().enumerate().take(33 - depth) {
        let column = cells[y..y + depth].iter().fold(0, |any, row| any | row);
        *any = smear(column, u32::from(pose.x()));
    }
    any
}

fn mark(rows: &mut Rows, cell: Cell) {
    rows[usize::from(cell.y())] |= 1 << cell.x();
}

impl Position {
    /// Adds every legal placement of a block to `found`: by pose, row, cell, colour. None if the
    /// block may not be moved.
    pub fn placements(&self, block: Block, found: &mut Vec<Placement>) {
        if self.is_movable(block) {
            Lifted::new(self, block).list(self, found);
        }
    }

    /// Adds every legal placement of every block to `found`.
    pub fn all_placements(&self, found: &mut Vec<Placement>) {
        for block in Block::ALL {
            self.placements(block, found);
        }
    }

    /// Whether a block may be moved and has somewhere to go.
    pub fn has_placement(&self, block: Block) -> bool {
        if !self.is_movable(block) {
            return false;
        }
        // Most blocks can stay and show another colour, which is quickly checked.
        let recolours = self.building.placed(block).is_some_and(|Placed { placement, .. }| {
            let mut tops = block.tops(placement.pose).iter();
            let other = tops.find(|&&top| top != placement.top);
            other.is_some_and(|&top| self.check_placement(Placement { top, ..placement }).is_ok())
        });
        if recolours {
            return true;
        }
        let mut found = Vec::new();
        self.placements(block, &mut found);
        !found.is_empty()
    }

    /// [`Position::check_block`] without the reason.
    fn is_movable(&self, block: Block) -> bool {
        self.last != Some(block)
            && self.building.is_bare(block)
            && self.order.iter().all(|colour| {
                let player = self.player(colour);
                self.building.top(player.pawn) != Some(block)
                    && player.stone.is_none_or(|cell| self.building.top(cell) != Some(block))
            })
    }
}

/// The position while a block is in the air.
struct Lifted {
    block: Block,
    before: Placement,
    position: Position,
    ground: Ground,
    /// Faces with stones.
    closed: Rows,
    /// Pawns on blocks.
    pawns: Rows,
}

impl Lifted {
    fn new(position: &Position, block: Block) -> Lifted {
        let mut position = position.clone();
        let before = position.building.lift(block).placement;
        let ground = Ground::new(&position.building);
        let (mut closed, mut pawns) = ([0; 32], [0; 32]);
        for colour in position.order.iter() {
            let player = position.player(colour);
            // On the table there is always room.
            if position.building.top(player.pawn).is_some() {
                mark(&mut pawns, player.pawn);
            }
            if let Some(face) = player.stone.and_then(|cell| position.building.top(cell)) {
                for cell in position.building.visible(face) {
                    mark(&mut closed, cell);
                }
            }
        }
        Lifted { block, before, position, ground, closed, pawns }
    }

    fn list(&self, position: &Position, found: &mut Vec<Placement>) {
        for &pose in self.block.kind().poses() {
            let flat = self.ground.flat(pose);
            let beside = self.ground.beside(pose);
            let closed = covering(&self.closed, pose);
            let pawns = covering(&self.pawns, pose);
            for y in 0..SIDE {
                let row = usize::from(y);
                let touching = self.ground.raised[row] | beside[row];
                let mut open = flat[row] & touching & !closed[row];
                while open != 0 {
                    let x = open.trailing_zeros();
                    open &= open - 1;
                    let at = Cell::at(x as u8, y);
                    if pawns[row] >> x & 1 != 0 && !self.pawns_find_room(position, at, pose) {
                        continue;
                    }
                    self.list_tops(at, pose, found);
                }
            }
        }
    }

    fn list_tops(&self, at: Cell, pose: Pose, found: &mut Vec<Placement>) {
        let stays = self.before.at == at && self.before.pose == pose;
        let tops = self.block.tops(pose).iter();
        let different = tops.filter(|&&top| !stays || top != self.before.top);
        found.extend(different.map(|&top| Placement { block: self.block, at, pose, top }));
    }

    fn pawns_find_room(&self, position: &Position, at: Cell, pose: Pose) -> bool {
        let placement = Placement { at, pose, ..self.before };
        self.position.pushes(placement, position.mover()).is_ok()
    }
}
