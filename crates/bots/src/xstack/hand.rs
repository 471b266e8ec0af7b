//! A hand that follows a plan, feeling its way: it goes on when the block is free, stops when it
//! touches something, and lets go of what does not move.

use xstack::{
    Block, Parting, Purpose,
    sim::{HandTarget, Session, Spot, Stage},
};

/// How fast a block is pulled out of the pile, in metres a sample: 5 cm/s.
const PULL: f64 = 0.05 / 60.0;

/// How fast it is laid down: 4 cm/s.
const LOWER: f64 = 0.04 / 60.0;

/// A hand that pulls with nearly all its strength for so many samples lets go.
const STUCK: usize = 40;

/// A block that touches nothing for so many samples is out.
const OUT: usize = 10;

/// A pulled block is brought so far out before it is lifted, in metres beyond half its length.
const BEYOND: f64 = 0.05;

/// A block is carried so far above where it is to lie, in metres.
const ABOVE: f64 = 0.03;

/// The tray is so far away, in metres.
const TRAY: f64 = 0.25;

/// The hand is where it wants to be when it is this near, in metres.
const NEAR: f64 = 0.004;

/// No leg takes longer than this, in samples.
const LONGEST: usize = 360;

/// What the hand is to do with a block.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The block.
    pub block: Block,
    /// What for.
    pub purpose: Purpose,
    /// Where the hand closes on it: from its middle along its own axes, in micrometres.
    pub grip: [i32; 3],
    /// Where it is pulled to at first: a direction of length 1.
    pub direction: [f64; 3],
    /// Where it is to be laid. A bonus is taken instead; any other block without a spot is given up
    /// once it is out, for there is nowhere higher to lay it.
    pub spot: Option<Spot>,
    /// How high its middle is carried at least on the way to the spot, in metres above the table: high
    /// enough to be clear of what stands in between. It is never carried lower than needed to lay it
    /// down.
    pub carried_at: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Leg {
    /// Out of the pile.
    Pull,
    /// Clear of the pile, up, and over the spot.
    Out,
    Lift,
    Carry,
    /// Down, until it touches something.
    Lower,
    /// To the tray.
    Take,
    /// Open.
    Done,
    /// Give up, with the block in hand.
    GiveUp,
}

/// A plan being carried out in a live session: ask for a target before each sample, and part from
/// the block when it says so.
#[derive(Clone, Debug)]
pub struct Performer {
    plan: Plan,
    leg: Leg,
    start: [f64; 3],
    /// How the block is to be rotated on the way.
    rotation: [f64; 4],
    half_length: f64,
    target: HandTarget,
    /// For how many samples this leg has lasted.
    lasted: usize,
    free_for: usize,
    stuck_for: usize,
}

impl Performer {
    /// The hand has just closed.
    pub fn new(plan: Plan, session: &Session) -> Performer {
        let start = session.grip_point().unwrap_or_default();
        let scene = session.scene();
        let half_length = scene.size(plan.block).0.into_iter().max().map_or(0.0, half_metres);
        let target = HandTarget { at: start, rotation: [0.0, 0.0, 0.0, 1.0] };
        let rotation = match (&plan.spot, scene.poses.get(plan.block)) {
            (Some(spot), Some(pose)) => spot.rotation_from(pose),
            _ => target.rotation,
        };
        Performer {
            plan,
            leg: Leg::Pull,
            start,
            rotation,
            half_length,
            target,
            lasted: 0,
            free_for: 0,
            stuck_for: 0,
        }
    }

    /// How the hand is to part from the block now, if it is to.
    pub fn parting(&self) -> Option<Parting> {
        match self.leg {
            Leg::Done => Some(Parting::LetGo),
            Leg::GiveUp => Some(Parting::GivenUp),
            Leg::Pull | Leg::Out | Leg::Lift | Leg::Carry | Leg::Lower | Leg::Take => None,
        }
    }

    /// Where the hand is to go in the next sample.
    pub fn target(&mut self, session: &Session) -> HandTarget {
        if session.stage() != Stage::Closed {
            return self.target;
        }
        self.lasted += 1;
        self.free_for = if session.is_free() { self.free_for + 1 } else { 0 };
        self.stuck_for = if session.strain() > 0.95 { self.stuck_for + 1 } else { 0 };
        let hand = session.grip_point().unwrap_or(self.start);
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
        if self.parting().is_none() && (self.lasted > LONGEST || self.stuck_for > STUCK) {
            self.enter(Leg::Done);
        }
        self.target
    }

    fn enter(&mut self, leg: Leg) {
        self.leg = leg;
        self.lasted = 0;
        self.free_for = 0;
    }

    fn pull(&mut self) {
        let far = PULL * self.lasted as f64;
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

    /// Goes somewhere, and on to the next leg once there.
    fn go(&mut self, to: [f64; 3], hand: [f64; 3], next: Leg) {
        self.target.at = to;
        let left: f64 = (0..3).map(|axis| (to[axis] - hand[axis]).powi(2)).sum();
        if left < NEAR * NEAR {
            self.enter(next);
        }
    }

    fn lower(&mut self) {
        // The hand stops where the block first touches, and opens when it has become still.
        if self.free_for > 0 || self.lasted < 20 {
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
        [spot[0], spot[1].max(self.start[1]).max(self.plan.carried_at) + ABOVE, spot[2]]
    }

    fn tray(&self) -> [f64; 3] {
        let z = if self.plan.direction[2] < 0.0 { -1.0 } else { 1.0 };
        // A block that was lifted first goes on upward, clear of what is beside it.
        let up = if self.plan.direction[1] > 0.5 { 0.05 } else { 0.0 };
        [self.start[0], self.start[1] + up, z * TRAY]
    }
}

fn half_metres(edge: i32) -> f64 {
    f64::from(edge) / 2e6
}
