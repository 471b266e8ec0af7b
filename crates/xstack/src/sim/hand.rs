//! The hand: a spring of limited strength between where it means to be and the block it holds.

use rapier3d::prelude::RigidBody;

use super::{
    turn::{self, Quaternion},
    world::{doubles, singles, turn_of},
};
use crate::options::Hand;

/// How stiff the spring is: the frequency at which a free block would swing in it, in rad/s. It is
/// damped so that it does not.
const STIFFNESS: f64 = 60.0;

/// The most the fingers can twist, in N m.
const MOST_TORQUE: f64 = 0.02;

/// How far the hand can be turned ahead of the block, in radians.
const MOST_TWIST: f64 = 0.5;

const GRAVITY: f64 = 9.81;

/// The most a hand can pull, in N. This is what the game is about: a tight block slips from the
/// fingers instead of dragging the pile along.
pub const fn most_force(hand: Hand) -> f64 {
    match hand {
        Hand::Gentle => 0.5,
        Hand::Normal => 0.7,
        Hand::Strong => 4.0,
    }
}

/// Where the hand means to have the block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Target {
    /// The grip point, in metres.
    pub(super) at: [f64; 3],
    /// How the block is turned.
    pub(super) turn: Quaternion,
}

/// A hand that is closed on a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fingers {
    most_force: f64,
    mass: f64,
    /// The block's resistance to being turned about its own axes.
    inertia: [f64; 3],
    /// Where it is held, from its middle along its own axes, in metres.
    grip: [f64; 3],
    /// How hard the hand pulls, as a part of what it can.
    strain: f64,
}

impl Fingers {
    pub(super) fn new(hand: Hand, body: &RigidBody, edges: [f64; 3], grip: [f64; 3]) -> Fingers {
        let mass = f64::from(body.mass());
        let [x, y, z] = edges.map(|edge| edge * edge);
        let inertia = [y + z, z + x, x + y].map(|sum| mass * sum / 12.0);
        Fingers { most_force: most_force(hand), mass, inertia, grip, strain: 0.0 }
    }

    /// How hard the hand pulls: 1 is as hard as it can.
    pub(super) const fn strain(&self) -> f64 {
        self.strain
    }

    /// Where the grip point is now.
    pub(super) fn grip_point(&self, body: &RigidBody) -> [f64; 3] {
        let (at, arm) = (doubles(body.translation()), turn::rotate(turn_of(body), self.grip));
        std::array::from_fn(|axis| at[axis] + arm[axis])
    }

    /// How far the hand may be ahead of the block: where the spring pulls as hard as it can. If it
    /// were farther ahead, a block that comes free would be flung.
    pub(super) fn most_lead(&self) -> f64 {
        self.most_force / (self.mass * STIFFNESS * STIFFNESS)
    }

    /// How far the hand may be turned ahead of the block.
    pub(super) const fn most_twist() -> f64 {
        MOST_TWIST
    }

    /// Pulls and turns the block for one step.
    pub(super) fn pull(&mut self, body: &mut RigidBody, target: &Target) {
        let (now, velocity) = (self.grip_point(body), doubles(body.linvel()));
        let pull: [f64; 3] = std::array::from_fn(|axis| {
            let lead = target.at[axis] - now[axis];
            self.mass * STIFFNESS * (STIFFNESS * lead - 2.0 * velocity[axis])
        });
        let size = turn::length(pull);
        self.strain = (size / self.most_force).min(1.0);
        let pull = limited(pull, size, self.most_force);

        let now_turned = turn::unit(turn_of(body));
        let own = |v| turn::rotate(turn::inverse(now_turned), v);
        let ahead = own(turn::difference(now_turned, target.turn));
        let spin = own(doubles(body.angvel()));
        let twist: [f64; 3] = std::array::from_fn(|axis| {
            self.inertia[axis] * STIFFNESS * (STIFFNESS * ahead[axis] - 2.0 * spin[axis])
        });
        let twist = limited(twist, turn::length(twist), MOST_TORQUE);

        body.reset_forces(false);
        body.reset_torques(false);
        body.add_force_at_point(singles(pull), singles(now), true);
        body.add_torque(singles(turn::rotate(now_turned, twist)), true);
        body.add_force(singles([0.0, self.mass * GRAVITY, 0.0]), true);
    }

    /// Opens.
    pub(super) fn release(body: &mut RigidBody) {
        body.reset_forces(true);
        body.reset_torques(true);
    }
}

/// A vector of this length, shortened to at most `most`.
fn limited(v: [f64; 3], length: f64, most: f64) -> [f64; 3] {
    if length > most { v.map(|part| part * (most / length)) } else { v }
}
