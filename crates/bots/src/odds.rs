//! Points and chances. 100 points are odds of e to one. A platform's exponential may differ from
//! another's in its last bit, so only sums and products are taken here.
#![expect(clippy::cast_precision_loss, reason = "points and exponents are small")]

/// The odds that so many points stand for.
pub(crate) fn of_points(points: i32) -> f32 {
    // e^(p / 100) as a power of two: 2^whole times what is left, which is below 2.
    let exponent = points.clamp(-2_000, 2_000) as f32 / (100.0 * std::f32::consts::LN_2);
    let whole = exponent as i32 - i32::from(exponent < 0.0);
    let rest = (exponent - whole as f32) * std::f32::consts::LN_2;
    // Taylor's series: seven terms leave an error below a part in a million.
    let series = (1..=8).rev().fold(1.0, |sum, n| 1.0 + rest / n as f32 * sum);
    let power = if whole < 0 { 0.5 } else { 2.0_f32 };
    (0..whole.unsigned_abs()).fold(series, |product, _| product * power)
}

/// The points of a chance to win.
pub(crate) fn points(chance: f32) -> i32 {
    let (mut low, mut high) = (-1_000, 1_000);
    while high - low > 1 {
        let middle = i32::midpoint(low, high);
        // odds / (1 + odds) <= chance, without a quotient
        if of_points(middle) <= chance * (1.0 + of_points(middle)) {
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
    fn points_are_natural_logarithms() {
        for points in -1_000..=1_000 {
            let exact = (f64::from(points) / 100.0).exp();
            let ours = f64::from(of_points(points));
            assert!((ours / exact - 1.0).abs() < 1e-5, "{points}: {ours} for {exact}");
        }
    }

    #[test]
    fn chances_and_points_go_together() {
        assert_eq!(points(0.5), 0);
        for wanted in [-400, -100, 30, 250] {
            let odds = of_points(wanted);
            assert!((points(odds / (1.0 + odds)) - wanted).abs() <= 1, "{wanted}");
        }
        assert_eq!((points(0.0), points(1.0)), (-1_000, 999));
    }
}
