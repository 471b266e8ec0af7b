//! The keys whose sum is a position's hash.
//!
//! They come from a fixed seed at compile time, so that a position has the same hash on every
//! machine, in every build.

use game::random::SplitMix64;

use crate::{Cell, Colour, ColourSet, Height};

/// The cell index that means "not on the board"; its keys are zero.
pub(crate) const OFF_BOARD: u8 = u8::MAX;

struct Keys {
    columns: [[u64; 256]; 3],
    klotz: [[u64; 256]; 4],
    stones: [[u64; 256]; 4],
    turn: [u64; 4],
    seats: [u64; 16],
}

static KEYS: Keys = {
    let mut rng = SplitMix64::new(0x4b4c_4f54_5a31_3938);
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
            keys.columns[kind][index] = rng.next_u64();
            kind += 1;
        }
        kind = 0;
        while kind < 4 {
            keys.klotz[kind][index] = rng.next_u64();
            keys.stones[kind][index] = rng.next_u64();
            kind += 1;
        }
        at += 1;
    }
    at = 0;
    while at < 4 {
        keys.turn[at] = rng.next_u64();
        at += 1;
    }
    at = 0;
    while at < 16 {
        keys.seats[at] = rng.next_u64();
        at += 1;
    }
    keys
};

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
