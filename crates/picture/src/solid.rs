//! Convex solids, drawn from the back to the front.

use crate::palette::{Rgb, shaded};
use crate::svg::Svg;

pub(crate) type Point = [f64; 3];

/// A convex solid with flat faces. Axes: to the right, up, towards the viewer.
pub(crate) struct Solid {
    points: Vec<Point>,
    faces: Vec<(Vec<usize>, Rgb)>,
}

/// The corners of the faces of a box, counter-clockwise from outside: right, left, top, bottom, front, back.
const BOX: [[usize; 4]; 6] =
    [[1, 3, 7, 5], [0, 4, 6, 2], [2, 6, 7, 3], [0, 1, 5, 4], [4, 5, 7, 6], [0, 2, 3, 1]];

impl Solid {
    /// A box around a centre, turned by a quaternion `x, y, z, w`, with a colour for each face: right,
    /// left, top, bottom, front, back.
    pub(crate) fn cuboid(centre: Point, size: Point, turn: [f64; 4], colours: [Rgb; 6]) -> Solid {
        let points = (0..8)
            .map(|corner| {
                let half = |axis: usize| {
                    if corner >> axis & 1 == 1 { size[axis] / 2.0 } else { -size[axis] / 2.0 }
                };
                let arm = rotate(turn, [half(0), half(1), half(2)]);
                std::array::from_fn(|axis| centre[axis] + arm[axis])
            })
            .collect();
        let faces = BOX.iter().zip(colours).map(|(face, colour)| (face.to_vec(), colour)).collect();
        Solid { points, faces }
    }

    /// A round tower with many sides that gets narrower, on its foot.
    pub(crate) fn pawn(foot: Point, height: f64, radius: f64, colour: Rgb) -> Solid {
        const SIDES: usize = 12;
        let ring = |y: f64, radius: f64| {
            (0..SIDES).map(move |side| {
                let [x, z] = DODECAGON[side];
                [foot[0] + radius * x, foot[1] + y, foot[2] + radius * z]
            })
        };
        let points: Vec<Point> = ring(0.0, radius).chain(ring(height, radius * 0.55)).collect();
        let mut faces: Vec<(Vec<usize>, Rgb)> = (0..SIDES)
            .map(|side| {
                let next = (side + 1) % SIDES;
                (vec![next, side, SIDES + side, SIDES + next], colour)
            })
            .collect();
        faces.push(((0..SIDES).rev().map(|side| SIDES + side).collect(), colour));
        Solid { points, faces }
    }

    fn normal(&self, face: &[usize]) -> Point {
        let [a, b, c] = [0, 1, 2].map(|at| self.points[face[at]]);
        unit(cross(minus(b, a), minus(c, b)))
    }

    /// Whether another solid lies wholly beyond one of our faces: before the viewer's side of it or not.
    fn parts_from(&self, other: &Solid, eye: Point) -> Option<bool> {
        const TOUCHING: f64 = 1e-3;
        let mut found = None;
        for (face, _) in &self.faces {
            let normal = self.normal(face);
            let at = self.points[face[0]];
            if other.points.iter().all(|&point| dot(normal, minus(point, at)) > -TOUCHING) {
                let towards = dot(normal, eye);
                // A face that is seen edge-on says nothing.
                if towards.abs() > 1e-6 {
                    found = Some(towards > 0.0);
                    if towards > 0.0 {
                        return found;
                    }
                }
            }
        }
        found
    }
}

/// Twelve directions around a circle.
const DODECAGON: [[f64; 2]; 12] = [
    [1.0, 0.0],
    [0.866_025, 0.5],
    [0.5, 0.866_025],
    [0.0, 1.0],
    [-0.5, 0.866_025],
    [-0.866_025, 0.5],
    [-1.0, 0.0],
    [-0.866_025, -0.5],
    [-0.5, -0.866_025],
    [0.0, -1.0],
    [0.5, -0.866_025],
    [0.866_025, -0.5],
];

/// A view from afar: the directions of the page's right and up, and towards the viewer.
pub(crate) struct Camera {
    pub(crate) right: Point,
    pub(crate) up: Point,
    pub(crate) eye: Point,
    pub(crate) scale: f64,
}

impl Camera {
    fn project(&self, point: Point) -> [f64; 2] {
        [self.scale * dot(point, self.right), -self.scale * dot(point, self.up)]
    }
}

/// Draws solids so that nearer ones cover those behind. Returns left, top, width and height.
pub(crate) fn draw(svg: &mut Svg, solids: &[Solid], camera: &Camera) -> [f64; 4] {
    let light = unit([-0.35, 0.85, 0.5]);
    for at in back_to_front(solids, camera) {
        let solid = &solids[at];
        for (face, colour) in &solid.faces {
            let normal = solid.normal(face);
            if dot(normal, camera.eye) <= 1e-6 {
                continue;
            }
            let bright = 0.66 + 0.38 * dot(normal, light).max(0.0);
            let points: Vec<[f64; 2]> =
                face.iter().map(|&point| camera.project(solid.points[point])).collect();
            svg.polygon(&points, &shaded(*colour, bright), &shaded(*colour, bright * 0.72));
        }
    }
    let all = || solids.iter().flat_map(|solid| &solid.points).map(|&point| camera.project(point));
    let least = |axis: usize| all().map(|point| point[axis]).fold(f64::MAX, f64::min);
    let most = |axis: usize| all().map(|point| point[axis]).fold(f64::MIN, f64::max);
    [least(0), least(1), most(0) - least(0), most(1) - least(1)]
}

/// An order in which every solid comes after those it may cover.
fn back_to_front(solids: &[Solid], camera: &Camera) -> Vec<usize> {
    let in_front = |one: usize, other: usize| {
        // Whether `other` is nearer to the viewer than `one`.
        let (one, other) = (&solids[one], &solids[other]);
        one.parts_from(other, camera.eye) == Some(true)
            || other.parts_from(one, camera.eye) == Some(false)
    };
    let depth = |at: usize| {
        let depths = solids[at].points.iter().map(|&point| dot(point, camera.eye));
        depths.fold(f64::MAX, f64::min)
    };
    let mut left: Vec<usize> = (0..solids.len()).collect();
    left.sort_by(|&one, &other| depth(one).total_cmp(&depth(other)));
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let covers_none = |&at: &usize| {
            left.iter().all(|&other| other == at || !in_front(other, at) || in_front(at, other))
        };
        // Solids that cover each other in a circle are drawn by depth.
        let at = left.iter().position(covers_none).unwrap_or(0);
        order.push(left.remove(at));
    }
    order
}

pub(crate) fn rotate([x, y, z, w]: [f64; 4], point: Point) -> Point {
    let axis = [x, y, z];
    let once = cross(axis, point).map(|part| 2.0 * part);
    let twice = cross(axis, once);
    std::array::from_fn(|at| point[at] + w * once[at] + twice[at])
}

fn minus(one: Point, other: Point) -> Point {
    std::array::from_fn(|axis| one[axis] - other[axis])
}

fn dot(one: Point, other: Point) -> f64 {
    (0..3).map(|axis| one[axis] * other[axis]).sum()
}

fn cross(one: Point, other: Point) -> Point {
    let part = |axis: usize| {
        let (next, last) = ((axis + 1) % 3, (axis + 2) % 3);
        one[next] * other[last] - one[last] * other[next]
    };
    [part(0), part(1), part(2)]
}

fn unit(point: Point) -> Point {
    let length = dot(point, point).sqrt();
    point.map(|part| part / length)
}
