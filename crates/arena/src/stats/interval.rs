//! Confidence intervals.

/// The 97.5 % quantile of the normal distribution, for 95 % intervals.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// A 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// Converts the bounds; `into` must be increasing.
    #[must_use]
    pub fn map(self, into: impl Fn(f64) -> f64) -> Interval {
        Interval { low: into(self.low), high: into(self.high) }
    }

    /// Whether it contains a value.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// The Wilson interval of a share observed in `n` trials.
///
/// The share may also be a mean of scores between 0 and 1, such as games with draws as half points.
/// Their variance is at most that of wins and losses, so the interval is never too narrow.
///
/// ```
/// let interval = arena::stats::wilson(0.5, 100.0);
/// assert!((interval.low - 0.404).abs() < 0.001 && (interval.high - 0.596).abs() < 0.001);
/// ```
pub fn wilson(share: f64, n: f64) -> Interval {
    if n <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    // Rounding must not exclude a share of 0 or 1.
    let low = if share <= 0.0 { 0.0 } else { (middle - reach).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + reach).min(1.0) };
    Interval { low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_match_published_values() {
        let check = |hits: f64, n: f64, low: f64, high: f64| {
            let found = wilson(hits / n, n);
            assert!((found.low - low).abs() < 5e-5, "{hits} of {n}: {found:?}");
            assert!((found.high - high).abs() < 5e-5, "{hits} of {n}: {found:?}");
        };
        check(0.0, 10.0, 0.0, 0.2775);
        check(10.0, 10.0, 0.7225, 1.0);
        check(50.0, 100.0, 0.4038, 0.5962);
        check(81.0, 263.0, 0.2553, 0.3662);
        assert_eq!(wilson(0.0, 0.0), Interval { low: 0.0, high: 1.0 });
    }
}
