//! Best-arm identification with few trials: always try the arm with the highest posterior mean,
//! until it has been tried often enough. Bad arms are dropped after a trial or two.

/// The weight of the prior, in trials: one lucky trial does not beat five good ones.
const PRIOR_TRIALS: f64 = 1.0;

/// One option, with its trials so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Arm {
    prior: f64,
    sum: f64,
    trials: u32,
}

impl Arm {
    /// An untried arm with a prior mean.
    pub(super) const fn new(prior: f64) -> Arm {
        Arm { prior, sum: 0.0, trials: 0 }
    }

    /// The posterior mean.
    pub(super) fn value(&self) -> f64 {
        (self.prior * PRIOR_TRIALS + self.sum) / (PRIOR_TRIALS + f64::from(self.trials))
    }
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limits {
    /// The maximum number of trials in total.
    pub(super) trials: u32,
    /// Stop once the best arm has this many trials.
    pub(super) confirm_trials: u32,
}

/// Tries arms until one of the limits, or until `stop` returns true. `attempt` gets the index of an
/// arm and of its trial and returns the reward. Returns the indices of the arms, best first.
pub(super) fn best_arm(
    arms: &mut [Arm],
    limits: Limits,
    mut attempt: impl FnMut(usize, u32) -> f64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<usize> {
    for trial in 0..limits.trials {
        let Some(&best) = ranking(arms).first() else { break };
        if arms[best].trials >= limits.confirm_trials || (trial > 0 && stop()) {
            break;
        }
        let reward = attempt(best, arms[best].trials);
        arms[best].sum += reward;
        arms[best].trials += 1;
    }
    ranking(arms)
}

/// Best first; ties keep the given order.
fn ranking(arms: &[Arm]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..arms.len()).collect();
    order.sort_by(|&one, &other| arms[other].value().total_cmp(&arms[one].value()));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equal_arms(count: usize) -> Vec<Arm> {
        vec![Arm::new(0.5); count]
    }

    #[test]
    fn bad_arms_are_dropped_early() {
        let mut rollout = [0; 8];
        let attempt = |number: usize, _| {
            rollout[number] += 1;
            if number == 5 { 0.9 } else { 0.1 }
        };
        let limits = Limits { trials: 20, confirm_trials: 4 };
        assert_eq!(best_arm(&mut equal_arms(8), limits, attempt, &mut || false)[0], 5);
        assert_eq!(rollout, [1, 1, 1, 1, 1, 4, 0, 0]);
    }

    #[test]
    fn the_trial_limit_holds() {
        let mut trials = 0;
        let attempt = |_, _| {
            trials += 1;
            0.0
        };
        best_arm(
            &mut equal_arms(8),
            Limits { trials: 11, confirm_trials: 4 },
            attempt,
            &mut || false,
        );
        assert_eq!(trials, 11);
    }

    #[test]
    fn a_lucky_trial_does_not_beat_many_good_ones() {
        let lucky = Arm { prior: 0.2, sum: 1.0, trials: 1 };
        let proven = Arm { prior: 0.2, sum: 4.5, trials: 5 };
        assert!(proven.value() > lucky.value());
    }

    #[test]
    fn stop_ends_it_after_the_first_trial() {
        let limits = Limits { trials: 100, confirm_trials: 50 };
        let mut trials = 0;
        let attempt = |_, _| {
            trials += 1;
            1.0
        };
        assert_eq!(best_arm(&mut equal_arms(4), limits, attempt, &mut || true)[0], 0);
        assert_eq!(trials, 1);
        assert!(best_arm(&mut [], limits, |_, _| 0.0, &mut || false).is_empty());
    }
}
