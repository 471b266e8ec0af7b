//! One tick of a simulated act, as a player sees and hears it.

use xstack::sim::{Impact, Landing, LiveAct, Stage};
use xstack::{Block, BlockSet, Handling, SAMPLES_PER_SECOND};

/// What a sixtieth of a second has brought.
#[derive(Clone, PartialEq, Debug)]
pub struct LiveView {
    /// How far the act has come.
    pub stage: Stage,
    /// The block in hand, or the one that the hand has left.
    pub block: Option<Block>,
    /// How hard the hand pulls: at 1 the block slips.
    pub strain: f64,
    /// Whether the block in hand touches nothing.
    pub free: bool,
    /// The height of the lowest point of that block in metres, while it is in the world.
    pub lowest: Option<f64>,
    /// How the hand left the block, once it has.
    pub parted: Option<Handling>,
    /// Where the block is held, while it is.
    pub hand: Option<[f64; 3]>,
    /// The impacts since the previous tick.
    pub impacts: Vec<Impact>,
    /// The blocks that have touched the table in this act.
    pub fallen: BlockSet,
    /// How long the hand can still be closed in this turn, in milliseconds.
    pub hand_time_left_ms: u32,
    /// Whether the block in hand is clearly higher than it was before the turn, as far as it must be.
    pub above_line: bool,
    /// Where the block in hand would land if the hand opened now.
    pub landing: Option<Landing>,
    /// Whether a block that lands there lies high enough.
    pub lands_high_enough: bool,
}

impl LiveView {
    /// An act that nobody here is making: without advice on where to put the block.
    pub(super) fn new(live_act: &LiveAct, impacts: Vec<Impact>) -> LiveView {
        let block = live_act.subject();
        LiveView {
            stage: live_act.stage(),
            block,
            strain: live_act.strain(),
            free: live_act.is_free(),
            lowest: block
                .and_then(|block| live_act.lowest_point(block))
                .map(wire::xstack_view::metres),
            parted: live_act.handling(),
            hand: live_act.grip_point(),
            impacts,
            fallen: live_act.fallen(),
            hand_time_left_ms: hand_time_ms(live_act),
            above_line: false,
            landing: None,
            lands_high_enough: false,
        }
    }
}

/// How long the hand can still be closed in this turn, in milliseconds.
pub(super) fn hand_time_ms(live_act: &LiveAct) -> u32 {
    (live_act.samples_left() * 1_000 / SAMPLES_PER_SECOND) as u32
}
