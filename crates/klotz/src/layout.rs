//! Where the columns stand at the start: data, not rules.

use std::{fmt, sync::OnceLock};

use game::Refusal;

use crate::{
    Board, Cell, CellSet, Colour, ColourSet, Height, Piece, Setup, options::Idle,
    symmetry::Symmetry,
};

/// The longest name a layout can have, in characters.
pub const MAX_LAYOUT_NAME: usize = 40;

/// A named starting layout of the 24 columns, valid by construction.
///
/// ```
/// use klotz::{Height, Layout};
///
/// let layout = Layout::default();
/// assert_eq!(Layout::from_text(layout.name(), &layout.cells_text()), Ok(layout.clone()));
/// assert_eq!(Height::ALL.iter().map(|&height| layout.columns(height).len()).sum::<usize>(), 24);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    name: String,
    columns: [CellSet; 3],
}

impl Layout {
    /// Creates a layout with this name and these columns, or returns every reason why it is
    /// invalid.
    pub fn new(
        name: &str,
        columns: impl IntoIterator<Item = (Cell, Height)>,
    ) -> Result<Layout, LayoutError> {
        let (layout, mut problems) = Layout::assemble(name, columns);
        if Layout::named(name).is_some_and(|builtin| *builtin != layout) {
            problems.push(LayoutProblem::NameTaken { name: name.to_owned() });
        }
        if problems.is_empty() { Ok(layout) } else { Err(LayoutError { problems }) }
    }

    /// The layout and its problems, except for names of built-in layouts.
    fn assemble(
        name: &str,
        columns: impl IntoIterator<Item = (Cell, Height)>,
    ) -> (Layout, Vec<LayoutProblem>) {
        let mut problems = name_problems(name);
        let mut sets = [CellSet::EMPTY; 3];
        let mut all = CellSet::EMPTY;
        for (cell, height) in columns {
            if CellSet::CORNERS.contains(cell) {
                problems.push(LayoutProblem::OnCorner { cell });
            }
            if CellSet::CENTRE.contains(cell) {
                problems.push(LayoutProblem::OnCentre { cell });
            }
            if all.contains(cell) {
                problems.push(LayoutProblem::TwoOnOneCell { cell });
            }
            all = all.with(cell);
            sets[height.index()] = sets[height.index()].with(cell);
        }
        for height in Height::ALL {
            let found = sets[height.index()].len();
            if found != height.in_the_box() {
                problems.push(LayoutProblem::Count { height, found });
            }
        }
        (Layout { name: name.to_owned(), columns: sets }, problems)
    }

    /// The layouts that come with the game, the default first.
    pub fn builtin() -> &'static [Layout] {
        static BUILTIN: OnceLock<Vec<Layout>> = OnceLock::new();
        BUILTIN.get_or_init(|| {
            read_pictures(include_str!("../data/layouts.txt"))
                .expect("the built-in layouts are layouts, by a test")
        })
    }

    /// The built-in layout of this name.
    pub fn named(name: &str) -> Option<&'static Layout> {
        Layout::builtin().iter().find(|layout| layout.name == name)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it comes with the game.
    pub fn is_builtin(&self) -> bool {
        Layout::builtin().contains(self)
    }

    /// The cells of the columns of this height.
    pub const fn columns(&self, height: Height) -> CellSet {
        self.columns[height.index()]
    }

    /// Whether no colour is favoured: rotating or mirroring the board does not change the layout.
    pub fn is_symmetric(&self) -> bool {
        Symmetry::ALL.iter().all(|symmetry| {
            self.columns
                .iter()
                .all(|set| set.iter().map(|cell| symmetry.cell(cell)).collect::<CellSet>() == *set)
        })
    }

    /// The cells as text: `1:b2,e2,... 2:d4,... 3:f3,...`.
    pub fn cells_text(&self) -> String {
        let words = Height::ALL.map(|height| {
            let cells: Vec<String> =
                self.columns(height).iter().map(|cell| cell.to_string()).collect();
            format!("{}:{}", height.digit(), cells.join(","))
        });
        words.join(" ")
    }

    /// Reads a layout from its name and what [`Layout::cells_text`] writes.
    pub fn from_text(name: &str, cells: &str) -> Result<Layout, LayoutError> {
        let bad = |word: &str| LayoutError {
            problems: vec![LayoutProblem::Malformed { word: word.to_owned() }],
        };
        let mut columns = Vec::new();
        for word in cells.split_whitespace() {
            let (digit, list) = word.split_once(':').ok_or_else(|| bad(word))?;
            let height = Height::ALL
                .into_iter()
                .find(|height| digit.chars().eq([height.digit()]))
                .ok_or_else(|| bad(word))?;
            for text in list.split(',') {
                columns.push((text.parse().map_err(|_| bad(text))?, height));
            }
        }
        Layout::new(name, columns)
    }

    /// The position with which a game on this layout starts.
    pub(crate) fn setup(&self, seats: ColourSet, first: Colour, idle: Idle) -> Setup {
        let mut board = Board::EMPTY;
        for height in Height::ALL {
            for cell in self.columns(height).iter() {
                board.set(cell, Some(Piece::Column(height)));
            }
        }
        for colour in Colour::ALL {
            if seats.contains(colour) || idle == Idle::Stay {
                board.set(colour.centre(), Some(Piece::Klotz(colour)));
            }
        }
        Setup { board, seats, turn: first, stones: [None; 4] }
    }
}

/// The first of the built-in ones.
impl Default for Layout {
    fn default() -> Layout {
        Layout::builtin()[0].clone()
    }
}

/// Reads blocks of a name and fourteen rows, between empty lines; `#` starts a comment.
fn read_pictures(text: &str) -> Option<Vec<Layout>> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let blocks = lines.split(|line| line.is_empty()).filter(|block| !block.is_empty());
    blocks
        .map(|block| {
            let (name, rows) = block.split_first()?;
            let board: Board = rows.join("/").parse().ok()?;
            let columns: Option<Vec<(Cell, Height)>> = board
                .pieces()
                .map(|(cell, piece)| match piece {
                    Piece::Column(height) => Some((cell, height)),
                    Piece::Klotz(_) => None,
                })
                .collect();
            let (layout, problems) = Layout::assemble(name, columns?);
            problems.is_empty().then_some(layout)
        })
        .collect()
}

fn name_problems(name: &str) -> Vec<LayoutProblem> {
    let good = name.trim() == name
        && (1..=MAX_LAYOUT_NAME).contains(&name.chars().count())
        && !name.contains(|c: char| c.is_control() || c == '=');
    if good {
        Vec::new()
    } else {
        vec![LayoutProblem::Name { name: name.to_owned(), max: MAX_LAYOUT_NAME }]
    }
}

/// One reason why something is not a layout.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Refusal)]
#[refusal(prefix = "layout")]
pub enum LayoutProblem {
    /// Not a name.
    #[error(
        "{name:?} cannot be a name: 1 to {max} characters without `=`, and no space at the ends"
    )]
    Name {
        /// The name that was given.
        name: String,
        /// How many characters it may have.
        max: usize,
    },
    /// The name of a built-in layout with other columns.
    #[error("{name:?} is the name of a built-in layout with other columns")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// Not a list of cells.
    #[error("{word:?} is not part of a list of columns like `1:b2,e2 2:d4 3:f3`")]
    Malformed {
        /// The rejected text.
        word: String,
    },
    /// The wrong number of columns of a height.
    #[error("{found} columns of height {} instead of {}", .height.steps(), .height.in_the_box())]
    #[refusal(params(expected = height.in_the_box()))]
    Count {
        /// The height.
        #[refusal(value = height.steps())]
        height: Height,
        /// How many there are.
        found: usize,
    },
    /// A column on a corner.
    #[error("{cell} is a corner, where no column may stand")]
    OnCorner {
        /// The corner.
        cell: Cell,
    },
    /// A column on a centre cell.
    #[error("{cell} is a centre cell, where no column may stand")]
    OnCentre {
        /// The centre cell.
        cell: Cell,
    },
    /// Two columns on one cell.
    #[error("two columns stand on {cell}")]
    TwoOnOneCell {
        /// The cell.
        cell: Cell,
    },
}

/// Why something is not a layout: every reason, at least one.
#[derive(Clone, PartialEq, Eq, Debug, Refusal)]
#[refusal(code = "bad-layout")]
pub struct LayoutError {
    /// The reasons.
    #[refusal(cause)]
    pub problems: Vec<LayoutProblem>,
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reasons: Vec<String> = self.problems.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
    }
}

impl std::error::Error for LayoutError {}
