//! Convex solids, drawn from the back to the front.

use std::f64::consts::FRAC_1_SQRT_2;

use crate::palette::{Rgb, WOOD, shaded};
use crate::svg::Svg;

pub(crate) type Point = [f64; 3];

/// A convex solid with flat faces. Axes: to the right, up, towards the viewer.
pub(crate) struct Solid {
    points: Vec<Point>,
    faces: Vec<(Vec<usize>, Rgb)>,
    /// The colour of the edges; round solids have none.
    edges: Option<Rgb>,
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
        Solid { points, faces, edges: Some(WOOD) }
    }

    /// A convex turned solid on its foot: rings of a height and a radius, from the bottom to the top.
    pub(crate) fn turned(foot: Point, rings: &[[f64; 2]], colour: Rgb) -> Solid {
        let count = CIRCLE.len();
        let points = rings
            .iter()
            .flat_map(|&[y, radius]| {
                CIRCLE.map(|[x, z]| [foot[0] + radius * x, foot[1] + y, foot[2] + radius * z])
            })
            .collect();
        let mut faces: Vec<(Vec<usize>, Rgb)> = (1..rings.len())
            .flat_map(|upper| {
                let (low, high) = ((upper - 1) * count, upper * count);
                (0..count).map(move |side| {
                    let next = (side + 1) % count;
                    (vec![low + next, low + side, high + side, high + next], colour)
                })
            })
            .collect();
        let top = (rings.len() - 1) * count;
        faces.push(((0..count).rev().map(|side| top + side).collect(), colour));
        Solid { points, faces, edges: None }
    }

    /// The same solid with edges of another colour.
    pub(crate) fn with_edges(self, colour: Rgb) -> Solid {
        Solid { edges: Some(colour), ..self }
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

/// Directions around a circle.
pub(crate) const CIRCLE: [[f64; 2]; 24] = [
    [1.0, 0.0],
    [0.965_926, 0.258_819],
    [0.866_025, 0.5],
    [FRAC_1_SQRT_2, FRAC_1_SQRT_2],
    [0.5, 0.866_025],
    [0.258_819, 0.965_926],
    [0.0, 1.0],
    [-0.258_819, 0.965_926],
    [-0.5, 0.866_025],
    [-FRAC_1_SQRT_2, FRAC_1_SQRT_2],
    [-0.866_025, 0.5],
    [-0.965_926, 0.258_819],
    [-1.0, 0.0],
    [-0.965_926, -0.258_819],
    [-0.866_025, -0.5],
    [-FRAC_1_SQRT_2, -FRAC_1_SQRT_2],
    [-0.5, -0.866_025],
    [-0.258_819, -0.965_926],
    [0.0, -1.0],
    [0.258_819, -0.965_926],
    [0.5, -0.866_025],
    [FRAC_1_SQRT_2, -FRAC_1_SQRT_2],
    [0.866_025, -0.5],
    [0.965_926, -0.258_819],
];

/// Where the light comes from.
const LIGHT: Point = [-0.334_368, 0.812_037, 0.477_669];

/// A view from afar: the directions of the page's right and up, and towards the viewer.
pub(crate) struct Camera {
    pub(crate) right: Point,
    pub(crate) up: Point,
    pub(crate) eye: Point,
    pub(crate) scale: f64,
}

impl Camera {
    pub(crate) fn project(&self, point: Point) -> [f64; 2] {
        [self.scale * dot(point, self.right), -self.scale * dot(point, self.up)]
    }
}

/// Draws solids on the ground so that nearer ones cover those behind, with their shadows. Returns left, top,
/// width and height.
pub(crate) fn draw(svg: &mut Svg, ground: &Solid, solids: &[Solid], camera: &Camera) -> [f64; 4] {
    paint(svg, ground, camera);
    let shadows: Vec<Vec<[f64; 2]>> = solids
        .iter()
        .map(|solid| shadow(&solid.points, ground, camera))
        .filter(|outline| outline.len() > 2)
        .collect();
    svg.shadows(&shadows);
    for at in back_to_front(solids, camera) {
        paint(svg, &solids[at], camera);
    }
    bounds(
        solids
            .iter()
            .chain([ground])
            .flat_map(|solid| &solid.points)
            .map(|&point| camera.project(point)),
    )
}

/// Left, top, width and height of these points.
fn bounds(points: impl Iterator<Item = [f64; 2]>) -> [f64; 4] {
    let (mut low, mut high) = ([f64::MAX; 2], [f64::MIN; 2]);
    for point in points {
        for axis in 0..2 {
            low[axis] = low[axis].min(point[axis]);
            high[axis] = high[axis].max(point[axis]);
        }
    }
    [low[0], low[1], high[0] - low[0], high[1] - low[1]]
}

/// Draws the visible faces of one solid.
pub(crate) fn paint(svg: &mut Svg, solid: &Solid, camera: &Camera) {
    for (face, colour) in &solid.faces {
        let normal = solid.normal(face);
        if dot(normal, camera.eye) <= 1e-6 {
            continue;
        }
        let bright = 0.7 + 0.36 * dot(normal, LIGHT).max(0.0);
        let points: Vec<[f64; 2]> =
            face.iter().map(|&point| camera.project(solid.points[point])).collect();
        let fill = shaded(*colour, bright);
        let edge = solid.edges.map_or_else(|| fill.clone(), |edge| shaded(edge, bright));
        svg.polygon(&points, &fill, &edge);
    }
}

/// The outline of the shadow of these points on top of the ground, which is a box.
pub(crate) fn shadow(points: &[Point], ground: &Solid, camera: &Camera) -> Vec<[f64; 2]> {
    let top = ground.points.iter().map(|point| point[1]).fold(f64::MIN, f64::max);
    let cast = points.iter().map(|point| {
        let above = (point[1] - top).max(0.0) / LIGHT[1];
        [point[0] - LIGHT[0] * above, point[2] - LIGHT[2] * above]
    });
    let mut outline = convex_hull(cast.collect());
    let [x, z, wide, deep] = bounds(ground.points.iter().map(|point| [point[0], point[2]]));
    for (axis, sign, limit) in
        [(0, 1.0, x + wide), (0, -1.0, -x), (1, 1.0, z + deep), (1, -1.0, -z)]
    {
        outline = clip(&outline, axis, sign, limit);
    }
    outline.iter().map(|&[x, z]| camera.project([x, top, z])).collect()
}

/// The part of a convex polygon where `sign` times a coordinate is at most `limit`.
fn clip(polygon: &[[f64; 2]], axis: usize, sign: f64, limit: f64) -> Vec<[f64; 2]> {
    let beyond = |point: [f64; 2]| sign * point[axis] - limit;
    let mut kept = Vec::new();
    for (at, &one) in polygon.iter().enumerate() {
        let next = polygon[(at + 1) % polygon.len()];
        let (here, there) = (beyond(one), beyond(next));
        if here <= 0.0 {
            kept.push(one);
        }
        if (here < 0.0 && there > 0.0) || (here > 0.0 && there < 0.0) {
            let share = here / (here - there);
            kept.push([0, 1].map(|axis| one[axis] + share * (next[axis] - one[axis])));
        }
    }
    kept
}

/// The convex hull of points in the plane (monotone chain).
fn convex_hull(mut points: Vec<[f64; 2]>) -> Vec<[f64; 2]> {
    points.sort_by(|one, other| one[0].total_cmp(&other[0]).then(one[1].total_cmp(&other[1])));
    let mut hull: Vec<[f64; 2]> = Vec::new();
    for pass in 0..2 {
        let start = hull.len();
        let mut add = |point: [f64; 2]| {
            while hull.len() >= start + 2 {
                let [a, b] = [hull[hull.len() - 2], hull[hull.len() - 1]];
                let turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
                if turn > 1e-9 {
                    break;
                }
                hull.pop();
            }
            hull.push(point);
        };
        if pass == 0 {
            points.iter().copied().for_each(&mut add);
        } else {
            points.iter().rev().copied().for_each(&mut add);
        }
        hull.pop();
    }
    hull
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
