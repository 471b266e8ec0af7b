//! Playing a move and taking it back.

use crate::{
    Cell, Colour, Height, Move, Position,
    options::Idle,
    zobrist::{self, OFF_BOARD},
};

/// What [`Position::undo`] needs to take a move back.
#[derive(Clone, Copy, Debug)]
#[must_use = "without it the move cannot be taken back"]
pub struct Undo {
    mv: Move,
    mover: Colour,
    captured: Option<Colour>,
    /// The height of the column, if one moved.
    height: Height,
    /// The words of its set that the move changed.
    words: [u64; 2],
    /// Where the mover's stone lay.
    stone: u8,
    hash: u64,
}

impl Undo {
    /// The move that was played.
    pub const fn mv(&self) -> Move {
        self.mv
    }

    /// Whose Klotz was captured.
    pub const fn captured(&self) -> Option<Colour> {
        self.captured
    }
}

impl Position {
    /// Plays a move that is known to be legal: one that [`Position::moves`] lists or
    /// [`Position::check`] accepts. For search; anything else leaves a position that makes no
    /// sense, though a safe one.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let mover = self.turn;
        let mut undo = Undo {
            mv,
            mover,
            captured: None,
            height: Height::One,
            words: [0; 2],
            stone: self.stones[mover.index()],
            hash: self.hash,
        };
        if let Move::Slide { from, to } = mv {
            if self.klotz[mover.index()] == from.index() as u8 {
                self.relocate_klotz(mover, to);
            } else {
                if self.klotze.contains(to) {
                    undo.captured = self.klotz_on(to);
                    if let Some(captured) = undo.captured {
                        self.relocate_klotz(captured, captured.centre());
                    }
                }
                undo.height = self.known_height(from);
                undo.words = self.relocate_column(undo.height, from, to);
                self.relocate_stone(mover, to.index() as u8);
            }
        }
        self.pass_turn();
        undo
    }

    /// Takes back the last move played; `undo` must be what playing it returned.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        let mover = undo.mover;
        if let Move::Slide { from, to } = undo.mv {
            if self.klotz[mover.index()] == to.index() as u8 {
                self.relocate_klotz(mover, from);
            } else {
                self.columns[undo.height.index()].restore(from, to, undo.words);
                self.stones[mover.index()] = undo.stone;
                if let Some(captured) = undo.captured {
                    self.relocate_klotz(captured, to);
                }
            }
        }
        self.turn = mover;
        self.hash = undo.hash;
    }

    #[inline]
    pub(crate) fn pass_turn(&mut self) {
        let next = self.seats.next_after(self.turn);
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

    #[inline]
    fn relocate_column(&mut self, height: Height, from: Cell, to: Cell) -> [u64; 2] {
        self.hash ^= zobrist::column(height, from) ^ zobrist::column(height, to);
        self.columns[height.index()].relocate(from, to)
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

    #[inline]
    fn relocate_stone(&mut self, colour: Colour, to: u8) {
        let stone = &mut self.stones[colour.index()];
        self.hash ^= zobrist::stone(colour, *stone) ^ zobrist::stone(colour, to);
        *stone = to;
    }

    /// Takes a colour out of play: its stone leaves the board, and its Klotz too or,
    /// if those nobody plays stay, goes back to its centre cell for good. At least two colours must be left.
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
