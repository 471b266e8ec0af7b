//! Analysis of a pile: which blocks carry load, and where a block could be placed.

use super::{
    piles::flat::{Flat, Footprint, Way},
    rotation::{self, Quaternion},
    scene::Scene,
    world::{Contact, World},
};
use crate::{BLOCKS, Block, BlockSet, Pose, UNIT_ROTATION};

/// After this many steps the contact forces in a new world have settled.
const STEPS: usize = 24;

/// Who carries whom is decided by the mean force of this many last steps: in a single step a resting
/// block may just not be pressed on.
const AVERAGED_STEPS: usize = 12;

/// A block that presses with less than this does not lie on another, in N: a tenth of a small cube's
/// weight.
const MIN_CARRIED: f32 = 0.005;

/// The grid on which we look for spots, in millimetres.
const GRID: f64 = 6.0;

/// How far inside its support the centre of a placed block must be, in millimetres.
const MARGIN: f64 = 4.0;

/// Blocks that support one block together differ in height by less than this, in millimetres.
const LEVEL: f64 = 0.6;

/// How a block is loaded, and what it rests on. All of it comes from simulated contacts, so it holds
/// for tilted blocks too.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Load {
    /// The sum of all contact forces on it, in N, minus its own weight.
    pub pressed: f32,
    /// The blocks that lie on it: they press down on it.
    pub carries: BlockSet,
    /// The blocks it lies on: they hold it up.
    pub rests_on: BlockSet,
    /// Whether an arm of the X holds it up.
    pub on_stand: bool,
    /// The blocks it touches, from any side.
    pub touches: BlockSet,
    /// How much of the weight of others it holds up, in N.
    pub carried: f32,
}

/// How all blocks are loaded.
pub fn loads(scene: &Scene) -> [Load; BLOCKS] {
    let mut world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
    let mut forces = PairForces::default();
    let mut last = Vec::new();
    for step in 0..STEPS {
        world.step();
        if step >= STEPS - AVERAGED_STEPS {
            last = forces.add(&world, 1.0 / AVERAGED_STEPS as f32);
        }
    }
    forces.loads(&world, last)
}

/// How all blocks are loaded by the contacts of the last step.
pub(super) fn loads_in(world: &World) -> [Load; BLOCKS] {
    let mut forces = PairForces::default();
    let last = forces.add(world, 1.0);
    forces.loads(world, last)
}

/// The contacts of a block.
type BlockContacts = (Block, Vec<Contact>);

/// The force on each block by each other and by the stand.
struct PairForces(Vec<[f32; 3]>);

impl Default for PairForces {
    fn default() -> Self {
        PairForces(vec![[0.0; 3]; BLOCKS * (BLOCKS + 1)])
    }
}

impl PairForces {
    /// Adds the forces of the last step, weighted; returns its contacts.
    fn add(&mut self, world: &World, weight: f32) -> Vec<BlockContacts> {
        let last: Vec<BlockContacts> =
            world.poses().iter().map(|(block, _)| (block, world.contacts(block))).collect();
        for (block, contacts) in &last {
            for contact in contacts {
                let sum = &mut self.0[pair_index(*block, contact.with)];
                for (sum, force) in sum.iter_mut().zip(contact.force) {
                    *sum += force * weight;
                }
            }
        }
        last
    }

    fn loads(&self, world: &World, last: Vec<BlockContacts>) -> [Load; BLOCKS] {
        let mut loads = [Load::default(); BLOCKS];
        let present: Vec<Block> = last.iter().map(|(block, _)| *block).collect();
        for (block, contacts) in last {
            let weight = world.body(block).map_or(0.0, |body| body.mass() * GRAVITY);
            loads[block.index()] = load(block, weight, &contacts, &self.0);
        }
        for block in present {
            for below in loads[block.index()].rests_on.iter() {
                let carrier = &mut loads[below.index()];
                carrier.carries = carrier.carries.with(block);
                carrier.carried += self.0[pair_index(block, Some(below))][1];
            }
        }
        loads
    }
}

const GRAVITY: f32 = 9.81;

/// The vertical share of the force of what holds a block up, at least. Friction at an upright face is
/// weaker: that is leaning, not lying.
const STEEP: f32 = 0.5;

/// Where the force on a block by another, or by the stand, is summed up.
fn pair_index(block: Block, with: Option<Block>) -> usize {
    block.index() * (BLOCKS + 1) + with.map_or(BLOCKS, Block::index)
}

/// How a block is loaded, except for what it carries.
fn load(block: Block, weight: f32, contacts: &[Contact], forces: &[[f32; 3]]) -> Load {
    let mut load = Load { pressed: -weight, ..Load::default() };
    for contact in contacts {
        load.pressed += length(contact.force);
        if let Some(other) = contact.with {
            load.touches = load.touches.with(other);
        }
    }
    let up = |with| forces[pair_index(block, with)][1];
    load.on_stand = up(None) > MIN_CARRIED;
    let lifts = |share: f32| {
        let held = move |other: &Block| {
            let force = forces[pair_index(block, Some(*other))];
            force[1] > MIN_CARRIED && force[1] > share * length(force)
        };
        Block::all().filter(held).collect::<BlockSet>()
    };
    load.rests_on = lifts(STEEP);
    if load.rests_on.is_empty() && !load.on_stand {
        // Wedged between others: they hold it up by friction alone.
        load.rests_on = lifts(0.0);
    }
    load
}

fn length([x, y, z]: [f32; 3]) -> f32 {
    (x * x + y * y + z * z).sqrt()
}

/// How long we watch a block that was put somewhere, in steps: half a second.
const WATCHED_STEPS: usize = 120;

/// A block that moves farther than this gives way, in micrometres.
const GIVES_WAY: i32 = 10_000;

/// Whether the pile would hold if a block were at a spot instead of where it is: a quick check without
/// a hand.
pub fn holds_at(scene: &Scene, block: Block, spot: &Spot) -> bool {
    let at = spot.at.map(|part| (part * 1e6).round() as i32);
    let rotation = spot.rotation.map(|part| (part * f64::from(UNIT_ROTATION)).round() as i32);
    let rotation = if rotation[3] < 0 { rotation.map(|part| -part) } else { rotation };
    let mut poses = scene.poses.clone();
    // A little above, so that nothing overlaps.
    poses.set(block, Some(Pose { at: [at[0], at[1] + 500, at[2]], rotation }));
    let mut world = World::with_blocks(&scene.stand, &scene.sizes, &poses);
    for _ in 0..WATCHED_STEPS {
        world.step();
    }
    world.fallen().is_empty()
        && poses.iter().all(|(block, before)| {
            world.pose(block).is_some_and(|after| {
                (0..3).all(|axis| (after.at[axis] - before.at[axis]).abs() < GIVES_WAY)
            })
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
