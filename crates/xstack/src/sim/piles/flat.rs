//! Blocks that lie flat, seen from above. In millimetres.

use super::super::turn::{Quaternion, then};
use crate::{Block, Size};

/// Half a turn by 90 degrees about the vertical.
const QUARTER: Quaternion =
    [0.0, std::f64::consts::FRAC_1_SQRT_2, 0.0, std::f64::consts::FRAC_1_SQRT_2];

/// Directions all around, for looking whether a point is inside.
const AROUND: [[f64; 2]; 16] = [
    [1.0, 0.0],
    [0.923_88, 0.382_68],
    [0.707_11, 0.707_11],
    [0.382_68, 0.923_88],
    [0.0, 1.0],
    [-0.382_68, 0.923_88],
    [-0.707_11, 0.707_11],
    [-0.923_88, 0.382_68],
    [-1.0, 0.0],
    [-0.923_88, -0.382_68],
    [-0.707_11, -0.707_11],
    [-0.382_68, -0.923_88],
    [0.0, -1.0],
    [0.382_68, -0.923_88],
    [0.707_11, -0.707_11],
    [0.923_88, -0.382_68],
];

/// How many points of a block's lower face are looked at, along its length and its width.
const POINTS: [i32; 2] = [16, 6];

/// A block that lies flat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flat {
    pub(super) block: Block,
    pub(super) footprint: Footprint,
    /// How high above the crossing its upper face is.
    pub(super) top: f64,
}

/// A rectangle on the ground.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footprint {
    /// Its middle: to the right and to the front.
    pub(super) at: [f64; 2],
    /// How the block is turned.
    pub(super) turn: Quaternion,
    /// The direction of its length.
    along: [f64; 2],
    /// Half its length and half its width.
    half: [f64; 2],
}

/// How a block lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// From left to right.
    Along,
    /// From front to back.
    Across,
}

impl Way {
    /// A turn that lies so, and `yaw` farther: the sine of half the angle.
    pub(super) fn turn(self, yaw: f64) -> Quaternion {
        let yaw = [0.0, yaw, 0.0, (1.0 - yaw * yaw).sqrt()];
        match self {
            Way::Along => yaw,
            Way::Across => then(yaw, QUARTER),
        }
    }
}

impl Footprint {
    pub(super) fn new(at: [f64; 2], turn: Quaternion, size: Size) -> Footprint {
        let [_, y, _, w] = turn;
        let along = [1.0 - 2.0 * y * y, -2.0 * y * w];
        let half = [size.0[0], size.0[2]].map(|edge| f64::from(edge) / 2_000.0);
        Footprint { at, turn, along, half }
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
    pub(super) fn half_width(&self) -> f64 {
        self.at[0].abs() + self.reach([1.0, 0.0])
    }

    /// Whether the two overlap by more than `slack`.
    pub(super) fn overlaps(&self, other: &Footprint, slack: f64) -> bool {
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

    /// Whether its middle is at least `margin` inside of where it is supported: by what is below,
    /// and by slopes that it reaches at `slope` to either side.
    pub(super) fn rests(&self, below: &[Flat], slope: Option<f64>, margin: f64) -> bool {
        let held = |point: [f64; 2]| {
            slope.is_some_and(|slope| point[0].abs() > slope - 1.0)
                || below.iter().any(|flat| flat.footprint.contains(point))
        };
        let points: Vec<[f64; 2]> = self.points().filter(|&point| held(point)).collect();
        AROUND.iter().all(|&direction| {
            points.iter().any(|point| {
                dot([point[0] - self.at[0], point[1] - self.at[1]], direction) >= margin
            })
        })
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
