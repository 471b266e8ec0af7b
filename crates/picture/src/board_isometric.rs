//! KLOTZ from the front right.

use klotz::{Cell, Colour, Height, Position};

use crate::palette::{CELLS, COLUMNS, GRAIN, KLOTZ, PAGE, RAIL, RINGS, rgb, shaded};
use crate::solid::{CIRCLE, Camera, Point, Solid, paint, shadow};
use crate::svg::Svg;
use crate::tower::STRAIGHT;

/// Looks from the front right, 42 degrees above the board.
const CAMERA: Camera = Camera {
    right: [0.866_025, 0.0, -0.5],
    up: [-0.334_566, 0.743_145, -0.579_484],
    eye: [0.371_573, 0.669_131, 0.643_582],
    scale: 10.0,
};

/// The height of a column of height 1, in cells.
const UNIT: f64 = 0.58;

/// The board from the front right, red's corner at the left: rings count the height of a column, a disc on
/// it is a stone.
pub fn klotz_isometric(position: &Position) -> String {
    let mut svg = Svg::new();
    // Wide enough for a Klotz in any cell, so that all pictures of a game have the same frame.
    let view = [-91.0, -24.0, 234.0, 174.0];
    svg.rect(view, 0.0, PAGE, &[]);
    let board = Solid::cuboid([7.0, -0.31, 7.0], [16.0, 0.62, 16.0], STRAIGHT, [RAIL; 6]);
    let board = board.with_edges(GRAIN);
    paint(&mut svg, &board, &CAMERA);
    for cell in Cell::ALL {
        let shade = CELLS[usize::from((cell.file() + cell.rank()) % 2)];
        svg.polygon(&square(cell, 0.5), shade, "#D8C39E");
    }
    for colour in Colour::ALL {
        for cell in [colour.corner(), colour.centre()] {
            svg.polygon(&square(cell, 0.39), "none", KLOTZ[colour.index()]);
        }
    }
    let mut pieces = pieces(position);
    // Every piece stays above its own cell, so the order of the cells is the order of the pieces.
    let depth = |cell: Cell| {
        let [x, _, z] = middle(cell, 0.0);
        CAMERA.eye[0] * x + CAMERA.eye[2] * z
    };
    pieces.sort_by(|one, other| depth(one.0).total_cmp(&depth(other.0)));
    let shadows: Vec<_> = pieces
        .iter()
        .map(|&(cell, piece)| {
            let outline: Vec<Point> = match piece {
                Piece::Klotz(_) => [[-0.4, -0.4], [-0.4, 0.4], [0.4, -0.4], [0.4, 0.4]]
                    .iter()
                    .flat_map(|&offset| [0.0, 4.0 * UNIT].map(|y| beside(cell, y, offset)))
                    .collect(),
                Piece::Column(height, _) => around(cell, 0.0, 0.42)
                    .into_iter()
                    .chain(around(cell, tall(height), 0.42))
                    .collect(),
                Piece::Stone(_) => around(cell, 0.0, 0.24).to_vec(),
            };
            shadow(&outline, &board, &CAMERA)
        })
        .collect();
    svg.shadows(&shadows);
    for (cell, piece) in pieces {
        match piece {
            Piece::Klotz(colour) => {
                let size = [0.8, 4.0 * UNIT, 0.8];
                let paint_of = rgb(KLOTZ[colour.index()]);
                let klotz = Solid::cuboid(middle(cell, 2.0 * UNIT), size, STRAIGHT, [paint_of; 6]);
                paint(&mut svg, &klotz, &CAMERA);
            }
            Piece::Column(height, stone) => {
                cylinder(&mut svg, cell, [0.0, tall(height)], 0.42, rgb(COLUMNS[height.index()]));
                for ring in 0..=height.index() {
                    let radius = 0.345 - 0.052 * f64::from(u8::try_from(ring).unwrap_or(0));
                    let ring = around(cell, tall(height), radius).map(|at| CAMERA.project(at));
                    svg.polygon(&ring, "none", RINGS[height.index()]);
                }
                if let Some(colour) = stone {
                    let top = tall(height);
                    cylinder(&mut svg, cell, [top, top + 0.17], 0.24, rgb(KLOTZ[colour.index()]));
                }
            }
            Piece::Stone(colour) => {
                cylinder(&mut svg, cell, [0.0, 0.17], 0.24, rgb(KLOTZ[colour.index()]));
            }
        }
    }
    svg.finish(view, 0.35)
}

#[derive(Clone, Copy)]
enum Piece {
    Klotz(Colour),
    /// A column, and the stone on it.
    Column(Height, Option<Colour>),
    /// A stone that no column carries yet.
    Stone(Colour),
}

fn pieces(position: &Position) -> Vec<(Cell, Piece)> {
    let mut pieces = Vec::new();
    for height in Height::ALL {
        let columns = position.columns(height);
        pieces.extend(columns.iter().map(|cell| {
            let stone =
                Colour::ALL.into_iter().find(|&colour| position.stone(colour) == Some(cell));
            (cell, Piece::Column(height, stone))
        }));
    }
    for colour in Colour::ALL {
        pieces.extend(position.klotz(colour).map(|cell| (cell, Piece::Klotz(colour))));
        pieces.extend(position.unused_stone(colour).map(|cell| (cell, Piece::Stone(colour))));
    }
    pieces
}

fn tall(height: Height) -> f64 {
    UNIT * f64::from(u8::try_from(height.index()).unwrap_or(0) + 1)
}

/// The middle of a cell, at a height.
fn middle(cell: Cell, y: f64) -> Point {
    [f64::from(cell.file()) + 0.5, y, f64::from(13 - cell.rank()) + 0.5]
}

fn beside(cell: Cell, y: f64, [x, z]: [f64; 2]) -> Point {
    let [middle_x, _, middle_z] = middle(cell, y);
    [middle_x + x, y, middle_z + z]
}

/// A circle around the middle of a cell.
fn around(cell: Cell, y: f64, radius: f64) -> [Point; CIRCLE.len()] {
    CIRCLE.map(|[x, z]| beside(cell, y, [radius * x, radius * z]))
}

fn square(cell: Cell, half: f64) -> [[f64; 2]; 4] {
    [[-half, -half], [half, -half], [half, half], [-half, half]]
        .map(|offset| CAMERA.project(beside(cell, 0.0, offset)))
}

/// An upright cylinder above a cell, from one height to another.
fn cylinder(svg: &mut Svg, cell: Cell, [low, high]: [f64; 2], radius: f64, colour: [u8; 3]) {
    let [x, _, z] = middle(cell, 0.0);
    let rings = [[low, radius], [high, radius]];
    paint(svg, &Solid::turned([x, 0.0, z], &rings, colour), &CAMERA);
    let top = around(cell, high, radius).map(|at| CAMERA.project(at));
    svg.polygon(&top, &shaded(colour, 1.02), &shaded(colour, 0.72));
}
