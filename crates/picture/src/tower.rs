//! Draws positions of The Climbers, seen from the front right.

use climbers::{Position, faces};

use crate::palette::{FACES, GRAIN, PAGE, TABLE};
use crate::solid::{Camera, Solid, draw};
use crate::svg::Svg;

/// Looks from the front right and above.
const CAMERA: Camera = Camera {
    right: [0.819_152, 0.0, -0.573_576],
    up: [-0.286_788, 0.866_025, -0.409_576],
    eye: [0.496_732, 0.5, 0.709_406],
    scale: 10.0,
};

/// How much of the table is shown around the blocks and pawns, in cells.
const MARGIN: f64 = 1.0;

/// The tower from the front right, with the pawns and stones.
pub fn climbers(position: &Position) -> String {
    let building = position.building();
    let mut solids = Vec::new();
    // In the picture, x points right and y away from the viewer.
    let (mut low, mut high) = ([f64::MAX; 2], [f64::MIN; 2]);
    let mut stretch = |x: f64, z: f64| {
        low = [low[0].min(x), low[1].min(z)];
        high = [high[0].max(x), high[1].max(z)];
    };
    for placed in building.blocks() {
        let climbers::Placement { block, at, pose, top } = placed.placement;
        let size = [f64::from(pose.x()), f64::from(pose.h()), f64::from(pose.y())];
        let (x, z) = (f64::from(at.x()), -f64::from(at.y()));
        stretch(x, z - size[2]);
        stretch(x + size[0], z);
        let centre = [x + size[0] / 2.0, f64::from(placed.base) + size[1] / 2.0, z - size[2] / 2.0];
        let colour = |face: climbers::Face| FACES[face.index()];
        let colours = faces(block, pose, top).map_or([colour(top); 6], |sides| {
            [sides.east, sides.west, sides.top, sides.bottom, sides.south, sides.north].map(colour)
        });
        solids.push(Solid::cuboid(centre, size, STRAIGHT, colours));
    }
    for colour in position.order().iter() {
        let paint = FACES[colour.index()];
        if let Some(pawn) = position.pawn(colour) {
            let (x, z) = (f64::from(pawn.x()) + 0.5, -f64::from(pawn.y()) - 0.5);
            stretch(x, z);
            let height = f64::from(building.height(pawn));
            let foot = [x, height, z];
            solids.push(Solid::turned(foot, &[[0.0, 0.36], [0.12, 0.36], [1.0, 0.14]], paint));
            let head = BALL.map(|[up, radius]| [1.2 + 0.3 * up, 0.3 * radius]);
            solids.push(Solid::turned(foot, &head, paint));
        }
        if let Some(stone) = position.stone(colour) {
            let (x, z) = (f64::from(stone.x()) + 0.5, -f64::from(stone.y()) - 0.5);
            let height = f64::from(building.height(stone));
            let rings = [[0.0, 0.37], [0.2, 0.37], [0.26, 0.32]];
            solids.push(Solid::turned([x, height, z], &rings, paint));
        }
    }
    let middle = [f64::midpoint(low[0], high[0]), -0.25, f64::midpoint(low[1], high[1])];
    let size = [high[0] - low[0] + 2.0 * MARGIN, 0.5, high[1] - low[1] + 2.0 * MARGIN];
    let table = Solid::cuboid(middle, size, STRAIGHT, [TABLE; 6]).with_edges(GRAIN);
    picture(&table, &solids, &CAMERA)
}

/// The identity rotation.
pub(crate) const STRAIGHT: [f64; 4] = [0.0, 0.0, 0.0, 1.0];

/// The rings of a ball, from its lower to its upper pole: height and radius.
const BALL: [[f64; 2]; 7] = [
    [-0.94, 0.342],
    [-0.766, 0.643],
    [-0.342, 0.94],
    [0.0, 1.0],
    [0.342, 0.94],
    [0.766, 0.643],
    [0.966, 0.259],
];

/// A complete SVG picture of these solids on the ground.
pub(crate) fn picture(ground: &Solid, solids: &[Solid], camera: &Camera) -> String {
    let mut drawn = Svg::new();
    let [x, y, w, h] = draw(&mut drawn, ground, solids, camera);
    let view = [x - 8.0, y - 8.0, w + 16.0, h + 16.0];
    let mut svg = Svg::new();
    svg.rect(view, 0.0, PAGE, &[]);
    svg.append(&drawn);
    svg.finish(view, 0.35)
}
