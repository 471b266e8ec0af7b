//! Towers from seed numbers.

use game::random::SplitMix64;

use crate::{
    Block, Building, Cell, Face, Kind, Placement, Pose,
    tower_plan::{Plan, is_core},
};

/// The tower of a seed number: all 35 blocks, the two big ones hidden inside. The same seed gives
/// the same tower on every machine.
///
/// ```
/// let tower = climbers::tower(4711);
/// assert_eq!(tower, climbers::tower(4711));
/// assert_eq!(tower.blocks().len(), 35);
/// ```
pub fn tower(seed: u64) -> Building {
    let mut rng = SplitMix64::new(seed);
    loop {
        // Nearly every attempt succeeds. A failed one advances the generator, so the next one
        // differs.
        if let Some(building) = TowerBuilder::new(&mut rng).build() {
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

/// How many half cubes lead up from the table.
const FIRST_STEPS: usize = 2;

/// Builds one tower, block by block, after a plan.
struct TowerBuilder<'a> {
    rng: &'a mut SplitMix64,
    building: Building,
    stock: Vec<Block>,
    plan: Plan,
}

impl<'a> TowerBuilder<'a> {
    fn new(rng: &'a mut SplitMix64) -> TowerBuilder<'a> {
        let mut building = Building::EMPTY;
        let upright = Kind::Big.poses()[0];
        for (block, x, y) in CORE {
            let placement = Placement { block, at: Cell::at(x, y), pose: upright, top: Face::Grey };
            building.put(placement).expect("the table is empty");
        }
        let mut stock: Vec<Block> =
            Block::ALL.into_iter().filter(|block| block.kind() != Kind::Big).collect();
        rng.shuffle(&mut stock);
        let plan = Plan::new(rng);
        TowerBuilder { rng, building, stock, plan }
    }

    /// First the walls and the roof of the core, then the remaining blocks; `None` if they do not
    /// fit.
    fn build(mut self) -> Option<Building> {
        while let Some(needy) = self.needy() {
            // Half cubes are worth more as steps: walls get them only where nothing else fits.
            let done = self.lay(&[Kind::Double, Kind::Cube], Where::Over(needy));
            done.or_else(|| self.lay(&[Kind::Half], Where::Over(needy)))?;
        }
        // Large blocks first: they lie low, and the small ones find steps to make.
        self.lay_all(Kind::Double)?;
        self.lay_all(Kind::Cube)?;
        while self.stock.len() > FIRST_STEPS {
            self.lay(&[Kind::Half], Where::Anywhere)?;
        }
        // Last, so that nothing comes on top.
        while !self.stock.is_empty() {
            self.lay(&[Kind::Half], Where::FirstStep)?;
        }
        Some(self.building)
    }

    /// Lays all remaining blocks of a kind.
    fn lay_all(&mut self, kind: Kind) -> Option<()> {
        while self.stock.iter().any(|block| block.kind() == kind) {
            self.lay(&[kind], Where::Anywhere)?;
        }
        Some(())
    }

    /// One of the lowest cells that must be built up to hide the big blocks.
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
        Some(self.rng.pick(&needy).1)
    }

    /// Lays the best block of these kinds in the best allowed place.
    fn lay(&mut self, kinds: &[Kind], allowed: Where) -> Option<()> {
        let mut best: Option<(i32, Placement, u8)> = None;
        for &kind in kinds {
            let Some(&block) = self.stock.iter().find(|block| block.kind() == kind) else {
                continue;
            };
            for &pose in kind.poses() {
                for at in allowed.corners(pose) {
                    let placement = Placement { block, at, pose, top: block.tops(pose)[0] };
                    let Some(base) = self.building.level(placement) else { continue };
                    if matches!(allowed, Where::FirstStep) && !self.is_first_step(placement) {
                        continue;
                    }
                    let Some(worth) = self.worth(placement, base) else { continue };
                    if best.is_none_or(|(known, ..)| worth > known) {
                        best = Some((worth, placement, base));
                    }
                }
            }
        }
        let (_, mut placement, base) = best?;
        placement.top = self.rng.pick(placement.block.tops(placement.pose));
        self.stock.retain(|&block| block != placement.block);
        self.building.put_unchecked(placement, base);
        Some(())
    }

    /// Whether anything is beside a block on the table.
    fn is_near(&self, placement: Placement) -> bool {
        let mut beside = placement.cells().flat_map(Cell::neighbours);
        beside.any(|next| self.building.height(next) > 0)
    }

    /// Whether a half cube would lie on the table beside something one unit higher than itself.
    fn is_first_step(&self, placement: Placement) -> bool {
        let top = self.building.height(placement.at) + placement.pose.h();
        let mut beside = placement.cells().flat_map(Cell::neighbours);
        top == 1 && beside.any(|next| self.building.height(next) == top + 1)
    }

    /// The value of a placement; `None` if the block would stand alone.
    fn worth(&mut self, placement: Placement, base: u8) -> Option<i32> {
        let top = base + placement.pose.h();
        let first = self.building.top(placement.at);
        // Most of the ground is far from all blocks.
        if base == 0 && !self.is_near(placement) {
            return None;
        }
        let (mut fit, mut sides, mut steps) = (0, 0, 0);
        let (mut across, mut on_half) = (false, false);
        for cell in placement.cells() {
            fit += self.plan.misfit(cell, base) - self.plan.misfit(cell, top);
            let below = self.building.top(cell);
            across |= below != first;
            on_half |= below.is_some_and(|block| block.kind() == Kind::Half);
            for next in cell.neighbours().filter(|&next| !placement.covers(next)) {
                let height = self.building.height(next);
                sides += i32::from(height > base);
                steps += i32::from(height.abs_diff(top) == 1);
            }
        }
        let volume = i32::from(placement.block.kind().volume());
        // Like bricks: across the joints below.
        let bond = if across { 12 } else { 0 };
        let low = -i32::from(base) * volume / 12;
        let snug = sides.min(4);
        // Every pawn can step one unit up. Half cubes make such steps, each separately.
        let grace = if placement.block.kind() == Kind::Half { 5 * steps.min(6) } else { 0 };
        let waste = if grace > 0 && on_half { 48 } else { 0 };
        let noise = self.rng.between(0, 14);
        Some(fit * 2 / volume + bond + low + snug + grace - waste + noise)
    }
}

/// Where a block may be laid.
#[derive(Clone, Copy)]
enum Where {
    Anywhere,
    /// Where it covers this cell.
    Over(Cell),
    /// Where it makes the first step up from the table.
    FirstStep,
}

impl Where {
    /// The lowest corners of all the places for a pose.
    fn corners(self, pose: Pose) -> impl Iterator<Item = Cell> {
        let (columns, rows) = match self {
            Where::Anywhere | Where::FirstStep => (GROUND, GROUND),
            Where::Over(cell) => {
                let (x, y) = (cell.x(), cell.y());
                (x + 1 - pose.x()..x + 1, y + 1 - pose.y()..y + 1)
            }
        };
        rows.flat_map(move |y| columns.clone().map(move |x| Cell::at(x, y)))
    }
}

fn ground() -> impl Iterator<Item = Cell> {
    GROUND.flat_map(|y| GROUND.map(move |x| Cell::at(x, y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a tower, if anything.
    fn fault(seed: u64) -> Option<String> {
        let built = tower(seed);
        let all = built.blocks();
        if all.len() != Block::COUNT {
            return Some(format!("{} blocks", all.len()));
        }
        let mut again = Building::EMPTY;
        for placed in all {
            if let Err(misfit) = again.put(placed.placement) {
                return Some(format!("{}: {misfit:?}", placed.placement));
            }
        }
        for (block, x, y) in CORE {
            let placed = built.placed(block)?;
            if placed.placement.at != Cell::at(x, y) || placed.base != 0 {
                return Some(format!("{block} is elsewhere"));
            }
        }
        let bare = |cell: Cell| is_core(cell) && built.height(cell) <= CORE_HEIGHT;
        let open = |cell: Cell| {
            !is_core(cell) && cell.neighbours().any(is_core) && built.height(cell) < CORE_HEIGHT
        };
        if let Some(cell) = Cell::all().find(|&cell| bare(cell) || open(cell)) {
            return Some(format!("a big block is seen at {cell}"));
        }
        let top = Cell::all().map(|cell| built.height(cell)).max()?;
        (!(7..=12).contains(&top)).then(|| format!("{top} high"))
    }

    #[test]
    fn ten_thousand_seeds_give_legal_towers() {
        // In parallel: it is the longest of the tests.
        std::thread::scope(|scope| {
            for part in 0..4 {
                scope.spawn(move || {
                    for seed in (0..9_990).chain(u64::MAX - 9..=u64::MAX).skip(part).step_by(4) {
                        assert_eq!(fault(seed), None, "seed {seed}");
                    }
                });
            }
        });
    }

    #[test]
    fn towers_differ() {
        let towers: Vec<Building> = (0..100).map(tower).collect();
        for (at, tower) in towers.iter().enumerate() {
            assert!(!towers[..at].contains(tower), "seed {at} repeats another");
        }
    }

    /// Somewhere a pawn can step up from the table, and on from there.
    #[test]
    fn every_tower_has_steps_up_from_the_table() {
        for seed in 0..500 {
            let built = tower(seed);
            let steps = built.blocks().into_iter().filter(|placed| {
                let mut beside = placed.placement.cells().flat_map(Cell::neighbours);
                placed.height() == 1 && beside.any(|next| built.height(next) == 2)
            });
            assert!(steps.count() > 0, "seed {seed} has no steps");
        }
    }
}
