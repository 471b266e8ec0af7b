//! Why an act cannot be simulated.

use game::Refusal;

use crate::{Block, GestureError};

/// Why an act cannot be simulated, or contradicts its log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "sim")]
pub enum SimError {
    /// The hand would close on nothing.
    #[error("{block} is not on the X")]
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
    #[error("the hand on {block} should have stopped after sample {sample}")]
    GoesOn {
        /// The block.
        block: Block,
        /// The last sample there can be, from 1.
        sample: usize,
    },
    /// Not what a hand can do at all.
    #[error(transparent)]
    #[refusal(transparent)]
    Gesture(#[from] GestureError),
}
