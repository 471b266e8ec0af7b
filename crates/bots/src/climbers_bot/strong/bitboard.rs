//! Bitboards: sets of cells with one bit per cell.

use climbers::{Cell, Placement, Pose, SIDE};

/// The number of rows of the table.
pub(super) const ROWS: usize = SIDE as usize;

/// A set of cells: bit x of row y.
pub(super) type Bitboard = [u32; ROWS];

/// The empty set.
pub(super) const EMPTY: Bitboard = [0; ROWS];

/// A range of rows.
pub(super) type Window = std::ops::RangeInclusive<usize>;

/// The bit of a cell in its row.
#[inline]
pub(super) const fn bit(cell: Cell) -> u32 {
    1 << cell.x()
}

/// The row of a cell.
#[inline]
pub(super) const fn row(cell: Cell) -> usize {
    // The remainder lets the compiler drop the bounds check.
    cell.y() as usize % ROWS
}

/// Whether a cell is in the set.
#[inline]
pub(super) const fn contains(rows: &Bitboard, cell: Cell) -> bool {
    rows[row(cell)] & bit(cell) != 0
}

/// The set of one cell.
pub(super) const fn single(cell: Cell) -> Bitboard {
    let mut rows = EMPTY;
    rows[row(cell)] = bit(cell);
    rows
}

/// The rows a block covers, and its bits in each of them.
#[inline]
pub(super) fn footprint(placement: Placement) -> (std::ops::Range<usize>, u32) {
    let first = row(placement.at);
    let width = ((1_u32 << placement.pose.x()) - 1) << placement.at.x();
    (first..first + usize::from(placement.pose.y()), width)
}

/// The lowest corners of all placements that cover one of these cells.
pub(super) fn corners_covering(cells: &Bitboard, pose: Pose) -> Bitboard {
    let wide = along_x(cells, pose);
    let mut corners = EMPTY;
    for dy in 0..usize::from(pose.y()) {
        add_from(&mut corners, &wide, dy);
    }
    corners
}

/// The lowest corners of all placements beside one of these cells.
pub(super) fn corners_touching(cells: &Bitboard, pose: Pose) -> Bitboard {
    let wide = along_x(cells, pose);
    let depth = usize::from(pose.y());
    let beside: Bitboard = std::array::from_fn(|y| cells[y] << 1 | cells[y] >> pose.x());
    let mut corners = EMPTY;
    for dy in 0..depth {
        add_from(&mut corners, &beside, dy);
    }
    add_from(&mut corners, &wide, depth);
    for (corners, below) in corners[1..].iter_mut().zip(&wide) {
        *corners |= below;
    }
    corners
}

/// The first cells of all runs along x, as long as the block, that contain one of these cells.
fn along_x(cells: &Bitboard, pose: Pose) -> Bitboard {
    let mut wide = *cells;
    for dx in 1..pose.x() {
        for (wide, cells) in wide.iter_mut().zip(cells) {
            *wide |= cells >> dx;
        }
    }
    wide
}

/// Adds `others`, shifted down by `dy` rows.
fn add_from(rows: &mut Bitboard, others: &Bitboard, dy: usize) {
    for (row, other) in rows.iter_mut().zip(&others[dy.min(ROWS)..]) {
        *row |= other;
    }
}

/// The cells beside a block, row by row.
#[inline]
pub(super) fn border(placement: Placement) -> impl Iterator<Item = (usize, u32)> {
    let (rows, width) = footprint(placement);
    let sides = (width << 1 | width >> 1) & !width;
    let before = rows.start.checked_sub(1).map(|y| (y, width));
    let after = (rows.end < ROWS).then_some((rows.end, width));
    before.into_iter().chain(rows.map(move |y| (y, sides))).chain(after)
}

/// The cells of a set.
pub(super) fn cells(rows: &Bitboard) -> impl Iterator<Item = Cell> {
    rows.iter().enumerate().flat_map(|(y, &row)| {
        let mut row = row;
        std::iter::from_fn(move || {
            let x = row.trailing_zeros();
            row &= row.wrapping_sub(1);
            Cell::new(x as u8, y as u8)
        })
    })
}
