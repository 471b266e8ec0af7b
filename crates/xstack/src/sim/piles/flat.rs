//! Blocks that lie flat, seen from above. In millimetres.

use super::super::rotation::{Quaternion, rotate, then, unit};
use crate::{Block, Pose, Size, UNIT_ROTATION};

/// The components of a direction half-way between two axes.
const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// A rotation by 90 degrees about the vertical.
const QUARTER: Quaternion = [0.0, DIAGONAL, 0.0, DIAGONAL];

/// Directions all around, to test whether a point is inside.
const AROUND: [[f64; 2]; 16] = [
    [1.0, 0.0],
    [0.923_88, 0.382_68],
    [DIAGONAL, DIAGONAL],
    [0.382_68, 0.923_88],
    [0.0, 1.0],
    [-0.382_68, 0.923_88],
    [-DIAGONAL, DIAGONAL],
    [-0.923_88, 0.382_68],
    [-1.0, 0.0],
    [-0.923_88, -0.382_68],
    [-DIAGONAL, -DIAGONAL],
    [-0.382_68, -0.923_88],
    [0.0, -1.0],
    [0.382_68, -0.923_88],
    [DIAGONAL, -DIAGONAL],
    [0.923_88, -0.382_68],
];

/// How many points of a block's lower face we test, along its length and its width.
const POINTS: [i32; 2] = [16, 6];

/// The cosine of 2 degrees: a block that is tilted by more leans.
const UPRIGHT: f64 = 0.999_39;

/// A block that lies flat.
#[derive(Clone, Copy, Debug)]
pub(in crate::sim) struct Flat {
    pub(in crate::sim) block: Block,
    pub(in crate::sim) footprint: Footprint,
    /// The height of its upper face: above the crossing while a pile is built.
    pub(in crate::sim) top: f64,
}

impl Flat {
    /// A block on the X that lies on one of its faces; `None` if it leans.
    ///
    /// The height of its upper face is given above the table.
    pub(in crate::sim) fn lying(block: Block, size: Size, pose: &Pose) -> Option<Flat> {
        let rotation = unit(pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION)));
        let axes =
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|axis| rotate(rotation, axis));
        let upright = (0..3).find(|&axis| axes[axis][1].abs() > UPRIGHT)?;
        let [length, width] = [(upright + 1) % 3, (upright + 2) % 3];
        let half = [length, width].map(|axis| f64::from(size.0[axis]) / 2_000.0);
        let [x, y, z] = pose.at.map(|part| f64::from(part) / 1_000.0);
        let along = [axes[length][0], axes[length][2]];
        let footprint = Footprint { at: [x, z], rotation, along, half };
        Some(Flat { block, footprint, top: y + f64::from(size.0[upright]) / 2_000.0 })
    }
}

/// A rectangle on the ground.
#[derive(Clone, Copy, Debug)]
pub(in crate::sim) struct Footprint {
    /// Its centre: right and front.
    pub(in crate::sim) at: [f64; 2],
    /// The rotation of the block.
    pub(in crate::sim) rotation: Quaternion,
    /// The direction of its length.
    along: [f64; 2],
    /// Half its length and half its width.
    half: [f64; 2],
}

/// How a block lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::sim) enum Way {
    /// From left to right.
    Along,
    /// From front to back.
    Across,
}

impl Way {
    /// The rotation of a block that lies like this, plus `yaw`: the sine of half an angle.
    pub(in crate::sim) fn rotation(self, yaw: f64) -> Quaternion {
        let yaw = [0.0, yaw, 0.0, (1.0 - yaw * yaw).sqrt()];
        match self {
            Way::Along => yaw,
            Way::Across => then(yaw, QUARTER),
        }
    }
}

impl Footprint {
    pub(in crate::sim) fn new(at: [f64; 2], rotation: Quaternion, size: Size) -> Footprint {
        let [_, y, _, w] = rotation;
        let along = [1.0 - 2.0 * y * y, -2.0 * y * w];
        let half = [size.0[0], size.0[2]].map(|edge| f64::from(edge) / 2_000.0);
        Footprint { at, rotation, along, half }
    }

    fn across(&self) -> [f64; 2] {
        [-self.along[1], self.along[0]]
    }

    /// How far it reaches in a direction, from its middle.
    fn reach(&self, direction: [f64; 2]) -> f64 {
        self.half[0] * dot(self.along, direction).abs()
            + self.half[1] * dot(self.across(), direction).abs()
    }

    /// How far it reaches to the side, from the middle of the X.
    pub(in crate::sim) fn half_width(&self) -> f64 {
        self.at[0].abs() + self.reach([1.0, 0.0])
    }

    /// Whether the two overlap by more than `slack`.
    pub(in crate::sim) fn overlaps(&self, other: &Footprint, slack: f64) -> bool {
        let apart = [other.at[0] - self.at[0], other.at[1] - self.at[1]];
        [self.along, self.across(), other.along, other.across()].into_iter().all(|direction| {
            dot(apart, direction).abs() < self.reach(direction) + other.reach(direction) - slack
        })
    }

    fn contains(&self, point: [f64; 2]) -> bool {
        let seen = [point[0] - self.at[0], point[1] - self.at[1]];
        dot(seen, self.along).abs() <= self.half[0]
            && dot(seen, self.across()).abs() <= self.half[1]
    }

    /// Whether its middle is at least `margin` inside of where it is supported.
    pub(in crate::sim) fn rests(&self, below: &[Flat], slope: Option<f64>, margin: f64) -> bool {
        self.margin(below, slope) >= margin
    }

    /// How far its middle is inside of where it is supported: by what is below, and by slopes that
    /// it reaches at `slope` to either side. Negative if it is outside.
    pub(in crate::sim) fn margin(&self, below: &[Flat], slope: Option<f64>) -> f64 {
        let held = |point: [f64; 2]| {
            slope.is_some_and(|slope| point[0].abs() > slope - 1.0)
                || below.iter().any(|flat| flat.footprint.contains(point))
        };
        let points: Vec<[f64; 2]> = self.points().filter(|&point| held(point)).collect();
        let reach = |direction: [f64; 2]| {
            let seen = |point: &[f64; 2]| [point[0] - self.at[0], point[1] - self.at[1]];
            points.iter().map(|point| dot(seen(point), direction)).fold(f64::MIN, f64::max)
        };
        AROUND.into_iter().map(reach).fold(f64::MAX, f64::min)
    }

    /// Points spread over it, its edges included.
    fn points(&self) -> impl Iterator<Item = [f64; 2]> {
        let Footprint { at, along, half, .. } = *self;
        let across = self.across();
        let part = |index: i32, count: i32| f64::from(2 * index - count) / f64::from(count);
        (0..=POINTS[0]).flat_map(move |i| {
            (0..=POINTS[1]).map(move |j| {
                let (u, v) = (part(i, POINTS[0]) * half[0], part(j, POINTS[1]) * half[1]);
                [at[0] + u * along[0] + v * across[0], at[1] + u * along[1] + v * across[1]]
            })
        })
    }
}

fn dot(a: [f64; 2], b: [f64; 2]) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}
