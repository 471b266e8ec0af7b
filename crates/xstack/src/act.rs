//! The parts of a turn.

use crate::{Block, BlockSet, Gesture, Poses, Report, Rest};

/// One thing done between two moments of rest. From where everything lay before it, the simulation
/// tells what it leads to, so any act can be verified alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The player's hand closed on a block and parted from it.
    Handle {
        /// What the hand did.
        gesture: Gesture,
        /// What came of it.
        report: Report,
    },
    /// A block was taken away without a hand: the forbidden one by a player who declined, one that
    /// was half pulled and given up, or one that was put back too low.
    TakeAway {
        /// The block.
        block: Block,
        /// What lies where without it.
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

    /// What lies where afterwards.
    pub const fn rest(&self) -> &Rest {
        match self {
            Act::Handle { report, .. } => &report.rest,
            Act::TakeAway { rest, .. } => rest,
        }
    }

    /// What fell.
    pub const fn fallen(&self) -> BlockSet {
        self.rest().fallen
    }

    /// Where everything lies afterwards.
    pub const fn poses(&self) -> &Poses {
        &self.rest().poses
    }
}

/// What the rules make of an act.
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
    /// The block was given up: malus.
    GivenUp,
    /// The hand's time was over: the block in it is malus.
    TimeOver,
    /// The block that lay too low is malus now.
    TakenAway,
    /// The forbidden block is malus now.
    Declined,
    /// Something fell: that is malus, and so is the block that was in hand or was taken.
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
