//! X-Stack: pull a block from the pile on the X, put it back higher, take another if you dare.
//!
//! The rules know nothing of physics: they take [`Report`]s of what lies where once everything is
//! at rest, and say what follows. Everything between two moments of rest is the simulation's.
//!
//! Positions at rest are whole numbers ([`Pose`]), so that they are the same on every machine.

mod block;
mod blocks;
mod code;
mod design;
mod design_text;
mod gesture;
mod gesture_text;
mod pose;
mod report;
#[cfg(feature = "sim")]
pub mod sim;
mod size;

pub use block::{BLOCKS, Block, BlockError, Colour};
pub use blocks::BlockSet;
pub use design::{Design, Floor, Kind, Lay, Plan, Stand};
pub use design_text::DesignError;
pub use gesture::{
    Gesture, GestureError, HAND_SAMPLES, Jump, MAX_REACH, MAX_STEP, MAX_TWIST, Parting, Purpose,
    SAMPLES_PER_SECOND, Sample, UNIT_TWIST,
};
pub use pose::{Pose, Poses, UNIT_TURN};
pub use report::{Handling, Report, Rest};
pub use size::{Size, lowest_point};
