//! Converts positions in the world to grip points and targets of the hand.

use super::{
    live_act::{HandTarget, LiveAct},
    rotation::{self, Quaternion},
};
use crate::{Block, Handling, UNIT_ROTATION};

impl LiveAct {
    /// The point of a block nearest to a position in metres, as a grip point: from the block's centre
    /// along its own axes, in micrometres. `None` if the block is not there.
    pub fn nearest_point(&self, block: Block, place: [f64; 3]) -> Option<[i32; 3]> {
        let pose = self.simulation.scene.poses.get(block)?;
        let size = self.simulation.scene.size(block);
        let lies =
            rotation::unit(pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION)));
        let arm = std::array::from_fn(|axis| place[axis] - f64::from(pose.at[axis]) / 1e6);
        let own = rotation::rotate(rotation::inverse(lies), arm);
        Some(std::array::from_fn(|axis| {
            let half = size.0[axis] / 2;
            // NaN becomes the centre.
            ((own[axis] * 1e6).round() as i32).clamp(-half, half)
        }))
    }

    /// The target that holds the block at this position, in metres, with this rotation.
    pub fn target_at(&self, at: [f64; 3], lies: Quaternion) -> HandTarget {
        let start =
            self.simulation.grip.as_ref().map_or(rotation::UPRIGHT, |grip| grip.start.rotation);
        HandTarget { at, rotation: rotation::then(rotation::inverse(start), rotation::unit(lies)) }
    }

    /// The target that keeps the block where it is.
    pub fn target_to_stay(&self) -> HandTarget {
        let start = self.simulation.grip.as_ref().map(|grip| &grip.start);
        HandTarget { at: start.map_or([0.0; 3], |start| start.at), rotation: rotation::UPRIGHT }
    }

    /// The block that the hand holds or has left, or that was taken away.
    pub fn subject(&self) -> Option<Block> {
        self.simulation.subject()
    }

    /// How the hand left its block.
    pub fn handling(&self) -> Option<Handling> {
        self.simulation.handling()
    }
}
