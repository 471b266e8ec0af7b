//! Whether a report can be about the act it is said to be about.

use game::Refusal;

use crate::{Block, Gesture, Handling, Parting, PoseProblem, Poses, Purpose, Report, Rest, Size};

/// Why a report cannot be true, whatever happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "report")]
pub enum ReportError {
    /// A block that was not on the X before.
    #[error("the report has {block}, which was not on the X")]
    Appeared {
        /// The block.
        block: Block,
    },
    /// A block of which nothing is said.
    #[error("the report does not say what became of {block}")]
    Vanished {
        /// The block.
        block: Block,
    },
    /// A block of which two things are said.
    #[error("the report has {block} in two places at once")]
    Twice {
        /// The block.
        block: Block,
    },
    /// A block that cannot lie where it is said to.
    #[error("in the report {block} {}", problem.words())]
    #[refusal(code = match problem {
        PoseProblem::FarAway => "report-far-away",
        PoseProblem::NotATurn => "report-not-a-turn",
        PoseProblem::BelowTable => "report-below-table",
    })]
    BadPose {
        /// The block.
        block: Block,
        /// Why not.
        #[refusal(skip)]
        problem: PoseProblem,
    },
    /// The hand parted from the block in another way.
    #[error("the report tells another end of the gesture with {block} than its log")]
    Parting {
        /// The block.
        block: Block,
    },
    /// The hand was interrupted, but by nothing.
    #[error("the hand on {block} was interrupted though nothing fell")]
    Undisturbed {
        /// The block.
        block: Block,
    },
    /// A block was taken that had to be put back, or was never out.
    #[error("{block} cannot have been taken as a bonus")]
    NotTaken {
        /// The block.
        block: Block,
    },
    /// The hand's time was over while there was some left, or not while there was none.
    #[error("the time of the hand on {block} ends when it is over, not before and not after")]
    Time {
        /// The block.
        block: Block,
    },
}

/// What a report has to agree with.
pub(crate) struct Before<'a> {
    /// Where everything lay.
    pub(crate) poses: &'a Poses,
    /// How large everything is.
    pub(crate) sizes: &'a [Size],
    /// How many samples the hand had left in this turn.
    pub(crate) samples_left: usize,
}

impl Before<'_> {
    /// Whether a report can be about this gesture.
    pub(crate) fn check_report(
        &self,
        gesture: &Gesture,
        report: &Report,
    ) -> Result<(), ReportError> {
        let block = gesture.block();
        let expected = match report.handling {
            Handling::LetGo => Parting::LetGo,
            Handling::GivenUp => Parting::GivenUp,
            Handling::Taken | Handling::TimeOver | Handling::Interrupted => Parting::Held,
        };
        if gesture.parting() != expected {
            return Err(ReportError::Parting { block });
        }
        let used = gesture.samples().len();
        let in_time = match report.handling {
            // The hand opens after its last sample: then there must have been time for another.
            Handling::LetGo => used < self.samples_left,
            Handling::TimeOver => used == self.samples_left,
            Handling::Taken | Handling::GivenUp | Handling::Interrupted => {
                used <= self.samples_left
            }
        };
        if !in_time {
            return Err(ReportError::Time { block });
        }
        let takes = gesture.purpose() == Purpose::Bonus && report.came_free;
        if report.handling == Handling::Taken && !takes {
            return Err(ReportError::NotTaken { block });
        }
        if report.handling == Handling::Interrupted && report.rest.fallen.is_empty() {
            return Err(ReportError::Undisturbed { block });
        }
        let gone = match report.handling {
            Handling::LetGo => None,
            // What interrupted the hand may be its own block, touching the table.
            Handling::Interrupted if report.rest.fallen.contains(block) => None,
            Handling::Interrupted | Handling::Taken | Handling::GivenUp | Handling::TimeOver => {
                Some(block)
            }
        };
        self.check_rest(gone, &report.rest)
    }

    /// Whether every block that was on the X is in just one place, and `gone` nowhere.
    pub(crate) fn check_rest(&self, gone: Option<Block>, rest: &Rest) -> Result<(), ReportError> {
        for block in Block::all() {
            let pose = rest.poses.get(block);
            let places = [pose.is_some(), rest.fallen.contains(block), gone == Some(block)];
            let places = places.into_iter().filter(|&there| there).count();
            match (self.poses.get(block), places) {
                (None, 0) | (Some(_), 1) => {}
                (None, _) => return Err(ReportError::Appeared { block }),
                (Some(_), 0) => return Err(ReportError::Vanished { block }),
                (Some(_), _) => return Err(ReportError::Twice { block }),
            }
            let problem = pose.and_then(|pose| PoseProblem::of(pose, self.sizes[block.index()]));
            if let Some(problem) = problem {
                return Err(ReportError::BadPose { block, problem });
            }
        }
        Ok(())
    }
}
