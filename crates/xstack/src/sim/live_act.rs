//! One act, played live.

use super::{
    SimError,
    act_simulation::{ActSimulation, Stage},
    analysis::{Load, loads_in},
    hand::Fingers,
    rotation::{self, Quaternion},
    scene::Scene,
    world::{Impact, rotation_of},
};
use crate::{
    Act, BLOCKS, Block, BlockSet, Gesture, MAX_REACH, Motion, Poses, Purpose, SAMPLES_PER_SECOND,
    Sample, UNIT_HAND_ROTATION, lowest_point,
};

/// The top speed of the hand in micrometres per sample: 0.3 m/s.
const MAX_STEP: f64 = 0.3e6 / SAMPLES_PER_SECOND as f64;

/// The acceleration of the hand per sample: it reaches its top speed in 0.25 s.
const MAX_FASTER: f64 = MAX_STEP / (0.25 * SAMPLES_PER_SECOND as f64);

/// The most the hand rotates per sample, as the distance of two quaternions: 3 degrees.
const MAX_TURN: f64 = 0.026;

/// The fraction of the remaining rotation that the hand makes per sample, so that it stops softly.
const TURN_PART: f64 = 0.2;

/// Where a player wants the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandTarget {
    /// The grip point, in metres.
    pub at: [f64; 3],
    /// The rotation from how the block lay at first: a quaternion `x, y, z, w` in the axes of the
    /// table.
    pub rotation: [f64; 4],
}

/// One act, played live: the hand closes on a block, follows targets as fast as it can and leaves the
/// block; then everything settles. It records what the hand did;
/// [`replay`](super::replay()) reproduces the outcome bit for bit.
pub struct LiveAct {
    pub(super) simulation: ActSimulation,
    /// How far the hand moved in the last sample, in micrometres.
    speed: f64,
}

impl LiveAct {
    /// Starts an act; nothing is gripped yet.
    pub fn new(scene: Scene) -> LiveAct {
        LiveAct { simulation: ActSimulation::new(scene), speed: 0.0 }
    }

    /// The hand closes on a block at a point, seen from the block's middle along its own axes, in
    /// micrometres.
    pub fn grip(
        &mut self,
        block: Block,
        purpose: Purpose,
        point: [i32; 3],
    ) -> Result<(), SimError> {
        self.simulation.grip(block, purpose, point)
    }

    /// A block is taken away without a hand.
    pub fn take_away(&mut self, block: Block) -> Result<(), SimError> {
        self.simulation.take_away(block)
    }

    /// Advances by a sixtieth of a second: the closed hand follows the target, or the blocks settle.
    pub fn advance(&mut self, target: &HandTarget) -> Stage {
        match self.simulation.stage() {
            Stage::Closed => {
                let sample = self.follow(target);
                self.simulation.sample(sample);
            }
            Stage::Settling => self.simulation.settle(),
            Stage::Open | Stage::Over => {}
        }
        self.simulation.stage()
    }

    /// Opens the hand. If it was closed for no time at all, nothing has happened.
    pub fn let_go(&mut self) {
        self.simulation.let_go();
    }

    /// The player gives up with the block in hand.
    pub fn give_up(&mut self) {
        self.simulation.give_up();
    }

    /// What the act started from.
    pub const fn scene(&self) -> &Scene {
        &self.simulation.scene
    }

    /// How far the act has come.
    pub fn stage(&self) -> Stage {
        self.simulation.stage()
    }

    /// What the hand did, once it has left its block.
    pub fn gesture(&self) -> Option<&Gesture> {
        self.simulation.gesture()
    }

    /// What was done so far, for spectators; `None` at the start.
    pub fn motion(&self) -> Option<Motion> {
        self.simulation.motion()
    }

    /// The act and its outcome, once everything is at rest.
    pub fn act(&self) -> Option<Act> {
        self.simulation.act()
    }

    /// Where the hand is one sample later.
    fn follow(&mut self, target: &HandTarget) -> Sample {
        let Some(grip) = &self.simulation.grip else { return Sample::START };
        let before = grip.sample();
        let Some(body) = self.simulation.world.body(grip.block) else { return before };
        let reach = f64::from(MAX_REACH);
        let from = before.moved.map(f64::from);
        let wished: [f64; 3] = std::array::from_fn(|axis| {
            let moved = (target.at[axis] - grip.start.at[axis]) * 1e6;
            if moved.is_finite() { moved.clamp(-reach, reach) } else { from[axis] }
        });
        let way: [f64; 3] = std::array::from_fn(|axis| wished[axis] - from[axis]);
        let distance = rotation::length(way);
        // Limited by acceleration, top speed and braking distance.
        let stopping = (2.0 * MAX_FASTER * distance).sqrt();
        let step = (self.speed + MAX_FASTER).min(MAX_STEP).min(stopping).min(distance);
        let part = if distance > 0.0 { step / distance } else { 0.0 };
        let mut moved: [f64; 3] = std::array::from_fn(|axis| from[axis] + way[axis] * part);

        // The hand waits when it is too far ahead of the block.
        let held = grip.fingers.grip_point(body);
        let ahead = |moved: [f64; 3]| -> [f64; 3] {
            std::array::from_fn(|axis| moved[axis] / 1e6 + grip.start.at[axis] - held[axis])
        };
        let (lead, most) = (rotation::length(ahead(moved)), grip.fingers.max_lead());
        if lead > most && lead > rotation::length(ahead(from)) {
            let back = 1.0 - most / lead;
            let nearer: [f64; 3] =
                std::array::from_fn(|axis| moved[axis] - ahead(moved)[axis] * back * 1e6);
            let far = rotation::length(std::array::from_fn(|axis| nearer[axis] - from[axis]));
            moved = if far <= MAX_STEP { nearer } else { from };
        }
        let rotation = rotate_towards(before.rotation, target.rotation, |rotation| {
            let target = rotation::then(grip.start.rotation, rotation);
            rotation::length(rotation::difference(rotation_of(body), target))
                <= Fingers::max_rotation_lead()
        });
        self.speed = rotation::length(std::array::from_fn(|axis| moved[axis] - from[axis]));
        Sample { moved: moved.map(|part| part.round() as i32), rotation }
    }

    /// Writes the poses of all blocks: `x, y, z` in metres and a quaternion `x, y, z, w` for each, or
    /// NaN for blocks that are not there.
    pub fn write_poses(&self, into: &mut [f32; BLOCKS * 7]) {
        for (block, place) in Block::all().zip(into.chunks_exact_mut(7)) {
            match self.simulation.world.body(block) {
                Some(body) => {
                    let (at, rotation) = (body.translation(), body.rotation());
                    let numbers =
                        [at.x, at.y, at.z, rotation.x, rotation.y, rotation.z, rotation.w];
                    place.copy_from_slice(&numbers);
                }
                None => place.fill(f32::NAN),
            }
        }
    }

    /// Where all blocks are now that have not fallen.
    pub fn poses(&self) -> Poses {
        self.simulation.world.poses()
    }

    /// How all blocks are loaded now. Before the hand has closed, nothing has been simulated, and no
    /// block is loaded: [`loads`](super::loads()) says how they will be.
    pub fn loads(&self) -> [Load; BLOCKS] {
        loads_in(&self.simulation.world)
    }

    /// The block in hand.
    pub fn held(&self) -> Option<Block> {
        self.simulation.grip.as_ref().map(|grip| grip.block)
    }

    /// Where the block in hand is held, in metres.
    pub fn grip_point(&self) -> Option<[f64; 3]> {
        let grip = self.simulation.grip.as_ref()?;
        Some(grip.fingers.grip_point(self.simulation.world.body(grip.block)?))
    }

    /// How hard the hand pulls: at 1, its limit, the block slips.
    pub fn strain(&self) -> f64 {
        self.simulation.grip.as_ref().map_or(0.0, |grip| grip.fingers.strain())
    }

    /// Whether the block in hand touches nothing.
    pub fn is_free(&self) -> bool {
        self.simulation.is_free()
    }

    /// The height of the lowest point of a block above the table, in micrometres.
    pub fn lowest_point(&self, block: Block) -> Option<i32> {
        let pose = self.simulation.world.pose(block)?;
        Some(lowest_point(self.simulation.scene.size(block), &pose))
    }

    /// The blocks that have touched the table.
    pub const fn fallen(&self) -> BlockSet {
        self.simulation.world.fallen()
    }

    /// Returns the impacts since the last call.
    pub fn take_impacts(&mut self) -> Vec<Impact> {
        self.simulation.world.take_impacts()
    }

    /// How many more samples the hand may stay closed.
    pub fn samples_left(&self) -> usize {
        self.simulation.samples_left()
    }
}

/// The rotation of the hand one sample later, unless `may` forbids it.
fn rotate_towards(
    before: [i16; 4],
    wished: Quaternion,
    may: impl Fn(Quaternion) -> bool,
) -> [i16; 4] {
    let unit = f64::from(UNIT_HAND_ROTATION);
    let from = before.map(|part| f64::from(part) / unit);
    if wished.iter().any(|part| !part.is_finite()) {
        return before;
    }
    let wished = rotation::unit(wished);
    // Two quaternions describe the same rotation: take the nearer one.
    let dot: f64 = (0..4).map(|at| from[at] * wished[at]).sum();
    let sign = if dot < 0.0 { -1.0 } else { 1.0 };
    let way: Quaternion = std::array::from_fn(|at| sign * wished[at] - from[at]);
    let distance = way.iter().map(|part| part * part).sum::<f64>().sqrt();
    if distance < 0.5 / unit {
        return before;
    }
    let part = (MAX_TURN / distance).min(TURN_PART).max(1.0 / (unit * distance)).min(1.0);
    let rotation = rotation::unit(std::array::from_fn(|at| from[at] + way[at] * part));
    if may(rotation) { rotation.map(|part| (part * unit).round() as i16) } else { before }
}
