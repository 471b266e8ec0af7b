//! Towers from seed numbers.

use crate::{
    Block, Building, Cell, Face, Kind, Placement,
    dice::Dice,
    tower_plan::{Plan, is_core},
};

/// The tower of a seed number: all 35 blocks, the two big ones hidden inside. The same seed gives
/// the same tower on every machine.
pub fn tower(seed: u64) -> Building {
    let mut dice = Dice::new(seed);
    loop {
        // Nearly every attempt succeeds; one that does not leaves the dice elsewhere.
        if let Some(building) = Mason::new(&mut dice).build() {
            return building;
        }
    }
}

/// Where the big blocks stand.
const CORE: [(Block, u8, u8); 2] = [(Block::G1, 15, 14), (Block::G2, 15, 16)];

/// The height of the big blocks.
const CORE_HEIGHT: u8 = 6;

/// The building ground: towers stay within these columns and rows.
const GROUND: std::ops::Range<u8> = 8..25;

/// Builds one tower, block by block, after a plan.
struct Mason<'a> {
    dice: &'a mut Dice,
    building: Building,
    stock: Vec<Block>,
    plan: Plan,
}

impl<'a> Mason<'a> {
    fn new(dice: &'a mut Dice) -> Mason<'a> {
        let mut building = Building::EMPTY;
        let upright = Kind::Big.poses()[0];
        for (block, x, y) in CORE {
            let placement = Placement { block, at: Cell::at(x, y), pose: upright, top: Face::Grey };
            building.put(placement).expect("the table is empty");
        }
        let mut stock: Vec<Block> =
            Block::ALL.into_iter().filter(|block| block.kind() != Kind::Big).collect();
        dice.shuffle(&mut stock);
        let plan = Plan::new(dice);
        Mason { dice, building, stock, plan }
    }

    /// First the walls and the roof of the core, then all that is left; `None` if the blocks do not
    /// work out.
    fn build(mut self) -> Option<Building> {
        while let Some(needy) = self.needy() {
            let covers = |placement: &Placement| placement.covers(needy);
            let large = [Kind::Double, Kind::Cube];
            // Half cubes are worth more as steps: walls get them only where nothing else fits.
            let done = self.lay(&large, covers);
            done.or_else(|| self.lay(&[Kind::Half], covers))?;
        }
        // Large blocks first: they lie low, and the small ones find steps to make.
        for kind in [Kind::Double, Kind::Cube, Kind::Half] {
            while self.stock.iter().any(|block| block.kind() == kind) {
                self.lay(&[kind], |_| true)?;
            }
        }
        Some(self.building)
    }

    /// A cell that has to be higher, lest a big block be seen: one of the lowest.
    fn needy(&mut self) -> Option<Cell> {
        let mut needy: Vec<(u8, Cell)> = Vec::new();
        for cell in ground() {
            let height = self.building.height(cell);
            let wall = height < CORE_HEIGHT && cell.neighbours().any(is_core);
            let roof = height <= CORE_HEIGHT && is_core(cell);
            if wall || roof {
                needy.push((height, cell));
            }
        }
        let lowest = needy.iter().map(|&(height, _)| height).min()?;
        needy.retain(|&(height, _)| height == lowest);
        Some(self.dice.pick(&needy).1)
    }

    /// Lays the best of these kinds of blocks in the best of the places allowed.
    fn lay(&mut self, kinds: &[Kind], allowed: impl Fn(&Placement) -> bool) -> Option<()> {
        let mut best: Option<(i32, Placement, u8)> = None;
        for &kind in kinds {
            let Some(&block) = self.stock.iter().find(|block| block.kind() == kind) else {
                continue;
            };
            for &pose in kind.poses() {
                for at in ground() {
                    let placement = Placement { block, at, pose, top: block.tops(pose)[0] };
                    if !allowed(&placement) {
                        continue;
                    }
                    let Ok(base) = self.building.base(placement) else { continue };
                    let Some(worth) = self.worth(placement, base) else { continue };
                    if best.is_none_or(|(known, ..)| worth > known) {
                        best = Some((worth, placement, base));
                    }
                }
            }
        }
        let (_, mut placement, base) = best?;
        placement.top = self.dice.pick(placement.block.tops(placement.pose));
        self.stock.retain(|&block| block != placement.block);
        self.building.put_unchecked(placement, base);
        Some(())
    }

    /// How well a block would do somewhere; `None` if it would stand alone.
    fn worth(&mut self, placement: Placement, base: u8) -> Option<i32> {
        let top = base + placement.pose.h();
        let (mut fit, mut sides, mut steps) = (0, 0, 0);
        let mut below: Vec<Option<Block>> = Vec::new();
        for cell in placement.cells() {
            fit += self.plan.misfit(cell, base) - self.plan.misfit(cell, top);
            let block = self.building.top(cell);
            if !below.contains(&block) {
                below.push(block);
            }
            for next in cell.neighbours().filter(|&next| !placement.covers(next)) {
                let height = self.building.height(next);
                sides += i32::from(height > base);
                steps += i32::from(height.abs_diff(top) == 1);
            }
        }
        if base == 0 && sides == 0 {
            return None;
        }
        let volume = i32::from(placement.block.kind().volume());
        // Like bricks: across the joint of those below.
        let bond = if base > 0 && below.len() > 1 { 12 } else { 0 };
        let low = -i32::from(base) * volume / 12;
        let snug = sides.min(4);
        // One unit up is the step everybody can make: half cubes make it, each on its own.
        let grace = if placement.block.kind() == Kind::Half { 5 * steps.min(6) } else { 0 };
        let half = |block: &Option<Block>| block.is_some_and(|block| block.kind() == Kind::Half);
        let waste = if grace > 0 && below.iter().any(half) { 48 } else { 0 };
        let whim = self.dice.between(0, 14);
        Some(fit * 2 / volume + bond + low + snug + grace - waste + whim)
    }
}

fn ground() -> impl Iterator<Item = Cell> {
    GROUND.flat_map(|y| GROUND.map(move |x| Cell::at(x, y)))
}
