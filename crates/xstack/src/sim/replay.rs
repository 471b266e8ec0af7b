//! Replays recorded acts.

use super::{
    SimError,
    act_simulation::{ActSimulation, Stage},
    scene::Scene,
};
use crate::{Act, Block, Gesture, Parting, Report, Rest};

/// An act, replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// The act with its outcome this time.
    pub act: Act,
    /// Its length in samples: the hand's time and the time to settle.
    pub samples: usize,
}

/// Simulates a gesture and returns its outcome.
pub fn replay(scene: &Scene, gesture: &Gesture) -> Result<Report, SimError> {
    match replay_gesture(scene, gesture)?.act {
        Act::Handle { report, .. } => Ok(report),
        Act::TakeAway { .. } => unreachable!("a hand has held the block"),
    }
}

/// Simulates taking a block away without a hand.
pub fn take_away(scene: &Scene, block: Block) -> Result<Rest, SimError> {
    match replay_removal(scene, block)?.act {
        Act::TakeAway { rest, .. } => Ok(rest),
        Act::Handle { .. } => unreachable!("no hand has held a block"),
    }
}

/// Whether an act has the outcome it claims.
pub fn verify(scene: &Scene, act: &Act) -> Result<bool, SimError> {
    Ok(replay_act(scene, act)?.act == *act)
}

/// Simulates an act again.
pub fn replay_act(scene: &Scene, act: &Act) -> Result<Replayed, SimError> {
    match act {
        Act::Handle { gesture, .. } => replay_gesture(scene, gesture),
        Act::TakeAway { block, .. } => replay_removal(scene, *block),
    }
}

fn replay_gesture(scene: &Scene, gesture: &Gesture) -> Result<Replayed, SimError> {
    let block = gesture.block();
    let mut simulation = ActSimulation::new(scene.clone());
    simulation.grip(block, gesture.purpose(), gesture.grip())?;
    for (at, &sample) in gesture.samples().iter().enumerate() {
        if simulation.stage() != Stage::Closed {
            return Err(SimError::GoesOn { block, sample: at });
        }
        simulation.sample(sample);
    }
    match (simulation.stage(), gesture.parting()) {
        (Stage::Closed, Parting::LetGo) => simulation.let_go(),
        (Stage::Closed, Parting::GivenUp) => simulation.give_up(),
        (Stage::Closed, Parting::Held) => return Err(SimError::NeverOpens { block }),
        (_, Parting::Held) => {}
        (_, Parting::LetGo | Parting::GivenUp) => {
            return Err(SimError::GoesOn { block, sample: gesture.samples().len() });
        }
    }
    Ok(settled(simulation, gesture.samples().len()))
}

fn replay_removal(scene: &Scene, block: Block) -> Result<Replayed, SimError> {
    let mut simulation = ActSimulation::new(scene.clone());
    simulation.take_away(block)?;
    Ok(settled(simulation, 0))
}

fn settled(mut simulation: ActSimulation, mut samples: usize) -> Replayed {
    loop {
        if let Some(act) = simulation.act() {
            return Replayed { act, samples };
        }
        simulation.settle();
        samples += 1;
    }
}
