//! What an experienced eye sees in a pile: which blocks are loaded, and where one could be laid.

use super::{
    piles::flat::{Flat, Footprint, Way},
    scene::Scene,
    turn::Quaternion,
    world::World,
};
use crate::{BLOCKS, Block, BlockSet};

/// After so many steps the forces in a pile that was put up anew are about what they will be.
const STEPS: usize = 24;

/// How far apart spots are that are looked at, in millimetres.
const GRID: f64 = 6.0;

/// How far inside its support the middle of a laid block is at least, in millimetres.
const MARGIN: f64 = 4.0;

/// Blocks that a laid one would touch together differ in height by less than this, in millimetres.
const LEVEL: f64 = 0.6;

/// How a block is wedged in.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Load {
    /// How hard everything presses on it from all sides, in N, less its own weight.
    pub pressed: f32,
    /// The blocks that lie on it.
    pub carries: BlockSet,
}

/// How all blocks are wedged in.
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

/// A place where a block can be laid flat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Where its middle would be, in metres.
    pub at: [f64; 3],
    /// How it would be turned: a quaternion `x, y, z, w`.
    pub turn: Quaternion,
    /// How far inside its support its middle would be, in metres.
    pub margin: f64,
}

/// Places on top of other blocks where a block could be laid flat, in no particular order.
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
                let footprint = Footprint::new(at, way.turn(0.0), size);
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
                    found.push(Spot { at: middle, turn: footprint.turn, margin });
                }
            }
        }
    }
    found
}
