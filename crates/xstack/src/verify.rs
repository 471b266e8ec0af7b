//! Verifies a turn: simulates every act again and compares the outcomes.

use game::Refusal;

use crate::{
    Act, Illegal, Turn, XStack,
    sim::{Scene, SimError, replay, take_away},
};

/// Why a turn is not verified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "unverified")]
pub enum Unverified {
    /// The rules forbid it.
    #[error(transparent)]
    #[refusal(transparent)]
    Illegal(#[from] Illegal),
    /// An act cannot be simulated.
    #[error("act {act}: {error}")]
    Simulation {
        /// Which act, from 1.
        act: usize,
        /// Why not.
        #[refusal(cause)]
        error: SimError,
    },
    /// The simulation ends with other poses.
    #[error("act {act} ends with pose hash {is:016x}, but the turn says {said:016x}")]
    #[refusal(code = "unverified-poses")]
    PoseMismatch {
        /// Which act, from 1.
        act: usize,
        /// The pose hash in the turn.
        #[refusal(value = format!("{said:016x}"))]
        said: u64,
        /// The pose hash of the simulation.
        #[refusal(value = format!("{is:016x}"))]
        is: u64,
    },
    /// The poses match, but the act went differently.
    #[error("act {act} ends with the right poses, but its outcome differs")]
    #[refusal(code = "unverified-story")]
    OutcomeMismatch {
        /// Which act, from 1.
        act: usize,
    },
}

impl XStack {
    /// Simulates a turn again, act by act, each from the recorded outcome of the one before, and reports
    /// the first difference.
    pub fn verify(&self, turn: &Turn) -> Result<(), Unverified> {
        self.play_verified(turn).map(drop)
    }

    /// Verifies a turn and returns the game after it. The rules judge the whole turn first: a
    /// simulation costs far more.
    pub fn play_verified(&self, turn: &Turn) -> Result<XStack, Unverified> {
        let mut scenes = Vec::with_capacity(turn.acts().len());
        let draft = self.played_with(turn, |draft| scenes.push(Scene::of(self, draft)))?;
        for ((number, act), scene) in (1..).zip(turn.acts()).zip(&scenes) {
            verify_act(scene, act, number)?;
        }
        let mut after = self.clone();
        after.finish_turn(&draft);
        Ok(after)
    }
}

fn verify_act(scene: &Scene, act: &Act, number: usize) -> Result<(), Unverified> {
    let again = match act {
        Act::Handle { gesture, .. } => {
            replay(scene, gesture).map(|report| Act::Handle { gesture: gesture.clone(), report })
        }
        Act::TakeAway { block, .. } => {
            take_away(scene, *block).map(|rest| Act::TakeAway { block: *block, rest })
        }
    };
    let again = again.map_err(|error| Unverified::Simulation { act: number, error })?;
    let [said, is] = [act, &again].map(|act| act.poses().hash());
    match (said == is, again == *act) {
        (true, true) => Ok(()),
        (true, false) => Err(Unverified::OutcomeMismatch { act: number }),
        (false, _) => Err(Unverified::PoseMismatch { act: number, said, is }),
    }
}
