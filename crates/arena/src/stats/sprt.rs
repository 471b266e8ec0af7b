//! Stopping a match of two as soon as enough is known: the sequential probability ratio test.

use std::str::FromStr;

use super::PairScores;

/// Decides between two hypotheses: that the first player is stronger by `elo0`, or by `elo1`.
///
/// After every pair of games the ratio of their likelihoods is looked at (over the five kinds of
/// pairs, see [`PairScores::log_likelihood_ratio`]), and the match ends when it leaves its bounds.
/// Unlike stopping "when it looks good" that keeps its promise about how often it errs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The hypothesis to be refuted, in Elo.
    pub elo0: f64,
    /// The hypothesis to be accepted, in Elo; larger than `elo0`.
    pub elo1: f64,
    /// How often `elo1` may be accepted though `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted though `elo1` is true.
    pub beta: f64,
}

/// What a test has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// The first player is not stronger than `elo0` says.
    AcceptElo0,
    /// It is stronger, as `elo1` says.
    AcceptElo1,
}

/// How far a test has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    /// The logarithm of the ratio of the likelihoods.
    pub llr: f64,
    /// At this or below, `elo0` is accepted.
    pub lower: f64,
    /// At this or above, `elo1` is accepted.
    pub upper: f64,
    /// What was found, if anything was.
    pub verdict: Option<SprtVerdict>,
}

impl Sprt {
    /// A test between these, or why there can be none.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(SprtError::Order);
        }
        for risk in [alpha, beta] {
            if !(risk > 0.0 && risk < 0.5) {
                return Err(SprtError::Risk { risk });
            }
        }
        Ok(Sprt { elo0, elo1, alpha, beta })
    }

    /// What these pairs say.
    pub fn judge(&self, pairs: &PairScores) -> SprtState {
        let llr = pairs.log_likelihood_ratio(self.elo0, self.elo1);
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let verdict = if llr <= lower {
            Some(SprtVerdict::AcceptElo0)
        } else if llr >= upper {
            Some(SprtVerdict::AcceptElo1)
        } else {
            None
        };
        SprtState { llr, lower, upper, verdict }
    }
}

/// Why there is no such test.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum SprtError {
    /// Not two numbers.
    #[error("a test is between two numbers of Elo points, like 0,20")]
    Malformed,
    /// The hypotheses the wrong way round.
    #[error("the first of the two numbers of Elo points must be the smaller one")]
    Order,
    /// No risk, or a foolish one.
    #[error("a risk of error must be between 0 and 0.5, not {risk}")]
    Risk {
        /// What was given.
        risk: f64,
    },
}

/// `0,20`: the two hypotheses, with the usual risks of one in twenty.
impl FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let (elo0, elo1) = text.split_once(',').ok_or(SprtError::Malformed)?;
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| SprtError::Malformed);
        Sprt::new(number(elo0)?, number(elo1)?, 0.05, 0.05)
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng as _, SeedableRng as _};
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::stats::expected_score;

    #[test]
    fn bounds_are_walds() {
        let state = Sprt::new(0.0, 5.0, 0.05, 0.05).expect("a test").judge(&PairScores::default());
        assert!((state.upper - 2.944_439).abs() < 1e-6 && (state.lower + 2.944_439).abs() < 1e-6);
        let state = Sprt::new(0.0, 5.0, 0.05, 0.1).expect("a test").judge(&PairScores::default());
        assert!((state.upper - 2.890_372).abs() < 1e-6 && (state.lower + 2.251_292).abs() < 1e-6);
    }

    /// A match between players of whom one is stronger by so much, decided by the test.
    fn decided(test: &Sprt, elo: f64, rng: &mut Pcg64Mcg) -> SprtVerdict {
        let score = expected_score(elo);
        // A third of the games is drawn.
        let win = score - 1.0 / 6.0;
        let mut game = || {
            let draw = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
            if draw < win {
                1.0
            } else if draw < win + 1.0 / 3.0 {
                0.5
            } else {
                0.0
            }
        };
        let mut pairs = PairScores::default();
        loop {
            pairs.add([game(), game()]);
            if let Some(verdict) = test.judge(&pairs).verdict {
                return verdict;
            }
        }
    }

    #[test]
    fn it_errs_as_seldom_as_it_says() {
        let test: Sprt = "0,60".parse().expect("a test");
        let mut rng = Pcg64Mcg::seed_from_u64(11);
        let matches = 300;
        let mut wrong = |elo: f64, error: SprtVerdict| {
            (0..matches).filter(|_| decided(&test, elo, &mut rng) == error).count()
        };
        let false_alarms = wrong(0.0, SprtVerdict::AcceptElo1);
        let misses = wrong(60.0, SprtVerdict::AcceptElo0);
        // One in twenty is fifteen of 300; three standard deviations are eleven.
        assert!(false_alarms <= 26, "{false_alarms} of {matches}");
        assert!(misses <= 26, "{misses} of {matches}");
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for (text, error) in [
            ("", SprtError::Malformed),
            ("5", SprtError::Malformed),
            ("a,b", SprtError::Malformed),
            ("5,5", SprtError::Order),
            ("5,NaN", SprtError::Order),
        ] {
            assert_eq!(text.parse::<Sprt>(), Err(error), "{text:?}");
        }
        assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.1), Err(SprtError::Risk { risk: 0.0 }));
    }
}
