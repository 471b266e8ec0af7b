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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_formatted_with_their_intervals() {
        assert_eq!(share(0, 10), "0.0 (0.0-27.8)");
        assert_eq!(share(50, 100), "50.0 (40.4-59.6)");
        assert_eq!(mean(&[1.0, 1.0, 1.0]), "1.00 (1.00-1.00)");
    }
}
