//! A position: what stands where, who plays, whose turn it is.

use crate::{
    Board, Cell, CellSet, Colour, ColourSet, Height, Piece, PositionError, Problem, Setup,
    options::Goal,
    zobrist::{self, OFF_BOARD},
};

/// A position, valid by construction, without the history that led to it.
///
/// It has no more columns than the box holds, none of them on a corner or centre cell; every
/// player has one Klotz; stones lie on columns, one at most on each. It may have fewer columns
/// than a whole game has, so that studies can be set up.
///
/// Besides what its text form says, a position knows which corners are the goals: without that
/// nobody could tell whether it is over.
///
/// ```
/// use klotz::{Colour, Position, Settings};
///
/// let start = *Settings::default().start();
/// assert_eq!(start.turn(), Colour::Red);
/// assert_eq!(start.to_string().parse(), Ok(start));
///
/// let mut position = start;
/// let undo = position.play_unchecked(start.moves()[0]);
/// assert_ne!(position, start);
/// position.undo(undo);
/// assert_eq!(position, start);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Where the columns stand, by height.
    pub(crate) columns: [CellSet; 3],
    /// Where the Klötze stand.
    pub(crate) klotze: CellSet,
    /// The index of the cell each Klotz stands on, or [`OFF_BOARD`].
    pub(crate) klotz: [u8; 4],
    /// The index of the cell each stone lies on, or [`OFF_BOARD`].
    pub(crate) stones: [u8; 4],
    pub(crate) seats: ColourSet,
    pub(crate) turn: Colour,
    pub(crate) goal: Goal,
    pub(crate) hash: u64,
}

impl Position {
    /// The position of a setup, or every reason why it is invalid.
    pub fn new(setup: &Setup, goal: Goal) -> Result<Position, PositionError> {
        let problems = problems(setup, goal);
        if !problems.is_empty() {
            return Err(PositionError { problems });
        }
        let mut position = Position {
            columns: [CellSet::EMPTY; 3],
            klotze: CellSet::EMPTY,
            klotz: [OFF_BOARD; 4],
            stones: setup.stones.map(|cell| cell.map_or(OFF_BOARD, |cell| cell.index() as u8)),
            seats: setup.seats,
            turn: setup.turn,
            goal,
            hash: 0,
        };
        for (cell, piece) in setup.board.pieces() {
            match piece {
                Piece::Column(height) => position.columns[height.index()].toggle(cell),
                Piece::Klotz(colour) => {
                    position.klotze.toggle(cell);
                    position.klotz[colour.index()] = cell.index() as u8;
                }
            }
        }
        position.hash = position.full_hash();
        Ok(position)
    }

    /// The same position as a setup.
    pub fn setup(&self) -> Setup {
        let mut board = Board::EMPTY;
        for cell in self.occupied().iter() {
            board.set(cell, self.piece(cell));
        }
        let stones = Colour::ALL.map(|colour| self.stone(colour));
        Setup { board, seats: self.seats, turn: self.turn, stones }
    }

    /// What stands on `cell`.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        self.height(cell).map(Piece::Column).or_else(|| self.klotz_on(cell).map(Piece::Klotz))
    }

    /// The height of the column on `cell`, if one stands there.
    pub fn height(&self, cell: Cell) -> Option<Height> {
        Height::ALL.into_iter().find(|height| self.columns[height.index()].contains(cell))
    }

    /// The colour of the Klotz on `cell`, if one stands there.
    pub fn klotz_on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.klotz[colour.index()] == cell.index() as u8)
    }

    /// Where a colour's Klotz stands; `None` if it was taken away.
    pub fn klotz(&self, colour: Colour) -> Option<Cell> {
        on_board(self.klotz[colour.index()])
    }

    /// The cell of the column that carries a colour's stone; `None` before its first use.
    pub fn stone(&self, colour: Colour) -> Option<Cell> {
        on_board(self.stones[colour.index()])
    }

    /// Where the stone of a colour in play lies while no column carries it: on its corner, in nobody's
    /// way.
    pub fn unused_stone(&self, colour: Colour) -> Option<Cell> {
        (self.seats.contains(colour) && self.stone(colour).is_none()).then(|| colour.corner())
    }

    /// Whose stone lies on the column on `cell`.
    pub fn stone_on(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.stones[colour.index()] == cell.index() as u8)
    }

    /// The columns of this height.
    pub const fn columns(&self, height: Height) -> CellSet {
        self.columns[height.index()]
    }

    /// The cells on which something stands.
    #[inline]
    pub fn occupied(&self) -> CellSet {
        let [ones, twos, threes] = self.columns;
        ones | twos | threes | self.klotze
    }

    /// The colours in play.
    pub const fn seats(&self) -> ColourSet {
        self.seats
    }

    /// The colour to move; where the game is over, the one that would be.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// Which corners are the goals.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// A hash of everything the text form shows, kept up to date move by move.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// [`Position::hash`] from scratch.
    pub fn full_hash(&self) -> u64 {
        let mut hash = zobrist::turn(self.turn) ^ zobrist::seats(self.seats);
        for height in Height::ALL {
            for cell in self.columns(height).iter() {
                hash ^= zobrist::column(height, cell);
            }
        }
        for colour in Colour::ALL {
            hash ^= zobrist::klotz(colour, self.klotz[colour.index()]);
            hash ^= zobrist::stone(colour, self.stones[colour.index()]);
        }
        hash
    }

    /// The player whose Klotz stands on its goal corner.
    #[inline]
    pub fn winner(&self) -> Option<Colour> {
        // Only a winner's Klotz can stand on a corner, so this check is cheap for most positions.
        if self.has_winner() {
            self.seats
                .iter()
                .find(|colour| self.klotz[colour.index()] == colour.goal(self.goal).index() as u8)
        } else {
            None
        }
    }

    #[inline]
    pub(crate) fn has_winner(&self) -> bool {
        !(self.klotze & CellSet::CORNERS).is_empty()
    }
}

fn on_board(index: u8) -> Option<Cell> {
    (index != OFF_BOARD).then(|| Cell::from_index(index))
}

/// Every reason why a setup is not a position.
fn problems(setup: &Setup, goal: Goal) -> Vec<Problem> {
    let mut problems = Vec::new();
    board_problems(setup, goal, &mut problems);
    if setup.seats.len() < 2 {
        problems.push(Problem::TooFewSeats);
    }
    if !setup.seats.contains(setup.turn) {
        problems.push(Problem::TurnNotInPlay { colour: setup.turn });
    }
    stone_problems(setup, &mut problems);
    problems
}

fn board_problems(setup: &Setup, goal: Goal, problems: &mut Vec<Problem>) {
    let mut columns = [0; 3];
    let mut klotz = [None; 4];
    let mut winners = 0;
    for (cell, piece) in setup.board.pieces() {
        let (on_corner, on_centre) =
            (CellSet::CORNERS.contains(cell), CellSet::CENTRE.contains(cell));
        match piece {
            Piece::Column(_) if on_corner => problems.push(Problem::ColumnOnCorner { cell }),
            Piece::Column(_) if on_centre => problems.push(Problem::ColumnOnCentre { cell }),
            Piece::Column(height) => columns[height.index()] += 1,
            Piece::Klotz(colour) => {
                if klotz[colour.index()].replace(cell).is_some() {
                    problems.push(Problem::KlotzTwice { colour, cell });
                } else if !setup.seats.contains(colour) && cell != colour.centre() {
                    problems.push(Problem::IdleKlotzAway { colour, cell });
                } else if on_centre && cell != colour.centre() {
                    problems.push(Problem::KlotzOnForeignCentre { colour, cell });
                } else if on_corner && cell != colour.goal(goal) {
                    problems.push(Problem::KlotzOnForeignCorner { colour, cell });
                } else if on_corner {
                    winners += 1;
                }
            }
        }
    }
    for height in Height::ALL {
        let found = columns[height.index()];
        if found > height.in_the_box() {
            problems.push(Problem::TooManyColumns { height, found });
        }
    }
    for colour in setup.seats.iter() {
        if klotz[colour.index()].is_none() {
            problems.push(Problem::KlotzMissing { colour });
        }
    }
    if winners > 1 {
        problems.push(Problem::TwoWinners);
    }
}

fn stone_problems(setup: &Setup, problems: &mut Vec<Problem>) {
    let stones =
        Colour::ALL.into_iter().filter_map(|colour| Some((colour, setup.stones[colour.index()]?)));
    let mut seen: Vec<(Colour, Cell)> = Vec::new();
    for (colour, cell) in stones {
        if !setup.seats.contains(colour) {
            problems.push(Problem::IdleStone { colour, cell });
        } else if !matches!(setup.board.get(cell), Some(Piece::Column(_))) {
            problems.push(Problem::StoneWithoutColumn { colour, cell });
        } else if let Some(&(first, _)) = seen.iter().find(|&&(_, other)| other == cell) {
            problems.push(Problem::TwoStones { cell, first, second: colour });
        }
        seen.push((colour, cell));
    }
}
