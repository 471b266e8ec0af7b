//! Acts again, from what is written down of them.

use super::{
    SimError,
    course::{Course, Stage},
    scene::Scene,
};
use crate::{Act, Block, Gesture, Parting, Report, Rest};

/// What a gesture leads to.
pub fn replay(scene: &Scene, gesture: &Gesture) -> Result<Report, SimError> {
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
    match settled(course) {
        Act::Handle { report, .. } => Ok(report),
        Act::TakeAway { .. } => unreachable!("a hand has held the block"),
    }
}

/// What it leads to that a block is taken away without a hand.
pub fn take_away(scene: &Scene, block: Block) -> Result<Rest, SimError> {
    let mut course = Course::new(scene.clone());
    course.take_away(block)?;
    match settled(course) {
        Act::TakeAway { rest, .. } => Ok(rest),
        Act::Handle { .. } => unreachable!("no hand has held a block"),
    }
}

/// Whether an act led to what it says.
pub fn verify(scene: &Scene, act: &Act) -> Result<bool, SimError> {
    Ok(match act {
        Act::Handle { gesture, report } => replay(scene, gesture)? == *report,
        Act::TakeAway { block, rest } => take_away(scene, *block)? == *rest,
    })
}

fn settled(mut course: Course) -> Act {
    loop {
        if let Some(act) = course.act() {
            return act;
        }
        course.settle();
    }
}
