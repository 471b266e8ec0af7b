//! Whether a turn has gone as it says: everything in it simulated again.

use game::Refusal;

use crate::{
    Act, Illegal, Turn, XStack,
    sim::{Scene, SimError, replay, take_away},
};

/// Why a turn cannot have gone as it says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "unverified")]
pub enum Unverified {
    /// It is not even by the rules.
    #[error(transparent)]
    #[refusal(transparent)]
    Illegal(#[from] Illegal),
    /// Something in it cannot be simulated.
    #[error("act {act}: {error}")]
    Simulation {
        /// Which act, from 1.
        act: usize,
        /// Why not.
        #[refusal(cause)]
        error: SimError,
    },
    /// Everything lies elsewhere.
    #[error("act {act} leads to poses with the hash {is:016x}, not {said:016x}")]
    Poses {
        /// Which act, from 1.
        act: usize,
        /// The hash of where everything is said to lie.
        #[refusal(value = format!("{said:016x}"))]
        said: u64,
        /// The hash of where it lies.
        #[refusal(value = format!("{is:016x}"))]
        is: u64,
    },
    /// Everything lies where it is said to, but something else happened on the way.
    #[error("act {act} leads to the poses it says, but not in the way it says")]
    Story {
        /// Which act, from 1.
        act: usize,
    },
}

impl XStack {
    /// Simulates a turn again, act by act, each from where the one before is said to have ended.
    /// Says which is the first that leads elsewhere.
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
        (true, false) => Err(Unverified::Story { act: number }),
        (false, _) => Err(Unverified::Poses { act: number, said, is }),
    }
}
