//! Thinking time.

use game::Seat;

/// How thinking time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockRule {
    /// Not at all.
    None,
    /// So long for each move.
    PerMove {
        /// Milliseconds for each move.
        move_ms: u64,
    },
    /// So long for the whole match, and a little more after each move.
    Increment {
        /// Milliseconds at the start.
        base_ms: u64,
        /// Milliseconds added after each move.
        increment_ms: u64,
    },
}

impl ClockRule {
    /// What each seat has at the start; nothing without a clock.
    pub fn full_ms(self) -> Option<u64> {
        match self {
            ClockRule::None => None,
            ClockRule::PerMove { move_ms } => Some(move_ms),
            ClockRule::Increment { base_ms, .. } => Some(base_ms),
        }
    }
}

/// What every seat has left.
///
/// Time runs for the seat to move from the first move on: whoever starts may take their time to
/// arrive. When moves are taken back, every seat's time goes back to what it was after the last
/// move that remains, and runs from the moment of the takeback; when they are played again it
/// shows again what it showed after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// What each seat had when the present turn began; empty without a clock.
    pub(crate) left_ms: Vec<u64>,
    /// When the present turn began.
    pub(crate) since_ms: u64,
}

impl Clock {
    pub(crate) fn new(rule: ClockRule, seats: usize, now_ms: u64) -> Clock {
        let left_ms = rule.full_ms().map_or_else(Vec::new, |full| vec![full; seats]);
        Clock { rule, left_ms, since_ms: now_ms }
    }

    /// Whether time is counted at all.
    pub fn counts(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// What every seat has left if the time of `running` has been running since its turn began.
    /// Empty without a clock.
    pub(crate) fn left_at(&self, running: Option<Seat>, now_ms: u64) -> Vec<u64> {
        let mut left_ms = self.left_ms.clone();
        if let Some(left) = running.and_then(|seat| left_ms.get_mut(seat.index())) {
            *left = left.saturating_sub(now_ms.saturating_sub(self.since_ms));
        }
        left_ms
    }

    /// What every seat has left once `seat` has moved.
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
