//! Fully symmetric layouts, described by the cells of one eighth of the board.

use klotz::{Cell, CellSet, Height, Layout, SIDE, Symmetry};

/// A built-in layout by its name, or a symmetric one by its sketch: `b2,b5/d4/c6` has columns of
/// height 1 on b2 and b5, of height 2 on d4, of height 3 on c6, and on all symmetric cells.
pub(crate) fn layout(text: &str) -> Option<Layout> {
    if let Some(builtin) = Layout::named(text) {
        return Some(builtin.clone());
    }
    let mut columns = Vec::new();
    let mut lists = text.split('/');
    for height in Height::ALL {
        for cell in lists.next()?.split(',') {
            columns.extend(mirrored(cell.parse().ok()?).iter().map(|cell| (cell, height)));
        }
    }
    lists.next().is_none().then(|| Layout::new(text, columns).ok())?
}

/// The sketch of a symmetric layout.
pub(crate) fn sketch(layout: &Layout) -> String {
    let lists = Height::ALL.map(|height| {
        let cells = eighth().filter(|&cell| layout.columns(height).contains(cell));
        cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(",")
    });
    lists.join("/")
}

/// Whether two symmetric layouts differ in at most one place.
pub(crate) fn are_close(one: &Layout, other: &Layout) -> bool {
    let moved = |height: &Height| {
        let stays = |&cell: &Cell| other.columns(*height).contains(cell);
        eighth()
            .filter(|&cell| one.columns(*height).contains(cell))
            .filter(|cell| !stays(cell))
            .count()
    };
    Height::ALL.iter().map(moved).sum::<usize>() <= 1
}

/// All symmetric layouts, named by their sketches.
pub(crate) fn all() -> Vec<Layout> {
    let places: Vec<Place> = eighth().map(Place::new).filter(Place::is_allowed).collect();
    let mut found = Vec::new();
    let left = Height::ALL.map(Height::in_the_box);
    fill(&places, left, &mut Vec::new(), &mut found);
    found
}

/// A cell and its symmetric cells: four on a diagonal, eight elsewhere.
struct Place {
    cell: Cell,
    cells: CellSet,
}

impl Place {
    fn new(cell: Cell) -> Place {
        Place { cell, cells: mirrored(cell) }
    }

    /// Whether columns are allowed there at the start.
    fn is_allowed(&self) -> bool {
        (self.cells & (CellSet::CORNERS | CellSet::CENTRE)).is_empty()
    }
}

/// Distributes the columns that are `left` over the places in every possible way.
fn fill(
    places: &[Place],
    left: [usize; 3],
    put: &mut Vec<(Cell, Height)>,
    found: &mut Vec<Layout>,
) {
    if left == [0; 3] {
        found.push(build(put));
        return;
    }
    let Some((place, others)) = places.split_first() else { return };
    fill(others, left, put, found);
    for height in Height::ALL {
        let mut left = left;
        if let Some(rest) = left[height.index()].checked_sub(place.cells.len()) {
            left[height.index()] = rest;
            put.push((place.cell, height));
            fill(others, left, put, found);
            put.pop();
        }
    }
}

fn build(put: &[(Cell, Height)]) -> Layout {
    let lists = Height::ALL.map(|height| {
        let cells = put.iter().filter(|(_, of)| *of == height).map(|(cell, _)| cell.to_string());
        cells.collect::<Vec<_>>().join(",")
    });
    layout(&lists.join("/")).expect("complete places give a valid layout")
}

/// The cells of one eighth of the board, its edges included.
fn eighth() -> impl Iterator<Item = Cell> {
    Cell::ALL.into_iter().filter(|cell| cell.file() <= cell.rank() && cell.rank() < SIDE / 2)
}

fn mirrored(cell: Cell) -> CellSet {
    Symmetry::ALL.iter().map(|symmetry| symmetry.cell(cell)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn sketches_round_trip() {
        for builtin in Layout::builtin() {
            let drawn = layout(&sketch(builtin)).expect("built-in layouts are symmetric");
            assert!(Height::ALL.iter().all(|&of| drawn.columns(of) == builtin.columns(of)));
        }
        assert_eq!(layout("diamond").as_ref(), Layout::named("diamond"));
        for bad in ["", "b2,b5/d4", "b2,b5/d4/c6/", "b2,b5/d4/c5,", "b2,b5/d4/b5", "a1,b5/d4/c6"] {
            assert_eq!(layout(bad), None, "{bad}");
        }
    }

    #[test]
    fn close_layouts_differ_in_one_place() {
        let close =
            |one: &str, other: &str| are_close(&layout(one).unwrap(), &layout(other).unwrap());
        assert!(close("diamond", "b2,b5/d4/c6") && close("b2,b5/d4/c6", "b2,b5/d4/c7"));
        assert!(close("b2,b5/d4/c6", "b2,b5/e5/c6") && close("b2,b5/d4/c6", "e5,b5/d4/c6"));
        assert!(!close("b2,b5/d4/c6", "b2,b6/d4/c7") && !close("b2,b5/d4/c6", "d4,b5/b2/c6"));
    }

    /// Counted by hand: 5 places of four on the diagonals (neither corners nor centre), 21 of eight
    /// elsewhere. Height 2 takes one of four. Height 3 takes one of eight, then height 1 one of eight
    /// and one of four, or three of four; or height 3 takes two of four, then height 1 one of eight
    /// and one of four.
    #[test]
    fn all_symmetric_layouts_are_found_once() {
        let found = all();
        let twos = 5;
        let three_of_eight = 21 * (20 * 4 + 4);
        let two_of_four = 6 * (21 * 2);
        assert_eq!(found.len(), twos * (three_of_eight + two_of_four));
        let names: BTreeSet<String> = found.iter().map(sketch).collect();
        assert_eq!(names.len(), found.len());
        for layout in &found {
            assert!(layout.is_symmetric());
            assert_eq!(layout.name(), sketch(layout));
        }
        assert!(Layout::builtin().iter().all(|builtin| names.contains(&sketch(builtin))));
    }
}
