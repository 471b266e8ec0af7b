//! The hand: a spring of limited force between its target and the block it holds.

use rapier3d::prelude::RigidBody;

use super::{
    rotation::{self, Quaternion},
    world::{doubles, rotation_of, singles},
};
use crate::options::Hand;

/// The stiffness of the spring, as the frequency of a free block in it, in rad/s. It is critically
/// damped, so the block does not swing.
const STIFFNESS: f64 = 60.0;

/// The maximum torque of the fingers, in N m.
const MAX_TORQUE: f64 = 0.02;

/// How far the hand can be rotated ahead of the block, in radians.
const MAX_TWIST: f64 = 0.5;

const GRAVITY: f64 = 9.81;

/// The maximum force of a hand, in N. The game depends on it: a tight block slips from the fingers
/// instead of dragging the pile along.
pub const fn max_force(hand: Hand) -> f64 {
    match hand {
        Hand::Gentle => 0.5,
        Hand::Normal => 0.7,
        Hand::Strong => 4.0,
    }
}

/// Where the hand wants the block.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Target {
    /// The grip point, in metres.
    pub(super) at: [f64; 3],
    /// The rotation of the block.
    pub(super) rotation: Quaternion,
}

/// A hand that is closed on a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fingers {
    max_force: f64,
    mass: f64,
    /// The block's moments of inertia about its own axes.
    inertia: [f64; 3],
    /// The grip point, from its centre along its own axes, in metres.
    grip: [f64; 3],
    /// The current force as a fraction of the maximum.
    strain: f64,
}

impl Fingers {
    pub(super) fn new(hand: Hand, body: &RigidBody, edges: [f64; 3], grip: [f64; 3]) -> Fingers {
        let mass = f64::from(body.mass());
        let [x, y, z] = edges.map(|edge| edge * edge);
        let inertia = [y + z, z + x, x + y].map(|sum| mass * sum / 12.0);
        Fingers { max_force: max_force(hand), mass, inertia, grip, strain: 0.0 }
    }

    /// The current force as a fraction of the maximum.
    pub(super) const fn strain(&self) -> f64 {
        self.strain
    }

    /// Where the grip point is now.
    pub(super) fn grip_point(&self, body: &RigidBody) -> [f64; 3] {
        let (at, arm) =
            (doubles(body.translation()), rotation::rotate(rotation_of(body), self.grip));
        std::array::from_fn(|axis| at[axis] + arm[axis])
    }

    /// How far the hand may be ahead of the block: where the spring reaches its maximum force. Any
    /// farther, and a block that comes free would be flung.
    pub(super) fn max_lead(&self) -> f64 {
        self.max_force / (self.mass * STIFFNESS * STIFFNESS)
    }

    /// How far the hand may be rotated ahead of the block.
    pub(super) const fn max_rotation_lead() -> f64 {
        MAX_TWIST
    }

    /// Pulls and rotates the block for one step.
    pub(super) fn pull(&mut self, body: &mut RigidBody, target: &Target) {
        let (now, velocity) = (self.grip_point(body), doubles(body.linvel()));
        let pull: [f64; 3] = std::array::from_fn(|axis| {
            let lead = target.at[axis] - now[axis];
            self.mass * STIFFNESS * (STIFFNESS * lead - 2.0 * velocity[axis])
        });
        let size = rotation::length(pull);
        self.strain = (size / self.max_force).min(1.0);
        let pull = limited(pull, size, self.max_force);

        let now_turned = rotation::unit(rotation_of(body));
        let own = |v| rotation::rotate(rotation::inverse(now_turned), v);
        let ahead = own(rotation::difference(now_turned, target.rotation));
        let spin = own(doubles(body.angvel()));
        let twist: [f64; 3] = std::array::from_fn(|axis| {
            self.inertia[axis] * STIFFNESS * (STIFFNESS * ahead[axis] - 2.0 * spin[axis])
        });
        let twist = limited(twist, rotation::length(twist), MAX_TORQUE);

        body.reset_forces(false);
        body.reset_torques(false);
        body.add_force_at_point(singles(pull), singles(now), true);
        body.add_torque(singles(rotation::rotate(now_turned, twist)), true);
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
