//! A fast approximation of the board: heights, and which colours may stand where.
//!
//! Asking the rules about thousands of placements would take seconds. The grid is nearly right: it
//! ignores bridges, walled-in parts of the table, and faces that are full in one part and free in
//! another. Promising turns are then made by the rules.

use climbers::{Block, Building, Cell, Colour, Face, Placed, Position, SIDE};

/// The side of the grid: the table plus an inaccessible border.
const WIDTH: usize = SIDE as usize + 2;

/// The number of cells.
pub(super) const AREA: usize = WIDTH * WIDTH;

/// All colours, as bits.
const ALL_COLOURS: u8 = 0b1_1111;

/// A cell of the table or of the border.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GridCell(u16);

impl GridCell {
    #[inline]
    pub(super) const fn index(self) -> usize {
        // The remainder lets the compiler drop the bounds check.
        self.0 as usize % AREA
    }

    /// The four neighbours of a cell on the table.
    #[inline]
    pub(super) const fn neighbours(self) -> [GridCell; 4] {
        let width = WIDTH as u16;
        [
            GridCell(self.0 + 1),
            GridCell(self.0 + width),
            GridCell(self.0 - 1),
            GridCell(self.0 - width),
        ]
    }
}

impl From<Cell> for GridCell {
    #[inline]
    fn from(cell: Cell) -> GridCell {
        GridCell((u16::from(cell.y()) + 1) * WIDTH as u16 + u16::from(cell.x()) + 1)
    }
}

/// Heights and colours of all cells.
#[derive(Clone)]
pub(super) struct HeightGrid {
    heights: [u8; AREA],
    /// Which colours may stand there, one bit each.
    open_to: [u8; AREA],
    /// The table cells beside blocks. The rest of the table leads nowhere.
    table_border: Vec<GridCell>,
}

impl HeightGrid {
    /// The board as each player finds it at its next turn.
    pub(super) fn new(position: &Position) -> HeightGrid {
        let building = position.building();
        let mut grid = HeightGrid {
            heights: [0; AREA],
            open_to: [0; AREA],
            table_border: Vec::with_capacity(128),
        };
        for row in 1..=usize::from(SIDE) {
            grid.open_to[row * WIDTH + 1..][..usize::from(SIDE)].fill(ALL_COLOURS);
        }
        let placed = Block::ALL.into_iter().filter_map(|block| building.placed(block));
        for placed in placed {
            for cell in building.visible(placed.placement.block) {
                grid.set_top(cell.into(), placed);
            }
        }
        for block in Block::ALL {
            for cell in building.visible(block) {
                let around = GridCell::from(cell).neighbours().into_iter();
                grid.table_border.extend(around.filter(|cell| {
                    grid.heights[cell.index()] == 0 && grid.open_to[cell.index()] != 0
                }));
            }
        }
        grid.close_full_faces(position);
        grid.close_stone_faces(position);
        grid
    }

    fn set_top(&mut self, cell: GridCell, placed: Placed) {
        self.heights[cell.index()] = placed.height();
        self.open_to[cell.index()] = colours_allowed(placed.placement.top);
    }

    /// Closes faces with a pawn on every cell to all other pawns.
    fn close_full_faces(&mut self, position: &Position) {
        let building = position.building();
        let face = |colour| position.pawn(colour).and_then(|at| building.top(at));
        for block in position.order().iter().filter_map(face) {
            let there = position.order().iter().filter(|&colour| face(colour) == Some(block));
            let (count, bits) = there.fold((0, 0), |(n, bits), colour| (n + 1, bits | bit(colour)));
            if building.visible(block).count() <= count {
                self.close(building, block, ALL_COLOURS & !bits);
            }
        }
    }

    /// Closes faces with a stone to players who move before the stone's owner.
    fn close_stone_faces(&mut self, position: &Position) {
        let first = match position.follower() {
            Some(_) => position.next_turn(),
            None => position.turn(),
        };
        let mut before = 0;
        for colour in position.order().from(first) {
            if let Some(block) = position.stone(colour).and_then(|at| position.building().top(at)) {
                self.close(position.building(), block, before);
            }
            before |= bit(colour);
        }
    }

    /// Closes a block to some colours.
    fn close(&mut self, building: &Building, block: Block, colours: u8) {
        for cell in building.visible(block) {
            self.open_to[GridCell::from(cell).index()] &= !colours;
        }
    }

    /// A copy with a face closed to one colour.
    pub(super) fn with_face_closed(
        &self,
        building: &Building,
        block: Block,
        colour: Colour,
    ) -> HeightGrid {
        let mut grid = self.clone();
        grid.close(building, block, bit(colour));
        grid
    }

    /// A copy with a block lifted.
    pub(super) fn with_block_lifted(&self, building: &Building, block: Block) -> HeightGrid {
        let mut grid = self.clone();
        let Some(lifted) = building.placed(block) else { return grid };
        for cell in lifted.placement.cells() {
            let grid_cell = GridCell::from(cell);
            let under =
                |placed: &Placed| placed.height() == lifted.base && placed.placement.covers(cell);
            let blocks = Block::ALL.into_iter().filter_map(|block| building.placed(block));
            if let Some(below) = blocks.into_iter().find(under) {
                grid.set_top(grid_cell, below);
            } else {
                grid.heights[grid_cell.index()] = 0;
                grid.open_to[grid_cell.index()] = ALL_COLOURS;
                grid.table_border.push(grid_cell);
            }
        }
        grid
    }

    #[inline]
    pub(super) fn height(&self, cell: GridCell) -> u8 {
        self.heights[cell.index()]
    }

    #[inline]
    pub(super) fn is_open_to(&self, cell: GridCell, colour: Colour) -> bool {
        self.open_to[cell.index()] & bit(colour) != 0
    }

    pub(super) fn table_border(&self) -> &[GridCell] {
        &self.table_border
    }
}

const fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

fn colours_allowed(face: Face) -> u8 {
    face.colour().map_or(ALL_COLOURS, bit)
}
