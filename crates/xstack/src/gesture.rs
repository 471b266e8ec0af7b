//! What a hand did with one block, at sixty samples per second.

use game::Refusal;

use crate::{Block, Size};

/// Samples per second.
pub const SAMPLES_PER_SECOND: usize = 60;

/// How many samples a hand may be closed in one turn, over all gestures: 90 seconds.
pub const HAND_SAMPLES: usize = 90 * SAMPLES_PER_SECOND;

/// How far the hand may move between two samples, in micrometres: 0.3 m/s plus rounding.
pub const MAX_STEP: i32 = 5_002;

/// How far the hand may rotate between two samples: the distance of the quaternions, in units of
/// 1/[`UNIT_HAND_ROTATION`]. That is 6 degrees, a full turn per second.
pub const MAX_ROTATION_STEP: i32 = 860;

/// How far the hand can be from its start, along each axis, in micrometres.
pub const MAX_REACH: i32 = 500_000;

/// The integer that stands for 1 in [`Sample::rotation`].
pub const UNIT_HAND_ROTATION: i16 = 1 << 14;

/// Why the hand closes on a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// To put it back higher. Moving the block to the tray does not take it.
    PutBack,
    /// To take it as a bonus: it is taken once it reaches the tray.
    Bonus,
}

/// What the hand did after the last sample.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Parting {
    /// It opened.
    LetGo,
    /// Its player gave up, with the block in hand.
    GivenUp,
    /// Nothing: it was still closed when the block was taken, another fell or its time was over.
    Held,
}

/// The hand relative to where it closed. It stays within [`MAX_REACH`], and from one sample to the next
/// within [`MAX_STEP`] and [`MAX_ROTATION_STEP`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    /// The target of the grip point, relative to its start, in micrometres along the axes of the table.
    pub moved: [i32; 3],
    /// The rotation from how the block lay at first: a unit quaternion `x, y, z, w`, scaled by
    /// [`UNIT_HAND_ROTATION`] and rounded, in the axes of the table.
    pub rotation: [i16; 4],
}

impl Sample {
    /// The start of every gesture: the hand has just closed.
    pub const START: Sample = Sample { moved: [0; 3], rotation: [0, 0, 0, UNIT_HAND_ROTATION] };

    /// Why the hand cannot get here from `before` in one sample; `None` if it can.
    fn problem_after(&self, before: &Sample) -> Option<SampleProblem> {
        if self.moved.into_iter().any(|part| part.unsigned_abs() > MAX_REACH.unsigned_abs()) {
            return Some(SampleProblem::OutOfReach);
        }
        if squared(self.rotation.map(i32::from)).abs_diff(squared([
            0,
            0,
            0,
            UNIT_HAND_ROTATION.into(),
        ])) > ROUNDED_LENGTH
        {
            return Some(SampleProblem::NotARotation);
        }
        let step = [0, 1, 2].map(|axis| self.moved[axis] - before.moved[axis]);
        if squared(step) > squared([MAX_STEP]) {
            return Some(SampleProblem::TooFar);
        }
        let twist = [0, 1, 2, 3]
            .map(|part| i32::from(self.rotation[part]) - i32::from(before.rotation[part]));
        (squared(twist) > squared([MAX_ROTATION_STEP])).then_some(SampleProblem::RotatedTooFar)
    }
}

/// How much rounding can change the squared length of a quaternion.
const ROUNDED_LENGTH: u64 = 1 << 16;

/// The sum of the squares.
fn squared<const N: usize>(numbers: [i32; N]) -> u64 {
    numbers.into_iter().map(|number| u64::from(number.unsigned_abs()).pow(2)).sum()
}

/// A hand closes on a block, moves, and leaves it.
///
/// Valid by construction, as far as we can tell without the pile: at least one sample, not more than a
/// turn allows, and no sample out of reach or too fast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    block: Block,
    purpose: Purpose,
    grip: [i32; 3],
    samples: Vec<Sample>,
    parting: Parting,
}

impl Gesture {
    /// A gesture, if a hand can make it. `grip` is relative to the centre of the block, along the block's
    /// own axes, in micrometres.
    pub fn new(
        block: Block,
        purpose: Purpose,
        grip: [i32; 3],
        samples: Vec<Sample>,
        parting: Parting,
    ) -> Result<Gesture, GestureError> {
        check_grip(block, grip)?;
        if samples.is_empty() {
            return Err(GestureError::NoSamples { block });
        }
        if samples.len() > HAND_SAMPLES {
            return Err(GestureError::TooLong { block });
        }
        check_samples(block, 0, Sample::START, &samples)?;
        Ok(Gesture { block, purpose, grip, samples, parting })
    }

    /// The block the hand closes on.
    pub const fn block(&self) -> Block {
        self.block
    }

    /// What for.
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// The grip point: relative to the centre of the block, along its own axes, in micrometres.
    pub const fn grip(&self) -> [i32; 3] {
        self.grip
    }

    /// The path of the hand.
    pub fn samples(&self) -> &[Sample] {
        &self.samples
    }

    /// What the hand did after the last sample.
    pub const fn parting(&self) -> Parting {
        self.parting
    }

    /// Whether the grip point is in or on a block of this size.
    pub fn grips(&self, size: Size) -> bool {
        // Half of an odd edge is rounded up: the point may lie on the face.
        (0..3).all(|axis| self.grip[axis].abs() * 2 <= size.0[axis] + 1)
    }
}

/// Whether a hand can close on any block there.
pub(crate) fn check_grip(block: Block, grip: [i32; 3]) -> Result<(), GestureError> {
    let farthest = Size::LONGEST.unsigned_abs() / 2;
    if grip.into_iter().any(|part| part.unsigned_abs() > farthest) {
        return Err(GestureError::GripOutside { block });
    }
    Ok(())
}

/// Whether a hand can get from one sample to the next, `from` samples into its gesture.
pub(crate) fn check_samples(
    block: Block,
    from: usize,
    mut before: Sample,
    samples: &[Sample],
) -> Result<(), GestureError> {
    for (at, sample) in samples.iter().enumerate() {
        if let Some(problem) = sample.problem_after(&before) {
            return Err(GestureError::BadSample { block, sample: from + at + 1, problem });
        }
        before = *sample;
    }
    Ok(())
}

/// Why a sample is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SampleProblem {
    /// It is too far from the start.
    OutOfReach,
    /// Its quaternion does not have length 1.
    NotARotation,
    /// The hand moved too fast.
    TooFar,
    /// The hand rotated too fast.
    RotatedTooFar,
}

impl SampleProblem {
    const fn words(self) -> &'static str {
        match self {
            SampleProblem::OutOfReach => "is out of reach",
            SampleProblem::NotARotation => "has a quaternion that is not of length 1",
            SampleProblem::TooFar => "is too far from the one before",
            SampleProblem::RotatedTooFar => "is rotated too far from the one before",
        }
    }
}

/// Why something is not a gesture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "gesture")]
pub enum GestureError {
    /// The grip point is not in the block.
    #[error("the hand does not close on {block} itself")]
    GripOutside {
        /// The block.
        block: Block,
    },
    /// No samples.
    #[error("the gesture with {block} has no samples")]
    NoSamples {
        /// The block.
        block: Block,
    },
    /// More samples than a turn allows.
    #[error("the hand holds {block} for longer than the {HAND_SAMPLES} samples of a turn")]
    #[refusal(params(samples = HAND_SAMPLES))]
    TooLong {
        /// The block.
        block: Block,
    },
    /// A sample that no hand can reach.
    #[error("sample {sample} of the hand on {block} {}", problem.words())]
    #[refusal(code = match problem {
        SampleProblem::OutOfReach => "gesture-out-of-reach",
        SampleProblem::NotARotation => "gesture-not-a-turn",
        SampleProblem::TooFar => "gesture-too-fast",
        SampleProblem::RotatedTooFar => "gesture-turned-too-fast",
    })]
    BadSample {
        /// The block.
        block: Block,
        /// Which sample, from 1.
        sample: usize,
        /// Why not.
        #[refusal(skip)]
        problem: SampleProblem,
    },
    /// A text that does not look like a gesture.
    #[error("a gesture cannot start with {start:?}")]
    Malformed {
        /// How the text begins.
        start: String,
    },
}
