//! Why something cannot be simulated.

use game::Refusal;

use crate::{Block, GestureError};

/// Why an act cannot be simulated, or did not go as its log says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SimError {
    /// The hand would close on nothing.
    #[error("{block} is not there")]
    NotThere {
        /// The block.
        block: Block,
    },
    /// The hand is already closed, or has parted from its block.
    #[error("the hand cannot close on {block} now")]
    NotNow {
        /// The block.
        block: Block,
    },
    /// The log of a gesture ends with the hand still closed, and nothing ended it.
    #[error("the hand on {block} never opens")]
    NeverOpens {
        /// The block.
        block: Block,
    },
    /// The log of a gesture goes on after the gesture has ended.
    #[error("the hand on {block} had to stop after sample {sample}")]
    GoesOn {
        /// The block.
        block: Block,
        /// The last sample there can be, from 1.
        sample: usize,
    },
    /// Not what a hand can do at all.
    #[error(transparent)]
    Gesture(#[from] GestureError),
}

impl Refusal for SimError {
    fn code(&self) -> &'static str {
        match self {
            SimError::NotThere { .. } => "sim-not-there",
            SimError::NotNow { .. } => "sim-not-now",
            SimError::NeverOpens { .. } => "sim-never-opens",
            SimError::GoesOn { .. } => "sim-goes-on",
            SimError::Gesture(error) => error.code(),
        }
    }

    fn params(&self) -> Vec<(&'static str, String)> {
        match self {
            SimError::NotThere { block }
            | SimError::NotNow { block }
            | SimError::NeverOpens { block } => vec![("block", block.to_string())],
            SimError::GoesOn { block, sample } => {
                vec![("block", block.to_string()), ("sample", sample.to_string())]
            }
            SimError::Gesture(error) => error.params(),
        }
    }
}
