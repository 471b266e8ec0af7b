//! Sets of blocks.

use crate::{BLOCKS, Block, Colour};

/// A set of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BlockSet(u64);

impl BlockSet {
    /// No block.
    pub const NONE: BlockSet = BlockSet(0);

    /// All blocks.
    pub const ALL: BlockSet = BlockSet((1 << BLOCKS) - 1);

    /// Whether the block is in it.
    pub const fn contains(self, block: Block) -> bool {
        self.0 >> block.index() & 1 == 1
    }

    /// The set with a block more.
    #[must_use]
    pub const fn with(self, block: Block) -> BlockSet {
        BlockSet(self.0 | 1 << block.index())
    }

    /// The set with a block less.
    #[must_use]
    pub const fn without(self, block: Block) -> BlockSet {
        BlockSet(self.0 & !(1 << block.index()))
    }

    /// What is in either.
    #[must_use]
    pub const fn union(self, other: BlockSet) -> BlockSet {
        BlockSet(self.0 | other.0)
    }

    /// What is in this one but not in the other.
    #[must_use]
    pub const fn minus(self, other: BlockSet) -> BlockSet {
        BlockSet(self.0 & !other.0)
    }

    /// The blocks of a colour among them.
    #[must_use]
    pub fn of_colour(self, colour: Colour) -> BlockSet {
        self.iter().filter(|block| block.colour() == colour).collect()
    }

    /// How many blocks are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no block is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its blocks, in the order of [`Block::all`].
    pub fn iter(self) -> impl Iterator<Item = Block> {
        Block::all().filter(move |&block| self.contains(block))
    }
}

impl From<Block> for BlockSet {
    fn from(block: Block) -> BlockSet {
        BlockSet::NONE.with(block)
    }
}

impl FromIterator<Block> for BlockSet {
    fn from_iter<I: IntoIterator<Item = Block>>(blocks: I) -> BlockSet {
        blocks.into_iter().fold(BlockSet::NONE, BlockSet::with)
    }
}
