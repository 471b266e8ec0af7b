//! The peer of The Climbers: `arimaa_engine_step` enumerates distinct turns. Arimaa's turns consist of
//! several steps as well.

use std::{
    collections::HashSet,
    hash::{BuildHasherDefault, Hasher},
};

use arimaa_engine_step::{GameState, board};

/// The starting position, for which the crate documents the number of turns.
pub(crate) fn start() -> GameState {
    board!(
        "2g
         +-----------------+
        8| c d h c e h d c |
        7| r r r r r r r r |
        6|     x     x     |
        5|                 |
        4|                 |
        3|     x     x     |
        2| R R R R R R R R |
        1| C D H C E H D C |
         +-----------------+
           a b c d e f g h"
    )
}

/// A mid-game position with pushes and traps.
pub(crate) fn middle() -> GameState {
    board!(
        "12g
         +-----------------+
        8| r   r r   r   r |
        7| r d   c   c d r |
        6|   h x     x h   |
        5|       M e       |
        4|   H   m E   H   |
        3|     x     x     |
        2| R D R C   C D R |
        1| R   R   R   R   |
         +-----------------+
           a b c d e f g h"
    )
}

/// The number of turns from [`start`], checked before measuring.
pub(crate) const KNOWN_FROM_START: u64 = 2_467;

/// The number of distinct turns.
pub(crate) fn turns(state: &GameState) -> u64 {
    count(state, &mut HashSet::default())
}

/// Visits each state once, step by step, as in the crate's documentation.
fn count(state: &GameState, seen: &mut HashSet<u64, BuildHasherDefault<IdentityHasher>>) -> u64 {
    let player = state.is_p1_turn_to_move();
    let mut turns = 0;
    for action in state.valid_actions() {
        let next = state.take_action(&action);
        if !seen.insert(next.transposition_hash()) {
            continue;
        }
        if next.is_terminal().is_some() || player != next.is_p1_turn_to_move() {
            turns += 1;
        } else {
            turns += count(&next, seen);
        }
    }
    turns
}

/// The keys are hashes already; hashing them again would slow the peer down.
#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only whole words are hashed")
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}
