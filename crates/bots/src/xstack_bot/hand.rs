//! A hand that carries out a plan with feedback: it proceeds when the block is free, stops on
//! contact, and lets go of a stuck block.

use xstack::{
    Block, Parting, Purpose,
    sim::{HandTarget, LiveAct, Spot, Stage},
};

/// The speed of pulling, in metres per sample: 5 cm/s.
const PULL: f64 = 0.05 / 60.0;

/// The speed of laying down: 4 cm/s.
const LOWER: f64 = 0.04 / 60.0;

/// After this many samples at nearly full force the hand lets go.
const STUCK: usize = 40;

/// A block without contact for this many samples is out of the pile.
const OUT: usize = 10;

/// How far to pull a block out before lifting it, in metres beyond half its length.
const BEYOND: f64 = 0.05;

/// How far above its spot a block is carried, in metres.
const ABOVE: f64 = 0.03;

/// The distance of the tray, in metres.
const TRAY: f64 = 0.25;

/// The hand has arrived when it is this near, in metres.
const NEAR: f64 = 0.004;

/// The maximum duration of a leg, in samples.
const LONGEST: usize = 360;

/// What to do with a block.
#[derive(Clone, PartialEq, Debug)]
pub struct GesturePlan {
    /// The block.
    pub block: Block,
    /// Whether to put it back or take it as a bonus.
    pub purpose: Purpose,
    /// The grip point, relative to the block's centre along its own axes, in micrometres.
    pub grip: [i32; 3],
    /// The direction of the pull, a unit vector.
    pub direction: [f64; 3],
    /// Where to lay it; unused for a bonus. A block without a spot is given up once it is out.
    pub spot: Option<Spot>,
    /// The minimum height of its centre on the way, in metres above the table: high enough to clear
    /// what stands in between.
    pub carry_height: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leg {
    /// Out of the pile.
    Pull,
    /// Clear of the pile, up, and over the spot.
    Out,
    Lift,
    Carry,
    /// Down, until contact.
    Lower,
    /// To the tray.
    Take,
    /// Open the hand.
    Done,
    /// Give up with the block in hand.
    GiveUp,
}

/// Carries out a plan in a live act: ask for a target before each sample, and part from the
/// block when [`PlanExecutor::parting`] says so.
#[derive(Clone, Debug)]
pub struct PlanExecutor {
    plan: GesturePlan,
    leg: Leg,
    start: [f64; 3],
    /// The rotation of the block on the way.
    rotation: [f64; 4],
    half_length: f64,
    target: HandTarget,
    /// How many samples this leg has taken.
    leg_samples: usize,
    free_for: usize,
    stuck_for: usize,
}

impl PlanExecutor {
    /// Starts with the hand closed on the block.
    pub fn new(plan: GesturePlan, live_act: &LiveAct) -> PlanExecutor {
        let start = live_act.grip_point().unwrap_or_default();
        let scene = live_act.scene();
        let half_length = scene.size(plan.block).0.into_iter().max().map_or(0.0, half_metres);
        let target = HandTarget { at: start, rotation: [0.0, 0.0, 0.0, 1.0] };
        let rotation = match (&plan.spot, scene.poses.get(plan.block)) {
            (Some(spot), Some(pose)) => spot.rotation_from(pose),
            _ => target.rotation,
        };
        PlanExecutor {
            plan,
            leg: Leg::Pull,
            start,
            rotation,
            half_length,
            target,
            leg_samples: 0,
            free_for: 0,
            stuck_for: 0,
        }
    }

    /// How to part from the block now, if at all.
    pub fn parting(&self) -> Option<Parting> {
        match self.leg {
            Leg::Done => Some(Parting::LetGo),
            Leg::GiveUp => Some(Parting::GivenUp),
            Leg::Pull | Leg::Out | Leg::Lift | Leg::Carry | Leg::Lower | Leg::Take => None,
        }
    }

    /// The target of the hand for the next sample.
    pub fn target(&mut self, live_act: &LiveAct) -> HandTarget {
        if live_act.stage() != Stage::Closed {
            return self.target;
        }
        self.leg_samples += 1;
        self.free_for = if live_act.is_free() { self.free_for + 1 } else { 0 };
        self.stuck_for = if live_act.strain() > 0.95 { self.stuck_for + 1 } else { 0 };
        let hand = live_act.grip_point().unwrap_or(self.start);
        match self.leg {
            Leg::Pull => self.pull(),
            Leg::Out => self.go(self.out(), hand, Leg::Lift),
            Leg::Lift => self.go(self.lifted(), hand, Leg::Carry),
            Leg::Carry => {
                self.target.rotation = self.rotation;
                self.go(self.over(), hand, Leg::Lower);
            }
            Leg::Lower => self.lower(),
            Leg::Take => self.target.at = self.tray(),
            Leg::Done | Leg::GiveUp => {}
        }
        if self.parting().is_none() && (self.leg_samples > LONGEST || self.stuck_for > STUCK) {
            self.enter(Leg::Done);
        }
        self.target
    }

    fn enter(&mut self, leg: Leg) {
        self.leg = leg;
        self.leg_samples = 0;
        self.free_for = 0;
    }

    fn pull(&mut self) {
        let far = PULL * self.leg_samples as f64;
        self.target.at = self.along(far);
        if self.free_for >= OUT {
            let upward = self.plan.direction[1] > 0.5;
            self.enter(match (self.plan.spot, self.plan.purpose) {
                (_, Purpose::Bonus) => Leg::Take,
                (None, Purpose::PutBack) => Leg::GiveUp,
                (Some(_), Purpose::PutBack) if upward => Leg::Lift,
                (Some(_), Purpose::PutBack) => Leg::Out,
            });
        }
    }

    /// Moves to a point, and on to the next leg once there.
    fn go(&mut self, to: [f64; 3], hand: [f64; 3], next: Leg) {
        self.target.at = to;
        let left: f64 = (0..3).map(|axis| (to[axis] - hand[axis]).powi(2)).sum();
        if left < NEAR * NEAR {
            self.enter(next);
        }
    }

    fn lower(&mut self) {
        // Stop at first contact; open once the block is still.
        if self.free_for > 0 || self.leg_samples < 20 {
            self.target.at[1] -= LOWER;
        } else {
            self.enter(Leg::Done);
        }
    }

    fn along(&self, far: f64) -> [f64; 3] {
        std::array::from_fn(|axis| self.start[axis] + self.plan.direction[axis] * far)
    }

    fn out(&self) -> [f64; 3] {
        // Beyond the edge of the pile, which is as deep as the longest bars.
        let mut at = self.start;
        let [x, _, z] = self.plan.direction;
        let edge = 0.04 + self.half_length + BEYOND / 2.0;
        at[0] += x * edge;
        at[2] = if z == 0.0 { at[2] } else { z * edge.max(at[2].abs() + BEYOND) };
        at
    }

    fn lifted(&self) -> [f64; 3] {
        let [x, _, z] = if self.plan.direction[1] > 0.5 { self.start } else { self.out() };
        [x, self.over()[1], z]
    }

    fn over(&self) -> [f64; 3] {
        let spot = self.plan.spot.map_or(self.start, |spot| spot.at);
        [spot[0], spot[1].max(self.start[1]).max(self.plan.carry_height) + ABOVE, spot[2]]
    }

    fn tray(&self) -> [f64; 3] {
        let z = if self.plan.direction[2] < 0.0 { -1.0 } else { 1.0 };
        // A lifted block continues upward, clear of its neighbours.
        let up = if self.plan.direction[1] > 0.5 { 0.05 } else { 0.0 };
        [self.start[0], self.start[1] + up, z * TRAY]
    }
}

fn half_metres(edge: i32) -> f64 {
    f64::from(edge) / 2e6
}
