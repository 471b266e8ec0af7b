//! Starting piles, drawn from a number.
//!
//! A pile is put up floor by floor: all blocks of a floor at once, for put in one by one, planks
//! slide off the slopes. After each floor everything has a moment to settle; when something moves
//! that should not, the whole pile is drawn again.

pub(super) mod flat;
mod floors;
mod wall;

use flat::{Flat, Footprint};

use super::{dice::Dice, world::World};
use crate::{BLOCKS, Block, Design, DesignName, Origin, Pile, Plan, Pose, Poses, Size, UNIT_TURN};

/// How much the edges of real blocks vary, in micrometres to either side.
const VARIATION: f64 = 150.0;

/// How many steps each floor has to settle: 0.4 s.
const FLOOR_STEPS: usize = 96;

/// How many steps the finished pile has to come to rest: 20 s.
const REST_STEPS: usize = 4_800;

/// A block that moves farther than this while the pile is put up spoils it, in millimetres.
const MOVED: f64 = 3.0;

/// A block that rises less steeply than this is tilted: the cosine of 5 degrees.
const LEVEL: f64 = 0.996_195;

/// A finished pile is built anew at most so often, until nothing moves farther than this in that
/// many steps (2 s), in millimetres.
const REBUILDS: usize = 6;
const STEADY: f64 = 0.1;
const AWAKE_STEPS: usize = 480;

/// How many draws there are before a design is given up.
const DRAWS: usize = 400;

/// The starting pile of a design and a number.
pub fn draw_pile(design: DesignName, seed: u64) -> Pile {
    let mut dice = Dice::new(seed);
    let (sizes, poses) = (0..DRAWS)
        .find_map(|_| Site::new(Design::of(design), &mut dice).build())
        .expect("the piles of the designs hold: about every second draw does");
    Pile::new(design, Origin::Drawn { seed }, sizes, poses)
        .expect("all blocks of a pile at rest are near the X")
}

/// Where a pile is put up.
struct Site<'a> {
    design: &'a Design,
    dice: &'a mut Dice,
    world: World,
    sizes: [Size; BLOCKS],
    /// The blocks of each kind that are not put up yet.
    left: Vec<Vec<Block>>,
    /// What the next floor lies on.
    below: Vec<Flat>,
}

impl<'a> Site<'a> {
    fn new(design: &'a Design, dice: &'a mut Dice) -> Site<'a> {
        let sizes = design
            .sizes()
            .map(|size| Size(size.0.map(|edge| edge + (dice.signed() * VARIATION).round() as i32)));
        let left = (0..design.kinds().len())
            .map(|kind| {
                let mut blocks: Vec<Block> =
                    Block::all().filter(|&block| design.kind_of(block) == kind).collect();
                dice.shuffle(&mut blocks);
                blocks
            })
            .collect();
        let world = World::new(design.stand());
        Site { design, dice, world, sizes, left, below: Vec::new() }
    }

    fn build(mut self) -> Option<([Size; BLOCKS], Poses)> {
        match self.design.plan() {
            Plan::Floors { floors, cubes } => floors::build(&mut self, floors, *cubes)?,
            Plan::Courses { from, unit, above } => wall::build(&mut self, *from, *unit, *above)?,
        }
        let before = self.world.poses();
        if !comes_to_rest(&mut self.world) || !self.stays(&before) {
            return None;
        }
        let poses = self.steady(self.world.poses())?;
        Some((self.sizes, poses))
    }

    /// The poses of a pile that also stays when its world is built anew from whole numbers, as it is
    /// before every act: what only just held gives way now, not under the first player's hand.
    fn steady(&self, mut poses: Poses) -> Option<Poses> {
        for _ in 0..REBUILDS {
            let mut world = World::with_blocks(self.design.stand(), &self.sizes, &poses);
            // Kept awake for a while, it shows its creeping.
            world.keep_awake();
            for _ in 0..AWAKE_STEPS {
                world.step();
            }
            let settled = world.poses();
            if !world.fallen().is_empty() {
                return None;
            }
            let farthest = poses.iter().map(|(block, old)| {
                settled.get(block).map_or(f64::MAX, |new| distance_mm(old, new))
            });
            if farthest.fold(0.0, f64::max) <= STEADY {
                return Some(poses);
            }
            poses = settled;
        }
        None
    }

    /// The next block of a kind.
    fn take(&mut self, kind: usize) -> Option<Block> {
        self.left[kind].pop()
    }

    /// How high above the crossing a footprint can lie: on what is below, between the slopes.
    fn base(&self, footprint: &Footprint, nominal: f64) -> f64 {
        let slopes = if self.between_slopes(nominal) { footprint.half_width() } else { 0.0 };
        let tops = self.below.iter().filter(|flat| flat.footprint.overlaps(footprint, 0.0));
        tops.map(|flat| flat.top).fold(slopes, f64::max)
    }

    /// Whether the arms reach up to this height above the crossing.
    fn between_slopes(&self, height: f64) -> bool {
        height < f64::from(self.design.stand().half_width()) / 1_000.0
    }

    /// Puts up a floor and lets it settle. None if something moves that should not.
    fn put_up(&mut self, floor: &[Flat]) -> Option<()> {
        for flat in floor {
            let pose = self.pose(flat);
            self.world.put(flat.block, self.sizes[flat.block.index()], &pose);
        }
        let before = self.world.poses();
        for _ in 0..FLOOR_STEPS {
            self.world.step();
        }
        if !self.stays(&before) {
            return None;
        }
        self.below = floor.iter().map(|flat| self.settled(flat.block)).collect();
        Some(())
    }

    fn pose(&self, flat: &Flat) -> Pose {
        let height = f64::from(self.sizes[flat.block.index()].0[1]) / 1_000.0;
        let crossing = f64::from(self.design.stand().crossing) / 1_000.0;
        let [x, z] = flat.footprint.at;
        let at = [x, crossing + flat.top - height / 2.0, z].map(|mm| (mm * 1e3).round() as i32);
        let turn = flat.footprint.turn.map(|part| (part * f64::from(UNIT_TURN)).round() as i32);
        let turn = if turn[3] < 0 { turn.map(|part| -part) } else { turn };
        Pose { at, turn }
    }

    /// Where a block lies now, seen from above.
    fn settled(&self, block: Block) -> Flat {
        let pose = self.world.pose(block).expect("the block has been put up");
        let crossing = f64::from(self.design.stand().crossing);
        let size = self.sizes[block.index()];
        let top = (f64::from(pose.at[1]) + f64::from(size.0[1]) / 2.0 - crossing) / 1_000.0;
        let turn = pose.turn.map(|part| f64::from(part) / f64::from(UNIT_TURN));
        let at = [pose.at[0], pose.at[2]].map(|part| f64::from(part) / 1_000.0);
        Flat { block, footprint: Footprint::new(at, turn, size), top }
    }

    /// Whether everything lies where it did, upright.
    fn stays(&self, before: &Poses) -> bool {
        self.world.fallen().is_empty()
            && before.iter().all(|(block, old)| {
                let new = self.world.pose(block).expect("nothing is taken away");
                distance_mm(old, &new) <= MOVED && steepness(&new) >= LEVEL
            })
    }
}

/// Waits until nothing moves, for a while.
fn comes_to_rest(world: &mut World) -> bool {
    (0..REST_STEPS).any(|_| {
        world.step();
        world.at_rest()
    })
}

/// How far apart the middles of two poses are.
fn distance_mm(a: &Pose, b: &Pose) -> f64 {
    let parts = [0, 1, 2].map(|axis| f64::from(a.at[axis] - b.at[axis]) / 1_000.0);
    parts.map(|part| part * part).iter().sum::<f64>().sqrt()
}

/// How much of its own height a block rises: 1 is level.
fn steepness(pose: &Pose) -> f64 {
    let [x, _, z, _] = pose.turn.map(|part| f64::from(part) / f64::from(UNIT_TURN));
    1.0 - 2.0 * (x * x + z * z)
}
