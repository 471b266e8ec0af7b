//! KLOTZ from above.

use klotz::{Cell, Colour, Height, Position};

use crate::palette::{CELLS, COLUMNS, FRAME, INK, KLOTZ, PAGE, RINGS};
use crate::svg::Svg;

const CELL: f64 = 10.0;
const SIDE: f64 = 14.0 * CELL;

/// The board from above, red's corner at the bottom left: rings count the height of a column, a disc on
/// it is a stone.
pub fn klotz(position: &Position) -> String {
    let mut svg = Svg::new();
    svg.rect([-10.0, -10.0, SIDE + 20.0, SIDE + 20.0], 0.0, PAGE, &[]);
    svg.rect([-6.0, -6.0, SIDE + 12.0, SIDE + 12.0], 4.0, FRAME, &[]);
    for cell in Cell::ALL {
        let shade = CELLS[usize::from((cell.file() + cell.rank()) % 2)];
        let [x, y] = corner(cell);
        svg.rect([x + 0.15, y + 0.15, CELL - 0.3, CELL - 0.3], 0.5, shade, &[]);
    }
    for colour in Colour::ALL {
        let line = [("stroke", KLOTZ[colour.index()].to_owned())];
        for cell in [colour.corner(), colour.centre()] {
            let [x, y] = corner(cell);
            svg.rect([x + 0.9, y + 0.9, CELL - 1.8, CELL - 1.8], 0.8, "none", &line);
        }
    }
    for height in Height::ALL {
        for cell in position.columns(height).iter() {
            let middle = middle(cell);
            let at = height.index();
            svg.circle(middle, 4.2, COLUMNS[at], &[("stroke", INK.to_owned())]);
            for ring in 0..=at {
                let radius = 3.45 - 0.52 * f64::from(u8::try_from(ring).unwrap_or(0));
                svg.circle(middle, radius, "none", &[("stroke", RINGS[at].to_owned())]);
            }
        }
    }
    for colour in Colour::ALL {
        let fill = KLOTZ[colour.index()];
        if let Some(cell) = position.klotz(colour) {
            let [x, y] = corner(cell);
            let line = [("stroke", INK.to_owned())];
            svg.rect([x + 1.0, y + 1.0, CELL - 2.0, CELL - 2.0], 1.2, fill, &line);
            svg.rect(
                [x + 2.2, y + 2.2, CELL - 4.4, CELL - 4.4],
                0.8,
                "none",
                &[("stroke", "#FBF0DC".to_owned())],
            );
        }
        if let Some(cell) = position.stone(colour).or(position.unused_stone(colour)) {
            svg.circle(middle(cell), 1.9, fill, &[("stroke", "#FBF0DC".to_owned())]);
        }
    }
    svg.finish([-10.0, -10.0, SIDE + 20.0, SIDE + 20.0], 0.35)
}

/// The top left corner of a cell.
fn corner(cell: Cell) -> [f64; 2] {
    [f64::from(cell.file()) * CELL, f64::from(13 - cell.rank()) * CELL]
}

fn middle(cell: Cell) -> [f64; 2] {
    corner(cell).map(|at| at + CELL / 2.0)
}
