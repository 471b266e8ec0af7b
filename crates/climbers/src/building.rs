//! The blocks on the table, and the height map they make.

use crate::{Block, Cell, Face, Placement, cell::CELLS};

/// The index that means the table instead of a block.
const TABLE: u8 = u8::MAX;

/// Blocks on the table and on each other. Nothing overhangs, so every cell has one height and one
/// visible top.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    placed: [Option<Placed>; Block::COUNT],
    heights: [u8; CELLS],
    /// The block on top of each cell, or [`TABLE`].
    tops: [u8; CELLS],
}

/// A block where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// Where and how.
    pub placement: Placement,
    /// The height it stands on.
    pub base: u8,
}

impl Placed {
    /// The height of its top.
    pub const fn height(&self) -> u8 {
        self.base + self.placement.pose.h()
    }
}

/// Why a block does not fit somewhere, regardless of the rules of moving blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It is on the table already.
    Twice,
    /// It has no such pose.
    Pose,
    /// It cannot show that colour in that pose.
    Top,
    /// Part of it would be outside the table.
    OffTable,
    /// The cells below it are not all of one height.
    Overhang {
        /// The first that differs from the one before it.
        at: Cell,
    },
}

impl Building {
    /// No blocks.
    pub const EMPTY: Building =
        Building { placed: [None; Block::COUNT], heights: [0; CELLS], tops: [TABLE; CELLS] };

    /// The height of a cell: that of the table is 0.
    #[inline]
    pub const fn height(&self, cell: Cell) -> u8 {
        self.heights[cell.index()]
    }

    /// The heights of all cells, by [`Cell::index`].
    pub const fn heights(&self) -> &[u8; CELLS] {
        &self.heights
    }

    /// The block visible from above at a cell; `None` for the table.
    #[inline]
    pub fn top(&self, cell: Cell) -> Option<Block> {
        Block::ALL.get(usize::from(self.tops[cell.index()])).copied()
    }

    /// Whether this block is visible from above at a cell.
    #[inline]
    pub(crate) fn shows(&self, cell: Cell, block: Block) -> bool {
        self.tops[cell.index()] == block.index() as u8
    }

    /// The colour visible from above at a cell; `None` for the table.
    pub fn face(&self, cell: Cell) -> Option<Face> {
        self.top(cell).and_then(|block| self.placed(block)).map(|placed| placed.placement.top)
    }

    /// Where a block lies; `None` if it is not on the table.
    #[inline]
    pub const fn placed(&self, block: Block) -> Option<Placed> {
        self.placed[block.index()]
    }

    /// All blocks in an order in which each stands on those before it: by the height they stand on,
    /// then by name.
    pub fn blocks(&self) -> Vec<Placed> {
        let mut all: Vec<Placed> = self.placed.iter().flatten().copied().collect();
        all.sort_by_key(|placed| placed.base);
        all
    }

    /// The cells at which the top of a block is visible.
    pub fn visible(&self, block: Block) -> impl Iterator<Item = Cell> {
        let cells = self.placed(block).map(|placed| placed.placement.cells());
        cells.into_iter().flatten().filter(move |&cell| self.shows(cell, block))
    }

    /// A block that stands on this one, at least partly.
    pub fn carried_by(&self, block: Block) -> Option<Block> {
        let placement = self.placed(block)?.placement;
        let covered = placement.cells().find(|&cell| self.top(cell) != Some(block))?;
        // The visible top may be higher up; the block directly above is the one we want.
        let top = self.placed(block)?.height();
        let stands_on = |placed: &&Placed| placed.base == top && placed.placement.covers(covered);
        self.placed.iter().flatten().find(stands_on).map(|placed| placed.placement.block)
    }

    /// Whether nothing stands on a block.
    #[inline]
    pub(crate) fn is_bare(&self, block: Block) -> bool {
        self.placed(block)
            .is_some_and(|placed| placed.placement.cells().all(|cell| self.shows(cell, block)))
    }

    /// The height a block would stand on, or why it cannot be there.
    pub fn base(&self, placement: Placement) -> Result<u8, Misfit> {
        let Placement { block, at, pose, top } = placement;
        if self.placed(block).is_some() {
            return Err(Misfit::Twice);
        }
        if !block.kind().poses().contains(&pose) {
            return Err(Misfit::Pose);
        }
        if !block.tops(pose).contains(&top) {
            return Err(Misfit::Top);
        }
        if !placement.fits_table() {
            return Err(Misfit::OffTable);
        }
        let base = self.height(at);
        match placement.cells().find(|&cell| self.height(cell) != base) {
            Some(at) => Err(Misfit::Overhang { at }),
            None => Ok(base),
        }
    }

    /// The height of all cells under a block, if it is the same. Skips the other checks of
    /// [`Building::base`].
    pub(crate) fn level(&self, placement: Placement) -> Option<u8> {
        let base = self.height(placement.at);
        let mut cells = placement.cells();
        cells.all(|cell| self.height(cell) == base).then_some(base)
    }

    /// Puts a block on the table or on others.
    pub fn put(&mut self, placement: Placement) -> Result<(), Misfit> {
        let base = self.base(placement)?;
        self.put_unchecked(placement, base);
        Ok(())
    }

    /// Puts a block that fits at this height.
    pub(crate) fn put_unchecked(&mut self, placement: Placement, base: u8) {
        let placed = Placed { placement, base };
        self.placed[placement.block.index()] = Some(placed);
        for cell in placement.cells() {
            self.heights[cell.index()] = placed.height();
            self.tops[cell.index()] = placement.block.index() as u8;
        }
    }

    /// Removes a block with nothing on it, and returns where it was.
    pub(crate) fn lift(&mut self, block: Block) -> Placed {
        debug_assert!(self.is_bare(block), "only bare blocks can be lifted");
        let lifted =
            self.placed[block.index()].take().expect("only blocks on the table are lifted");
        for cell in lifted.placement.cells() {
            self.heights[cell.index()] = lifted.base;
            self.tops[cell.index()] = self.block_below(cell, lifted.base);
        }
        lifted
    }

    /// The block whose top is at this height at a cell.
    fn block_below(&self, cell: Cell, height: u8) -> u8 {
        if height == 0 {
            return TABLE;
        }
        let below = |placed: &&Placed| placed.height() == height && placed.placement.covers(cell);
        let found = self.placed.iter().flatten().find(below);
        found.map_or(TABLE, |placed| placed.placement.block.index() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn building(texts: &[&str]) -> Building {
        let mut building = Building::EMPTY;
        for text in texts {
            building.put(text.parse().expect("a placement")).expect("it fits");
        }
        building
    }

    #[test]
    fn lifting_a_block_restores_what_was_below() {
        let below = building(&["C1@4,4:2x2x2:r", "C2@6,4:2x2x2:g"]);
        let mut both = below.clone();
        both.put("H1@5,4:2x2x1:y".parse().expect("a placement")).expect("it fits");
        assert_eq!(both.height(Cell::at(5, 5)), 3);
        assert_eq!(both.face(Cell::at(5, 5)), Some(Face::Yellow));
        assert_eq!(both.carried_by(Block::ALL[12]), Some(Block::ALL[0]));
        assert!(!both.is_bare(Block::ALL[12]) && both.is_bare(Block::ALL[0]));
        assert_eq!(both.lift(Block::ALL[0]).base, 2);
        assert_eq!(both, below);
    }

    #[test]
    fn carried_by_names_the_block_directly_above() {
        let tower = building(&["C1@4,4:2x2x2:r", "C2@4,4:2x2x2:r", "C3@4,4:2x2x2:r"]);
        assert_eq!(tower.carried_by(Block::ALL[12]), Some(Block::ALL[13]));
        assert_eq!(tower.carried_by(Block::ALL[14]), None);
    }

    #[test]
    fn each_misfit_has_its_own_reason() {
        let tower = building(&["C1@4,4:2x2x2:r"]);
        let check = |text: &str, expected: Misfit| {
            assert_eq!(tower.base(text.parse().expect("a placement")), Err(expected), "{text}");
        };
        check("C1@8,8:2x2x2:r", Misfit::Twice);
        check("C2@8,8:2x2x1:r", Misfit::Pose);
        check("H1@8,8:2x2x1:g", Misfit::Top);
        check("C2@31,8:2x2x2:r", Misfit::OffTable);
        check("C2@5,4:2x2x2:r", Misfit::Overhang { at: Cell::at(6, 4) });
    }
}
