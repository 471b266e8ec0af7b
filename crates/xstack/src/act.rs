//! Acts: the parts of a turn.

use crate::{Block, BlockSet, Gesture, Poses, Report, Rest};

/// One action between two moments of rest. The simulation computes its outcome from the poses before
/// it, so each act can be verified alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The hand closed on a block and left it.
    Handle {
        /// What the hand did.
        gesture: Gesture,
        /// The outcome.
        report: Report,
    },
    /// A block was taken away without a hand: the forbidden one by a player who declined, one that
    /// was half pulled and given up, or one that was put back too low.
    TakeAway {
        /// The block.
        block: Block,
        /// The poses without it.
        rest: Rest,
    },
}

impl Act {
    /// The block it is about.
    pub const fn block(&self) -> Block {
        match self {
            Act::Handle { gesture, .. } => gesture.block(),
            Act::TakeAway { block, .. } => *block,
        }
    }

    /// The poses afterwards, and what fell.
    pub const fn rest(&self) -> &Rest {
        match self {
            Act::Handle { report, .. } => &report.rest,
            Act::TakeAway { rest, .. } => rest,
        }
    }

    /// The blocks that fell.
    pub const fn fallen(&self) -> BlockSet {
        self.rest().fallen
    }

    /// The poses afterwards.
    pub const fn poses(&self) -> &Poses {
        &self.rest().poses
    }
}

/// How the rules judge an act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// The block was let go and has hardly moved: nothing has happened.
    Stayed,
    /// The block was let go before it was out: its player goes on with it or gives it up.
    HalfPulled,
    /// The block lies higher than before the turn.
    Put,
    /// The block was out and does not lie higher: it must be taken away.
    Low,
    /// The block is a bonus.
    Bonus,
    /// The block was given up: a penalty.
    GivenUp,
    /// The hand ran out of time: its block is a penalty.
    TimeOver,
    /// The block put back too low is now a penalty.
    TakenAway,
    /// The forbidden block is now a penalty.
    Declined,
    /// Blocks fell: they are penalties, and so is the block in hand or just taken.
    Fell,
}

impl Judgement {
    /// All of them.
    pub const ALL: [Judgement; 10] = [
        Judgement::Stayed,
        Judgement::HalfPulled,
        Judgement::Put,
        Judgement::Low,
        Judgement::Bonus,
        Judgement::GivenUp,
        Judgement::TimeOver,
        Judgement::TakenAway,
        Judgement::Declined,
        Judgement::Fell,
    ];
}
