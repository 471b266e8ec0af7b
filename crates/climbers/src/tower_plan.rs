//! Target shapes for towers: a core with slopes that vary around it.

use game::random::SplitMix64;

use crate::{Block, Cell};

/// Fractions of a unit in which a plan is drawn.
const GRAIN: i32 = 16;

/// The number of directions with a chosen slope; it is interpolated between them.
const DIRECTIONS: usize = 8;

/// The height every cell should get, in sixteenths of a unit.
pub(crate) struct Plan(Vec<i32>);

impl Plan {
    /// A plan that needs exactly the available volume of wood.
    pub(crate) fn new(rng: &mut SplitMix64) -> Plan {
        let slopes = slopes(rng);
        let peak = Cell::at(15 + rng.below(2) as u8, 14 + rng.below(4) as u8);
        let crown = rng.between(8 * GRAIN, 11 * GRAIN);
        let walls = rng.between(6 * GRAIN, 7 * GRAIN + 8);
        let wood: i32 = Block::ALL.iter().map(|block| i32::from(block.kind().volume())).sum();
        let mut plan = Plan(Vec::new());
        // Steeper and steeper until the volume suffices.
        for steepness in 6..64 {
            let height = |cell: Cell| {
                let (distance, direction) = seen_from_core(cell);
                if distance == 0 {
                    let fall = i32::try_from(cell.distance(peak)).unwrap_or(0) * GRAIN / 2;
                    return (crown - fall).max(7 * GRAIN);
                }
                let slope = blend(&slopes, direction) * steepness / 16;
                let height = walls - slope * (distance - GRAIN) / GRAIN;
                // Less than half a unit is the bare table.
                if height < GRAIN / 2 { 0 } else { height }
            };
            plan = Plan(Cell::all().map(height).collect());
            if plan.0.iter().sum::<i32>() <= wood * GRAIN {
                break;
            }
        }
        plan
    }

    /// How far a height is from the plan at a cell. Too high is worse than too low: another block
    /// may still come.
    pub(crate) fn misfit(&self, cell: Cell, height: u8) -> i32 {
        let over = i32::from(height) * GRAIN - self.0[cell.index()];
        if over > 0 { 2 * over } else { -over }
    }
}

/// Whether a big block stands here.
pub(crate) fn is_core(cell: Cell) -> bool {
    (15..17).contains(&cell.x()) && (14..18).contains(&cell.y())
}

/// How steeply the tower falls in each direction, in sixteenths of a unit a cell.
fn slopes(rng: &mut SplitMix64) -> [i32; DIRECTIONS] {
    let rotation = rng.below(DIRECTIONS);
    let mirrored = rng.below(2) == 0;
    let style = rng.below(5);
    std::array::from_fn(|at| {
        let at = if mirrored { DIRECTIONS - at } else { at };
        let at = (at + rotation) % DIRECTIONS;
        let steps = i32::try_from(at).unwrap_or(0);
        match style {
            // A ramp that winds around the core.
            0 => 10 + 6 * steps,
            // A cliff on one side, a long slope on the other.
            1 => 12 + 10 * (4 - steps).abs(),
            // A ridge.
            2 => 14 + 16 * (2 - steps % 4).abs(),
            // Spurs with valleys between.
            3 => 14 + 26 * (steps % 2),
            // Nothing in particular.
            _ => rng.between(12, 44),
        }
    })
}

/// How far from the core a cell is, in sixteenths of a cell, and in which direction, in 256ths of a
/// full turn.
fn seen_from_core(cell: Cell) -> (i32, i32) {
    let (x, y) = (i32::from(cell.x()), i32::from(cell.y()));
    let dx = (15 - x).max(x - 16).max(0);
    let dy = (14 - y).max(y - 17).max(0);
    let distance = dx.max(dy) * GRAIN + dx.min(dy) * GRAIN / 2;
    // Around a diamond instead of a circle: whole numbers are the same everywhere.
    let (east, north) = (2 * x - 31, 2 * y - 31);
    let around = east.abs() + north.abs();
    let quarter = 64 * north.abs() / around;
    let direction = match (east >= 0, north >= 0) {
        (true, true) => quarter,
        (false, true) => 128 - quarter,
        (false, false) => 128 + quarter,
        (true, false) => 256 - quarter,
    };
    (distance, direction % 256)
}

/// The slope in a direction, between those chosen to its left and right.
fn blend(slopes: &[i32; DIRECTIONS], direction: i32) -> i32 {
    let part = 256 / DIRECTIONS;
    let direction = usize::try_from(direction).unwrap_or(0);
    let (at, beyond) = (direction / part, i32::try_from(direction % part).unwrap_or(0));
    let part = i32::try_from(part).unwrap_or(1);
    (slopes[at] * (part - beyond) + slopes[(at + 1) % DIRECTIONS] * beyond) / part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_increase_around_the_core() {
        let direction = |x, y| seen_from_core(Cell::at(x, y)).1;
        let around = [direction(25, 16), direction(16, 25), direction(6, 16), direction(15, 6)];
        assert!(around.is_sorted(), "{around:?}");
        assert!(around.iter().all(|direction| (0..256).contains(direction)));
    }

    #[test]
    fn the_core_is_where_the_big_blocks_stand() {
        assert_eq!(Cell::all().filter(|&cell| is_core(cell)).count(), 8);
    }

    #[test]
    fn plans_use_nearly_all_blocks() {
        for seed in 0..50 {
            let plan = Plan::new(&mut SplitMix64::new(seed));
            let units = plan.0.iter().sum::<i32>() / GRAIN;
            assert!((280..=336).contains(&units), "seed {seed}: {units} of 336");
        }
    }
}
