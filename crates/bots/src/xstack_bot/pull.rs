//! Pulls that programs can ask for without a simulation of their own: a side, and a place to put the block.

use xstack::{
    Block, Draft,
    sim::{Scene, Spot, spots},
};

/// How much higher than required a place must be, in metres: placing is not exact.
const HEIGHT_MARGIN: f64 = 0.004;

/// The direction to pull a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Upwards.
    Up,
    /// Towards the player.
    Front,
    /// Away from the player.
    Back,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Side {
    /// All of them.
    pub const ALL: [Side; 5] = [Side::Up, Side::Front, Side::Back, Side::Left, Side::Right];

    /// Its name in instructions.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Up => "up",
            Side::Front => "front",
            Side::Back => "back",
            Side::Left => "left",
            Side::Right => "right",
        }
    }

    /// The direction as a unit vector.
    pub const fn direction(self) -> [f64; 3] {
        match self {
            Side::Up => [0.0, 1.0, 0.0],
            Side::Front => [0.0, 0.0, 1.0],
            Side::Back => [0.0, 0.0, -1.0],
            Side::Left => [-1.0, 0.0, 0.0],
            Side::Right => [1.0, 0.0, 0.0],
        }
    }
}

/// The places for a block that are high enough to count, in no particular order.
pub fn higher_spots(scene: &Scene, draft: &Draft, block: Block) -> Vec<Spot> {
    let Some(must_exceed) = draft.must_exceed(block) else { return Vec::new() };
    let min_height = f64::from(must_exceed) / 1e6 + HEIGHT_MARGIN;
    let half = f64::from(scene.size(block).0[1]) / 2e6;
    let mut found = spots(scene, block);
    found.retain(|spot| spot.at[1] - half > min_height);
    found
}

/// The place where a block lies safest: with broad support, low and near the centre.
pub fn safest_spot(found: &[Spot]) -> Option<Spot> {
    let cost = |spot: &Spot| 0.1 * spot.at[0].abs() + 0.1 * spot.at[1] - spot.margin;
    found.iter().copied().min_by(|one, other| cost(one).total_cmp(&cost(other)))
}

/// The place nearest to a point, given to the right and to the front of the centre, in metres.
pub fn nearest_spot(found: &[Spot], [x, z]: [f64; 2]) -> Option<Spot> {
    let cost = |spot: &Spot| (spot.at[0] - x).powi(2) + (spot.at[2] - z).powi(2);
    found.iter().copied().min_by(|one, other| cost(one).total_cmp(&cost(other)))
}
