//! Why the rules forbid an act or a turn.

use game::Refusal;

use crate::{Block, GestureError, ReportError};

/// Why the rules forbid an act or a turn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// Something after the end of the turn.
    #[error("the turn is over")]
    TurnOver,
    /// The end of a turn in which nothing was done.
    #[error("you cannot end your turn before you pull out a block or take the forbidden one")]
    NothingDone,

    /// A block that is not on the X.
    #[error("{block} is not on the X")]
    NotOnX {
        /// The block.
        block: Block,
    },
    /// The block that may be neither pulled nor taken as a bonus.
    #[error("{block} was just put back by the player before you")]
    Forbidden {
        /// The block.
        block: Block,
    },
    /// The player's own block as a bonus.
    #[error("you have just put {block} back: the bonus must be another block")]
    OwnBlock {
        /// The block.
        block: Block,
    },
    /// The block that the player put back in the turn before: a house rule.
    #[error("you put {block} back in your last turn, and a house rule forbids it to you now")]
    OwnLastBlock {
        /// The block.
        block: Block,
    },
    /// A block of the top floor: a house rule.
    #[error("{block} is on the top floor, which a house rule protects")]
    TopFloor {
        /// The block.
        block: Block,
    },
    /// A bonus that does not come from below the block put back: a house rule.
    #[error("{block} is not below {put}, and a house rule allows a bonus from below it only")]
    BonusNotBelow {
        /// The block.
        block: Block,
        /// The block that was put back.
        put: Block,
    },
    /// Something else while a block is half pulled.
    #[error("you already pulled {block}: put it back higher or give it up")]
    HalfPulled {
        /// The block.
        block: Block,
    },
    /// Another bonus while one is half taken.
    #[error("you already pulled {block}: take it or end your turn")]
    HalfTaken {
        /// The block.
        block: Block,
    },
    /// Something else while a block lies too low.
    #[error("{block} does not lie higher than before: it must be taken away first")]
    TooLow {
        /// The block.
        block: Block,
    },

    /// Declining where there is no block to take.
    #[error("the previous player put no block back, so there is none to take instead")]
    NothingToDecline,
    /// Declining after a block was put back.
    #[error("you have already put {block} back: you can only decline at the start of a turn")]
    DeclineAfterPut {
        /// The block.
        block: Block,
    },
    /// Giving up a block that is not half pulled.
    #[error("no block is half pulled, so there is none to give up")]
    NothingToGiveUp,
    /// Taking away a block that stays.
    #[error("{block} cannot be taken away now")]
    NotToTakeAway {
        /// The block.
        block: Block,
    },

    /// A block that was to be put back, after one was.
    #[error("you have already put a block back: you could only take {block} as a bonus")]
    SecondPull {
        /// The block.
        block: Block,
    },
    /// A bonus before a block was put back.
    #[error("you cannot take {block} as a bonus before you put a block back higher")]
    BonusTooEarly {
        /// The block.
        block: Block,
    },
    /// A gesture that does not fit the block.
    #[error(transparent)]
    #[refusal(transparent)]
    Gesture(#[from] GestureError),
    /// A report that cannot be true.
    #[error(transparent)]
    #[refusal(transparent)]
    Report(#[from] ReportError),
    /// The notation of a turn contradicts its acts.
    #[error("the turn is written as {said:?}, but by the rules it is {is:?}")]
    #[refusal(code = "words-differ")]
    NotationMismatch {
        /// The notation it came with.
        said: String,
        /// The notation it should have.
        is: String,
    },
}
