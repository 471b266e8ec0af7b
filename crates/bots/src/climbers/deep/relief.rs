//! The table as rows of bits: how high it is, who may stand where, and which steps lead up.
//!
//! What a pawn can reach is then found for whole rows at once, a hundred times faster than by the
//! rules. Like the sketch it forgets that parts of the table can be walled in, that a face can be
//! full in one part and free in another, and bridges.

use climbers::{Block, Building, Cell, Colour, Face, Placed, Placement, SIDE, options::Descend};

use super::rows::{NONE, ROWS, Rows, Window, bit, covered, row};

const CELLS: usize = ROWS * ROWS;

/// Stands for the table where the index of a block is expected.
const TABLE: u8 = u8::MAX;

/// Bits of a height. Nobody has ever built 32 units high; what is higher counts as 31.
const PLANES: usize = 5;

/// Steps between neighbouring cells: to the east, to the north, and back.
pub(super) const EAST: usize = 0;
pub(super) const NORTH: usize = 1;
pub(super) const WEST: usize = 2;
pub(super) const SOUTH: usize = 3;

/// From which cells a step of some kind leads to the neighbour, by direction.
pub(super) type Steps = [Rows; 4];

/// How many cells the largest block covers.
const LARGEST: usize = 12;

/// What was visible under a block that is tried out.
pub(super) struct Below {
    tops: [u8; LARGEST],
    window: (u8, u8),
}

/// Heights, colours and steps.
#[derive(Clone)]
pub(super) struct Relief {
    pub(super) heights: [u8; CELLS],
    tops: [u8; CELLS],
    placed: [Option<Placed>; Block::COUNT],
    /// The bits of the heights, the lowest first.
    planes: [Rows; PLANES],
    /// Where the pawns of each colour may stand.
    bears: [Rows; 5],
    table: Rows,
    /// Steps that need no ladder.
    pub(super) free: Steps,
    /// Steps of two units up.
    pub(super) two: Steps,
    /// Steps of two to four units up.
    pub(super) four: Steps,
    descend: Descend,
    window: (u8, u8),
}

impl Relief {
    pub(super) fn new(building: &Building, descend: Descend) -> Relief {
        let mut relief = Relief {
            heights: *building.heights(),
            tops: [TABLE; CELLS],
            placed: [None; Block::COUNT],
            planes: [NONE; PLANES],
            bears: [NONE; 5],
            table: [u32::MAX; ROWS],
            free: [NONE; 4],
            two: [NONE; 4],
            four: [NONE; 4],
            descend,
            window: (31, 0),
        };
        relief.bears = [relief.table; 5];
        for block in Block::ALL {
            let Some(placed) = building.placed(block) else { continue };
            relief.placed[block.index()] = Some(placed);
            for cell in building.visible(block) {
                relief.paint(row(cell), bit(cell), placed.height(), Some(placed.placement.top));
                relief.tops[cell.index()] = block.index() as u8;
            }
            relief.widen(placed.placement);
        }
        for cell in Cell::all() {
            relief.link(cell);
        }
        relief
    }

    /// The window reaches one row of the table beyond all blocks, if the table has it.
    fn widen(&mut self, placement: Placement) {
        let (low, high) = self.window;
        let first = placement.at.y();
        self.window = (
            low.min(first.saturating_sub(1)),
            high.max((first + placement.pose.y()).min(SIDE - 1)),
        );
    }

    /// The rows in which there is anything but the table.
    #[inline]
    pub(super) fn window(&self) -> Window {
        let (low, high) = self.window;
        usize::from(low)..=usize::from(high).min(ROWS - 1)
    }

    /// Some cells of a row get another top.
    #[inline]
    fn paint(&mut self, y: usize, mask: u32, height: u8, face: Option<Face>) {
        let y = y % ROWS;
        let height = height.min(31);
        for (at, plane) in self.planes.iter_mut().enumerate() {
            plane[y] = plane[y] & !mask | if height >> at & 1 == 0 { 0 } else { mask };
        }
        let owner = face.map(Face::colour);
        for (at, bears) in self.bears.iter_mut().enumerate() {
            let open = match owner {
                None | Some(None) => true,
                Some(Some(colour)) => colour.index() == at,
            };
            bears[y] = bears[y] & !mask | if open { mask } else { 0 };
        }
        self.table[y] = self.table[y] & !mask | if face.is_none() { mask } else { 0 };
    }

    /// Notes which steps lead from a cell to its neighbours and back.
    fn link(&mut self, cell: Cell) {
        let (x, y) = (cell.x(), cell.y());
        let here = self.heights[cell.index()];
        if x + 1 < SIDE {
            self.link_pair((y, x), (y, x + 1), here, self.heights[cell.index() + 1], EAST);
        }
        if x > 0 {
            self.link_pair((y, x - 1), (y, x), self.heights[cell.index() - 1], here, EAST);
        }
        if y + 1 < SIDE {
            self.link_pair((y, x), (y + 1, x), here, self.heights[cell.index() + ROWS], NORTH);
        }
        if y > 0 {
            self.link_pair((y - 1, x), (y, x), self.heights[cell.index() - ROWS], here, NORTH);
        }
    }

    #[inline]
    fn link_pair(&mut self, from: (u8, u8), to: (u8, u8), low: u8, high: u8, direction: usize) {
        let rise = high.cast_signed() - low.cast_signed();
        self.note(from, direction, rise);
        self.note(to, direction + 2, -rise);
    }

    #[inline]
    fn note(&mut self, (y, x): (u8, u8), direction: usize, rise: i8) {
        let (y, mask) = (usize::from(y) % ROWS, 1_u32 << x);
        let set = |steps: &mut Steps, on: bool| {
            let row = &mut steps[direction][y];
            *row = *row & !mask | u32::from(on) << x;
        };
        let free = self.is_free(rise);
        set(&mut self.free, free);
        set(&mut self.two, rise == 2);
        set(&mut self.four, (2..=4).contains(&rise));
    }

    /// Whether a step of this rise needs no ladder.
    #[inline]
    pub(super) fn is_free(&self, rise: i8) -> bool {
        rise <= 1 && (rise >= 0 || self.descend == Descend::Allowed)
    }

    #[inline]
    pub(super) fn height(&self, cell: Cell) -> u8 {
        self.heights[cell.index()]
    }

    #[inline]
    pub(super) fn top(&self, cell: Cell) -> Option<Block> {
        Block::ALL.get(usize::from(self.tops[cell.index()])).copied()
    }

    #[inline]
    pub(super) const fn placed(&self, block: Block) -> Option<Placed> {
        self.placed[block.index()]
    }

    /// Where the pawns of a colour may stand.
    #[inline]
    pub(super) const fn bears(&self, colour: Colour) -> &Rows {
        &self.bears[colour.index()]
    }

    /// Where the table is visible.
    #[inline]
    pub(super) const fn table(&self) -> &Rows {
        &self.table
    }

    /// The bits of the heights, the lowest first.
    #[inline]
    pub(super) const fn planes(&self) -> &[Rows; PLANES] {
        &self.planes
    }

    /// Whether nothing stands on a block.
    pub(super) fn is_bare(&self, block: Block) -> bool {
        let index = block.index() as u8;
        self.placed(block).is_some_and(|placed| {
            placed.placement.cells().all(|cell| self.tops[cell.index()] == index)
        })
    }

    /// The cells at which a block is visible.
    pub(super) fn visible(&self, block: Block) -> Rows {
        let mut rows = NONE;
        let cells = self.placed(block).map(|placed| placed.placement.cells());
        for cell in cells.into_iter().flatten() {
            if self.tops[cell.index()] == block.index() as u8 {
                rows[row(cell)] |= bit(cell);
            }
        }
        rows
    }

    /// Takes a bare block away and says where it was.
    pub(super) fn lift(&mut self, block: Block) -> Option<Placed> {
        let lifted = self.placed[block.index()].take()?;
        for cell in lifted.placement.cells() {
            self.heights[cell.index()] = lifted.base;
            let below = self.below(cell, lifted.base);
            let index = below.map_or(TABLE, |below| below.placement.block.index() as u8);
            self.tops[cell.index()] = index;
            self.paint(row(cell), bit(cell), lifted.base, below.map(|below| below.placement.top));
        }
        for cell in lifted.placement.cells() {
            self.link(cell);
        }
        Some(lifted)
    }

    fn below(&self, cell: Cell, height: u8) -> Option<Placed> {
        if height == 0 {
            return None;
        }
        let under = |placed: &&Placed| placed.height() == height && placed.placement.covers(cell);
        self.placed.iter().flatten().find(under).copied()
    }

    /// Puts a lifted block on level ground.
    pub(super) fn put(&mut self, placement: Placement) {
        let base = self.height(placement.at);
        self.placed[placement.block.index()] = Some(Placed { placement, base });
        let height = base + placement.pose.h();
        let (rows, width) = covered(placement);
        for y in rows {
            self.paint(y, width, height, Some(placement.top));
        }
        for cell in placement.cells() {
            self.heights[cell.index()] = height;
            self.tops[cell.index()] = placement.block.index() as u8;
        }
        for cell in placement.cells() {
            self.link(cell);
        }
        self.widen(placement);
    }

    /// Puts a lifted block somewhere to see what happens. [`Relief::take_back`] undoes it.
    pub(super) fn try_out(&mut self, placement: Placement) -> Below {
        let mut below = [TABLE; LARGEST];
        for (below, cell) in below.iter_mut().zip(placement.cells()) {
            *below = self.tops[cell.index()];
        }
        let window = self.window;
        self.put(placement);
        Below { tops: below, window }
    }

    /// Gives a block that is only being tried out another colour on top.
    pub(super) fn repaint(&mut self, placement: Placement) {
        let height = self.height(placement.at);
        let (rows, width) = covered(placement);
        for y in rows {
            self.paint(y, width, height, Some(placement.top));
        }
    }

    /// Takes a block away that was only tried out.
    pub(super) fn take_back(&mut self, placement: Placement, below: &Below) {
        self.placed[placement.block.index()] = None;
        let base = self.height(placement.at) - placement.pose.h();
        for (&top, cell) in below.tops.iter().zip(placement.cells()) {
            self.heights[cell.index()] = base;
            self.tops[cell.index()] = top;
            let under = self.placed.get(usize::from(top)).copied().flatten();
            self.paint(row(cell), bit(cell), base, under.map(|under| under.placement.top));
        }
        for cell in placement.cells() {
            self.link(cell);
        }
        self.window = below.window;
    }
}
