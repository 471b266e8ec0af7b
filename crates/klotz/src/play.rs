//! Playing a move and taking it back.

use crate::{
    Cell, Colour, Height, Illegal, Move, Position,
    options::Idle,
    zobrist::{self, OFF_BOARD},
};

/// What [`Position::undo`] needs to undo a move.
#[derive(Clone, Copy, Debug)]
#[must_use = "without it the move cannot be taken back"]
pub struct Undo {
    mv: Move,
    mover: Colour,
    hash: u64,
    change: Change,
}

/// What a move has changed on the board.
#[derive(Clone, Copy, Debug)]
enum Change {
    Nothing,
    Klotz {
        from: Cell,
    },
    Column {
        from: Cell,
        to: Cell,
        height: Height,
        /// The words of its set that changed.
        words: [u64; 2],
        /// Where the mover's stone lay.
        stone: u8,
        captured: Option<Colour>,
    },
}

impl Undo {
    /// The move that was played.
    pub const fn mv(&self) -> Move {
        self.mv
    }

    /// Whose Klotz was captured.
    pub const fn captured(&self) -> Option<Colour> {
        match self.change {
            Change::Column { captured, .. } => captured,
            Change::Nothing | Change::Klotz { .. } => None,
        }
    }
}

impl Position {
    /// Plays a move, or says by which rule it is illegal and changes nothing.
    ///
    /// ```
    /// use klotz::{Illegal, Settings};
    ///
    /// let mut position = *Settings::default().start();
    /// let undo = position.play("b2-b4".parse()?)?;
    /// let before = position;
    /// assert!(matches!(position.play("a1-a2".parse()?), Err(Illegal::NothingThere { .. })));
    /// assert_eq!(position, before);
    /// position.undo(undo);
    /// assert_eq!(position, *Settings::default().start());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Undo, Illegal> {
        self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }

    /// Plays a move that is known to be legal: one that [`Position::moves`] lists or
    /// [`Position::check`] accepts. For search. Any other move leads to a meaningless position, but
    /// not to undefined behaviour.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let (mover, hash) = (self.turn, self.hash);
        let change = match mv {
            Move::Pass => Change::Nothing,
            Move::Slide { from, to } if self.klotz[mover.index()] == from.index() as u8 => {
                self.relocate_klotz(mover, to);
                Change::Klotz { from }
            }
            Move::Slide { from, to } => self.move_column(from, to),
        };
        self.pass_turn();
        Undo { mv, mover, hash, change }
    }

    #[inline]
    fn move_column(&mut self, from: Cell, to: Cell) -> Change {
        let captured = if self.klotze.contains(to) { self.send_home(to) } else { None };
        let height = self.known_height(from);
        let words = self.columns[height.index()].relocate(from, to);
        self.hash ^= zobrist::column(height, from) ^ zobrist::column(height, to);
        let stone = std::mem::replace(&mut self.stones[self.turn.index()], to.index() as u8);
        self.hash ^= zobrist::stone(self.turn, stone) ^ zobrist::stone(self.turn, to.index() as u8);
        Change::Column { from, to, height, words, stone, captured }
    }

    /// Captures the Klotz on `cell`. Rare, so it is kept out of line.
    #[cold]
    fn send_home(&mut self, cell: Cell) -> Option<Colour> {
        let captured = self.klotz_on(cell)?;
        self.relocate_klotz(captured, captured.centre());
        Some(captured)
    }

    /// Undoes the last move; `undo` must be what playing it returned.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        match undo.change {
            Change::Nothing => {}
            Change::Klotz { from } => self.relocate_klotz(undo.mover, from),
            Change::Column { from, to, height, words, stone, captured } => {
                self.columns[height.index()].restore(from, to, words);
                self.stones[undo.mover.index()] = stone;
                if let Some(captured) = captured {
                    self.relocate_klotz(captured, to);
                }
            }
        }
        self.turn = undo.mover;
        self.hash = undo.hash;
    }

    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        self.change_turn(self.seats.next_after(self.turn));
    }

    #[inline]
    pub(crate) fn change_turn(&mut self, next: Colour) {
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(next);
        self.turn = next;
    }

    #[inline]
    fn relocate_klotz(&mut self, colour: Colour, to: Cell) {
        let from = self.klotz[colour.index()];
        self.klotze.toggle(Cell::from_index(from));
        self.klotze.toggle(to);
        self.klotz[colour.index()] = to.index() as u8;
        self.hash ^= zobrist::klotz(colour, from) ^ zobrist::klotz(colour, to.index() as u8);
    }

    /// The height of a column that is there.
    #[inline]
    fn known_height(&self, cell: Cell) -> Height {
        let [_, twos, threes] = &self.columns;
        if twos.contains(cell) {
            Height::Two
        } else if threes.contains(cell) {
            Height::Three
        } else {
            Height::One
        }
    }

    /// Removes a colour from play: its stone leaves the board. Its Klotz leaves too or, under
    /// `idle=stay`, returns to its centre cell for good. At least two colours must be left.
    pub(crate) fn take_out(&mut self, colour: Colour, idle: Idle) {
        if self.turn == colour {
            self.turn = self.seats.next_after(colour);
        }
        self.seats = self.seats.without(colour);
        self.stones[colour.index()] = OFF_BOARD;
        match idle {
            Idle::Stay => self.relocate_klotz(colour, colour.centre()),
            Idle::Removed => {
                if let Some(cell) = self.klotz(colour) {
                    self.klotze.toggle(cell);
                    self.klotz[colour.index()] = OFF_BOARD;
                }
            }
        }
        self.hash = self.full_hash();
    }
}
