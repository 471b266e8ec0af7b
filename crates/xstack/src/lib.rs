//! X-Stack: pull a block from the pile on the X, put it back higher, take another if you dare.
//!
//! The rules know nothing of physics: they take [`Report`]s of what lies where once everything is
//! at rest, and say what follows. Everything between two moments of rest is the simulation's.
//!
//! Positions at rest are whole numbers ([`Pose`]), so that they are the same on every machine.

mod block;
mod blocks;
mod code;
mod design_name;
mod gesture;
mod gesture_text;
pub mod options;
mod pile;
mod pose;
mod pose_check;
mod pose_text;
mod report;
mod size;

pub use block::{BLOCKS, Block, BlockError, Colour};
pub use blocks::BlockSet;
pub use design_name::{DesignName, DesignNameError};
pub use gesture::{
    Gesture, GestureError, HAND_SAMPLES, Jump, MAX_REACH, MAX_STEP, MAX_TWIST, Parting, Purpose,
    SAMPLES_PER_SECOND, Sample, UNIT_TWIST,
};
pub use options::Options;
pub use pile::{MAX_PILE_NAME, Origin, Pile, PileError};
pub use pose::{Pose, Poses, UNIT_TURN};
pub use pose_check::{MAX_DISTANCE, PoseProblem};
pub use report::{Handling, Report, Rest};
pub use size::{Size, lowest_point};
