//! Which block lies on which, as the simulation finds it.

use wire::xstack_view::{ContactsView, Design, block_name, block_names};
use xstack::sim::{Scene, loads};
use xstack::{
    BLOCKS, Block, Design as Material, HAND_SAMPLES, Pose, Poses, Size, UNIT_ROTATION,
    options::{Hand, Tremor},
};

use super::POSE_FIELDS;

/// What every block on the X rests on and carries. `sizes` are the edges of all blocks in micrometres,
/// `poses` those that the page draws; both may be of a pile that is still being built.
pub fn contacts(design: Design, sizes: &[i32], poses: &[f32]) -> Vec<ContactsView> {
    let mut edges = Material::of(design.into()).sizes();
    for (size, given) in edges.iter_mut().zip(sizes.chunks_exact(3)) {
        let possible = given.iter().all(|edge| (Size::SHORTEST..=Size::LONGEST).contains(edge));
        if possible {
            *size = Size([given[0], given[1], given[2]]);
        }
    }
    let scene = Scene {
        stand: *Material::of(design.into()).stand(),
        sizes: edges,
        poses: read_poses(poses),
        hand: Hand::Normal,
        tremor: Tremor::None,
        tremor_seed: 0,
        samples_left: HAND_SAMPLES,
    };
    let loads = loads(&scene);
    let view = |block: Block| {
        let load = &loads[block.index()];
        ContactsView {
            block: block_name(block),
            rests_on: block_names(load.rests_on),
            carries: block_names(load.carries),
            on_stand: load.on_stand,
        }
    };
    scene.poses.present().iter().map(view).collect()
}

fn read_poses(numbers: &[f32]) -> Poses {
    let mut poses = Poses::NONE;
    for (block, pose) in Block::all().zip(numbers.chunks_exact(POSE_FIELDS)) {
        if pose.iter().all(|part| part.is_finite() && part.abs() < 2.0) {
            let at = [0, 1, 2].map(|axis| (f64::from(pose[axis]) * 1e6).round() as i32);
            let rotation = [3, 4, 5, 6]
                .map(|part| (f64::from(pose[part]) * f64::from(UNIT_ROTATION)).round() as i32);
            poses.set(block, Some(Pose { at, rotation }));
        }
    }
    debug_assert!(numbers.len() <= BLOCKS * POSE_FIELDS);
    poses
}
