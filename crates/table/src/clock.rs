//! Clocks.

use std::ops::RangeInclusive;

use game::Seat;

/// The times per move that a setup form offers, in seconds.
pub const MOVE_SECONDS: RangeInclusive<u32> = 5..=3_600;

/// The days per move that a setup form offers, for correspondence play.
pub const MOVE_DAYS: RangeInclusive<u32> = 1..=14;

/// The times for a whole match that a setup form offers, in minutes.
pub const BASE_MINUTES: RangeInclusive<u32> = 1..=180;

/// The increments that a setup form offers, in seconds.
pub const INCREMENT_SECONDS: RangeInclusive<u32> = 0..=120;

/// One day in milliseconds.
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// Reasonable times in milliseconds: enough to react, and at most 30 days.
const PLAYABLE_MS: RangeInclusive<u64> = 1_000..=30 * DAY_MS;

/// The time control of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockRule {
    /// No clock.
    None,
    /// A fixed time for each move.
    PerMove {
        /// Milliseconds for each move.
        move_ms: u64,
    },
    /// A time for the whole match, and an increment after each move.
    Increment {
        /// Milliseconds at the start.
        base_ms: u64,
        /// Milliseconds added after each move.
        increment_ms: u64,
    },
}

impl ClockRule {
    /// The time of each seat at the start; `None` without a clock.
    pub fn full_ms(self) -> Option<u64> {
        match self {
            ClockRule::None => None,
            ClockRule::PerMove { move_ms } => Some(move_ms),
            ClockRule::Increment { base_ms, .. } => Some(base_ms),
        }
    }

    /// Whether the time and the increment are reasonable: from one second to 30 days, or no
    /// increment.
    pub fn is_playable(self) -> bool {
        match self {
            ClockRule::None => true,
            ClockRule::PerMove { move_ms } => PLAYABLE_MS.contains(&move_ms),
            ClockRule::Increment { base_ms, increment_ms } => {
                PLAYABLE_MS.contains(&base_ms)
                    && (increment_ms == 0 || PLAYABLE_MS.contains(&increment_ms))
            }
        }
    }
}

/// The remaining time of every seat.
///
/// The clock of the seat to move runs from the first move on, so the first player has time to
/// arrive. A takeback resets all clocks to what they showed after the last remaining move, and the
/// clock runs from the moment of the takeback. Redoing moves resets the clocks in the same way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// The time of each seat when the current turn began; empty without a clock.
    pub(crate) left_ms: Vec<u64>,
    /// When the current turn began.
    pub(crate) since_ms: u64,
}

impl Clock {
    pub(crate) fn new(rule: ClockRule, seats: usize, now_ms: u64) -> Clock {
        let left_ms = rule.full_ms().map_or_else(Vec::new, |full| vec![full; seats]);
        Clock { rule, left_ms, since_ms: now_ms }
    }

    /// Whether there is a clock.
    pub fn counts(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// The remaining times if the clock of `running` has been running since its turn began. Empty
    /// without a clock.
    pub(crate) fn left_at(&self, running: Option<Seat>, now_ms: u64) -> Vec<u64> {
        let mut left_ms = self.left_ms.clone();
        if let Some(left) = running.and_then(|seat| left_ms.get_mut(seat.index())) {
            *left = left.saturating_sub(now_ms.saturating_sub(self.since_ms));
        }
        left_ms
    }

    /// The remaining times after a move of `seat`.
    pub(crate) fn left_after_move(
        &self,
        seat: Seat,
        running: Option<Seat>,
        now_ms: u64,
    ) -> Vec<u64> {
        let mut left_ms = self.left_at(running, now_ms);
        if let Some(left) = left_ms.get_mut(seat.index()) {
            match self.rule {
                ClockRule::None => {}
                ClockRule::PerMove { move_ms } => *left = move_ms,
                ClockRule::Increment { increment_ms, .. } => {
                    *left = left.saturating_add(increment_ms);
                }
            }
        }
        left_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_of_the_setup_form_is_playable() {
        let ends =
            |range: &RangeInclusive<u32>| [u64::from(*range.start()), u64::from(*range.end())];
        let per_move = |move_ms| ClockRule::PerMove { move_ms };
        for seconds in ends(&MOVE_SECONDS) {
            assert!(per_move(seconds * 1_000).is_playable(), "{seconds} s per move");
        }
        for days in ends(&MOVE_DAYS) {
            assert!(per_move(days * DAY_MS).is_playable(), "{days} days per move");
        }
        for minutes in ends(&BASE_MINUTES) {
            for seconds in ends(&INCREMENT_SECONDS) {
                let (base_ms, increment_ms) = (minutes * 60_000, seconds * 1_000);
                let rule = ClockRule::Increment { base_ms, increment_ms };
                assert!(rule.is_playable(), "{minutes} min + {seconds} s");
            }
        }
    }

    #[test]
    fn too_short_and_too_long_clocks_are_not_playable() {
        assert!(ClockRule::None.is_playable());
        for move_ms in [0, 999, 30 * DAY_MS + 1] {
            assert!(!ClockRule::PerMove { move_ms }.is_playable(), "{move_ms}");
        }
        let sudden = ClockRule::Increment { base_ms: 60_000, increment_ms: 1 };
        assert!(!sudden.is_playable());
    }
}
