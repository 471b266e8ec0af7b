//! Poses as few, small integers.
//!
//! We store differences from the poses before. The last number of a quaternion follows from the others up
//! to rounding, so we store only its deviation.

use crate::{
    Block, BlockSet, Pose, Poses, UNIT_ROTATION,
    text_encoding::{Reader, Writer},
};

/// Where a block is taken to have been that was nowhere.
const NOWHERE: Pose = Pose { at: [0; 3], rotation: [0, 0, 0, UNIT_ROTATION] };

impl BlockSet {
    pub(crate) fn write(self, to: &mut Writer) {
        to.count(self.iter().fold(0, |bits, block| bits | 1 << block.index()));
    }

    pub(crate) fn read(from: &mut Reader) -> Option<BlockSet> {
        let bits = from.count()?;
        let set: BlockSet = Block::all().filter(|block| bits >> block.index() & 1 == 1).collect();
        (bits.count_ones() as usize == set.len()).then_some(set)
    }
}

impl Poses {
    /// Writes the poses of those that are on the X, given where everything was `before`.
    pub(crate) fn write(&self, before: &Poses, to: &mut Writer) {
        self.present().write(to);
        for (block, pose) in self.iter() {
            let old = before.get(block).unwrap_or(&NOWHERE);
            for axis in 0..3 {
                to.signed(i64::from(pose.at[axis]) - i64::from(old.at[axis]));
            }
            for part in 0..3 {
                to.signed(i64::from(pose.rotation[part]) - i64::from(old.rotation[part]));
            }
            to.signed(i64::from(pose.rotation[3]) - last_part(pose.rotation));
        }
    }

    /// Reads what [`Poses::write`] writes.
    pub(crate) fn read(before: &Poses, from: &mut Reader) -> Option<Poses> {
        let mut poses = Poses::NONE;
        for block in BlockSet::read(from)?.iter() {
            let mut pose = *before.get(block).unwrap_or(&NOWHERE);
            let moving = pose.at.iter_mut().chain(&mut pose.rotation[..3]);
            for part in moving {
                *part = shifted(i64::from(*part), from)?;
            }
            pose.rotation[3] = shifted(last_part(pose.rotation), from)?;
            poses.set(block, Some(pose));
        }
        Some(poses)
    }
}

/// A number and how far it has moved.
fn shifted(number: i64, from: &mut Reader) -> Option<i32> {
    i32::try_from(number.checked_add(from.signed()?)?).ok()
}

/// What the last number of a turn is, up to rounding, given the others. Only sums, products and a
/// square root of doubles: the same on every machine.
fn last_part([x, y, z, _]: [i32; 4]) -> i64 {
    let [x, y, z, unit] = [x, y, z, UNIT_ROTATION].map(f64::from);
    (unit * unit - x * x - y * y - z * z).max(0.0).sqrt().round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(poses: &Poses, before: &Poses) -> usize {
        let mut writer = Writer::default();
        poses.write(before, &mut writer);
        let text = writer.into_text();
        let mut reader = Reader::new(&text).expect("just written");
        assert_eq!(Poses::read(before, &mut reader).as_ref(), Some(poses));
        assert_eq!(reader.end(), Some(()));
        text.len()
    }

    #[test]
    fn poses_round_trip_relative_to_any_others() {
        let mut first = Poses::NONE;
        let mut second = Poses::NONE;
        for block in Block::all() {
            let number = i32::try_from(block.index()).expect("small");
            let at = [1_000, -2_000, 3_000].map(|part| part * number);
            let pose = Pose { at, rotation: [3, -759_250_125, 0, 759_250_125] };
            first.set(block, Some(pose));
            let at = at.map(|part| part + 7);
            second.set(block, (block.number() < 6).then_some(Pose { at, rotation: pose.rotation }));
        }
        second.set(
            Block::from_index(0).expect("a block"),
            Some(Pose { at: [i32::MIN, i32::MAX, 0], rotation: [i32::MIN, i32::MAX, 0, -1] }),
        );
        let whole = round_trip(&second, &Poses::NONE);
        let moved = round_trip(&second, &first);
        round_trip(&first, &second);
        round_trip(&Poses::NONE, &first);
        assert!(moved * 2 < whole, "{moved} letters instead of {whole}");
    }

    #[test]
    fn there_is_no_37th_block() {
        let mut writer = Writer::default();
        writer.count(1 << 36);
        let mut reader = Reader::new(&writer.into_text()).expect("just written");
        assert_eq!(BlockSet::read(&mut reader), None);
    }
}
