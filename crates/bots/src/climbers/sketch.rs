//! The table at a glance: heights, and who may stand where.
//!
//! The rules know exactly where a pawn can go; asking them for every one of thousands of
//! placements would take seconds. A sketch is nearly right and very fast: it forgets that parts of
//! the table can be walled in, that a face can be full in one part and free in another, and
//! bridges. What looks promising on it is then done by the rules themselves.

use climbers::{Block, Building, Cell, Colour, Face, Placed, Position, SIDE};

/// Cells along one side of the sketch: the table with a border that nobody can enter.
const WIDTH: usize = SIDE as usize + 2;

/// How many spots a sketch has.
pub(super) const AREA: usize = WIDTH * WIDTH;

/// Everybody's bits.
const EVERYBODY: u8 = 0b1_1111;

/// A cell of the table, or one of the border around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot(u16);

impl Spot {
    #[inline]
    pub(super) const fn index(self) -> usize {
        // The remainder tells the compiler what is true anyway.
        self.0 as usize % AREA
    }

    /// The four spots around one of the table's.
    #[inline]
    pub(super) const fn neighbours(self) -> [Spot; 4] {
        let width = WIDTH as u16;
        [Spot(self.0 + 1), Spot(self.0 + width), Spot(self.0 - 1), Spot(self.0 - width)]
    }
}

impl From<Cell> for Spot {
    #[inline]
    fn from(cell: Cell) -> Spot {
        Spot((u16::from(cell.y()) + 1) * WIDTH as u16 + u16::from(cell.x()) + 1)
    }
}

/// Heights and colours of all spots.
#[derive(Clone)]
pub(super) struct Sketch {
    heights: [u8; AREA],
    /// Whose pawns may stand there: one bit for each colour.
    bears: [u8; AREA],
    /// The spots of the table next to a block. The rest of the table leads nowhere.
    shore: Vec<Spot>,
}

impl Sketch {
    /// What everybody finds when their next turn comes.
    pub(super) fn new(position: &Position) -> Sketch {
        let building = position.building();
        let mut sketch =
            Sketch { heights: [0; AREA], bears: [0; AREA], shore: Vec::with_capacity(128) };
        for row in 1..=usize::from(SIDE) {
            sketch.bears[row * WIDTH + 1..][..usize::from(SIDE)].fill(EVERYBODY);
        }
        let placed = Block::ALL.into_iter().filter_map(|block| building.placed(block));
        for placed in placed {
            for cell in building.visible(placed.placement.block) {
                sketch.paint(cell.into(), placed);
            }
        }
        for block in Block::ALL {
            for cell in building.visible(block) {
                let around = Spot::from(cell).neighbours().into_iter();
                sketch.shore.extend(around.filter(|spot| {
                    sketch.heights[spot.index()] == 0 && sketch.bears[spot.index()] != 0
                }));
            }
        }
        sketch.close_full_faces(position);
        sketch.lay_stones(position);
        sketch
    }

    fn paint(&mut self, spot: Spot, placed: Placed) {
        self.heights[spot.index()] = placed.height();
        self.bears[spot.index()] = bearers(placed.placement.top);
    }

    /// Faces with a pawn on every cell are closed to all who are not there.
    fn close_full_faces(&mut self, position: &Position) {
        let building = position.building();
        let face = |colour| position.pawn(colour).and_then(|at| building.top(at));
        for block in position.order().iter().filter_map(face) {
            let there = position.order().iter().filter(|&colour| face(colour) == Some(block));
            let (count, bits) = there.fold((0, 0), |(n, bits), colour| (n + 1, bits | bit(colour)));
            if building.visible(block).count() <= count {
                self.close(building, block, EVERYBODY & !bits);
            }
        }
    }

    /// Stones close faces for those who move before their owners' next turns.
    fn lay_stones(&mut self, position: &Position) {
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

    /// Nobody among `colours` may stand on a block any more.
    fn close(&mut self, building: &Building, block: Block, colours: u8) {
        for cell in building.visible(block) {
            self.bears[Spot::from(cell).index()] &= !colours;
        }
    }

    /// As it would be with the face of a block closed for one pawn.
    pub(super) fn closed(&self, building: &Building, block: Block, colour: Colour) -> Sketch {
        let mut sketch = self.clone();
        sketch.close(building, block, bit(colour));
        sketch
    }

    /// As it would be with a block in the air.
    pub(super) fn lifted(&self, building: &Building, block: Block) -> Sketch {
        let mut sketch = self.clone();
        let Some(lifted) = building.placed(block) else { return sketch };
        for cell in lifted.placement.cells() {
            let spot = Spot::from(cell);
            let under =
                |placed: &Placed| placed.height() == lifted.base && placed.placement.covers(cell);
            let blocks = Block::ALL.into_iter().filter_map(|block| building.placed(block));
            if let Some(below) = blocks.into_iter().find(under) {
                sketch.paint(spot, below);
            } else {
                sketch.heights[spot.index()] = 0;
                sketch.bears[spot.index()] = EVERYBODY;
                sketch.shore.push(spot);
            }
        }
        sketch
    }

    #[inline]
    pub(super) fn height(&self, spot: Spot) -> u8 {
        self.heights[spot.index()]
    }

    #[inline]
    pub(super) fn bears(&self, spot: Spot, colour: Colour) -> bool {
        self.bears[spot.index()] & bit(colour) != 0
    }

    pub(super) fn shore(&self) -> &[Spot] {
        &self.shore
    }
}

const fn bit(colour: Colour) -> u8 {
    1 << colour.index()
}

fn bearers(face: Face) -> u8 {
    face.colour().map_or(EVERYBODY, bit)
}
