//! Formats values with their 95 % intervals.

use arena::stats::{Interval, wilson};

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.96;

/// A share in percent with its Wilson interval: `64.0 (58.1-69.5)`.
pub(super) fn share(hits: usize, of: usize) -> String {
    let n = of.max(1) as f64;
    let p = hits as f64 / n;
    let Interval { low, high } = wilson(p, n);
    format!("{:.1} ({:.1}-{:.1})", 100.0 * p, 100.0 * low, 100.0 * high)
}

/// A mean with its interval: `24.3 (22.9-25.7)`.
pub(super) fn mean(samples: &[f64]) -> String {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance =
        samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let margin = Z * (variance / n).sqrt();
    format!("{mean:.2} ({:.2}-{:.2})", mean - margin, mean + margin)
}

/// A median with its interval from the order statistics: `7.0 (5.0-9.0)`.
pub(super) fn median(samples: &[f64]) -> String {
    let (median, low, high) = median_interval(samples);
    format!("{median:.1} ({low:.1}-{high:.1})")
}

/// The median and the sample values that enclose it with 95 % confidence.
fn median_interval(samples: &[f64]) -> (f64, f64, f64) {
    let mut sorted = samples.to_vec();
    sorted.sort_by(f64::total_cmp);
    let n = sorted.len();
    if n == 0 {
        return (0.0, 0.0, 0.0);
    }
    let off = Z * (n as f64).sqrt() / 2.0;
    let middle = (n as f64 - 1.0) / 2.0;
    #[expect(clippy::cast_sign_loss, reason = "not below zero")]
    let at = |place: f64| sorted[(place.max(0.0) as usize).min(n - 1)];
    let median = f64::midpoint(at(middle.floor()), at(middle.ceil()));
    (median, at((middle - off).floor()), at((middle + off).ceil()))
}

/// Whether something is wanted holds: the whole 95 % interval is where it should be (`yes`), the value
/// is (`probably`), or neither (`no`).
fn verdict(value: f64, low: f64, high: f64, wanted: std::ops::RangeInclusive<f64>) -> &'static str {
    if wanted.contains(&low) && wanted.contains(&high) {
        "yes"
    } else if wanted.contains(&value) {
        "probably"
    } else {
        "no"
    }
}

pub(super) fn median_within(samples: &[f64], least: f64, most: f64) -> &'static str {
    let (median, low, high) = median_interval(samples);
    verdict(median, low, high, least..=most)
}

pub(super) fn share_within(hits: usize, of: usize, least: f64, most: f64) -> &'static str {
    let n = of.max(1) as f64;
    let p = hits as f64 / n;
    let Interval { low, high } = wilson(p, n);
    verdict(p, low, high, least..=most)
}

pub(super) fn share_at_least(hits: usize, of: usize, least: f64) -> &'static str {
    share_within(hits, of, least, 1.0)
}

pub(super) fn share_at_most(hits: usize, of: usize, most: f64) -> &'static str {
    share_within(hits, of, 0.0, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_formatted_with_their_intervals() {
        assert_eq!(share(0, 10), "0.0 (0.0-27.8)");
        assert_eq!(share(50, 100), "50.0 (40.4-59.6)");
        assert_eq!(mean(&[1.0, 1.0, 1.0]), "1.00 (1.00-1.00)");
        assert_eq!(median(&[1.0, 2.0, 3.0, 4.0]), "2.5 (1.0-4.0)");
        let many: Vec<f64> = (0..101).map(f64::from).collect();
        assert_eq!(median(&many), "50.0 (40.0-60.0)");
    }

    #[test]
    fn a_verdict_is_certain_only_if_the_interval_is() {
        assert_eq!(share_at_least(50, 100, 0.4), "yes");
        assert_eq!(share_at_least(45, 100, 0.4), "probably");
        assert_eq!(share_at_most(45, 100, 0.4), "no");
        assert_eq!(median_within(&[6.0, 7.0, 8.0], 5.0, 10.0), "yes");
    }
}
