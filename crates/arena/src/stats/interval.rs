//! How far a share can be trusted.

/// The normal distribution's 97.5 % point: intervals that hold in 95 of 100 cases.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// From where to where something is, in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The interval in other units; `into` must not turn its ends round.
    #[must_use]
    pub fn map(self, into: impl Fn(f64) -> f64) -> Interval {
        Interval { low: into(self.low), high: into(self.high) }
    }

    /// Whether a value lies in it.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// Wilson's interval for a share that was seen in `n` cases.
///
/// The share may be a mean of scores between 0 and 1, such as wins with draws as halves. These
/// spread at most as much as wins and losses do, so the interval is then a little too wide, never
/// too narrow.
pub fn wilson(share: f64, n: f64) -> Interval {
    if n <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    // Rounding must not push the ends beside a share of nothing or all.
    let low = if share <= 0.0 { 0.0 } else { (middle - reach).max(0.0) };
    let high = if share >= 1.0 { 1.0 } else { (middle + reach).min(1.0) };
    Interval { low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
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
