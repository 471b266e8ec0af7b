//! A turn in the making, as it is told to others: what the hand has done so far, part by part.
//!
//! Nothing of this is stored and nothing is decided by it. Who is told every part in its order can
//! simulate the turn while it is made; what counts is the [`Turn`] once it is whole.

use game::Refusal;

use crate::gesture::{check_grip, check_samples};
use crate::{Act, Block, Gesture, GestureError, HAND_SAMPLES, Parting, Purpose, Sample, Turn};

/// What is known of an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// The hand has closed on a block.
    Handle {
        /// The block.
        block: Block,
        /// What for.
        purpose: Purpose,
        /// Where it holds the block: from its middle, along its own axes, in micrometres.
        grip: [i32; 3],
        /// Where it went so far.
        samples: Vec<Sample>,
        /// What it did after the last of them; none while it is closed.
        parting: Option<Parting>,
    },
    /// A block is taken away without a hand.
    TakeAway {
        /// The block.
        block: Block,
    },
}

impl Motion {
    /// All of an act, without what it led to.
    pub fn of(act: &Act) -> Motion {
        match act {
            Act::Handle { gesture, .. } => Motion::from(gesture),
            Act::TakeAway { block, .. } => Motion::TakeAway { block: *block },
        }
    }

    /// Whether nothing more of it can be told.
    pub const fn is_whole(&self) -> bool {
        matches!(self, Motion::Handle { parting: Some(_), .. } | Motion::TakeAway { .. })
    }

    /// How many samples of it are known.
    pub const fn known(&self) -> usize {
        match self {
            Motion::Handle { samples, .. } => samples.len(),
            Motion::TakeAway { .. } => 0,
        }
    }
}

/// A part of one act of a turn: some samples of its gesture, from one of them on, or that a block is
/// taken away.
///
/// Valid by construction, as far as a part alone can be: none of its samples is a jump from the one
/// before in the same part. Its text is `0:B03.AQ...` for a part of a gesture in act 0, and `2:B03`
/// for a block taken away in act 2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MotionPart {
    act: usize,
    /// How many samples of the act come before.
    from: usize,
    motion: Motion,
}

impl MotionPart {
    /// A part of a turn. A gesture's has samples, or says how the hand parted from its block.
    pub fn new(act: usize, from: usize, motion: Motion) -> Result<MotionPart, GestureError> {
        let part = MotionPart { act, from, motion };
        let Motion::Handle { block, grip, samples, parting, .. } = &part.motion else {
            return if from == 0 { Ok(part) } else { Err(part.malformed()) };
        };
        check_grip(*block, *grip)?;
        let block = *block;
        if samples.is_empty() && (from == 0 || parting.is_none()) {
            return Err(GestureError::NoSamples { block });
        }
        if act > HAND_SAMPLES || from > HAND_SAMPLES || from + samples.len() > HAND_SAMPLES {
            return Err(GestureError::TooLong { block });
        }
        // What a part begins with is judged again where it is known what it follows.
        let first = samples.first().copied().filter(|_| from > 0);
        let before = first.unwrap_or(Sample::START);
        check_samples(block, from, before, samples)?;
        Ok(part)
    }

    /// What an act has after so many samples, at most so much at once; none if that is nothing.
    pub fn of(act: usize, motion: &Motion, from: usize, most: usize) -> Option<MotionPart> {
        let motion = match motion {
            Motion::Handle { block, purpose, grip, samples, parting } => {
                let rest = samples.get(from..)?;
                let told = &rest[..rest.len().min(most)];
                let parting = parting.filter(|_| told.len() == rest.len());
                if told.is_empty() && parting.is_none() {
                    return None;
                }
                let (block, purpose, grip) = (*block, *purpose, *grip);
                Motion::Handle { block, purpose, grip, samples: told.to_vec(), parting }
            }
            Motion::TakeAway { .. } => motion.clone(),
        };
        Some(MotionPart { act, from, motion })
    }

    /// Which act of the turn it is a part of, from 0.
    pub const fn act(&self) -> usize {
        self.act
    }

    /// How many samples of the act come before.
    pub const fn from(&self) -> usize {
        self.from
    }

    /// What is told.
    pub const fn motion(&self) -> &Motion {
        &self.motion
    }

    /// Whether a turn begins with it.
    pub const fn begins_turn(&self) -> bool {
        self.act == 0 && self.from == 0
    }

    pub(crate) fn malformed(&self) -> GestureError {
        GestureError::Malformed { start: self.to_string().chars().take(12).collect() }
    }
}

/// Why a part cannot be added to what is known of a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "gesture")]
pub enum PartError {
    /// It does not follow what is known.
    #[error("part {from} of act {act} does not follow what is known of the turn")]
    OutOfOrder {
        /// The act, from 1.
        act: usize,
        /// The sample it begins with, from 1.
        #[refusal(name = "sample")]
        from: usize,
    },
    /// No hand can do that.
    #[error(transparent)]
    #[refusal(transparent)]
    Gesture(#[from] GestureError),
}

/// All that is known of a turn in the making. It never has more samples than a hand has time for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Making {
    acts: Vec<Motion>,
}

impl Making {
    /// All there is to know of a turn that has been made.
    pub fn of(turn: &Turn) -> Making {
        Making { acts: turn.acts().iter().map(Motion::of).collect() }
    }

    /// What is known of its acts, in their order.
    pub fn acts(&self) -> &[Motion] {
        &self.acts
    }

    /// All of it, in one part for each act.
    pub fn parts(&self) -> impl Iterator<Item = MotionPart> + '_ {
        let acts = self.acts.iter().enumerate();
        acts.filter_map(|(act, motion)| MotionPart::of(act, motion, 0, usize::MAX))
    }

    /// Adds what comes next, or leaves everything as it is.
    pub fn add(&mut self, part: MotionPart) -> Result<(), PartError> {
        let MotionPart { act, from, motion } = part;
        let out_of_order = || PartError::OutOfOrder { act: act + 1, from: from + 1 };
        let known: usize = self.acts.iter().map(Motion::known).sum();
        let (block, more) = match &motion {
            Motion::Handle { block, samples, .. } => (*block, samples.len()),
            Motion::TakeAway { block } => (*block, 0),
        };
        if known + more > HAND_SAMPLES {
            return Err(GestureError::TooLong { block }.into());
        }
        let acts = self.acts.len();
        let last = self.acts.last_mut();
        if from == 0 {
            // Once a block was taken away without a hand, the turn is over.
            let ended =
                last.is_none_or(|last| matches!(last, Motion::Handle { parting: Some(_), .. }));
            if act != acts || !ended {
                return Err(out_of_order());
            }
            self.acts.push(motion);
            return Ok(());
        }
        let following = match (last, motion) {
            (
                Some(Motion::Handle { block, purpose, grip, samples, parting: parting @ None }),
                Motion::Handle { block: b, purpose: p, grip: g, samples: more, parting: then },
            ) if act + 1 == acts => {
                let same = (*block, *purpose, *grip) == (b, p, g) && samples.len() == from;
                same.then_some((samples, more, parting, then))
            }
            _ => None,
        };
        let Some((samples, more, parting, then)) = following else { return Err(out_of_order()) };
        let before = samples.last().copied().unwrap_or(Sample::START);
        check_samples(block, from, before, &more)?;
        samples.extend(more);
        *parting = then;
        Ok(())
    }
}

impl From<&Gesture> for Motion {
    fn from(gesture: &Gesture) -> Motion {
        Motion::Handle {
            block: gesture.block(),
            purpose: gesture.purpose(),
            grip: gesture.grip(),
            samples: gesture.samples().to_vec(),
            parting: Some(gesture.parting()),
        }
    }
}
