//! How far a pile drifts that nobody touches.

use super::{
    scene::Scene,
    world::{STEPS_PER_SECOND, World},
};
use crate::BlockSet;

/// Whether blocks at rest fall asleep: Rapier then skips them until something moves them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sleep {
    /// As in play.
    Allowed,
    /// All blocks are simulated, however still they are, so that slow creep shows.
    Prevented,
}

/// How far a pile drifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drift {
    /// How far the block that moved most has moved, in whole micrometres.
    pub farthest: usize,
    /// The blocks that touched the table.
    pub fallen: BlockSet,
}

/// Simulates a pile that nobody touches for some seconds.
pub fn drift(scene: &Scene, seconds: usize, sleep: Sleep) -> Drift {
    let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
    if sleep == Sleep::Prevented {
        world.keep_awake();
    }
    for _ in 0..seconds * STEPS_PER_SECOND {
        world.step();
        // Sleeping blocks do not wake up by themselves: nothing more will change.
        if world.at_rest() {
            break;
        }
    }
    let farthest = scene.poses.iter().filter_map(|(block, before)| {
        let after = world.pose(block)?;
        let parts = [0, 1, 2].map(|axis| u64::from(after.at[axis].abs_diff(before.at[axis])));
        Some(parts.map(|part| part * part).iter().sum::<u64>().isqrt() as usize)
    });
    Drift { farthest: farthest.max().unwrap_or(0), fallen: world.fallen() }
}
