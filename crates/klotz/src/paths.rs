//! The paths of pieces, for animations and for naming what blocks them.

use crate::{Cell, CellSet, Colour, Direction, Piece, Position, piece::KLOTZ_STEPS};

/// A path from one cell to another with at most one bend: the cells it enters, including the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    cells: [Cell; KLOTZ_STEPS as usize],
    len: u8,
}

impl Path {
    /// The cells the piece enters, the end last, without the cell it starts from.
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len)]
    }

    /// The cells it crosses: all but the end.
    pub fn crossed(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len).saturating_sub(1)]
    }

    /// The path from `from` to `to` that follows the axis `first` first, then the other one.
    fn new(from: Cell, to: Cell, first: Axis) -> Path {
        let mut path = Path { cells: [to; KLOTZ_STEPS as usize], len: 0 };
        let mut at = from;
        for axis in [first, first.other()] {
            while let Some(direction) = axis.towards(at, to) {
                at = at.step(direction).expect("between two cells there is a cell");
                path.cells[usize::from(path.len)] = at;
                path.len += 1;
            }
        }
        path
    }

    /// The paths from `from` to `to`: one if they are in line, otherwise two, the one with the
    /// longer first leg first (along the rank if both legs have the same length). The cells must be
    /// at most four steps apart.
    pub(crate) fn between(from: Cell, to: Cell) -> (Path, Option<Path>) {
        let files = from.file().abs_diff(to.file());
        let ranks = from.rank().abs_diff(to.rank());
        let first = if files >= ranks { Axis::Rank } else { Axis::File };
        let second = (files > 0 && ranks > 0).then(|| Path::new(from, to, first.other()));
        (Path::new(from, to, first), second)
    }
}

/// The axis of a leg.
#[derive(Clone, Copy)]
enum Axis {
    /// East or west.
    Rank,
    /// North or south.
    File,
}

impl Axis {
    const fn other(self) -> Axis {
        match self {
            Axis::Rank => Axis::File,
            Axis::File => Axis::Rank,
        }
    }

    /// The direction from `at` to `to` along this axis, unless they are level already.
    fn towards(self, at: Cell, to: Cell) -> Option<Direction> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (self, to.file().cmp(&at.file()), to.rank().cmp(&at.rank())) {
            (Axis::Rank, Greater, _) => Some(Direction::East),
            (Axis::Rank, Less, _) => Some(Direction::West),
            (Axis::File, _, Greater) => Some(Direction::North),
            (Axis::File, _, Less) => Some(Direction::South),
            (Axis::Rank, Equal, _) | (Axis::File, _, Equal) => None,
        }
    }
}

/// Where a piece can go, and what happens there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The end of the move.
    pub to: Cell,
    /// A path there, chosen as by [`Position::path`].
    pub path: Path,
    /// Whose Klotz is captured.
    pub captures: Option<Colour>,
    /// Whether the move wins the game.
    pub wins: bool,
}

impl Position {
    /// Where the piece on `from` can go, in the order of the cells; nowhere if the player to move
    /// may not move it.
    pub fn targets(&self, from: Cell) -> Vec<Target> {
        let mut targets = Vec::new();
        self.slides().for_each(|start, to| {
            if start == from {
                targets.extend(self.target(from, to));
            }
        });
        targets.sort_by_key(|target| target.to);
        targets
    }

    fn target(&self, from: Cell, to: Cell) -> Option<Target> {
        let captures = match self.piece(to) {
            Some(Piece::Klotz(colour)) => Some(colour),
            Some(Piece::Column(_)) | None => None,
        };
        let path = self.path(from, to)?;
        Some(Target { to, path, captures, wins: CellSet::CORNERS.contains(to) })
    }

    /// A free path between two cells at most four steps apart: straight if they are in line;
    /// otherwise the one with the longer first leg, along the rank first if both have the same
    /// length, unless only the other one is free. Does not check whether the piece may end there.
    pub fn path(&self, from: Cell, to: Cell) -> Option<Path> {
        if from == to || from.distance(to) > KLOTZ_STEPS {
            return None;
        }
        let (first, second) = Path::between(from, to);
        [Some(first), second]
            .into_iter()
            .flatten()
            .find(|path| path.crossed().iter().all(|&cell| self.is_free(cell)))
    }

    /// Whether a piece may cross `cell`.
    pub(crate) fn is_free(&self, cell: Cell) -> bool {
        !self.occupied().contains(cell) && !CellSet::CORNERS.contains(cell)
    }
}
