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
        let mut undo =
            Undo { mv, mover, captured: None, stone: self.stones[mover.index()], hash: self.hash };
        if let Move::Slide { from, to } = mv {
            if self.klotz[mover.index()] == from.index() as u8 {
                self.relocate_klotz(mover, to);
            } else {
                if self.occupied.contains(to) {
                    undo.captured = self.klotz_on(to);
                    if let Some(captured) = undo.captured {
                        self.relocate_klotz(captured, captured.centre());
                    }
                }
                self.relocate_column(from, to);
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
                self.relocate_column(to, from);
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
        let to_index = to.index() as u8;
        self.occupied.0[usize::from(from) / 64] ^= 1 << (from % 64);
        self.occupied = self.occupied.with(to);
        self.klotz[colour.index()] = to_index;
        self.hash ^= zobrist::klotz(colour, from) ^ zobrist::klotz(colour, to_index);
    }

    #[inline]
    fn relocate_column(&mut self, from: Cell, to: Cell) {
        let (from_word, from_bit) = (from.index() / 64, from.index() % 64);
        let (to_word, to_bit) = (to.index() / 64, to.index() % 64);
        let low = self.low.0[from_word] >> from_bit & 1;
        let high = self.high.0[from_word] >> from_bit & 1;
        self.low.0[from_word] ^= low << from_bit;
        self.low.0[to_word] ^= low << to_bit;
        self.high.0[from_word] ^= high << from_bit;
        self.high.0[to_word] ^= high << to_bit;
        self.occupied.0[from_word] ^= 1 << from_bit;
        self.occupied.0[to_word] ^= 1 << to_bit;
        let height = match (high, low) {
            (0, _) => Height::One,
            (_, 0) => Height::Two,
            _ => Height::Three,
        };
        self.hash ^= zobrist::column(height, from) ^ zobrist::column(height, to);
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
                    self.occupied = self.occupied.without(cell);
                    self.klotz[colour.index()] = OFF_BOARD;
                }
            }
        }
        self.hash = self.full_hash();
    }
}
