//! The Elo scale: 400 points are odds of ten to one.

/// Which share of the points the stronger of two is expected to win.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The Elo difference of a player who scores this share of the points; infinite for all or none.
pub fn elo_of(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_points_are_each_others_inverse() {
        for (elo, score) in
            [(0.0, 0.5), (100.0, 0.640_065), (200.0, 0.759_747), (-400.0, 1.0 / 11.0)]
        {
            assert!((expected_score(elo) - score).abs() < 1e-6, "{elo}");
            assert!((elo_of(score) - elo).abs() < 1e-3, "{score}");
        }
        assert!(elo_of(1.0) > f64::MAX, "infinitely stronger");
        assert!(elo_of(0.0) < f64::MIN, "infinitely weaker");
    }
}
