//! How still a pile is that nobody touches.

use super::{
    scene::Scene,
    world::{STEPS_PER_SECOND, World},
};
use crate::BlockSet;

/// Whether blocks at rest are left out of the simulation until something moves them, as in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Watch {
    /// As in play.
    Asleep,
    /// All blocks are simulated however still they are: every creeping shows.
    Awake,
}

/// What became of a pile that nobody touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drift {
    /// How far the block that moved most is from where it was, in whole micrometres.
    pub farthest: usize,
    /// What touched the table.
    pub fallen: BlockSet,
}

/// Watches a pile for a while.
pub fn drift(scene: &Scene, seconds: usize, watch: Watch) -> Drift {
    let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
    if watch == Watch::Awake {
        world.keep_awake();
    }
    for _ in 0..seconds * STEPS_PER_SECOND {
        world.step();
        // What sleeps does not wake up by itself: the rest of the time would change nothing.
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
