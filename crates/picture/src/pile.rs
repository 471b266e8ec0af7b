//! X-Stack from the front.

use xstack::{Block, Colour, Poses, Size, Stand, UNIT_ROTATION};

use crate::palette::{GRAIN, Rgb, STAND, TABLE};
use crate::solid::{Camera, Solid};
use crate::tower::{STRAIGHT, picture};

/// From the front, a little from the right and above.
const CAMERA: Camera = Camera {
    right: [0.939_693, 0.0, -0.342_02],
    up: [-0.088_521, 0.965_926, -0.243_21],
    eye: [0.330_366, 0.258_819, 0.907_673],
    scale: 1.4,
};

/// Sine and cosine of 22.5 degrees: half the slope of the boards, as a quaternion needs them.
const SINE: f64 = 0.382_683_43;
const COSINE: f64 = 0.923_879_53;

/// The colour of a block.
fn paint(block: Block) -> Rgb {
    match block.colour() {
        Colour::Red => [0xC2, 0x44, 0x2D],
        Colour::Blue => [0x22, 0x56, 0x8C],
        Colour::Yellow => [0xF3, 0xC3, 0x50],
        Colour::Green => [0x3A, 0x88, 0x6B],
        Colour::White => [0xF5, 0xF0, 0xE6],
        Colour::Natural => [0xC4, 0x96, 0x6A],
    }
}

/// The pile on its stand from the front.
pub fn xstack(stand: &Stand, poses: &Poses, size: impl Fn(Block) -> Size) -> String {
    let millimetres = |length: i32| f64::from(length) / 1_000.0;
    let mut solids: Vec<Solid> = poses
        .iter()
        .map(|(block, pose)| {
            let turn = pose.rotation.map(|part| f64::from(part) / f64::from(UNIT_ROTATION));
            let (at, edges) = (pose.at.map(millimetres), size(block).0.map(millimetres));
            Solid::cuboid(at, edges, turn, [paint(block); 6])
        })
        .collect();
    // The two boards cross; each is drawn as two arms, so that none covers what covers it.
    let half = std::f64::consts::FRAC_1_SQRT_2;
    let (arm, thick) = (millimetres(stand.arm), millimetres(stand.thickness));
    for (side, up) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let along = up * arm / 2.0;
        let centre = [
            side * thick / 2.0 * half + side * along * half,
            millimetres(stand.crossing) - thick / 2.0 * half + along * half,
            0.0,
        ];
        let edges = [arm, thick, millimetres(stand.depth)];
        solids.push(
            Solid::cuboid(centre, edges, [0.0, 0.0, side * SINE, COSINE], [STAND; 6])
                .with_edges(GRAIN),
        );
    }
    let ground = [0.0, -2.0, 0.0];
    let wide = millimetres(stand.half_width()) * 2.0 + 30.0;
    let table = [wide, 4.0, millimetres(stand.depth) + 40.0];
    let table = Solid::cuboid(ground, table, STRAIGHT, [TABLE; 6]).with_edges(GRAIN);
    picture(&table, &solids, &CAMERA)
}
