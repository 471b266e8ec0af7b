//! Verifies a turn: simulates every act again and compares the outcomes.

use game::Refusal;

use crate::{
    Act, HAND_SAMPLES, Illegal, SAMPLES_PER_SECOND, Turn, XStack,
    sim::{Scene, SimError, replay_act},
};

/// How much of a turn is simulated before it is refused. Acts cost something even if their hand hardly
/// moves, because everything has to come to rest after each.
#[derive(Clone, Copy, Debug)]
pub struct VerificationLimits {
    /// How many acts a turn may have.
    pub acts: usize,
    /// How many samples are simulated, of hands and of blocks that settle.
    pub samples: usize,
}

impl VerificationLimits {
    /// For turns of strangers: more than anyone does in a turn, as the hand has 90 s for all of it.
    pub const ONLINE: VerificationLimits =
        VerificationLimits { acts: 200, samples: HAND_SAMPLES + 120 * SAMPLES_PER_SECOND };

    /// For stored turns.
    const NONE: VerificationLimits = VerificationLimits { acts: usize::MAX, samples: usize::MAX };
}

/// What a verification has found, and what it has cost.
#[derive(Clone, Debug)]
pub struct Verification {
    /// The game after the turn, or why it is not verified.
    pub game: Result<XStack, Unverified>,
    /// How many samples were simulated.
    pub samples: usize,
}

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
    /// More than a server simulates for one turn.
    #[error("the turn is too long to be verified; touch fewer blocks")]
    TooLong,
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
        self.verify_within(turn, VerificationLimits::NONE).game
    }

    /// The same for a turn that may be made to cost as much as possible.
    pub fn verify_within(&self, turn: &Turn, limits: VerificationLimits) -> Verification {
        let mut samples = 0;
        let game = self.verify_counting(turn, limits, &mut samples);
        Verification { game, samples }
    }

    fn verify_counting(
        &self,
        turn: &Turn,
        limits: VerificationLimits,
        samples: &mut usize,
    ) -> Result<XStack, Unverified> {
        if turn.acts().len() > limits.acts {
            return Err(Unverified::TooLong);
        }
        let mut scenes = Vec::with_capacity(turn.acts().len());
        let draft = self.played_with(turn, |draft| scenes.push(Scene::of(self, draft)))?;
        for ((number, act), scene) in (1..).zip(turn.acts()).zip(&scenes) {
            if *samples > limits.samples {
                return Err(Unverified::TooLong);
            }
            verify_act(scene, act, number, samples)?;
        }
        let mut after = self.clone();
        after.finish_turn(&draft);
        Ok(after)
    }
}

/// Verifies an act and counts the samples it took.
fn verify_act(
    scene: &Scene,
    act: &Act,
    number: usize,
    samples: &mut usize,
) -> Result<(), Unverified> {
    let again = replay_act(scene, act);
    let again = again.map_err(|error| Unverified::Simulation { act: number, error })?;
    *samples += again.samples;
    let [said, is] = [act, &again.act].map(|act| act.poses().hash());
    match (said == is, again.act == *act) {
        (true, true) => Ok(()),
        (true, false) => Err(Unverified::OutcomeMismatch { act: number }),
        (false, _) => Err(Unverified::PoseMismatch { act: number, said, is }),
    }
}
