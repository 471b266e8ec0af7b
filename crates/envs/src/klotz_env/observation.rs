//! What a seat sees of a game of KLOTZ: planes of 14 by 14 cells, rank by rank from the own corner.

use game::{Game as _, Seat};
use klotz::{Colour, Height, Klotz};

use super::action_table::{ActionTable, rotation};

/// How many planes there are.
///
/// | planes | set |
/// |---|---|
/// | 0, 1, 2 | columns of height 1, 2, 3 |
/// | 3 to 6 | the Klotz of this seat, of the next corner clockwise, of the opposite one, of the last |
/// | 7 to 10 | the stones, in the same order |
/// | 11 | the goal corner of this seat |
/// | 12 | the corners of the colours in play |
/// | 13 | all cells, if this seat is to move |
/// | 14 | all cells, if the position has occurred before |
/// | 15 | as many cells as a share of the move limit has been used up |
pub(super) const PLANES: usize = 16;

/// The cells of a plane.
const CELLS: usize = 196;

const COLUMNS: usize = 0;
const KLOTZ: usize = 3;
const STONES: usize = 7;
const GOAL: usize = 11;
const IN_PLAY: usize = 12;
const TO_MOVE: usize = 13;
const REPEATED: usize = 14;
const USED: usize = 15;

pub(super) fn observe(game: &Klotz, table: &ActionTable, seat: Seat, into: &mut [u8]) {
    into.fill(0);
    let position = game.position();
    let Some(observer) = game.settings().colour(seat) else { return };
    let mut mark = |plane: usize, cell| into[plane * CELLS + table.cell(observer, cell)] = 1;
    for height in Height::ALL {
        for cell in position.columns(height).iter() {
            mark(COLUMNS + height.index(), cell);
        }
    }
    for colour in Colour::ALL {
        let seen = seen_colour(observer, colour);
        if let Some(cell) = position.klotz(colour) {
            mark(KLOTZ + seen, cell);
        }
        if let Some(cell) = position.stone(colour) {
            mark(STONES + seen, cell);
        }
    }
    mark(GOAL, observer.goal(position.goal()));
    for colour in position.seats().iter() {
        mark(IN_PLAY, colour.corner());
    }
    let mut fill = |plane: usize, cells: usize| into[plane * CELLS..][..cells].fill(1);
    if game.turn() == Some(observer) {
        fill(TO_MOVE, CELLS);
    }
    if game.occurrences() > 1 {
        fill(REPEATED, CELLS);
    }
    let limit = game.settings().options().move_limit as usize;
    let used = CELLS * (game.moves_played() as usize).min(limit);
    fill(USED, used.checked_div(limit).unwrap_or(0));
}

/// Which corner a colour has, clockwise from the observer's.
fn seen_colour(observer: Colour, colour: Colour) -> usize {
    debug_assert_eq!(
        rotation(observer).colour(colour).index(),
        (colour.index() + 4 - observer.index()) % 4
    );
    (colour.index() + 4 - observer.index()) % 4
}
