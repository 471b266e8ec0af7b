//! One act being made, live.

use super::{
    SimError,
    course::{Course, Stage},
    hand::Fingers,
    scene::Scene,
    turn::{self, Quaternion},
    world::{Knock, turn_of},
};
use crate::{
    Act, BLOCKS, Block, BlockSet, Gesture, MAX_REACH, Motion, Purpose, SAMPLES_PER_SECOND, Sample,
    UNIT_TWIST, lowest_point,
};

/// How fast the hand moves at most, in micrometres a sample: 0.3 m/s.
const MOST_STEP: f64 = 0.3e6 / SAMPLES_PER_SECOND as f64;

/// How much faster it can get from one sample to the next: from nothing to its most in 0.25 s.
const MOST_FASTER: f64 = MOST_STEP / (0.25 * SAMPLES_PER_SECOND as f64);

/// How far the hand turns at most in a sample, as the distance of two quaternions: 3 degrees.
const MOST_TURN: f64 = 0.026;

/// Which part of what is left to turn the hand turns in a sample, so that it comes to a soft stop.
const TURN_PART: f64 = 0.2;

/// Where a player wants the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wish {
    /// The grip point, in metres.
    pub at: [f64; 3],
    /// How the block is to be turned from how it lay: a quaternion `x, y, z, w` about the axes of
    /// the table.
    pub turned: [f64; 4],
}

/// One act being made, live: the hand closes on a block, follows wishes as fast as it can, and
/// parts from it; then everything settles. What the hand did is recorded, and doing it again
/// ([`replay`](super::replay())) leads to the same, bit for bit.
pub struct Session {
    pub(super) course: Course,
    /// How far the hand moved in the last sample, in micrometres.
    speed: f64,
}

impl Session {
    /// Nothing done yet.
    pub fn new(scene: Scene) -> Session {
        Session { course: Course::new(scene), speed: 0.0 }
    }

    /// The hand closes on a block at a point, seen from the block's middle along its own axes, in
    /// micrometres.
    pub fn grip(
        &mut self,
        block: Block,
        purpose: Purpose,
        point: [i32; 3],
    ) -> Result<(), SimError> {
        self.course.grip(block, purpose, point)
    }

    /// A block is taken away without a hand.
    pub fn take_away(&mut self, block: Block) -> Result<(), SimError> {
        self.course.take_away(block)
    }

    /// A sixtieth of a second passes: the closed hand follows the wish, or things settle.
    pub fn advance(&mut self, wish: &Wish) -> Stage {
        match self.course.stage() {
            Stage::Closed => {
                let sample = self.follow(wish);
                self.course.sample(sample);
            }
            Stage::Settling => self.course.settle(),
            Stage::Open | Stage::Over => {}
        }
        self.course.stage()
    }

    /// The hand opens. A hand that has been closed for no time at all has not been there.
    pub fn let_go(&mut self) {
        self.course.let_go();
    }

    /// The player gives up with the block in hand.
    pub fn give_up(&mut self) {
        self.course.give_up();
    }

    /// What the act started from.
    pub const fn scene(&self) -> &Scene {
        &self.course.scene
    }

    /// How far the act has come.
    pub fn stage(&self) -> Stage {
        self.course.stage()
    }

    /// What the hand did, once it has parted from its block.
    pub fn gesture(&self) -> Option<&Gesture> {
        self.course.gesture()
    }

    /// What was done so far, for those who are to see it meanwhile; none before anything was.
    pub fn motion(&self) -> Option<Motion> {
        self.course.motion()
    }

    /// The act with what it led to, once everything is at rest.
    pub fn act(&self) -> Option<Act> {
        self.course.act()
    }

    /// Where the hand is a sample later.
    fn follow(&mut self, wish: &Wish) -> Sample {
        let Some(grip) = &self.course.grip else { return Sample::START };
        let before = grip.sample();
        let Some(body) = self.course.world.body(grip.block) else { return before };
        let reach = f64::from(MAX_REACH);
        let from = before.moved.map(f64::from);
        let wished: [f64; 3] = std::array::from_fn(|axis| {
            let moved = (wish.at[axis] - grip.start.at[axis]) * 1e6;
            if moved.is_finite() { moved.clamp(-reach, reach) } else { from[axis] }
        });
        let way: [f64; 3] = std::array::from_fn(|axis| wished[axis] - from[axis]);
        let distance = turn::length(way);
        // Not faster than it can get, than it may be, and than it can stop.
        let stopping = (2.0 * MOST_FASTER * distance).sqrt();
        let step = (self.speed + MOST_FASTER).min(MOST_STEP).min(stopping).min(distance);
        let part = if distance > 0.0 { step / distance } else { 0.0 };
        let mut moved: [f64; 3] = std::array::from_fn(|axis| from[axis] + way[axis] * part);

        // The target stops when it is too far ahead of the block.
        let held = grip.fingers.grip_point(body);
        let ahead = |moved: [f64; 3]| -> [f64; 3] {
            std::array::from_fn(|axis| moved[axis] / 1e6 + grip.start.at[axis] - held[axis])
        };
        let (lead, most) = (turn::length(ahead(moved)), grip.fingers.most_lead());
        if lead > most && lead > turn::length(ahead(from)) {
            let back = 1.0 - most / lead;
            let nearer: [f64; 3] =
                std::array::from_fn(|axis| moved[axis] - ahead(moved)[axis] * back * 1e6);
            let far = turn::length(std::array::from_fn(|axis| nearer[axis] - from[axis]));
            moved = if far <= MOST_STEP { nearer } else { from };
        }
        let turned = turned_towards(before.turned, wish.turned, |turned| {
            let target = turn::then(grip.start.turn, turned);
            turn::length(turn::difference(turn_of(body), target)) <= Fingers::most_twist()
        });
        self.speed = turn::length(std::array::from_fn(|axis| moved[axis] - from[axis]));
        Sample { moved: moved.map(|part| part.round() as i32), turned }
    }

    /// Where all blocks are: `x, y, z` in metres and a quaternion `x, y, z, w` for each; not numbers
    /// for blocks that are not there.
    pub fn write_poses(&self, into: &mut [f32; BLOCKS * 7]) {
        for (block, place) in Block::all().zip(into.chunks_exact_mut(7)) {
            match self.course.world.body(block) {
                Some(body) => {
                    let (at, turn) = (body.translation(), body.rotation());
                    let numbers = [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w];
                    place.copy_from_slice(&numbers);
                }
                None => place.fill(f32::NAN),
            }
        }
    }

    /// The block in hand.
    pub fn held(&self) -> Option<Block> {
        self.course.grip.as_ref().map(|grip| grip.block)
    }

    /// Where the block in hand is held, in metres.
    pub fn grip_point(&self) -> Option<[f64; 3]> {
        let grip = self.course.grip.as_ref()?;
        Some(grip.fingers.grip_point(self.course.world.body(grip.block)?))
    }

    /// How hard the hand pulls: 1 is as hard as it can, and the block slips.
    pub fn strain(&self) -> f64 {
        self.course.grip.as_ref().map_or(0.0, |grip| grip.fingers.strain())
    }

    /// Whether the block in hand touches nothing.
    pub fn is_free(&self) -> bool {
        self.course.is_free()
    }

    /// The height of the lowest point of a block above the table, in micrometres.
    pub fn lowest_point(&self, block: Block) -> Option<i32> {
        let pose = self.course.world.pose(block)?;
        Some(lowest_point(self.course.scene.size(block), &pose))
    }

    /// What has touched the table.
    pub const fn fallen(&self) -> BlockSet {
        self.course.world.fallen()
    }

    /// The knocks since this was last asked.
    pub fn take_knocks(&mut self) -> Vec<Knock> {
        self.course.world.take_knocks()
    }

    /// For how many more samples the hand can be closed.
    pub fn samples_left(&self) -> usize {
        self.course.samples_left()
    }
}

/// How the hand is turned a sample later, if it may be turned so.
fn turned_towards(
    before: [i16; 4],
    wished: Quaternion,
    may: impl Fn(Quaternion) -> bool,
) -> [i16; 4] {
    let unit = f64::from(UNIT_TWIST);
    let from = before.map(|part| f64::from(part) / unit);
    if wished.iter().any(|part| !part.is_finite()) {
        return before;
    }
    let wished = turn::unit(wished);
    // Two quaternions stand for the same turn: the nearer one is meant.
    let dot: f64 = (0..4).map(|at| from[at] * wished[at]).sum();
    let sign = if dot < 0.0 { -1.0 } else { 1.0 };
    let way: Quaternion = std::array::from_fn(|at| sign * wished[at] - from[at]);
    let distance = way.iter().map(|part| part * part).sum::<f64>().sqrt();
    if distance < 0.5 / unit {
        return before;
    }
    let part = (MOST_TURN / distance).min(TURN_PART).max(1.0 / (unit * distance)).min(1.0);
    let turned = turn::unit(std::array::from_fn(|at| from[at] + way[at] * part));
    if may(turned) { turned.map(|part| (part * unit).round() as i16) } else { before }
}
