//! Weng-Lin ratings, for any number of players.
//!
//! The scale is the usual one: everyone starts at 1500, and a player rated 250 points higher wins about
//! three games of four.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A rating in thousandths of a point: integers are the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rating {
    /// The mean.
    pub rating: i64,
    /// The standard deviation.
    pub uncertainty: i64,
}

/// The rating of a newcomer.
const NEW: Rating = Rating { rating: 1_500_000, uncertainty: 500_000 };

/// The spread of a player's performance: half of a newcomer's uncertainty, as the authors propose.
const BETA: f64 = 250.0;

/// People improve: below this, a rating would hardly move.
const LEAST_UNCERTAINTY: i64 = 60_000;

impl Default for Rating {
    fn default() -> Rating {
        NEW
    }
}

impl Rating {
    #[expect(clippy::cast_precision_loss, reason = "ratings have few digits")]
    fn read(self) -> WengLinRating {
        let points = |thousandths: i64| thousandths as f64 / 1_000.0;
        WengLinRating { rating: points(self.rating), uncertainty: points(self.uncertainty) }
    }

    fn write(rating: WengLinRating) -> Rating {
        let thousandths = |points: f64| (points * 1_000.0).round() as i64;
        Rating {
            rating: thousandths(rating.rating),
            uncertainty: thousandths(rating.uncertainty).max(LEAST_UNCERTAINTY),
        }
    }
}

/// The ratings after a match, given those before it and the places. Places can be shared.
pub(crate) fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let before: Vec<[WengLinRating; 1]> =
        players.iter().map(|(rating, _)| [rating.read()]).collect();
    let places = players.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().map(<[_; 1]>::as_slice).zip(places).collect();
    let after = weng_lin_multi_team(&teams, &config);
    after.into_iter().flatten().map(Rating::write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(places: &[u8]) -> Vec<Rating> {
        let players: Vec<_> = places.iter().map(|&place| (Rating::default(), place)).collect();
        rate(&players)
    }

    #[test]
    fn winners_rise_losers_fall_and_uncertainty_shrinks() {
        let [winner, loser] = places(&[1, 2])[..] else { panic!("two went in") };
        assert!(winner.rating > NEW.rating && loser.rating < NEW.rating);
        assert_eq!(winner.rating - NEW.rating, NEW.rating - loser.rating);
        assert!(winner.uncertainty < NEW.uncertainty);
        let drawn = places(&[1, 1]);
        assert!(drawn.iter().all(|rating| rating.rating == NEW.rating), "{drawn:?}");
    }

    #[test]
    fn five_are_rated_by_their_places() {
        let after = places(&[3, 1, 2, 5, 4]);
        let mut by_rating: Vec<usize> = (0..5).collect();
        by_rating.sort_by_key(|&player| -after[player].rating);
        assert_eq!(by_rating, [1, 2, 0, 4, 3]);
        let shared = places(&[1, 2, 2, 2, 2]);
        assert!(shared[1..].windows(2).all(|pair| pair[0] == pair[1]), "{shared:?}");
    }

    #[test]
    fn a_surprise_changes_ratings_more() {
        let known = |points: i64| Rating { rating: points * 1_000, uncertainty: 100_000 };
        let gain = |mine: i64, theirs: i64| {
            rate(&[(known(mine), 1), (known(theirs), 2)])[0].rating - mine * 1_000
        };
        assert!(gain(1_400, 1_700) > gain(1_500, 1_500));
        assert!(gain(1_500, 1_500) > gain(1_700, 1_400));
        assert!(gain(2_500, 1_000) >= 0);
    }

    #[test]
    fn ratings_converge_and_stay_responsive() {
        // The first player wins three of four.
        let (mut strong, mut weak) = (Rating::default(), Rating::default());
        for round in 0..200 {
            let (first, second) = if round % 4 == 3 { (2, 1) } else { (1, 2) };
            let after = rate(&[(strong, first), (weak, second)]);
            (strong, weak) = (after[0], after[1]);
        }
        let gap = (strong.rating - weak.rating) / 1_000;
        assert!((150..600).contains(&gap), "{gap}");
        assert!(strong.uncertainty >= LEAST_UNCERTAINTY && strong.uncertainty < 200_000);
    }
}
