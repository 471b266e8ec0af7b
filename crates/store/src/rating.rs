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

/// Ratings that are less certain are provisional: a newcomer needs about five opponents.
pub(crate) const MOST_LISTED_UNCERTAINTY: i64 = 440_000;

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

    /// Whether too little is known about the player to list them.
    pub fn is_provisional(self) -> bool {
        self.uncertainty > MOST_LISTED_UNCERTAINTY
    }

    /// A part of the way to another rating, in 1024ths.
    fn moved(self, after: Rating, weight: i64) -> Rating {
        let part = |before: i64, after: i64| before + (after - before) * weight / 1_024;
        Rating {
            rating: part(self.rating, after.rating),
            uncertainty: part(self.uncertainty, after.uncertainty),
        }
    }

    fn write(rating: WengLinRating) -> Rating {
        let thousandths = |points: f64| (points * 1_000.0).round() as i64;
        Rating {
            rating: thousandths(rating.rating),
            uncertainty: thousandths(rating.uncertainty).max(LEAST_UNCERTAINTY),
        }
    }
}

/// How long earlier matches between the same players make a match count less.
const REPEATED_WITHIN_MS: u64 = 24 * 60 * 60 * 1_000;

/// From when on earlier matches between the same players count, for a match that ends now.
pub(crate) fn repeated_since_ms(ended_ms: u64) -> u64 {
    ended_ms.saturating_sub(REPEATED_WITHIN_MS)
}

/// A seat in a rated match.
#[derive(Debug, Clone)]
pub(crate) struct RatedSeat {
    pub(crate) before: Rating,
    pub(crate) place: u8,
    /// How often the player has met each of the others lately, in rated matches.
    pub(crate) met: Vec<u32>,
}

/// The ratings after a match. Against the same opponent, each further match of a day counts half as much
/// as the one before, so that two accounts cannot lift each other.
pub(crate) fn rate_seats(seats: &[RatedSeat]) -> Vec<Rating> {
    let players: Vec<(Rating, u8)> = seats.iter().map(|seat| (seat.before, seat.place)).collect();
    let rated = seats.iter().zip(rate(&players));
    rated.map(|(seat, after)| seat.before.moved(after, seat.weight())).collect()
}

impl RatedSeat {
    /// How much the match counts, in 1024ths: the average over the opponents.
    fn weight(&self) -> i64 {
        let one = |met: &u32| 1_024_i64 >> (*met).min(11);
        let sum: i64 = self.met.iter().map(one).sum();
        sum / i64::try_from(self.met.len().max(1)).unwrap_or(1)
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
    fn further_matches_of_the_same_players_count_less() {
        let seat = |place, met| RatedSeat { before: NEW, place, met: vec![met] };
        let gain = |met| rate_seats(&[seat(1, met), seat(2, met)])[0].rating - NEW.rating;
        assert_eq!(gain(1), gain(0) / 2);
        assert!(gain(3) > 0 && gain(3) < gain(1) / 3);
        assert_eq!(gain(11), 0);
        // Players who always meet the same opponent stay provisional.
        let mut pair = [NEW, NEW];
        for met in 0..100 {
            let seats = [(pair[0], 1), (pair[1], 2)];
            let seats = seats.map(|(before, place)| RatedSeat { before, place, met: vec![met] });
            pair = rate_seats(&seats).try_into().unwrap();
        }
        assert!(pair[0].is_provisional(), "{pair:?}");
        // Different opponents make a rating certain.
        let (mut rating, mut matches) = (NEW, 0);
        while rating.is_provisional() {
            let opponent = RatedSeat { before: NEW, place: 2, met: vec![0] };
            let seat = RatedSeat { before: rating, place: 1, met: vec![0] };
            rating = rate_seats(&[seat, opponent])[0];
            matches += 1;
        }
        assert!((3..=12).contains(&matches), "{matches} {rating:?}");
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
