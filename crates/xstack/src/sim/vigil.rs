//! A pile that is kept awake, to be measured.

use super::{scene::Scene, world::World};

/// A pile that nobody touches and that never falls asleep: every step costs what it costs while
/// something moves.
pub struct Vigil(World);

impl Vigil {
    /// The pile of a scene, kept awake.
    pub fn new(scene: &Scene) -> Vigil {
        let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
        world.keep_awake();
        Vigil(world)
    }

    /// So many steps of the simulation.
    pub fn steps(&mut self, steps: usize) {
        for _ in 0..steps {
            self.0.step();
        }
    }

    /// Where the middles of all blocks are now, in metres.
    pub fn places(&self) -> Vec<[f32; 3]> {
        self.0.places()
    }

    /// The hash of where everything is now.
    pub fn hash(&self) -> u64 {
        self.0.poses().hash()
    }
}
