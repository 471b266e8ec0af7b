//! What verifying turns of X-Stack may cost: everyone pays for the simulation of their own turns.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use tokio::time::Instant;

use super::rate_limits::lock;
use super::visitor::Visitor;

/// How many samples someone may have simulated at once: the longest turn there can be.
const BURST: f64 = 12_000.0;

/// How many come back per second. A hand takes a second for 60, so nobody who plays runs out.
const PER_SECOND: f64 = 120.0;

/// A turn that is refused costs more: a page that simulates the same never sends one.
const REFUSED_FACTOR: f64 = 4.0;

/// How many visitors are kept. Those who have everything back are forgotten.
const MAX_VISITORS: usize = 20_000;

/// What each visitor has left. It may be below zero: a cost is known only afterwards.
#[derive(Debug, Default)]
pub(crate) struct VerificationBudget(Mutex<HashMap<Visitor, Budget>>);

#[derive(Debug, Clone, Copy)]
struct Budget {
    left: f64,
    at: Instant,
}

impl Budget {
    fn left(self, now: Instant) -> f64 {
        let passed: Duration = now.saturating_duration_since(self.at);
        (self.left + passed.as_secs_f64() * PER_SECOND).min(BURST)
    }
}

impl VerificationBudget {
    /// Whether another turn of this visitor may be verified now.
    pub(crate) fn has_some(&self, visitor: &Visitor, now: Instant) -> bool {
        let mut budgets = lock(&self.0);
        if budgets.len() >= MAX_VISITORS && !budgets.contains_key(visitor) {
            budgets.retain(|_, budget| budget.left(now) < BURST);
            if budgets.len() >= MAX_VISITORS {
                return false;
            }
        }
        budgets.get(visitor).is_none_or(|budget| budget.left(now) > 0.0)
    }

    /// Charges a turn of which this many samples were simulated.
    pub(crate) fn charge(&self, visitor: &Visitor, samples: usize, is_refused: bool, now: Instant) {
        let samples = u32::try_from(samples).unwrap_or(u32::MAX);
        let cost = f64::from(samples) * if is_refused { REFUSED_FACTOR } else { 1.0 };
        let mut budgets = lock(&self.0);
        let budget = budgets.entry(visitor.clone()).or_insert(Budget { left: BURST, at: now });
        *budget = Budget { left: budget.left(now) - cost, at: now };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn honest_players_never_run_out_and_false_turns_are_stopped() {
        let (budget, start) = (VerificationBudget::default(), Instant::now());
        let [anna, bert] = ["anna", "bert"].map(|id| Visitor::known(id.to_owned()));
        // A minute of play, a minute in which everything settles, and so on.
        for turn in 0..50 {
            let now = start + Duration::from_mins(2) * turn;
            assert!(budget.has_some(&anna, now));
            budget.charge(&anna, 120 * 60, false, now);
        }
        let refused = (0..100).filter(|_| {
            let is_verified = budget.has_some(&bert, start);
            if is_verified {
                budget.charge(&bert, 1_400, true, start);
            }
            !is_verified
        });
        assert_eq!(refused.count(), 97);
        assert!(!budget.has_some(&bert, start + Duration::from_secs(30)));
        assert!(budget.has_some(&bert, start + Duration::from_mins(1)), "it comes back");
    }
}
