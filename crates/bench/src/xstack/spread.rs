//! How far a figure can be trusted.

/// The normal distribution's 97.5 % point: intervals that hold in 95 of 100 cases.
const Z: f64 = 1.96;

/// A share in percent with its Wilson interval: `64.0 (58.1-69.5)`.
pub(super) fn share(hits: usize, of: usize) -> String {
    let (hits, n) = (hits as f64, of.max(1) as f64);
    let p = hits / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (p + Z * Z / (2.0 * n)) / scale;
    let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    let percent = |x: f64| x.clamp(0.0, 1.0) * 100.0;
    format!("{:.1} ({:.1}-{:.1})", percent(p), percent(middle - reach), percent(middle + reach))
}

/// A mean with the interval it is in, in 95 of 100 cases: `24.3 (22.9-25.7)`.
pub(super) fn mean(samples: &[f64]) -> String {
    let n = samples.len().max(1) as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance =
        samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let reach = Z * (variance / n).sqrt();
    format!("{mean:.2} ({:.2}-{:.2})", mean - reach, mean + reach)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals_are_those_of_the_tables() {
        assert_eq!(share(0, 10), "0.0 (0.0-27.8)");
        assert_eq!(share(50, 100), "50.0 (40.4-59.6)");
        assert_eq!(mean(&[1.0, 1.0, 1.0]), "1.00 (1.00-1.00)");
    }
}
