//! What the simulation reports to the rules.

use crate::{BlockSet, Poses};

/// How the hand left its block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Handling {
    /// The hand opened, and the block stayed in the world.
    LetGo,
    /// The block was brought to the tray.
    Taken,
    /// The player gave up with the block in hand.
    GivenUp,
    /// The hand's time was over with the block in hand.
    TimeOver,
    /// A block touched the table while the hand was closed: the hand takes its own block away.
    Interrupted,
}

impl Handling {
    /// All of them.
    pub const ALL: [Handling; 5] = [
        Handling::LetGo,
        Handling::Taken,
        Handling::GivenUp,
        Handling::TimeOver,
        Handling::Interrupted,
    ];
}

/// The state once everything is at rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// The blocks that touched the table during the act, including the one held.
    pub fallen: BlockSet,
    /// The poses of the blocks still on the X.
    pub poses: Poses,
}

/// The outcome of a gesture, once everything is at rest again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How the hand left the block.
    pub handling: Handling,
    /// Whether the block was free at some moment: held, and touching neither stand nor block.
    pub came_free: bool,
    /// The state now.
    pub rest: Rest,
}
