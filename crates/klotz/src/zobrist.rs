//! The keys whose sum is a position's hash.
//!
//! They come from a fixed seed at compile time, so that a position has the same hash on every
//! machine, in every build.

use crate::{Cell, Colour, ColourSet, Height};

/// Stands for "not on the board" where a cell's index is expected; its keys are zero.
pub(crate) const OFF_BOARD: u8 = u8::MAX;

struct Keys {
    columns: [[u64; 256]; 3],
    klotz: [[u64; 256]; 4],
    stones: [[u64; 256]; 4],
    turn: [u64; 4],
    seats: [u64; 16],
}

static KEYS: Keys = {
    let mut random = SplitMix(0x4b4c_4f54_5a31_3938);
    let mut keys = Keys {
        columns: [[0; 256]; 3],
        klotz: [[0; 256]; 4],
        stones: [[0; 256]; 4],
        turn: [0; 4],
        seats: [0; 16],
    };
    let mut at = 0;
    while at < Cell::ALL.len() {
        let index = Cell::ALL[at].index();
        let mut kind = 0;
        while kind < 3 {
            keys.columns[kind][index] = random.next();
            kind += 1;
        }
        kind = 0;
        while kind < 4 {
            keys.klotz[kind][index] = random.next();
            keys.stones[kind][index] = random.next();
            kind += 1;
        }
        at += 1;
    }
    at = 0;
    while at < 4 {
        keys.turn[at] = random.next();
        at += 1;
    }
    at = 0;
    while at < 16 {
        keys.seats[at] = random.next();
        at += 1;
    }
    keys
};

/// A generator small enough to run in a constant.
struct SplitMix(u64);

impl SplitMix {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

#[inline]
pub(crate) fn column(height: Height, cell: Cell) -> u64 {
    KEYS.columns[height.index()][cell.index()]
}

/// `at` is a cell's index or [`OFF_BOARD`].
#[inline]
pub(crate) fn klotz(colour: Colour, at: u8) -> u64 {
    KEYS.klotz[colour.index()][usize::from(at)]
}

/// `at` is a cell's index or [`OFF_BOARD`].
#[inline]
pub(crate) fn stone(colour: Colour, at: u8) -> u64 {
    KEYS.stones[colour.index()][usize::from(at)]
}

#[inline]
pub(crate) fn turn(colour: Colour) -> u64 {
    KEYS.turn[colour.index()]
}

pub(crate) fn seats(seats: ColourSet) -> u64 {
    KEYS.seats[seats.bits()]
}
