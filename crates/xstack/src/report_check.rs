//! Checks whether a report fits its act.

use game::Refusal;

use crate::{Block, Gesture, Handling, Parting, PoseProblem, Poses, Purpose, Report, Rest, Size};

/// Why a report is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "report")]
pub enum ReportError {
    /// A block that was not on the X before.
    #[error("the report has {block}, which was not on the X")]
    Appeared {
        /// The block.
        block: Block,
    },
    /// A block that the report does not mention.
    #[error("the report does not mention {block}")]
    Vanished {
        /// The block.
        block: Block,
    },
    /// A block in two places.
    #[error("the report has {block} in two places at once")]
    Twice {
        /// The block.
        block: Block,
    },
    /// A block that cannot lie there.
    #[error("in the report {block} {}", problem.words())]
    #[refusal(code = match problem {
        PoseProblem::FarAway => "report-far-away",
        PoseProblem::NotARotation => "report-not-a-turn",
        PoseProblem::BelowTable => "report-below-table",
    })]
    BadPose {
        /// The block.
        block: Block,
        /// Why not.
        #[refusal(skip)]
        problem: PoseProblem,
    },
    /// The hand left the block in another way.
    #[error("the report and the gesture disagree on how the hand left {block}")]
    Parting {
        /// The block.
        block: Block,
    },
    /// The hand was interrupted, but nothing fell.
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
    /// The hand ran out of time too early or too late.
    #[error("the hand on {block} ran out of time too early or too late")]
    Time {
        /// The block.
        block: Block,
    },
}

/// The state before an act, which its report must fit.
pub(crate) struct Before<'a> {
    /// The poses.
    pub(crate) poses: &'a Poses,
    /// The sizes of all blocks.
    pub(crate) sizes: &'a [Size],
    /// How many samples the hand had left in this turn.
    pub(crate) samples_left: usize,
}

impl Before<'_> {
    /// Whether a report fits this gesture.
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
