//! The starting point of an act.

use crate::{
    BLOCKS, Block, Design, Draft, Pile, Poses, Size, Stand, XStack,
    options::{Hand, Tremor},
};

/// Everything that the outcome of an act depends on, except the gesture. The same scene and gesture
/// give the same report on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The stand.
    pub stand: Stand,
    /// The sizes of the blocks.
    pub sizes: [Size; BLOCKS],
    /// Their poses.
    pub poses: Poses,
    /// How strong the hand is.
    pub hand: Hand,
    /// How much it trembles.
    pub tremor: Tremor,
    /// The seed of the tremor.
    pub tremor_seed: u64,
    /// How many samples the hand may stay closed.
    pub samples_left: usize,
}

impl Scene {
    /// The scene of the next act of a turn.
    pub fn of(game: &XStack, draft: &Draft) -> Scene {
        Scene {
            poses: draft.poses().clone(),
            tremor_seed: draft.tremor_seed(),
            samples_left: draft.samples_left(),
            hand: game.options().hand,
            tremor: game.options().tremor,
            ..Scene::at_start(game.pile())
        }
    }

    /// A pile at the start, with a normal hand that does not tremble.
    pub fn at_start(pile: &Pile) -> Scene {
        Scene {
            stand: *Design::of(pile.design()).stand(),
            sizes: *pile.sizes(),
            poses: pile.poses().clone(),
            hand: Hand::default(),
            tremor: Tremor::None,
            tremor_seed: 0,
            samples_left: crate::HAND_SAMPLES,
        }
    }

    /// The size of a block.
    pub const fn size(&self, block: Block) -> Size {
        self.sizes[block.index()]
    }
}
