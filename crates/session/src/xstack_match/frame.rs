//! A tick as plain numbers, so that the page can read it from memory sixty times a second without
//! parsing anything.

use xstack::sim::{LiveAct, Stage};
use xstack::{BLOCKS, Block, BlockSet, Handling};

use super::LiveView;

/// The names of the numbers of a tick, in order. `cargo xtask types` writes them for the page.
pub const FRAME_FIELDS: [&str; 16] = [
    "state",
    "block",
    "strain",
    "free",
    "lowest",
    "parted",
    "handX",
    "handY",
    "handZ",
    "fallen",
    "handTimeLeftMs",
    "aboveLine",
    "landingHeight",
    "landingSteady",
    "landingOn",
    "landingHighEnough",
];

/// The stages of an act, as the page calls them.
pub const LIVE_STATES: [(Stage, &str); 4] = [
    (Stage::Open, "idle"),
    (Stage::Closed, "held"),
    (Stage::Settling, "settling"),
    (Stage::Over, "rest"),
];

/// How the hand can leave a block, as the page calls it.
pub const PARTINGS: [(Handling, &str); 5] = [
    (Handling::LetGo, "letGo"),
    (Handling::Taken, "taken"),
    (Handling::GivenUp, "givenUp"),
    (Handling::TimeOver, "timeOver"),
    (Handling::Interrupted, "interrupted"),
];

/// The numbers of each impact: block, strength, and whether it hit the table.
pub const IMPACT_FIELDS: usize = 3;

/// The numbers of a pose: position `x, y, z` in metres and rotation `x, y, z, w`.
pub const POSE_FIELDS: usize = 7;

/// A buffer for one tick. What is absent is NaN, or -1 where a number is an index.
#[derive(Clone, Debug)]
pub struct Frame {
    numbers: [f64; FRAME_FIELDS.len()],
    impacts: Vec<f64>,
    poses: [f32; BLOCKS * POSE_FIELDS],
}

impl Default for Frame {
    fn default() -> Frame {
        Frame {
            numbers: [f64::NAN; FRAME_FIELDS.len()],
            impacts: Vec::new(),
            poses: [f32::NAN; BLOCKS * POSE_FIELDS],
        }
    }
}

impl Frame {
    /// The numbers of the last tick, as [`FRAME_FIELDS`] names them.
    pub fn numbers(&self) -> &[f64] {
        &self.numbers
    }

    /// The impacts of the last tick, [`IMPACT_FIELDS`] numbers each.
    pub fn impacts(&self) -> &[f64] {
        &self.impacts
    }

    /// The poses of all blocks, [`POSE_FIELDS`] numbers each.
    pub fn poses(&self) -> &[f32] {
        &self.poses
    }

    /// Takes over a tick.
    pub fn write(&mut self, live: &LiveView) {
        let [x, y, z] = live.hand.unwrap_or([f64::NAN; 3]);
        let landing = live.landing;
        self.numbers = [
            index_of(LIVE_STATES.iter().position(|(stage, _)| *stage == live.stage)),
            index_of(live.block.map(Block::index)),
            live.strain,
            flag(live.free),
            live.lowest.unwrap_or(f64::NAN),
            index_of(PARTINGS.iter().position(|(how, _)| Some(*how) == live.parted)),
            x,
            y,
            z,
            bits(live.fallen),
            f64::from(live.hand_time_left_ms),
            flag(live.above_line),
            landing.map_or(f64::NAN, |landing| landing.height),
            flag(landing.is_some_and(|landing| landing.steady)),
            bits(landing.map_or(BlockSet::NONE, |landing| landing.on)),
            flag(live.lands_high_enough),
        ];
        self.impacts.clear();
        for impact in &live.impacts {
            let block = index_of(Some(impact.block.index()));
            self.impacts.extend([block, f64::from(impact.strength), flag(impact.table)]);
        }
    }

    /// Takes over the poses of an act.
    pub fn write_poses(&mut self, live_act: &LiveAct) {
        live_act.write_poses(&mut self.poses);
    }
}

fn flag(value: bool) -> f64 {
    f64::from(u8::from(value))
}

#[expect(clippy::cast_precision_loss, reason = "indices are below 36")]
fn index_of(index: Option<usize>) -> f64 {
    index.map_or(-1.0, |index| index as f64)
}

/// A set as a number with one bit per block.
#[expect(clippy::cast_precision_loss, reason = "36 bits are exact in a double")]
fn bits(set: BlockSet) -> f64 {
    set.iter().fold(0_u64, |bits, block| bits | 1 << block.index()) as f64
}
