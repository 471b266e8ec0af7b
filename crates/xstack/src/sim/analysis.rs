//! Analysis of a pile: which blocks carry load, and where a block could be placed.

use super::{
    piles::flat::{Flat, Footprint, Way},
    rotation::{self, Quaternion},
    scene::Scene,
    world::World,
};
use crate::{BLOCKS, Block, BlockSet, Pose, UNIT_ROTATION};

/// After this many steps the contact forces in a new world have settled.
const STEPS: usize = 24;

/// The grid on which we look for spots, in millimetres.
const GRID: f64 = 6.0;

/// How far inside its support the centre of a placed block must be, in millimetres.
const MARGIN: f64 = 4.0;

/// Blocks that support one block together differ in height by less than this, in millimetres.
const LEVEL: f64 = 0.6;

/// How a block is loaded.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Load {
    /// The sum of all contact forces on it, in N, minus its own weight.
    pub pressed: f32,
    /// The blocks that lie on it.
    pub carries: BlockSet,
}

/// How all blocks are loaded.
pub fn loads(scene: &Scene) -> [Load; BLOCKS] {
    let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
    for _ in 0..STEPS {
        world.step();
    }
    std::array::from_fn(|index| {
        let Some(block) = Block::from_index(index) else { return Load::default() };
        let Some(body) = world.body(block) else { return Load::default() };
        let mut load = Load { pressed: -body.mass() * 9.81, carries: BlockSet::NONE };
        for contact in world.contacts(block) {
            let [x, y, z] = contact.force;
            let force = (x * x + y * y + z * z).sqrt();
            load.pressed += force;
            if let Some(other) = contact.with
                && y < -force / 2.0
            {
                load.carries = load.carries.with(other);
            }
        }
        load
    })
}

/// A spot where a block can lie flat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The centre of the block, in metres.
    pub at: [f64; 3],
    /// The rotation of the block: a quaternion `x, y, z, w`.
    pub rotation: Quaternion,
    /// How far inside its support the centre is, in metres.
    pub margin: f64,
}

impl Spot {
    /// The rotation, in the axes of the table, from a pose to this spot. A flat block looks the same
    /// after half a turn about the vertical axis: we take the shorter way.
    pub fn rotation_from(&self, pose: &Pose) -> Quaternion {
        let from =
            rotation::unit(pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION)));
        let about = rotation::then(self.rotation, HALF_ABOUT);
        let likeness = |to: Quaternion| (0..4).map(|at| from[at] * to[at]).sum::<f64>().abs();
        let to = if likeness(about) > likeness(self.rotation) { about } else { self.rotation };
        rotation::then(rotation::inverse(from), to)
    }
}

/// Half a turn about the vertical axis.
const HALF_ABOUT: Quaternion = [0.0, 1.0, 0.0, 0.0];

/// Spots on top of other blocks where a block could lie flat, in no particular order.
pub fn spots(scene: &Scene, block: Block) -> Vec<Spot> {
    let others: Vec<Flat> = scene
        .poses
        .iter()
        .filter(|&(other, _)| other != block)
        .filter_map(|(other, pose)| Flat::lying(other, scene.size(other), pose))
        .collect();
    let size = scene.size(block);
    let height = f64::from(size.0[1]) / 1_000.0;
    let reach =
        [f64::from(scene.stand.half_width()) / 1_000.0, f64::from(scene.stand.depth) / 2_000.0];
    let steps = reach.map(|reach| (reach / GRID) as i32);
    let mut found = Vec::new();
    for way in [Way::Along, Way::Across] {
        for i in -steps[0]..=steps[0] {
            for j in -steps[1]..=steps[1] {
                let at = [f64::from(i) * GRID, f64::from(j) * GRID];
                let footprint = Footprint::new(at, way.rotation(0.0), size);
                let below: Vec<Flat> = others
                    .iter()
                    .filter(|flat| flat.footprint.overlaps(&footprint, 0.0))
                    .copied()
                    .collect();
                let base = below.iter().map(|flat| flat.top).fold(f64::MIN, f64::max);
                let touched: Vec<Flat> =
                    below.into_iter().filter(|flat| flat.top > base - LEVEL).collect();
                let margin = footprint.margin(&touched, None);
                if margin >= MARGIN {
                    let middle = [at[0], base + height / 2.0, at[1]].map(|mm| mm / 1_000.0);
                    let margin = margin / 1_000.0;
                    found.push(Spot { at: middle, rotation: footprint.rotation, margin });
                }
            }
        }
    }
    found
}
