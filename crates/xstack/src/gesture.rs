//! What a hand did with one block, sixty times a second.

use game::Refusal;

use crate::{Block, Size};

/// How many samples of a hand there are in a second.
pub const SAMPLES_PER_SECOND: usize = 60;

/// How long a hand may be closed in one turn, over all its gestures: 90 seconds.
pub const HAND_SAMPLES: usize = 90 * SAMPLES_PER_SECOND;

/// How far the hand moves at most from one sample to the next, in micrometres: 0.3 m/s, and what
/// rounding both ends can add.
pub const MAX_STEP: i32 = 5_002;

/// How far the hand turns at most from one sample to the next: the distance of the two quaternions,
/// in parts of [`UNIT_TWIST`]. That is 6 degrees, a whole turn a second.
pub const MAX_TWIST: i32 = 860;

/// How far from where it closed the hand can be, along each axis, in micrometres.
pub const MAX_REACH: i32 = 500_000;

/// What the four numbers of a [`Sample::turned`] are parts of: a quaternion's 1.
pub const UNIT_TWIST: i16 = 1 << 14;

/// What the hand closes on a block for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// To put it back higher. Wherever the block is brought, it is not taken.
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

/// Where the hand is, as seen from where it closed. It stays within [`MAX_REACH`], and from one
/// sample to the next within [`MAX_STEP`] and [`MAX_TWIST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sample {
    /// How far the grip point is to be from where it was, in micrometres along the axes of the
    /// table.
    pub moved: [i32; 3],
    /// How the block is to be turned from how it lay: a quaternion `x, y, z, w` in parts of
    /// [`UNIT_TWIST`], about the axes of the table, of length 1 up to rounding.
    pub turned: [i16; 4],
}

impl Sample {
    /// Where every gesture starts: the hand has just closed.
    pub const START: Sample = Sample { moved: [0; 3], turned: [0, 0, 0, UNIT_TWIST] };

    /// Why the hand cannot get here from `before` in one sample.
    fn problem_after(&self, before: &Sample) -> Option<Jump> {
        if self.moved.into_iter().any(|part| part.unsigned_abs() > MAX_REACH.unsigned_abs()) {
            return Some(Jump::OutOfReach);
        }
        if squared(self.turned.map(i32::from)).abs_diff(squared([0, 0, 0, UNIT_TWIST.into()]))
            > ROUNDED_LENGTH
        {
            return Some(Jump::NotATurn);
        }
        let step = [0, 1, 2].map(|axis| self.moved[axis] - before.moved[axis]);
        if squared(step) > squared([MAX_STEP]) {
            return Some(Jump::TooFar);
        }
        let twist =
            [0, 1, 2, 3].map(|part| i32::from(self.turned[part]) - i32::from(before.turned[part]));
        (squared(twist) > squared([MAX_TWIST])).then_some(Jump::TurnedTooFar)
    }
}

/// How much rounding four numbers can change the square of a quaternion's length.
const ROUNDED_LENGTH: u64 = 1 << 16;

/// The sum of the squares.
fn squared<const N: usize>(numbers: [i32; N]) -> u64 {
    numbers.into_iter().map(|number| u64::from(number.unsigned_abs()).pow(2)).sum()
}

/// A hand closes on a block, moves, and parts from it.
///
/// Valid by construction, as far as that can be said without the pile: at least one sample, not
/// more than a turn has, none of them a jump.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    block: Block,
    purpose: Purpose,
    grip: [i32; 3],
    samples: Vec<Sample>,
    parting: Parting,
}

impl Gesture {
    /// A gesture, if a hand can make it. `grip` is seen from the middle of the block along the
    /// block's own axes, in micrometres.
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

    /// Where the hand holds the block: from its middle, along its own axes, in micrometres.
    pub const fn grip(&self) -> [i32; 3] {
        self.grip
    }

    /// Where the hand went.
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
        if let Some(jump) = sample.problem_after(&before) {
            return Err(GestureError::Jump { block, sample: from + at + 1, jump });
        }
        before = *sample;
    }
    Ok(())
}

/// Why a hand cannot have been where a sample says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Jump {
    /// It is farther from its start than any hand goes.
    OutOfReach,
    /// The four numbers of its turn are not of length 1.
    NotATurn,
    /// It has moved too fast.
    TooFar,
    /// It has turned too fast.
    TurnedTooFar,
}

impl Jump {
    const fn words(self) -> &'static str {
        match self {
            Jump::OutOfReach => "is out of reach",
            Jump::NotATurn => "is no turn: its four numbers are not of length 1",
            Jump::TooFar => "is too far from the one before",
            Jump::TurnedTooFar => "is turned too far from the one before",
        }
    }
}

/// Why something is not a gesture of a hand.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "gesture")]
pub enum GestureError {
    /// The grip point is not in the block.
    #[error("the hand does not close on {block} itself")]
    GripOutside {
        /// The block.
        block: Block,
    },
    /// There is nothing in it.
    #[error("the hand closes on {block} for no time at all")]
    NoSamples {
        /// The block.
        block: Block,
    },
    /// More samples than the hand has time.
    #[error("the hand holds {block} for longer than the {HAND_SAMPLES} samples of a turn")]
    #[refusal(params(samples = HAND_SAMPLES))]
    TooLong {
        /// The block.
        block: Block,
    },
    /// A sample where no hand can be.
    #[error("sample {sample} of the hand on {block} {}", jump.words())]
    #[refusal(code = match jump {
        Jump::OutOfReach => "gesture-out-of-reach",
        Jump::NotATurn => "gesture-not-a-turn",
        Jump::TooFar => "gesture-too-fast",
        Jump::TurnedTooFar => "gesture-turned-too-fast",
    })]
    Jump {
        /// The block.
        block: Block,
        /// Which sample, from 1.
        sample: usize,
        /// Why not.
        #[refusal(skip)]
        jump: Jump,
    },
    /// A text that is not of the form of a gesture.
    #[error("{start:?} does not begin the log of a gesture")]
    Malformed {
        /// How the text begins.
        start: String,
    },
}
