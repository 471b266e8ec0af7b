//! Which block lies on which, against a naive geometric check on a thousand disturbed piles.
#![cfg(feature = "sim")]

use rand_core::{Rng as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use xstack::{
    Act, Block, BlockSet, DesignName, Pose, Purpose, Size, UNIT_ROTATION,
    sim::{HandTarget, LiveAct, Scene, Sleep, Stage, draw_pile, drift, loads},
};

/// Piles, and how often each is disturbed and looked at again.
const PILES: u64 = 60;
const DISTURBANCES: usize = 20;

/// The simulation calls two blocks touching that are nearer than 0.5 mm. Nearer than the first number
/// they must touch, farther than the second they must not, in metres.
const TOUCHING: f64 = 0.000_02;
const APART: f64 = 0.000_7;

type Vector = [f64; 3];

/// A box somewhere in the room.
struct Cuboid {
    at: Vector,
    /// Its axes as unit vectors.
    axes: [Vector; 3],
    half: Vector,
}

impl Cuboid {
    fn new(size: Size, pose: &Pose) -> Cuboid {
        let [x, y, z, w] = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
        let axes = [
            [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)],
            [2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)],
            [2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)],
        ];
        Cuboid {
            at: pose.at.map(|part| f64::from(part) / 1e6),
            axes,
            half: size.0.map(|edge| f64::from(edge) / 2e6),
        }
    }

    /// The point of the box nearest to another.
    fn nearest(&self, point: Vector) -> Vector {
        let seen = minus(point, self.at);
        let mut nearest = self.at;
        for axis in 0..3 {
            let along = dot(seen, self.axes[axis]).clamp(-self.half[axis], self.half[axis]);
            for (part, direction) in nearest.iter_mut().zip(self.axes[axis]) {
                *part += along * direction;
            }
        }
        nearest
    }

    /// The corners, the middles of edges and faces, and the centre.
    fn points(&self) -> impl Iterator<Item = Vector> {
        let steps = [-1.0, 0.0, 1.0];
        steps.into_iter().flat_map(move |i| {
            steps.into_iter().flat_map(move |j| {
                steps.into_iter().map(move |k| {
                    let along = [i, j, k];
                    std::array::from_fn(|part| {
                        let offset =
                            |axis: usize| along[axis] * self.half[axis] * self.axes[axis][part];
                        self.at[part] + (0..3).map(offset).sum::<f64>()
                    })
                })
            })
        })
    }

    /// The distance to another box: from many points we project back and forth until the distance no
    /// longer shrinks. Between faces that are nearly parallel this is slow, hence the many points.
    fn distance(&self, other: &Cuboid) -> f64 {
        let starts = self.points().chain(other.points());
        starts.map(|start| self.distance_from(other, start)).fold(f64::MAX, f64::min)
    }

    fn distance_from(&self, other: &Cuboid, start: Vector) -> f64 {
        let mut point = self.nearest(start);
        let mut distance = f64::MAX;
        for _ in 0..100 {
            let there = other.nearest(point);
            let next = self.nearest(there);
            let now = dot(minus(there, next), minus(there, next)).sqrt();
            if distance - now < 1e-9 {
                return now;
            }
            (point, distance) = (next, now);
        }
        distance
    }

    /// How far it reaches up from its centre.
    fn height(&self) -> f64 {
        (0..3).map(|axis| self.half[axis] * self.axes[axis][1].abs()).sum()
    }

    fn reach(&self) -> f64 {
        dot(self.half, self.half).sqrt()
    }
}

fn minus(a: Vector, b: Vector) -> Vector {
    std::array::from_fn(|axis| a[axis] - b[axis])
}

fn dot(a: Vector, b: Vector) -> f64 {
    (0..3).map(|axis| a[axis] * b[axis]).sum()
}

/// Yanks a block somewhere and lets go: others tilt, slide and fall.
fn disturbed(scene: &Scene, block: Block, rng: &mut Pcg64Mcg) -> Scene {
    let mut live_act = LiveAct::new(scene.clone());
    live_act.grip(block, Purpose::PutBack, [0; 3]).expect("the block is there");
    let start = live_act.grip_point().expect("the hand is closed");
    let mut part = || f64::from(rng.next_u32()) / f64::from(u32::MAX) - 0.5;
    let way = [part() * 0.1, part() * 0.06, part() * 0.1];
    let at = std::array::from_fn(|axis| start[axis] + way[axis]);
    let target = HandTarget { at, rotation: [0.0, 0.0, 0.0, 1.0] };
    for _ in 0..30 {
        live_act.advance(&target);
    }
    live_act.let_go();
    while live_act.stage() == Stage::Settling {
        live_act.advance(&target);
    }
    let act: Act = live_act.act().expect("everything is at rest");
    Scene { poses: act.poses().clone(), ..scene.clone() }
}

/// Whether a face of the block is level.
fn is_level(cuboid: &Cuboid) -> bool {
    cuboid.axes.iter().any(|axis| axis[1].abs() > 0.999)
}

/// A regression: information about blocks was computed from upright boxes, and of a tilted plank that
/// carried two blocks it said that nothing lay on it.
#[test]
fn contacts_agree_with_geometry_on_a_thousand_piles() {
    let (mut seen, mut tilted_carriers, mut single) = (0, 0, 0);
    for seed in 0..PILES {
        let design = DesignName::ALL[seed as usize % DesignName::ALL.len()];
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut scene = Scene::at_start(&draw_pile(design, seed));
        for _ in 0..DISTURBANCES {
            let present: Vec<Block> = scene.poses.present().iter().collect();
            if present.len() < 6 {
                break;
            }
            let block = present[rng.next_u32() as usize % present.len()];
            scene = disturbed(&scene, block, &mut rng);
            // A block that is about to tip over has no contacts to speak of.
            let still = drift(&scene, 1, Sleep::Prevented);
            if still.farthest > 300 {
                continue;
            }
            seen += 1;
            let cuboids: Vec<(Block, Cuboid)> = scene
                .poses
                .iter()
                .map(|(block, pose)| (block, Cuboid::new(scene.size(block), pose)))
                .collect();
            let loads = loads(&scene);
            for (block, cuboid) in &cuboids {
                let load = &loads[block.index()];
                let label = format!("{design} {seed}: {block} {load:?}");
                let mut near = BlockSet::NONE;
                for (other, there) in &cuboids {
                    let gap = minus(cuboid.at, there.at);
                    let reach = cuboid.reach() + there.reach() + APART;
                    if other == block || dot(gap, gap) > reach * reach {
                        assert!(!load.touches.contains(*other), "{label} is far from {other}");
                        continue;
                    }
                    let distance = cuboid.distance(there);
                    let touches = load.touches.contains(*other);
                    // Beside one another, blocks may be that near without pressing on each other.
                    let stacked = (cuboid.at[1] - there.at[1]).abs()
                        > cuboid.height() + there.height() - APART;
                    assert!(!stacked || distance > TOUCHING || touches, "{label} {other}");
                    assert!(distance < APART || !touches, "{label} {other} {distance}");
                    if distance < APART {
                        near = near.with(*other);
                    }
                    let twin = &loads[other.index()];
                    assert_eq!(
                        load.carries.contains(*other),
                        twin.rests_on.contains(*block),
                        "{label} {other} {twin:?}"
                    );
                }
                assert_eq!(load.carries.minus(near), BlockSet::NONE, "{label}");
                assert_eq!(load.rests_on.minus(near), BlockSet::NONE, "{label}");
                tilted_carriers += usize::from(!is_level(cuboid) && !load.carries.is_empty());
                assert!(load.on_stand || !load.rests_on.is_empty(), "{label} floats");
                // What touches just one block, and not the X, can only lie on that one.
                if near.len() == 1 && !load.on_stand {
                    single += 1;
                    assert_eq!(load.rests_on, near, "{label}");
                }
            }
        }
    }
    assert!(seen >= 900, "{seen} piles");
    assert!(tilted_carriers >= 500, "{tilted_carriers} tilted blocks that carry others");
    assert!(single >= 500, "{single} blocks on a single other one");
}
