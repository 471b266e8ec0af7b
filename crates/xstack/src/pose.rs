//! Where a block is and how it is turned, in whole numbers.

use crate::{BLOCKS, Block, BlockSet};

/// What the four numbers of a turn are parts of: a quaternion's 1.
pub const UNIT_TURN: i32 = 1 << 30;

/// Where a block is, at rest.
///
/// The origin is on the table below the crossing of the X; `x` goes to the right along the arms,
/// `y` up, `z` towards the first player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pose {
    /// The middle of the block, in micrometres.
    pub at: [i32; 3],
    /// How it is turned: a quaternion `x, y, z, w` in parts of [`UNIT_TURN`], with `w` not
    /// negative. Its length is 1 up to rounding.
    pub turn: [i32; 4],
}

/// The pose of every block on the X; none for blocks that are off it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Poses([Option<Pose>; BLOCKS]);

impl Poses {
    /// No block anywhere.
    pub const NONE: Poses = Poses([None; BLOCKS]);

    /// Where a block is, if it is on the X.
    pub const fn get(&self, block: Block) -> Option<&Pose> {
        self.0[block.index()].as_ref()
    }

    /// Puts a block somewhere, or takes it away.
    pub const fn set(&mut self, block: Block, pose: Option<Pose>) {
        self.0[block.index()] = pose;
    }

    /// The blocks on the X.
    pub fn present(&self) -> BlockSet {
        Block::all().filter(|&block| self.get(block).is_some()).collect()
    }

    /// The blocks on the X with where they are.
    pub fn iter(&self) -> impl Iterator<Item = (Block, &Pose)> {
        Block::all().filter_map(|block| Some((block, self.get(block)?)))
    }

    /// A hash of all poses, the same on every machine (64-bit FNV-1a over the numbers in order).
    pub fn hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut take = |bytes: &[u8]| {
            for &byte in bytes {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        };
        for (block, pose) in self.iter() {
            take(&[block.index() as u8]);
            for number in pose.at.into_iter().chain(pose.turn) {
                take(&number.to_le_bytes());
            }
        }
        hash
    }
}
