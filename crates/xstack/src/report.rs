//! What the simulation tells the rules.

use crate::{BlockSet, Poses};

/// How the hand and the block it held parted.
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

/// What lies where once everything is at rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rest {
    /// What touched the table since everything was last at rest, a block that was held among it.
    pub fallen: BlockSet,
    /// Where everything lies that is still on the X.
    pub poses: Poses,
}

/// What happened when the hand closed on a block and parted from it, once all was at rest again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How the hand and the block parted.
    pub handling: Handling,
    /// Whether the block was free at some moment: held, and touching neither stand nor block.
    pub came_free: bool,
    /// What lies where now.
    pub rest: Rest,
}
