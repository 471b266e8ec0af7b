//! Why something is not allowed, by the rule.

use game::Refusal;

use crate::{Block, GestureError, ReportError};

/// Why an act or a turn was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
pub enum Illegal {
    /// Nobody moves any more.
    #[error("the game is over")]
    GameOver,
    /// Something after the end of the turn.
    #[error("the turn is over: nothing more can be done in it")]
    TurnOver,
    /// The end of a turn in which nothing was done.
    #[error("a turn does not end before a block was pulled out or the forbidden one taken")]
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
    #[error("the player before you has put no block back, so there is none to take instead")]
    NothingToDecline,
    /// Declining after a block was put back.
    #[error("you have put {block} back already: declining is for the start of a turn")]
    DeclineAfterPut {
        /// The block.
        block: Block,
    },
    /// Giving up a block that is not half pulled.
    #[error("no block is half pulled, so there is none to give up")]
    NothingToGiveUp,
    /// Taking away a block that stays.
    #[error("{block} is not a block to be taken away now")]
    NotToTakeAway {
        /// The block.
        block: Block,
    },

    /// A block that was to be put back, after one was.
    #[error("one block has been put back already: {block} could only be taken as a bonus")]
    SecondPull {
        /// The block.
        block: Block,
    },
    /// A bonus before a block was put back.
    #[error("a bonus comes after a block was put back higher: {block} cannot be taken yet")]
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
    /// A turn whose words say something else than what happened.
    #[error("the turn is written as {said:?}, but by the rules it is {is:?}")]
    #[refusal(code = "words-differ")]
    Words {
        /// The words it came with.
        said: String,
        /// What they should be.
        is: String,
    },
}
