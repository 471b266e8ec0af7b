//! From places in the world to what a hand does with a block.

use super::{
    session::{Session, Wish},
    turn::{self, Quaternion},
};
use crate::{Block, Handling, UNIT_TURN};

impl Session {
    /// The point of a block that is nearest to a place, in metres: where a hand that reaches for the
    /// place can close, seen from the block's middle along its own axes, in micrometres. None if
    /// the block is not there.
    pub fn nearest_point(&self, block: Block, place: [f64; 3]) -> Option<[i32; 3]> {
        let pose = self.course.scene.poses.get(block)?;
        let size = self.course.scene.size(block);
        let lies = turn::unit(pose.turn.map(|part| f64::from(part) / f64::from(UNIT_TURN)));
        let arm = std::array::from_fn(|axis| place[axis] - f64::from(pose.at[axis]) / 1e6);
        let own = turn::rotate(turn::inverse(lies), arm);
        Some(std::array::from_fn(|axis| {
            let half = size.0[axis] / 2;
            // What is no number at all becomes the middle.
            ((own[axis] * 1e6).round() as i32).clamp(-half, half)
        }))
    }

    /// The wish that the block in hand be held at this place, in metres, and lie like this.
    pub fn wish(&self, at: [f64; 3], lies: Quaternion) -> Wish {
        let start = self.course.grip.as_ref().map_or(turn::UPRIGHT, |grip| grip.start.turn);
        Wish { at, turned: turn::then(turn::inverse(start), turn::unit(lies)) }
    }

    /// The wish that the block in hand stay where it is.
    pub fn wish_to_stay(&self) -> Wish {
        let start = self.course.grip.as_ref().map(|grip| &grip.start);
        Wish { at: start.map_or([0.0; 3], |start| start.at), turned: turn::UPRIGHT }
    }

    /// The block that the hand holds or has parted from, or that was taken away.
    pub fn subject(&self) -> Option<Block> {
        self.course.subject()
    }

    /// How the hand has parted from its block.
    pub fn handling(&self) -> Option<Handling> {
        self.course.handling()
    }
}
