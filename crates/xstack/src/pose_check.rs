//! Checks a pose without physics.

use crate::{Pose, Size, UNIT_ROTATION, lowest_point};

/// Blocks lie within this distance of the centre of the table, and below twice that height, in
/// micrometres.
pub const MAX_DISTANCE: i32 = 500_000;

/// How far the length of a quaternion may deviate from [`UNIT_ROTATION`]: more than rounding needs.
const LENGTH_SLACK: f64 = 1_024.0;

/// What is wrong with a pose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PoseProblem {
    /// It is nowhere near the X.
    FarAway,
    /// Its quaternion does not have length 1, or `w` is negative.
    NotARotation,
    /// The block would reach below the table.
    BelowTable,
}

impl PoseProblem {
    /// What follows the name of a block.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            PoseProblem::FarAway => "is nowhere near the X",
            PoseProblem::NotARotation => "has a rotation that is not a unit quaternion",
            PoseProblem::BelowTable => "reaches below the table",
        }
    }

    /// What is wrong with the pose of a block of this size, if anything.
    pub fn of(pose: &Pose, size: Size) -> Option<PoseProblem> {
        let [x, y, z] = pose.at;
        let near = |part: i32| part.unsigned_abs() <= MAX_DISTANCE.unsigned_abs();
        if !(near(x) && near(z) && (0..=2 * MAX_DISTANCE).contains(&y)) {
            return Some(PoseProblem::FarAway);
        }
        let parts = pose.rotation.map(f64::from);
        let length = parts.into_iter().map(|part| part * part).sum::<f64>().sqrt();
        if pose.rotation[3] < 0 || (length - f64::from(UNIT_ROTATION)).abs() > LENGTH_SLACK {
            return Some(PoseProblem::NotARotation);
        }
        (lowest_point(size, pose) < 0).then_some(PoseProblem::BelowTable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_poses_above_the_table_and_near_the_x_are_accepted() {
        let size = Size([60_000, 20_000, 20_000]);
        let flat = [0, 0, 0, UNIT_ROTATION];
        let on_end = [0, 0, 759_250_125, 759_250_125];
        let cases = [
            ([0, 100_000, 0], flat, None),
            ([0, 10_000, 0], flat, None),
            ([0, 9_999, 0], flat, Some(PoseProblem::BelowTable)),
            ([0, 29_990, 0], on_end, Some(PoseProblem::BelowTable)),
            ([500_000, 10_000, -500_000], flat, None),
            ([0, 10_000, 500_001], flat, Some(PoseProblem::FarAway)),
            ([i32::MIN, 10_000, 0], flat, Some(PoseProblem::FarAway)),
            ([0, -1, 0], flat, Some(PoseProblem::FarAway)),
            ([0, 1_000_001, 0], flat, Some(PoseProblem::FarAway)),
            ([0, 100_000, 0], [0, 0, 0, UNIT_ROTATION + 1_025], Some(PoseProblem::NotARotation)),
            ([0, 100_000, 0], [0, 0, 0, -UNIT_ROTATION], Some(PoseProblem::NotARotation)),
            ([0, 100_000, 0], [i32::MIN; 4], Some(PoseProblem::NotARotation)),
            ([0, 100_000, 0], [0; 4], Some(PoseProblem::NotARotation)),
        ];
        for (at, rotation, problem) in cases {
            assert_eq!(
                PoseProblem::of(&Pose { at, rotation }, size),
                problem,
                "{at:?} {rotation:?}"
            );
        }
    }
}
