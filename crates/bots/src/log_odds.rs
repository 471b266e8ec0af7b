//! Conversion between evaluation points and winning chances: 100 points are odds of e to 1.
//!
//! Uses only basic arithmetic, because the exponential function differs between platforms in the last
//! bit.
#![expect(clippy::cast_precision_loss, reason = "points and exponents are small")]

/// The odds that an evaluation stands for: `e^(points / 100)`.
pub(crate) fn odds(points: i32) -> f32 {
    // Write it as 2^whole * e^rest with 0 <= rest < ln 2.
    let exponent = points.clamp(-2_000, 2_000) as f32 / (100.0 * std::f32::consts::LN_2);
    let whole = exponent as i32 - i32::from(exponent < 0.0);
    let rest = (exponent - whole as f32) * std::f32::consts::LN_2;
    // Taylor series: the error is below one part in a million.
    let series = (1..=8).rev().fold(1.0, |sum, n| 1.0 + rest / n as f32 * sum);
    let power = if whole < 0 { 0.5 } else { 2.0_f32 };
    (0..whole.unsigned_abs()).fold(series, |product, _| product * power)
}

/// The evaluation that stands for a winning chance: the inverse of [`odds`], by bisection.
pub(crate) fn points(chance: f32) -> i32 {
    let (mut low, mut high) = (-1_000, 1_000);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        // odds / (1 + odds) <= chance, without a division
        if odds(middle) <= chance * (1.0 + odds(middle)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_exponential_in_points() {
        for points in -1_000..=1_000 {
            let exact = (f64::from(points) / 100.0).exp();
            let ours = f64::from(odds(points));
            assert!((ours / exact - 1.0).abs() < 1e-5, "{points}: {ours} for {exact}");
        }
    }

    #[test]
    fn points_invert_odds() {
        assert_eq!(points(0.5), 0);
        for expected in [-400, -100, 30, 250] {
            let odds = odds(expected);
            assert!((points(odds / (1.0 + odds)) - expected).abs() <= 1, "{expected}");
        }
        assert_eq!((points(0.0), points(1.0)), (-1_000, 999));
    }
}
