//! Simulates one act, a sixtieth of a second at a time. Live sessions and replays share this code, so
//! they cannot differ.

use super::{
    SimError,
    hand::{Fingers, Target},
    rotation,
    scene::Scene,
    tremor::{HandOffset, TremorNoise},
    world::{STEPS_PER_SECOND, World},
};
use crate::{
    Act, Block, Gesture, GestureError, Handling, Motion, Parting, Purpose, Report, Rest,
    SAMPLES_PER_SECOND, Sample, UNIT_HAND_ROTATION, UNIT_ROTATION,
};

/// Simulation steps per sample.
const STEPS_PER_SAMPLE: usize = STEPS_PER_SECOND / SAMPLES_PER_SECOND;

/// After this many ticks (20 s) we call everything at rest, whether or not it is.
pub const MAX_SETTLING_TICKS: usize = 20 * SAMPLES_PER_SECOND;

/// A free block counts as taken when its centre is this far outside the stand's outline, in
/// micrometres.
pub const TRAY_DISTANCE: f64 = 50_000.0;

/// How far an act has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The hand is open and has held nothing yet.
    Open,
    /// The hand is closed on a block.
    Closed,
    /// The hand and the block have parted; things may still move.
    Settling,
    /// Everything is at rest.
    Over,
}

/// How the hand's part of the act ended.
#[derive(Clone, Debug)]
enum Ending {
    Handled { gesture: Gesture, handling: Handling, came_free: bool },
    TakenAway { block: Block },
}

/// A hand that holds a block.
pub(super) struct Grip {
    pub(super) block: Block,
    purpose: Purpose,
    point: [i32; 3],
    pub(super) fingers: Fingers,
    /// The grip point and the rotation of the block when the hand closed.
    pub(super) start: Target,
    trembling: TremorNoise,
    off: HandOffset,
    samples: Vec<Sample>,
    came_free: bool,
    free: bool,
}

impl Grip {
    /// The last sample.
    pub(super) fn sample(&self) -> Sample {
        self.samples.last().copied().unwrap_or(Sample::START)
    }

    /// Where the hand aims at a sample, without tremor.
    pub(super) fn target(&self, sample: &Sample) -> Target {
        let rotation = sample.rotation.map(|part| f64::from(part) / f64::from(UNIT_HAND_ROTATION));
        Target {
            at: std::array::from_fn(|axis| {
                self.start.at[axis] + f64::from(sample.moved[axis]) / 1e6
            }),
            rotation: rotation::unit(rotation::then(self.start.rotation, rotation)),
        }
    }
}

/// An act in progress.
pub(super) struct ActSimulation {
    pub(super) scene: Scene,
    pub(super) world: World,
    pub(super) grip: Option<Grip>,
    ending: Option<Ending>,
    settled_for: usize,
    rest: Option<Rest>,
}

impl ActSimulation {
    pub(super) fn new(scene: Scene) -> ActSimulation {
        let world = World::with_blocks(&scene.stand, &scene.sizes, &scene.poses);
        ActSimulation { scene, world, grip: None, ending: None, settled_for: 0, rest: None }
    }

    pub(super) fn stage(&self) -> Stage {
        match (&self.grip, &self.ending, &self.rest) {
            (_, _, Some(_)) => Stage::Over,
            (_, Some(_), None) => Stage::Settling,
            (Some(_), None, None) => Stage::Closed,
            (None, None, None) => Stage::Open,
        }
    }

    /// The hand closes on a block.
    pub(super) fn grip(
        &mut self,
        block: Block,
        purpose: Purpose,
        point: [i32; 3],
    ) -> Result<(), SimError> {
        if self.stage() != Stage::Open {
            return Err(SimError::NotNow { block });
        }
        let pose = *self.scene.poses.get(block).ok_or(SimError::NotThere { block })?;
        let size = self.scene.size(block);
        if (0..3).any(|axis| point[axis].abs() * 2 > size.0[axis] + 1) {
            return Err(GestureError::GripOutside { block }.into());
        }
        let body = self.world.body(block).ok_or(SimError::NotThere { block })?;
        let metres = |micrometres: i32| f64::from(micrometres) / 1e6;
        let grip = point.map(metres);
        let fingers = Fingers::new(self.scene.hand, body, size.0.map(metres), grip);
        let rotation =
            rotation::unit(pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION)));
        let arm = rotation::rotate(rotation, grip);
        let at = std::array::from_fn(|axis| metres(pose.at[axis]) + arm[axis]);
        self.grip = Some(Grip {
            block,
            purpose,
            point,
            fingers,
            start: Target { at, rotation },
            trembling: TremorNoise::new(self.scene.tremor, self.scene.tremor_seed),
            off: HandOffset::default(),
            samples: Vec::new(),
            came_free: false,
            free: false,
        });
        Ok(())
    }

    /// Moves the closed hand for one sample, which may end the gesture.
    pub(super) fn sample(&mut self, sample: Sample) {
        let Some(mut grip) = self.grip.take() else { return };
        let (from, to) = (grip.target(&grip.sample()), grip.target(&sample));
        let (off_from, off_to) = (grip.off, grip.trembling.next());
        grip.off = off_to;
        grip.samples.push(sample);
        let mut ended = None;
        for step in 1..=STEPS_PER_SAMPLE {
            let part = step as f64 / STEPS_PER_SAMPLE as f64;
            let between = |a: f64, b: f64| a + (b - a) * part;
            let off = |axis: usize| between(off_from.moved[axis], off_to.moved[axis]);
            let half = |axis: usize| between(off_from.half_angle[axis], off_to.half_angle[axis]);
            let meant = rotation::unit(std::array::from_fn(|at| {
                between(from.rotation[at], to.rotation[at])
            }));
            let target = Target {
                at: std::array::from_fn(|axis| between(from.at[axis], to.at[axis]) + off(axis)),
                rotation: rotation::then(meant, rotation::small(std::array::from_fn(half))),
            };
            if let Some(body) = self.world.body_mut(grip.block) {
                grip.fingers.pull(body, &target);
            }
            self.world.step();
            grip.free = !self.world.is_touched(grip.block);
            grip.came_free |= grip.free;
            ended = self.ended(&grip);
            if ended.is_some() {
                break;
            }
        }
        let time_over = grip.samples.len() >= self.scene.samples_left;
        let ended = ended.or(time_over.then_some(Handling::TimeOver));
        self.grip = Some(grip);
        if let Some(handling) = ended {
            self.part(Parting::Held, handling);
        }
    }

    /// Whether something has just ended the gesture.
    fn ended(&self, grip: &Grip) -> Option<Handling> {
        if !self.world.fallen().is_empty() {
            return Some(Handling::Interrupted);
        }
        let pose = self.world.pose(grip.block)?;
        let outside = self.scene.stand.distance_outside(pose.at[0], pose.at[2]);
        let taken = grip.purpose == Purpose::Bonus && grip.free && outside >= TRAY_DISTANCE;
        taken.then_some(Handling::Taken)
    }

    /// The hand opens.
    pub(super) fn let_go(&mut self) {
        self.part(Parting::LetGo, Handling::LetGo);
    }

    /// The player gives up with the block in hand.
    pub(super) fn give_up(&mut self) {
        self.part(Parting::GivenUp, Handling::GivenUp);
    }

    fn part(&mut self, parting: Parting, handling: Handling) {
        let Some(grip) = self.grip.take() else { return };
        if grip.samples.is_empty() {
            // The hand closed and opened at once: nothing happened.
            return;
        }
        if handling == Handling::LetGo {
            if let Some(body) = self.world.body_mut(grip.block) {
                Fingers::release(body);
            }
        } else {
            self.world.remove(grip.block);
        }
        let Grip { block, purpose, point, samples, came_free, .. } = grip;
        let gesture = Gesture::new(block, purpose, point, samples, parting)
            .expect("a live_act only makes samples that a hand can make");
        self.ending = Some(Ending::Handled { gesture, handling, came_free });
    }

    /// A block is taken away without a hand.
    pub(super) fn take_away(&mut self, block: Block) -> Result<(), SimError> {
        if self.stage() != Stage::Open {
            return Err(SimError::NotNow { block });
        }
        self.scene.poses.get(block).ok_or(SimError::NotThere { block })?;
        self.world.remove(block);
        self.ending = Some(Ending::TakenAway { block });
        Ok(())
    }

    /// Lets the blocks settle for a sixtieth of a second.
    pub(super) fn settle(&mut self) {
        for _ in 0..STEPS_PER_SAMPLE {
            if self.stage() != Stage::Settling {
                return;
            }
            self.world.step();
            self.settled_for += 1;
            let late = self.settled_for >= MAX_SETTLING_TICKS * STEPS_PER_SAMPLE;
            if self.world.at_rest() && !late && self.sweep() {
                continue;
            }
            if self.world.at_rest() || late {
                let (fallen, poses) = (self.world.fallen(), self.world.poses());
                self.rest = Some(Rest { fallen, poses });
            }
        }
    }

    /// Removes the fallen blocks, as players do before the next turn, so that blocks leaning on them
    /// do not hang in the air. Returns whether there were any.
    fn sweep(&mut self) -> bool {
        let mut swept = false;
        for block in self.world.fallen().iter() {
            if self.world.blocks().contains(block) {
                self.world.remove(block);
                swept = true;
            }
        }
        swept
    }

    /// The block that the hand holds or has left, or that was taken away.
    pub(super) fn subject(&self) -> Option<Block> {
        if let Some(grip) = &self.grip {
            return Some(grip.block);
        }
        match self.ending.as_ref()? {
            Ending::Handled { gesture, .. } => Some(gesture.block()),
            Ending::TakenAway { block } => Some(*block),
        }
    }

    /// How the hand left its block.
    pub(super) fn handling(&self) -> Option<Handling> {
        match self.ending.as_ref()? {
            Ending::Handled { handling, .. } => Some(*handling),
            Ending::TakenAway { .. } => None,
        }
    }

    /// The gesture, once it has ended.
    pub(super) fn gesture(&self) -> Option<&Gesture> {
        match &self.ending {
            Some(Ending::Handled { gesture, .. }) => Some(gesture),
            Some(Ending::TakenAway { .. }) | None => None,
        }
    }

    /// What the hand has done so far, or which block was taken away; `None` at the start.
    pub(super) fn motion(&self) -> Option<Motion> {
        if let Some(Grip { block, purpose, point, samples, .. }) = &self.grip {
            let (block, purpose, grip, samples) = (*block, *purpose, *point, samples.clone());
            return Some(Motion::Handle { block, purpose, grip, samples, parting: None });
        }
        Some(match self.ending.as_ref()? {
            Ending::Handled { gesture, .. } => Motion::from(gesture),
            Ending::TakenAway { block } => Motion::TakeAway { block: *block },
        })
    }

    /// The act and its outcome, once everything is at rest.
    pub(super) fn act(&self) -> Option<Act> {
        let rest = self.rest.clone()?;
        Some(match self.ending.clone()? {
            Ending::Handled { gesture, handling, came_free } => {
                Act::Handle { gesture, report: Report { handling, came_free, rest } }
            }
            Ending::TakenAway { block } => Act::TakeAway { block, rest },
        })
    }

    /// How many more samples the hand may stay closed.
    pub(super) fn samples_left(&self) -> usize {
        let used = match (&self.grip, self.gesture()) {
            (Some(grip), _) => grip.samples.len(),
            (None, Some(gesture)) => gesture.samples().len(),
            (None, None) => 0,
        };
        self.scene.samples_left - used
    }

    /// Whether the block in hand touches nothing right now.
    pub(super) fn is_free(&self) -> bool {
        self.grip.as_ref().is_some_and(|grip| grip.free)
    }
}
