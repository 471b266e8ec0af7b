//! Acts again, from what is written down of them.

use super::{
    SimError,
    course::{Course, Stage},
    scene::Scene,
};
use crate::{Act, Block, Gesture, Parting, Report, Rest};

/// An act as it happened again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repeated {
    /// The act with what it led to this time.
    pub act: Act,
    /// How long it took, in sixtieths of a second: the hand's time and until all was at rest.
    pub samples: usize,
}

/// What a gesture leads to.
pub fn replay(scene: &Scene, gesture: &Gesture) -> Result<Report, SimError> {
    match repeat_gesture(scene, gesture)?.act {
        Act::Handle { report, .. } => Ok(report),
        Act::TakeAway { .. } => unreachable!("a hand has held the block"),
    }
}

/// What it leads to that a block is taken away without a hand.
pub fn take_away(scene: &Scene, block: Block) -> Result<Rest, SimError> {
    match repeat_removal(scene, block)?.act {
        Act::TakeAway { rest, .. } => Ok(rest),
        Act::Handle { .. } => unreachable!("no hand has held a block"),
    }
}

/// Whether an act led to what it says.
pub fn verify(scene: &Scene, act: &Act) -> Result<bool, SimError> {
    Ok(repeat(scene, act)?.act == *act)
}

/// Does an act again.
pub fn repeat(scene: &Scene, act: &Act) -> Result<Repeated, SimError> {
    match act {
        Act::Handle { gesture, .. } => repeat_gesture(scene, gesture),
        Act::TakeAway { block, .. } => repeat_removal(scene, *block),
    }
}

fn repeat_gesture(scene: &Scene, gesture: &Gesture) -> Result<Repeated, SimError> {
    let block = gesture.block();
    let mut course = Course::new(scene.clone());
    course.grip(block, gesture.purpose(), gesture.grip())?;
    for (at, &sample) in gesture.samples().iter().enumerate() {
        if course.stage() != Stage::Closed {
            return Err(SimError::GoesOn { block, sample: at });
        }
        course.sample(sample);
    }
    match (course.stage(), gesture.parting()) {
        (Stage::Closed, Parting::LetGo) => course.let_go(),
        (Stage::Closed, Parting::GivenUp) => course.give_up(),
        (Stage::Closed, Parting::Held) => return Err(SimError::NeverOpens { block }),
        (_, Parting::Held) => {}
        (_, Parting::LetGo | Parting::GivenUp) => {
            return Err(SimError::GoesOn { block, sample: gesture.samples().len() });
        }
    }
    Ok(settled(course, gesture.samples().len()))
}

fn repeat_removal(scene: &Scene, block: Block) -> Result<Repeated, SimError> {
    let mut course = Course::new(scene.clone());
    course.take_away(block)?;
    Ok(settled(course, 0))
}

fn settled(mut course: Course, mut samples: usize) -> Repeated {
    loop {
        if let Some(act) = course.act() {
            return Repeated { act, samples };
        }
        course.settle();
        samples += 1;
    }
}
