//! Starting piles, generated from a seed.
//!
//! We build a pile floor by floor. All blocks of a floor appear at once: one by one, planks would slide
//! off the slopes. After each floor everything settles for a moment; if a block moves that should not,
//! we generate the whole pile again.

pub(super) mod flat;
mod floors;
mod wall;

use flat::{Flat, Footprint};

use super::{seeded_rng::SeededRng, world::World};
use crate::{
    BLOCKS, Block, Design, DesignName, Origin, Pile, Plan, Pose, Poses, Size, UNIT_ROTATION,
};

/// How much the edges of real blocks vary, in micrometres to either side.
const VARIATION: f64 = 150.0;

/// Steps for each floor to settle: 0.4 s.
const FLOOR_STEPS: usize = 96;

/// Steps for the finished pile to come to rest: 20 s.
const REST_STEPS: usize = 4_800;

/// A block that moves farther than this while we build spoils the pile, in millimetres.
const MOVED: f64 = 3.0;

/// A block that rises less steeply than this is tilted: the cosine of 5 degrees.
const LEVEL: f64 = 0.996_195;

/// A finished pile is rebuilt at most this often, until no block moves farther than the next
/// constant, in millimetres, within the steps of the last one (2 s).
const REBUILDS: usize = 6;
const STEADY: f64 = 0.1;
const AWAKE_STEPS: usize = 480;

/// How many attempts we make before we give up on a design.
const DRAWS: usize = 400;

/// The starting pile of a design and a seed.
pub fn draw_pile(design: DesignName, seed: u64) -> Pile {
    let mut rng = SeededRng::new(seed);
    let (sizes, poses) = (0..DRAWS)
        .find_map(|_| Site::new(Design::of(design), &mut rng).build())
        .expect("the piles of the designs hold: about every second draw does");
    Pile::new(design, Origin::Drawn { seed }, sizes, poses)
        .expect("all blocks of a pile at rest are near the X")
}

/// A pile being generated.
struct Site<'a> {
    design: &'a Design,
    rng: &'a mut SeededRng,
    world: World,
    sizes: [Size; BLOCKS],
    /// The blocks of each kind that are still unused.
    left: Vec<Vec<Block>>,
    /// What the next floor lies on.
    below: Vec<Flat>,
}

impl<'a> Site<'a> {
    fn new(design: &'a Design, rng: &'a mut SeededRng) -> Site<'a> {
        let sizes = design
            .sizes()
            .map(|size| Size(size.0.map(|edge| edge + (rng.signed() * VARIATION).round() as i32)));
        let left = (0..design.kinds().len())
            .map(|kind| {
                let mut blocks: Vec<Block> =
                    Block::all().filter(|&block| design.kind_of(block) == kind).collect();
                rng.shuffle(&mut blocks);
                blocks
            })
            .collect();
        let world = World::new(design.stand());
        Site { design, rng, world, sizes, left, below: Vec::new() }
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

    /// The poses of a pile that stays put when its world is rebuilt from integers, as before every act:
    /// blocks that barely hold give way now, not under the first player's hand.
    fn steady(&self, mut poses: Poses) -> Option<Poses> {
        for _ in 0..REBUILDS {
            let mut world = World::with_blocks(self.design.stand(), &self.sizes, &poses);
            // Without sleep, slow creep shows.
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

    /// Adds a floor and lets it settle; `None` if a block moves that should not.
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
        let rotation =
            flat.footprint.rotation.map(|part| (part * f64::from(UNIT_ROTATION)).round() as i32);
        let rotation = if rotation[3] < 0 { rotation.map(|part| -part) } else { rotation };
        Pose { at, rotation }
    }

    /// Where a block lies now, seen from above.
    fn settled(&self, block: Block) -> Flat {
        let pose = self.world.pose(block).expect("the block has been put up");
        let crossing = f64::from(self.design.stand().crossing);
        let size = self.sizes[block.index()];
        let top = (f64::from(pose.at[1]) + f64::from(size.0[1]) / 2.0 - crossing) / 1_000.0;
        let rotation = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
        let at = [pose.at[0], pose.at[2]].map(|part| f64::from(part) / 1_000.0);
        Flat { block, footprint: Footprint::new(at, rotation, size), top }
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

/// Simulates until everything is at rest, within a limit.
fn comes_to_rest(world: &mut World) -> bool {
    (0..REST_STEPS).any(|_| {
        world.step();
        world.at_rest()
    })
}

/// The distance between the centres of two poses.
fn distance_mm(a: &Pose, b: &Pose) -> f64 {
    let parts = [0, 1, 2].map(|axis| f64::from(a.at[axis] - b.at[axis]) / 1_000.0);
    parts.map(|part| part * part).iter().sum::<f64>().sqrt()
}

/// How much of its own height a block rises: 1 is level.
fn steepness(pose: &Pose) -> f64 {
    let [x, _, z, _] = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
    1.0 - 2.0 * (x * x + z * z)
}
