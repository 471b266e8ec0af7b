//! Towers from seed numbers.

use crate::{Block, Building, Cell, Face, Kind, Placement, dice::Dice};

/// The tower of a seed number: all 35 blocks, the two big ones hidden inside. The same seed gives
/// the same tower on every machine.
pub fn tower(seed: u64) -> Building {
    let mut dice = Dice::new(seed);
    loop {
        // Most attempts succeed; each that does not leaves the dice elsewhere.
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
const GROUND: std::ops::Range<u8> = 9..24;

/// Builds one tower, block by block, guided by the shape it should get.
struct Mason<'a> {
    dice: &'a mut Dice,
    building: Building,
    stock: Vec<Block>,
    /// The height each cell should get, in sixteenths of a unit.
    plan: Vec<i32>,
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
        let plan = plan(dice);
        Mason { dice, building, stock, plan }
    }

    fn build(mut self) -> Option<Building> {
        while let Some(needy) = self.needy() {
            self.lay(|placement| placement.covers(needy))?;
        }
        while !self.stock.is_empty() {
            self.lay(|_| true)?;
        }
        Some(self.building)
    }

    /// A cell that has to be higher, lest a big block be seen: the lowest, then any.
    fn needy(&mut self) -> Option<Cell> {
        let mut needy: Vec<(u8, Cell)> = Vec::new();
        for y in GROUND {
            for x in GROUND {
                let cell = Cell::at(x, y);
                let height = self.building.height(cell);
                let wall = cell.neighbours().any(|next| is_core(next)) && height < CORE_HEIGHT;
                let roof = is_core(cell) && height <= CORE_HEIGHT;
                if wall || roof {
                    needy.push((height, cell));
                }
            }
        }
        let lowest = needy.iter().map(|&(height, _)| height).min()?;
        needy.retain(|&(height, _)| height == lowest);
        Some(self.dice.pick(&needy).1)
    }

    /// Lays the best of the blocks in the best of the places allowed.
    fn lay(&mut self, allowed: impl Fn(&Placement) -> bool) -> Option<()> {
        let mut best: Option<(i32, Placement, u8)> = None;
        for kind in [Kind::Double, Kind::Cube, Kind::Half] {
            let Some(&block) = self.stock.iter().find(|block| block.kind() == kind) else {
                continue;
            };
            for &pose in kind.poses() {
                for y in GROUND.start..=GROUND.end - pose.y() {
                    for x in GROUND.start..=GROUND.end - pose.x() {
                        let top = block.tops(pose)[0];
                        let placement = Placement { block, at: Cell::at(x, y), pose, top };
                        if !allowed(&placement) {
                            continue;
                        }
                        let Ok(base) = self.building.base(&placement) else { continue };
                        let Some(worth) = self.worth(&placement, base) else { continue };
                        if best.is_none_or(|(known, ..)| worth > known) {
                            best = Some((worth, placement, base));
                        }
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
    fn worth(&mut self, placement: &Placement, base: u8) -> Option<i32> {
        let top = base + placement.pose.h();
        let mut fit = 0;
        let mut below: Vec<Option<Block>> = Vec::new();
        let mut sides = 0;
        for cell in placement.cells() {
            let over = i32::from(top) * 16 - self.plan[cell.index()];
            // Too high is worse than too low: more blocks may come.
            fit -= if over > 0 { over * 3 } else { -over };
            let block = self.building.top(cell);
            if !below.contains(&block) {
                below.push(block);
            }
            for next in cell.neighbours().filter(|&next| !placement.covers(next)) {
                sides += i32::from(self.building.height(next) > base);
            }
        }
        if base == 0 && sides == 0 {
            return None;
        }
        let cells = i32::from(placement.pose.cells());
        let fit = fit / cells;
        let brickwork = if base > 0 && below.len() > 1 { 14 } else { 0 };
        let heavy = i32::from(placement.block.kind().volume()) * (8 - i32::from(base));
        let whim = self.dice.below(40) as i32;
        Some(fit + brickwork + heavy / 2 + sides * 24 / cells + whim)
    }
}

/// Whether a big block stands here.
fn is_core(cell: Cell) -> bool {
    (15..17).contains(&cell.x()) && (14..18).contains(&cell.y())
}

/// A mountain: highest at its peak, falling off differently to every side.
fn plan(dice: &mut Dice) -> Vec<i32> {
    let peak = (14 + dice.below(4) as i32, 13 + dice.below(6) as i32);
    let height = 9 * 16 + dice.below(40) as i32;
    let slopes: [i32; 4] = std::array::from_fn(|_| 14 + dice.below(26) as i32);
    Cell::all()
        .map(|cell| {
            let (dx, dy) = (i32::from(cell.x()) - peak.0, i32::from(cell.y()) - peak.1);
            let across = dx.abs() * slopes[usize::from(dx > 0)];
            let along = dy.abs() * slopes[2 + usize::from(dy > 0)];
            height - across.max(along) - across.min(along) / 2
        })
        .collect()
}
