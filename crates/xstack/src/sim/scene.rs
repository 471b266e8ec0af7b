//! What an act starts from.

use crate::{
    BLOCKS, Block, Design, Draft, Pile, Poses, Size, Stand, XStack,
    options::{Hand, Tremor},
};

/// Everything that an act depends on besides what the hand does. The same scene and the same
/// gesture lead to the same report, on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What everything lies on.
    pub stand: Stand,
    /// How large the blocks are.
    pub sizes: [Size; BLOCKS],
    /// Where they lie.
    pub poses: Poses,
    /// How strong the hand is.
    pub hand: Hand,
    /// How much it trembles.
    pub tremor: Tremor,
    /// What the tremor comes from.
    pub tremor_seed: u64,
    /// For how many samples the hand can be closed.
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

    /// A pile as it was put up, for a normal hand that does not tremble.
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

    /// How large a block is.
    pub const fn size(&self, block: Block) -> Size {
        self.sizes[block.index()]
    }
}
