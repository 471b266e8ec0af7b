//! House rules: options of ours that the printed rules do not know. All are off unless players turn
//! them on.

use crate::{Block, BlockSet, Pose, Poses, Size, lowest_point};

/// A house rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HouseRule {
    /// The block that you put back in your last turn is forbidden to you too.
    OwnBlock,
    /// The top floor may be neither pulled nor taken as a bonus.
    TopFloor,
    /// A bonus must come from below the block just put back.
    BonusBelow,
}

impl HouseRule {
    /// All of them.
    pub const ALL: [HouseRule; 3] =
        [HouseRule::OwnBlock, HouseRule::TopFloor, HouseRule::BonusBelow];

    /// The name of its option.
    pub const fn key(self) -> &'static str {
        match self {
            HouseRule::OwnBlock => "own_block",
            HouseRule::TopFloor => "top_floor",
            HouseRule::BonusBelow => "bonus_below",
        }
    }
}

/// The house rules that are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct HouseRules(u8);

impl HouseRules {
    /// None of them: the printed rules.
    pub const NONE: HouseRules = HouseRules(0);

    /// Whether a rule is played.
    pub const fn has(self, rule: HouseRule) -> bool {
        self.0 & 1 << rule as u8 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, rule: HouseRule) -> HouseRules {
        HouseRules(self.0 | 1 << rule as u8)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, rule: HouseRule) -> HouseRules {
        HouseRules(self.0 & !(1 << rule as u8))
    }

    /// The rules that are played, in order.
    pub fn iter(self) -> impl Iterator<Item = HouseRule> {
        HouseRule::ALL.into_iter().filter(move |&rule| self.has(rule))
    }
}

impl FromIterator<HouseRule> for HouseRules {
    fn from_iter<T: IntoIterator<Item = HouseRule>>(rules: T) -> HouseRules {
        rules.into_iter().fold(HouseRules::NONE, HouseRules::with)
    }
}

/// The blocks of the top floor reach up to within this of the highest one, in micrometres: less than a
/// plank's thickness.
pub const TOP_FLOOR_WITHIN: i32 = 9_000;

/// A floor is only the top one if at least this many blocks are below it: with fewer, there would be
/// nothing left to pull.
pub const BELOW_TOP_FLOOR: usize = 4;

/// The blocks of the top floor, if there is one.
pub(crate) fn top_floor(sizes: &[Size], poses: &Poses) -> BlockSet {
    let tops: Vec<(Block, i32)> = poses
        .iter()
        .map(|(block, pose)| (block, highest_point(sizes[block.index()], pose)))
        .collect();
    let highest = tops.iter().map(|&(_, top)| top).max().unwrap_or(0);
    let floor: BlockSet = tops
        .iter()
        .filter(|&&(_, top)| top > highest - TOP_FLOOR_WITHIN)
        .map(|&(block, _)| block)
        .collect();
    if tops.len() - floor.len() >= BELOW_TOP_FLOOR { floor } else { BlockSet::NONE }
}

/// A block is below another if it reaches no higher than the other's lowest point, give or take this,
/// in micrometres: blocks at rest sink into each other a little.
pub const BELOW_WITHIN: i32 = 1_000;

/// The height of a block's highest point: as far above its centre as its lowest is below.
pub(crate) fn highest_point(size: Size, pose: &Pose) -> i32 {
    2 * pose.at[1] - lowest_point(size, pose)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BLOCKS, UNIT_ROTATION};

    fn stack(heights: &[i32]) -> BlockSet {
        let mut poses = Poses::NONE;
        for (block, &height) in Block::all().zip(heights) {
            let pose = Pose { at: [0, height, 0], rotation: [0, 0, 0, UNIT_ROTATION] };
            poses.set(block, Some(pose));
        }
        top_floor(&[Size([60_000, 20_000, 20_000]); BLOCKS], &poses)
    }

    #[test]
    fn the_top_floor_is_what_reaches_highest() {
        let blocks = |count: usize| Block::all().take(count).collect::<BlockSet>();
        assert_eq!(stack(&[200_000, 192_000, 190_000, 50_000, 60_000, 70_000]), blocks(2));
        // Nothing would be left to pull.
        assert_eq!(stack(&[200_000, 200_000, 50_000, 60_000, 70_000]), BlockSet::NONE);
    }

    #[test]
    fn rules_are_told_apart() {
        for rule in HouseRule::ALL {
            let only = HouseRules::NONE.with(rule);
            assert_eq!(only.iter().collect::<Vec<_>>(), [rule]);
            assert_eq!(only.without(rule), HouseRules::NONE);
        }
        assert_eq!(HouseRule::ALL.into_iter().collect::<HouseRules>().iter().count(), 3);
    }
}
