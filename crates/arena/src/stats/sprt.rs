//! The sequential probability ratio test, which stops a match as soon as the result is clear.

use std::str::FromStr;

use super::PairScores;

/// A test between two hypotheses: that the first player is stronger by `elo0`, or by `elo1`.
///
/// It checks the likelihood ratio after every pair of games
/// ([`PairScores::log_likelihood_ratio`]). The match ends when the ratio leaves its bounds, which
/// guarantee the error rates `alpha` and `beta`.
///
/// ```
/// use arena::stats::{PairScores, Sprt, SprtVerdict};
///
/// let test: Sprt = "0,20".parse()?;
/// let mut pairs = PairScores::default();
/// while test.judge(&pairs).verdict.is_none() {
///     pairs.add([1.0, 0.5]); // the first player won one game and drew the other
/// }
/// assert_eq!(test.judge(&pairs).verdict, Some(SprtVerdict::AcceptElo1));
/// # Ok::<(), arena::stats::SprtError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The null hypothesis, in Elo.
    pub elo0: f64,
    /// The alternative hypothesis, in Elo; larger than `elo0`.
    pub elo1: f64,
    /// The probability of accepting `elo1` if `elo0` is true.
    pub alpha: f64,
    /// The probability of accepting `elo0` if `elo1` is true.
    pub beta: f64,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SprtVerdict {
    /// The first player is not stronger than `elo0`.
    AcceptElo0,
    /// The first player is at least as strong as `elo1`.
    AcceptElo1,
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SprtState {
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// `elo0` is accepted at or below this.
    pub lower: f64,
    /// `elo1` is accepted at or above this.
    pub upper: f64,
    /// The result, once decided.
    pub verdict: Option<SprtVerdict>,
}

impl Sprt {
    /// Creates a test, if its parameters are valid.
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

    /// The state of the test after these pairs.
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

/// Why a test is invalid.
#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
pub enum SprtError {
    /// Not of the form `0,20`.
    #[error("a test needs two Elo differences, such as 0,20")]
    Malformed,
    /// `elo0` is not below `elo1`.
    #[error("the first Elo difference must be the smaller one")]
    Order,
    /// An invalid error probability.
    #[error("an error probability must be between 0 and 0.5, not {risk}")]
    Risk {
        /// The given value.
        risk: f64,
    },
}

/// Parses `0,20`: the two hypotheses, with error probabilities of 5 %.
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
    fn error_rates_stay_within_alpha_and_beta() {
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
    fn invalid_tests_are_refused() {
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
