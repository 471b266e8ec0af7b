//! A turn in progress, as spectators receive it: what the hand has done so far, part by part.
//!
//! Parts are not stored and decide nothing. A client that receives every part in order can simulate the
//! turn live; only the complete [`Turn`] counts.

use game::Refusal;

use crate::gesture::{check_grip, check_samples};
use crate::{Act, Block, Gesture, GestureError, HAND_SAMPLES, Parting, Purpose, Sample, Turn};

/// What we know of an act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// The hand has closed on a block.
    Handle {
        /// The block.
        block: Block,
        /// Why.
        purpose: Purpose,
        /// The grip point: relative to the centre of the block, along its own axes, in micrometres.
        grip: [i32; 3],
        /// The path of the hand so far.
        samples: Vec<Sample>,
        /// What the hand did after the last sample; `None` while it is closed.
        parting: Option<Parting>,
    },
    /// A block is taken away without a hand.
    TakeAway {
        /// The block.
        block: Block,
    },
}

impl Motion {
    /// A complete act, without its outcome.
    pub fn of(act: &Act) -> Motion {
        match act {
            Act::Handle { gesture, .. } => Motion::from(gesture),
            Act::TakeAway { block, .. } => Motion::TakeAway { block: *block },
        }
    }

    /// Whether the act is complete.
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

/// A part of one act of a turn: some consecutive samples of its gesture, or that a block is taken away.
///
/// Valid by construction, as far as we can tell from one part: each sample is reachable from the one
/// before it. Its text is `0:B03.AQ...` for a part of a gesture in act 0, and `2:B03`
/// for a block taken away in act 2.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MotionPart {
    act: usize,
    /// How many samples of the act come before.
    from: usize,
    motion: Motion,
}

impl MotionPart {
    /// A part of a turn. A part of a gesture has samples, or says how the hand left its block.
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
        // `PartialTurn::add` checks the first sample against the part before.
        let first = samples.first().copied().filter(|_| from > 0);
        let before = first.unwrap_or(Sample::START);
        check_samples(block, from, before, samples)?;
        Ok(part)
    }

    /// The part of an act from sample `from` on, with at most `most` samples; `None` if it is empty.
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

    /// The index of its act in the turn.
    pub const fn act(&self) -> usize {
        self.act
    }

    /// How many samples of the act come before.
    pub const fn from(&self) -> usize {
        self.from
    }

    /// The content.
    pub const fn motion(&self) -> &Motion {
        &self.motion
    }

    /// Whether it is the first part of a turn.
    pub const fn begins_turn(&self) -> bool {
        self.act == 0 && self.from == 0
    }

    pub(crate) fn malformed(&self) -> GestureError {
        GestureError::Malformed { start: self.to_string().chars().take(12).collect() }
    }
}

/// Why a part does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "gesture")]
pub enum PartError {
    /// It does not follow the parts before it.
    #[error("sample {from} of act {act} does not follow the parts before it")]
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

/// What we know of a turn in progress. It never has more samples than a turn allows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PartialTurn {
    acts: Vec<Motion>,
}

impl PartialTurn {
    /// All parts of a complete turn.
    pub fn of(turn: &Turn) -> PartialTurn {
        PartialTurn { acts: turn.acts().iter().map(Motion::of).collect() }
    }

    /// Its acts so far, in order.
    pub fn acts(&self) -> &[Motion] {
        &self.acts
    }

    /// All of it, in one part for each act.
    pub fn parts(&self) -> impl Iterator<Item = MotionPart> + '_ {
        let acts = self.acts.iter().enumerate();
        acts.filter_map(|(act, motion)| MotionPart::of(act, motion, 0, usize::MAX))
    }

    /// Adds the next part. A refused part changes nothing.
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
