//! How large a block is, and how low it reaches.

use crate::{Pose, UNIT_ROTATION};

/// The edges of a block, in micrometres, along its own axes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size(pub [i32; 3]);

impl Size {
    /// The shortest edge a block can have: 5 mm.
    pub const SHORTEST: i32 = 5_000;

    /// The longest edge a block can have: 10 cm.
    pub const LONGEST: i32 = 100_000;
}

/// The height of the lowest point of a block above the table, in micrometres.
///
/// Only sums, products and quotients of doubles: the same on every machine.
#[expect(clippy::cast_possible_truncation, reason = "heights are far below two metres")]
pub fn lowest_point(size: Size, pose: &Pose) -> i32 {
    let [x, y, z, w] = pose.rotation.map(f64::from).map(|part| part / f64::from(UNIT_ROTATION));
    let length = x * x + y * y + z * z + w * w;
    // The second row of the rotation matrix: how much each own axis rises.
    let rise = [2.0 * (x * y + z * w), w * w - x * x + y * y - z * z, 2.0 * (y * z - x * w)];
    let below: f64 = (0..3).map(|axis| f64::from(size.0[axis]) * (rise[axis] / length).abs()).sum();
    (f64::from(pose.at[1]) - below / 2.0).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAR: Size = Size([66_000, 20_000, 20_000]);

    #[test]
    fn a_flat_block_reaches_half_its_height_below_its_middle() {
        let pose = Pose { at: [0, 100_000, 0], rotation: [0, 0, 0, UNIT_ROTATION] };
        assert_eq!(lowest_point(BAR, &pose), 90_000);
    }

    #[test]
    fn a_block_on_end_reaches_half_its_length_below_its_middle() {
        let half = (f64::from(UNIT_ROTATION) * 0.5_f64.sqrt()).round() as i32;
        let pose = Pose { at: [0, 100_000, 0], rotation: [0, 0, half, half] };
        assert_eq!(lowest_point(BAR, &pose), 67_000);
    }
}
