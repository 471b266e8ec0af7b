//! A pile that never falls asleep, to measure the cost of a step.

use super::{scene::Scene, world::World};

/// A pile that nobody touches and that never falls asleep: every step costs as much as while blocks
/// move.
pub struct AwakeWorld(World);

impl AwakeWorld {
    /// The pile of a scene, kept awake.
    pub fn new(scene: &Scene) -> AwakeWorld {
        let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
        world.keep_awake();
        AwakeWorld(world)
    }

    /// Runs some simulation steps.
    pub fn steps(&mut self, steps: usize) {
        for _ in 0..steps {
            self.0.step();
        }
    }

    /// The centres of all blocks, in metres.
    pub fn places(&self) -> Vec<[f32; 3]> {
        self.0.places()
    }

    /// The hash of all poses.
    pub fn hash(&self) -> u64 {
        self.0.poses().hash()
    }
}
