//! Score constants that both bots share, and the countdown to the end of the game.

use climbers::{Options, Position, TurnOrder, options::Switch};

/// The score of one unit of height.
pub(super) const UNIT: i32 = 100;

/// The score of a win; the negative for a loss.
pub(super) const WIN: i32 = 1_000_000;

/// Whether a score stands for a win or a loss.
pub(super) const fn is_decided(value: i32) -> bool {
    value.abs() > WIN / 2
}

/// Progress towards the end: the game is over after a number of consecutive turns without a climb.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndCountdown {
    /// Consecutive turns so far in which nobody climbed.
    pub(super) climbless_turns: i32,
    /// The number of such turns that ends the game.
    pub(super) limit: i32,
}

impl EndCountdown {
    pub(super) fn new(position: &Position, options: Options) -> EndCountdown {
        let limit = position.patience(options) + 1;
        EndCountdown {
            climbless_turns: position.barren().min(limit).cast_signed(),
            limit: limit.cast_signed(),
        }
    }
}

/// How many turns come before the one with this number. With followers, each of them has a number too.
pub(super) fn turns_played(number: u32, order: TurnOrder, options: Options) -> u32 {
    match options.together {
        Switch::Off => number,
        Switch::On => number / order.len() as u32,
    }
}
