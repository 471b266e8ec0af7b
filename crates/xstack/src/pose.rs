//! The position and rotation of a block, as integers.

use game::hash::Fnv1a;

use crate::{BLOCKS, Block, BlockSet};

/// The integer that stands for 1 in [`Pose::rotation`].
pub const UNIT_ROTATION: i32 = 1 << 30;

/// The position and rotation of a block at rest.
///
/// The origin is on the table below the crossing of the X; `x` goes to the right along the arms,
/// `y` up, `z` towards the first player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pose {
    /// The centre of the block, in micrometres.
    pub at: [i32; 3],
    /// A unit quaternion `x, y, z, w`, scaled by [`UNIT_ROTATION`] and rounded; `w` is not negative.
    pub rotation: [i32; 4],
}

/// The poses of all blocks on the X; `None` for the others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Poses([Option<Pose>; BLOCKS]);

impl Poses {
    /// No block anywhere.
    pub const NONE: Poses = Poses([None; BLOCKS]);

    /// The pose of a block, if it is on the X.
    pub const fn get(&self, block: Block) -> Option<&Pose> {
        self.0[block.index()].as_ref()
    }

    /// Sets the pose of a block, or removes it.
    pub const fn set(&mut self, block: Block, pose: Option<Pose>) {
        self.0[block.index()] = pose;
    }

    /// The blocks on the X.
    pub fn present(&self) -> BlockSet {
        Block::all().filter(|&block| self.get(block).is_some()).collect()
    }

    /// The blocks on the X with their poses.
    pub fn iter(&self) -> impl Iterator<Item = (Block, &Pose)> {
        Block::all().filter_map(|block| Some((block, self.get(block)?)))
    }

    /// A hash of all poses, the same on every machine (64-bit FNV-1a over the numbers in order).
    pub fn hash(&self) -> u64 {
        let mut hash = Fnv1a::new();
        for (block, pose) in self.iter() {
            hash.write(&[block.index() as u8]);
            for number in pose.at.into_iter().chain(pose.rotation) {
                hash.write(&number.to_le_bytes());
            }
        }
        hash.finish()
    }
}
