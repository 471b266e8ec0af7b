//! Checks whether a pile holds.

use game::Refusal;

use super::world::World;
use crate::{BLOCKS, Block, Poses, Size, Stand};

/// How deep blocks may penetrate each other, in metres: as deep as their weight presses them.
const OVERLAP: f32 = 0.001;

/// How far a block of a pile at rest may move, in micrometres.
const MOVED: f64 = 3_000.0;

/// Steps for a pile to come to rest: 20 s.
const REST_STEPS: usize = 4_800;

/// Why a pile does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "pile")]
pub enum PileProblem {
    /// Two blocks are in the same place.
    #[error("{block} and {other} overlap")]
    Overlap {
        /// One.
        block: Block,
        /// The other.
        other: Block,
    },
    /// A block is inside the stand or the table.
    #[error("{block} is inside the stand or the table")]
    InsideStand {
        /// The block.
        block: Block,
    },
    /// A block that touches nothing.
    #[error("{block} floats in the air")]
    Floats {
        /// The block.
        block: Block,
    },
    /// A block that touches the table, at once or when the pile settles.
    #[error("{block} falls onto the table")]
    Falls {
        /// The block.
        block: Block,
    },
    /// A block that does not stay where it was put.
    #[error("{block} does not stay where it is")]
    Moves {
        /// The block.
        block: Block,
    },
    /// The pile never comes to rest.
    #[error("{block} never comes to rest")]
    NeverRests {
        /// A block that still moves.
        block: Block,
    },
}

/// Checks that a pile stays at rest. Returns the settled poses, or the first problem.
pub fn check_pile(
    stand: &Stand,
    sizes: &[Size; BLOCKS],
    poses: &Poses,
) -> Result<Poses, PileProblem> {
    let mut world = World::with_blocks(stand, sizes, poses);
    world.step();
    for (block, _) in poses.iter() {
        match world.deepest_overlap(block) {
            (depth, Some(other)) if depth > OVERLAP => {
                return Err(PileProblem::Overlap { block, other });
            }
            (depth, None) if depth > OVERLAP => return Err(PileProblem::InsideStand { block }),
            _ if !world.is_touched(block) => return Err(PileProblem::Floats { block }),
            _ => {}
        }
    }
    for _ in 0..REST_STEPS {
        if let Some(block) = world.fallen().iter().next() {
            return Err(PileProblem::Falls { block });
        }
        if world.at_rest() {
            break;
        }
        world.step();
    }
    let settled = world.poses();
    for (block, before) in poses.iter() {
        let Some(after) = settled.get(block) else { return Err(PileProblem::Falls { block }) };
        let parts = [0, 1, 2].map(|axis| f64::from(after.at[axis] - before.at[axis]));
        if parts.map(|part| part * part).iter().sum::<f64>() > MOVED * MOVED {
            return Err(PileProblem::Moves { block });
        }
        if !world.is_asleep(block) {
            return Err(PileProblem::NeverRests { block });
        }
    }
    Ok(settled)
}

/// Lets a pile settle. Blocks that touch the table are gone from the result.
pub fn settle_pile(stand: &Stand, sizes: &[Size; BLOCKS], poses: &Poses) -> Poses {
    let mut world = World::with_blocks(stand, sizes, poses);
    for _ in 0..REST_STEPS {
        world.step();
        if world.at_rest() {
            break;
        }
    }
    world.poses()
}
