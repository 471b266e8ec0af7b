//! Fair clocks: what a message was on its way costs nobody thinking time, within limits.

use std::time::Duration;

/// What a move can be given back at most.
pub(crate) const MOST_A_MOVE: Duration = Duration::from_millis(200);

/// What can be given back in a row at most.
const FULL: Duration = Duration::from_secs(1);

/// How much of that comes back with each move.
const REFILL: Duration = Duration::from_millis(100);

/// What a seat can still be given back. Who feigns a slow connection gains no more than this.
#[derive(Debug, Clone)]
pub(crate) struct LagCompensation(Duration);

impl Default for LagCompensation {
    fn default() -> LagCompensation {
        LagCompensation(FULL)
    }
}

impl LagCompensation {
    /// What is given back for a move over a connection with this round trip.
    pub(crate) fn offer(&self, round_trip: Duration) -> Duration {
        (round_trip / 2).min(MOST_A_MOVE).min(self.0)
    }

    /// A move was played that was given so much back.
    pub(crate) fn spend(&mut self, spent: Duration) {
        self.0 = (self.0.saturating_sub(spent) + REFILL).min(FULL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn half_the_round_trip_is_given_back_within_limits() {
        let mut purse = LagCompensation::default();
        assert_eq!(purse.offer(ms(90)), ms(45));
        assert_eq!(purse.offer(ms(5_000)), ms(200));
        let mut given = Vec::new();
        for _ in 0..12 {
            let offer = purse.offer(ms(5_000));
            purse.spend(offer);
            given.push(offer.as_millis());
        }
        // The purse runs dry: from then on only what comes back is given.
        assert_eq!(given, [200, 200, 200, 200, 200, 200, 200, 200, 200, 100, 100, 100]);
        purse.spend(ms(0));
        assert_eq!(purse.offer(ms(5_000)), ms(200), "and it fills again");
    }
}
