//! The numbers of the moves of KLOTZ.
//!
//! A column moves one to three steps and a Klotz four, with one bend at most. So a move leads from a cell
//! to one of 40 others, wherever those are on the board: 6220 pairs, ordered by the cell where the move
//! starts and then by the cell where it ends, and the pass.

use std::sync::OnceLock;

use klotz::{Cell, Colour, Move, Symmetry};

/// The most steps of a move.
const REACH: i32 = 4;

/// The pass comes last.
pub(super) const PASS: usize = 6220;

/// How many actions there are.
pub(super) const ACTIONS: usize = PASS + 1;

/// Differences of cell indices are at most this: four ranks and four files, or a few more.
const SPAN: usize = 64 + 4;

/// No action: the cells are too far apart.
const NONE: u16 = u16::MAX;

/// How the cells of the board are numbered for one colour, whose corner becomes `a1`.
struct Frame {
    /// The number of a pair of cells, by the index of the first and the difference to the second.
    actions: Vec<u16>,
    /// The move of each number.
    moves: Vec<Move>,
    /// Where each cell is in the frame, as a number below 196; by [`Cell::index`].
    cells: [u8; 256],
}

/// The numbers of all moves, for every colour.
pub(super) struct ActionTable {
    frames: [Frame; 4],
}

impl std::fmt::Debug for ActionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ActionTable")
    }
}

/// There is only one.
impl PartialEq for ActionTable {
    fn eq(&self, _: &ActionTable) -> bool {
        true
    }
}

impl ActionTable {
    /// The table, built when it is first needed.
    pub(super) fn get() -> &'static ActionTable {
        static TABLE: OnceLock<ActionTable> = OnceLock::new();
        TABLE.get_or_init(|| {
            let pairs = pairs();
            ActionTable { frames: Colour::ALL.map(|colour| Frame::new(colour, &pairs)) }
        })
    }

    /// The number of a move, in the frame of a colour.
    #[inline]
    pub(super) fn action(&self, colour: Colour, mv: Move) -> usize {
        match mv {
            Move::Slide { from, to } => {
                usize::from(self.frames[colour.index()].actions[place(from, to)])
            }
            Move::Pass => PASS,
        }
    }

    /// The move of a number, in the frame of a colour.
    pub(super) fn move_of(&self, colour: Colour, action: usize) -> Option<Move> {
        self.frames[colour.index()].moves.get(action).copied()
    }

    /// Where a cell is in the frame of a colour: `14 * rank + file`.
    #[inline]
    pub(super) fn cell(&self, colour: Colour, cell: Cell) -> usize {
        usize::from(self.frames[colour.index()].cells[cell.index()])
    }
}

#[inline]
fn place(from: Cell, to: Cell) -> usize {
    from.index() * (2 * SPAN + 1) + (to.index() + SPAN - from.index())
}

/// Every pair of cells that a move can connect, in the order of their numbers.
fn pairs() -> Vec<(Cell, Cell)> {
    let near = |from: Cell, to: Cell| (1..=REACH as u32).contains(&from.distance(to));
    Cell::ALL
        .into_iter()
        .flat_map(|from| Cell::ALL.into_iter().map(move |to| (from, to)))
        .filter(|&(from, to)| near(from, to))
        .collect()
}

/// The rotation that brings the corner of a colour to `a1`.
pub(super) fn rotation(colour: Colour) -> Symmetry {
    Symmetry::ALL
        .into_iter()
        .find(|symmetry| symmetry.is_rotation() && symmetry.colour(colour) == Colour::Red)
        .expect("every corner can be turned to a1")
}

impl Frame {
    fn new(colour: Colour, pairs: &[(Cell, Cell)]) -> Frame {
        let rotation = rotation(colour);
        let mut back = [None; 256];
        let mut cells = [0; 256];
        for cell in Cell::ALL {
            let seen = rotation.cell(cell);
            back[seen.index()] = Some(cell);
            cells[cell.index()] = seen.rank() * klotz::SIDE + seen.file();
        }
        let real = |seen: Cell| back[seen.index()].expect("a rotation reaches every cell");
        let mut actions = vec![NONE; 256 * (2 * SPAN + 1)];
        let mut moves = Vec::with_capacity(ACTIONS);
        for (action, &(from, to)) in (0..).zip(pairs) {
            let (from, to) = (real(from), real(to));
            actions[place(from, to)] = action;
            moves.push(Move::Slide { from, to });
        }
        moves.push(Move::Pass);
        Frame { actions, moves, cells }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_of_cells_has_a_unique_number_in_every_frame() {
        assert_eq!(pairs().len(), PASS);
        let table = ActionTable::get();
        for colour in Colour::ALL {
            for action in 0..ACTIONS {
                let mv = table.move_of(colour, action).expect("there is one");
                assert_eq!(table.action(colour, mv), action);
            }
            assert_eq!(table.move_of(colour, ACTIONS), None);
        }
    }

    #[test]
    fn every_colour_sees_its_own_corner_as_a1() {
        let table = ActionTable::get();
        for colour in Colour::ALL {
            assert_eq!(table.cell(colour, colour.corner()), 0);
            assert_eq!(table.cell(colour, colour.centre()), 6 * 14 + 6);
        }
    }
}
