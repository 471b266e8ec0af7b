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

/// What lies where after the hand closed on a block, parted from it, and everything came to rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How the hand and the block parted.
    pub handling: Handling,
    /// Whether the block was free at some moment: held, and touching neither stand nor block.
    pub came_free: bool,
    /// What touched the table, the block that was held among it if it fell.
    pub fallen: BlockSet,
    /// Where everything lies that is still on the X.
    pub poses: Poses,
}
