//! Which of several uncertain things is best, found with few trials: the one that seems best is tried
//! again and again, until it has proven itself or another one seems better. Bad ones are dropped
//! after a trial or two, and what need not be compared is not tried at all.

/// What is thought of a runner before it has been tried counts as much as so many trials: one that was
/// lucky once is not yet better than one that did well five times.
const PRIOR_TRIALS: f64 = 1.0;

/// One of several things to choose from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Runner {
    prior: f64,
    sum: f64,
    trials: u32,
}

impl Runner {
    /// One that is thought to be worth so much.
    pub(super) const fn new(prior: f64) -> Runner {
        Runner { prior, sum: 0.0, trials: 0 }
    }

    /// What it is thought to be worth after its trials.
    pub(super) fn value(&self) -> f64 {
        (self.prior * PRIOR_TRIALS + self.sum) / (PRIOR_TRIALS + f64::from(self.trials))
    }
}

/// How long a race goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Course {
    /// So many trials all together at most.
    pub(super) trials: u32,
    /// Until the best one has so many.
    pub(super) sure: u32,
}

/// Tries runners until the best is known well enough, or until `stop` says so. `attempt` gets the
/// number of a runner and of its trial, and says what the trial was worth. The runners stand at the
/// end in the order of what they seem to be worth, as numbers.
pub(super) fn race(
    runners: &mut [Runner],
    course: Course,
    mut attempt: impl FnMut(usize, u32) -> f64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<usize> {
    for trial in 0..course.trials {
        let Some(&best) = ranking(runners).first() else { break };
        if runners[best].trials >= course.sure || (trial > 0 && stop()) {
            break;
        }
        let worth = attempt(best, runners[best].trials);
        runners[best].sum += worth;
        runners[best].trials += 1;
    }
    ranking(runners)
}

/// The best first; of equals, the one that looked more promising.
fn ranking(runners: &[Runner]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..runners.len()).collect();
    order.sort_by(|&one, &other| runners[other].value().total_cmp(&runners[one].value()));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn equals(count: usize) -> Vec<Runner> {
        vec![Runner::new(0.5); count]
    }

    #[test]
    fn bad_ones_are_dropped_early_and_the_best_is_proven() {
        let mut tried = [0; 8];
        let attempt = |number: usize, _| {
            tried[number] += 1;
            if number == 5 { 0.9 } else { 0.1 }
        };
        let course = Course { trials: 20, sure: 4 };
        assert_eq!(race(&mut equals(8), course, attempt, &mut || false)[0], 5);
        assert_eq!(tried, [1, 1, 1, 1, 1, 4, 0, 0]);
    }

    #[test]
    fn there_are_no_more_trials_than_allowed() {
        let mut trials = 0;
        let attempt = |_, _| {
            trials += 1;
            0.0
        };
        race(&mut equals(8), Course { trials: 11, sure: 4 }, attempt, &mut || false);
        assert_eq!(trials, 11);
    }

    #[test]
    fn a_lucky_trial_does_not_beat_many_good_ones() {
        let lucky = Runner { prior: 0.2, sum: 1.0, trials: 1 };
        let proven = Runner { prior: 0.2, sum: 4.5, trials: 5 };
        assert!(proven.value() > lucky.value());
    }

    #[test]
    fn it_ends_when_told_but_not_before_something_was_tried() {
        let course = Course { trials: 100, sure: 50 };
        let mut trials = 0;
        let attempt = |_, _| {
            trials += 1;
            1.0
        };
        assert_eq!(race(&mut equals(4), course, attempt, &mut || true)[0], 0);
        assert_eq!(trials, 1);
        assert!(race(&mut [], course, |_, _| 0.0, &mut || false).is_empty());
    }
}
