//! Where the block in hand would land if the hand opened now.
//!
//! An estimate from bounding boxes, to help players aim. What really happens is decided by the
//! simulation alone.

use super::{
    live_act::LiveAct,
    rotation::{self, Quaternion},
    world::{doubles, rotation_of},
};
use crate::{Block, BlockSet, Size, Stand};

/// Faces this close count as touching, in metres.
const TOUCHING: f64 = 0.002;

/// A centre closer than this to the edge of its support is not safe: boxes are slightly too large. In
/// metres.
const MARGIN: f64 = 0.004;

/// The cosine of about 15 degrees: blocks slide on anything steeper.
const LEVEL: f64 = 0.966;

/// Where a block would land.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Landing {
    /// The height of what is below it, in metres; 0 for the table.
    pub height: f64,
    /// Whether it would stay there rather than tip over.
    pub steady: bool,
    /// The blocks it would land on: none on an arm of the X or on the table.
    pub on: BlockSet,
}

impl LiveAct {
    /// Where the block in hand would land; `None` with an open hand.
    pub fn landing(&self) -> Option<Landing> {
        let held = self.held()?;
        let boxes = Block::all().filter_map(|block| self.bounds(block));
        let (hand, others): (Vec<Bounds>, Vec<Bounds>) = boxes.partition(|each| each.block == held);
        Some(landing(hand.first()?, &others, &self.scene().stand))
    }

    fn bounds(&self, block: Block) -> Option<Bounds> {
        let body = self.simulation.world.body(block)?;
        let size = self.scene().size(block);
        Some(Bounds::new(block, size, doubles(body.translation()), rotation_of(body)))
    }
}

/// The axis-aligned bounding box of a block, in metres.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    block: Block,
    at: [f64; 3],
    /// Half the edges of the box.
    half: [f64; 3],
    /// Whether a face points up, or nearly so.
    level: bool,
}

impl Bounds {
    fn new(block: Block, size: Size, at: [f64; 3], rotation: Quaternion) -> Bounds {
        let mut half = [0.0; 3];
        let mut level = false;
        for axis in 0..3 {
            let length = f64::from(size.0[axis]) * 0.5e-6;
            let mut edge = [0.0; 3];
            edge[axis] = length;
            let edge = rotation::rotate(rotation, edge);
            level |= edge[1].abs() > length * LEVEL;
            for (sum, part) in half.iter_mut().zip(edge) {
                *sum += part.abs();
            }
        }
        Bounds { block, at, half, level }
    }

    fn top(&self) -> f64 {
        self.at[1] + self.half[1]
    }

    fn bottom(&self) -> f64 {
        self.at[1] - self.half[1]
    }

    fn is_below(&self, other: &Bounds) -> bool {
        let overlaps = |axis: usize| {
            (self.at[axis] - other.at[axis]).abs() < self.half[axis] + other.half[axis] - TOUCHING
        };
        overlaps(0) && overlaps(2) && self.top() < other.bottom() + TOUCHING
    }
}

fn landing(hand: &Bounds, others: &[Bounds], stand: &Stand) -> Landing {
    let below: Vec<&Bounds> = others.iter().filter(|each| each.is_below(hand)).collect();
    let arm = arm_below(hand, stand);
    let height = below.iter().map(|each| each.top()).fold(arm, f64::max);
    let supports: Vec<&Bounds> =
        below.into_iter().filter(|each| each.top() > height - TOUCHING).collect();
    Landing {
        height,
        steady: arm > height - TOUCHING || is_supported(hand, &supports),
        on: supports.iter().map(|each| each.block).collect(),
    }
}

/// Whether a level block has its centre over or between level supports.
fn is_supported(hand: &Bounds, supports: &[&Bounds]) -> bool {
    let between = |axis: usize| {
        let at = hand.at[axis];
        supports.iter().any(|each| each.at[axis] - each.half[axis] < at - MARGIN)
            && supports.iter().any(|each| each.at[axis] + each.half[axis] > at + MARGIN)
    };
    hand.level && supports.iter().all(|each| each.level) && between(0) && between(2)
}

/// The height at which an arm of the X, at 45 degrees, would stop the block; 0 if none is below it.
fn arm_below(hand: &Bounds, stand: &Stand) -> f64 {
    let metres = |micrometres: i32| f64::from(micrometres) / 1e6;
    let end = metres(stand.half_width());
    let (inner, outer) = (hand.at[0].abs() - hand.half[0], hand.at[0].abs() + hand.half[0]);
    if hand.at[2].abs() - hand.half[2] > metres(stand.depth) / 2.0 || inner > end {
        return 0.0;
    }
    metres(stand.crossing) + outer.min(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAND: Stand = Stand { arm: 115_000, depth: 70_000, thickness: 6_000, crossing: 81_000 };

    fn bounds(index: usize, at: [f64; 3], half: f64) -> Bounds {
        let block = Block::from_index(index).expect("a block");
        Bounds { block, at, half: [half, 0.01, half], level: true }
    }

    /// In metres, to the millimetre.
    fn height(hand: &Bounds, others: &[Bounds]) -> String {
        format!("{:.3}", landing(hand, others, &STAND).height)
    }

    #[test]
    fn a_block_lands_on_the_highest_block_below_any_part_of_it() {
        let hand = bounds(0, [0.0, 0.3, 0.0], 0.03);
        let (low, high) = (bounds(1, [0.0, 0.15, 0.0], 0.01), bounds(2, [0.035, 0.2, 0.0], 0.01));
        assert_eq!(height(&hand, &[low, high]), "0.210");
        assert_eq!(height(&hand, &[low]), "0.160");
        assert_eq!(landing(&hand, &[low, high], &STAND).on, BlockSet::from(high.block));
    }

    #[test]
    fn a_block_does_not_land_on_what_is_above_or_beside_it() {
        let hand = bounds(0, [0.0, 0.3, 0.0], 0.01);
        let beside = bounds(1, [0.021, 0.2, 0.0], 0.01);
        let above = bounds(2, [0.0, 0.35, 0.0], 0.01);
        assert_eq!(height(&hand, &[beside, above]), "0.091");
    }

    #[test]
    fn a_block_lands_on_an_arm_or_beside_it_on_the_table() {
        for (at, expected) in
            [([0.05, 0.3, 0.0], "0.141"), ([0.05, 0.3, 0.1], "0.000"), ([0.2, 0.3, 0.0], "0.000")]
        {
            assert_eq!(height(&bounds(0, at, 0.01), &[]), expected, "{at:?}");
        }
    }

    #[test]
    fn a_block_is_not_steady_if_it_or_its_support_slants() {
        let steady = |hand_level, below_level| {
            let hand = Bounds { level: hand_level, ..bounds(0, [0.0, 0.3, 0.0], 0.01) };
            let below = Bounds { level: below_level, ..bounds(1, [0.0, 0.2, 0.0], 0.01) };
            landing(&hand, &[below], &STAND).steady
        };
        assert!(steady(true, true) && !steady(false, true) && !steady(true, false));
    }

    #[test]
    fn a_block_is_steady_if_its_centre_is_over_a_support_or_between_two() {
        let hand = bounds(0, [0.0, 0.3, 0.0], 0.03);
        let (left, right) =
            (bounds(1, [-0.025, 0.2, 0.0], 0.01), bounds(2, [0.025, 0.2, 0.0], 0.01));
        let near = bounds(3, [0.004, 0.2, -0.004], 0.01);
        assert!(!landing(&hand, &[left], &STAND).steady);
        assert!(landing(&hand, &[left, right], &STAND).steady);
        assert!(landing(&hand, &[near], &STAND).steady);
    }

    #[test]
    fn a_rotated_block_has_a_larger_box_and_is_not_level() {
        let size = Size([60_000, 20_000, 20_000]);
        let eighth =
            [0.0, 0.0, (std::f64::consts::PI / 8.0).sin(), (std::f64::consts::PI / 8.0).cos()];
        let block = Block::from_index(0).expect("a block");
        let slanted = Bounds::new(block, size, [0.0; 3], eighth);
        assert!(!slanted.level);
        let half = (0.03 + 0.01) * std::f64::consts::FRAC_1_SQRT_2;
        assert!((slanted.half[0] - half).abs() < 1e-9 && (slanted.half[2] - 0.01).abs() < 1e-9);
        assert!(Bounds::new(block, size, [0.0; 3], rotation::UPRIGHT).level);
    }
}
