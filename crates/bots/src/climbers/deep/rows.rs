//! Sets of cells, one bit a cell.

use climbers::{Cell, Placement, Pose, SIDE};

/// How many rows the table has.
pub(super) const ROWS: usize = SIDE as usize;

/// One bit for every cell of the table: bit x of row y.
pub(super) type Rows = [u32; ROWS];

/// No cell at all.
pub(super) const NONE: Rows = [0; ROWS];

/// Rows from the first to the last of these; the others are of no interest.
pub(super) type Window = std::ops::RangeInclusive<usize>;

/// The bit of a cell in its row.
#[inline]
pub(super) const fn bit(cell: Cell) -> u32 {
    1 << cell.x()
}

/// The row of a cell.
#[inline]
pub(super) const fn row(cell: Cell) -> usize {
    // The remainder tells the compiler what is true anyway.
    cell.y() as usize % ROWS
}

/// Whether a cell is in the set.
#[inline]
pub(super) const fn has(rows: &Rows, cell: Cell) -> bool {
    rows[row(cell)] & bit(cell) != 0
}

/// The set of one cell.
pub(super) const fn only(cell: Cell) -> Rows {
    let mut rows = NONE;
    rows[row(cell)] = bit(cell);
    rows
}

/// The rows that a block covers, with its cells in each of them.
#[inline]
pub(super) fn covered(placement: Placement) -> (std::ops::Range<usize>, u32) {
    let first = row(placement.at);
    let width = ((1_u32 << placement.pose.x()) - 1) << placement.at.x();
    (first..first + usize::from(placement.pose.y()), width)
}

/// The lowest corners of all places where a block of this size covers one of these cells.
pub(super) fn covering(cells: &Rows, pose: Pose) -> Rows {
    let wide = along_x(cells, pose);
    let mut corners = NONE;
    for dy in 0..usize::from(pose.y()) {
        add_from(&mut corners, &wide, dy);
    }
    corners
}

/// The lowest corners of all places where a block of this size has one of these cells at its side.
pub(super) fn touching(cells: &Rows, pose: Pose) -> Rows {
    let wide = along_x(cells, pose);
    let depth = usize::from(pose.y());
    let beside: Rows = std::array::from_fn(|y| cells[y] << 1 | cells[y] >> pose.x());
    let mut corners = NONE;
    for dy in 0..depth {
        add_from(&mut corners, &beside, dy);
    }
    add_from(&mut corners, &wide, depth);
    for (corners, below) in corners[1..].iter_mut().zip(&wide) {
        *corners |= below;
    }
    corners
}

/// The first cells of all stretches along x, as long as the block, that hold one of these cells.
fn along_x(cells: &Rows, pose: Pose) -> Rows {
    let mut wide = *cells;
    for dx in 1..pose.x() {
        for (wide, cells) in wide.iter_mut().zip(cells) {
            *wide |= cells >> dx;
        }
    }
    wide
}

/// Adds the rows of others, so many rows lower.
fn add_from(rows: &mut Rows, others: &Rows, dy: usize) {
    for (row, other) in rows.iter_mut().zip(&others[dy.min(ROWS)..]) {
        *row |= other;
    }
}

/// The cells along the sides of a block, row by row.
#[inline]
pub(super) fn around(placement: Placement) -> impl Iterator<Item = (usize, u32)> {
    let (rows, width) = covered(placement);
    let sides = (width << 1 | width >> 1) & !width;
    let before = rows.start.checked_sub(1).map(|y| (y, width));
    let after = (rows.end < ROWS).then_some((rows.end, width));
    before.into_iter().chain(rows.map(move |y| (y, sides))).chain(after)
}

/// The cells of a set.
pub(super) fn cells(rows: &Rows) -> impl Iterator<Item = Cell> {
    rows.iter().enumerate().flat_map(|(y, &row)| {
        let mut row = row;
        std::iter::from_fn(move || {
            let x = row.trailing_zeros();
            row &= row.wrapping_sub(1);
            Cell::new(x as u8, y as u8)
        })
    })
}
