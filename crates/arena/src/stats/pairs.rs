//! Paired games of two players: the same opening twice, with the seats swapped.
//!
//! An opening that favours a seat favours each player once. So the two games of a pair are not
//! independent, but pairs are. Counting pairs by their score (0, 0.5, 1, 1.5 or 2 points) removes the
//! effect of unbalanced openings and needs fewer games.

use super::{
    Interval,
    elo::{elo_of, expected_score},
    wilson,
};

/// The number of pairs by the score of the first player, in half points: 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PairScores(pub [u64; 5]);

/// An estimate of how much stronger the first player is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The share of the points; a draw is half a point.
    pub score: f64,
    /// Its 95 % interval.
    pub score_interval: Interval,
    /// The difference in Elo; infinite if every game was won.
    pub elo: f64,
    /// Its 95 % interval.
    pub elo_interval: Interval,
}

/// The share of the two points for each pair score.
const WORTH: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A pair score that has not occurred yet counts as this many pairs, so that its probability is not
/// zero.
const UNSEEN: f64 = 1e-3;

/// The variance estimate starts from this many pairs of independent games: a few equal pairs do not
/// prove that all are equal.
const CAUTION: f64 = 2.0;

impl PairScores {
    /// Adds a pair: the points of the first player in its two games, 1, 0.5 or 0 each.
    pub fn add(&mut self, games: [f64; 2]) {
        let halves = (2.0 * (games[0] + games[1])).round().clamp(0.0, 4.0);
        #[expect(clippy::cast_sign_loss, reason = "clamped just before")]
        let kind = halves as usize;
        self.0[kind] += 1;
    }

    /// The number of pairs.
    pub fn len(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Whether there are no pairs.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The share of the points, draws as halves.
    fn score(&self) -> f64 {
        if self.is_empty() { 0.5 } else { mean(&self.shares()) }
    }

    fn shares(&self) -> [f64; 5] {
        let pairs = self.len() as f64;
        self.0.map(|count| count as f64 / pairs.max(1.0))
    }

    /// The variance of the pairs relative to independent games without draws: below 1 if many games
    /// are drawn.
    pub fn spread(&self) -> f64 {
        let (pairs, score) = (self.len() as f64, self.score());
        let as_single_games = score * (1.0 - score) / 2.0;
        let spread =
            if as_single_games > 0.0 { variance(&self.shares()) / as_single_games } else { 1.0 };
        (pairs * spread + CAUTION) / (pairs + CAUTION)
    }

    /// Estimates how much stronger the first player is.
    ///
    /// The interval of the score is the Wilson interval for the equivalent number of independent
    /// games: more than were played if openings are unbalanced or many games are drawn, fewer if the
    /// games of a pair tend to have the same winner.
    pub fn estimate(&self) -> Estimate {
        let pairs = self.len() as f64;
        let score = self.score();
        let score_interval = wilson(score, 2.0 * pairs / self.spread());
        Estimate {
            score,
            score_interval,
            elo: elo_of(score),
            elo_interval: score_interval.map(elo_of),
        }
    }

    /// The logarithm of the likelihood ratio of `elo1` to `elo0`. Each likelihood is that of the most
    /// likely distribution over the five pair scores with that expected score.
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        if self.is_empty() {
            return 0.0;
        }
        let counts = self.0.map(|count| (count as f64).max(UNSEEN));
        let all: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / all);
        let [under0, under1] = [elo0, elo1].map(|elo| likeliest(&shares, expected_score(elo)));
        (0..5).map(|kind| counts[kind] * (under1[kind] / under0[kind]).ln()).sum()
    }
}

fn mean(shares: &[f64; 5]) -> f64 {
    shares.iter().zip(WORTH).map(|(share, worth)| share * worth).sum()
}

fn variance(shares: &[f64; 5]) -> f64 {
    let mean = mean(shares);
    shares.iter().zip(WORTH).map(|(share, worth)| share * (worth - mean).powi(2)).sum()
}

/// The maximum likelihood distribution over the five pair scores with this mean.
///
/// With Lagrange multipliers it is `share / (1 + t (worth - mean))` for the one `t` that gives this
/// mean. The error decreases with `t`, so bisection finds it.
fn likeliest(shares: &[f64; 5], wanted: f64) -> [f64; 5] {
    let off = WORTH.map(|worth| worth - wanted);
    let surplus = |t: f64| -> f64 {
        shares.iter().zip(off).map(|(share, off)| share * off / (1.0 + t * off)).sum()
    };
    // Within these bounds every probability is positive.
    let (mut low, mut high) = (-1.0 / off[4], -1.0 / off[0]);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if surplus(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    std::array::from_fn(|kind| shares[kind] / (1.0 + t * off[kind]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_score() {
        let mut pairs = PairScores::default();
        for games in [[0.0, 0.0], [1.0, 0.0], [0.5, 0.5], [0.5, 1.0], [1.0, 1.0], [0.5, 0.0]] {
            pairs.add(games);
        }
        assert_eq!(pairs, PairScores([1, 1, 2, 1, 1]));
        assert_eq!(pairs.len(), 6);
    }

    #[test]
    fn the_most_likely_distribution_has_the_given_mean() {
        let shares = [0.1, 0.2, 0.4, 0.2, 0.1];
        for wanted in [0.2, 0.45, 0.5, 0.55, 0.8] {
            let found = likeliest(&shares, wanted);
            assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{found:?}");
            assert!((mean(&found) - wanted).abs() < 1e-9, "{found:?}");
        }
        assert!((likeliest(&shares, 0.5)[1] - 0.2).abs() < 1e-9, "what was seen, at its own mean");
    }

    /// The reference: finds the most likely distribution by hill climbing.
    fn likelihood_by_climbing(counts: [f64; 5], wanted: f64) -> f64 {
        let log = |p: &[f64; 5]| -> f64 { (0..5).map(|at| counts[at] * p[at].ln()).sum() };
        // Start from any distribution with this mean.
        let mut p = [0.0; 5];
        let edge = 0.02;
        p.fill(edge);
        let rest = wanted - edge * WORTH.iter().sum::<f64>();
        p[4] += rest;
        p[0] += 1.0 - p.iter().sum::<f64>();
        let mut best = log(&p);
        let mut step = 0.05;
        // Moving weight from two scores to one between them, or back, preserves sum and mean.
        while step > 1e-9 {
            let mut better = false;
            for (a, b, c) in (0..5)
                .flat_map(|a| (a + 1..5).map(move |b| (a, b)))
                .flat_map(|(a, b)| (b + 1..5).map(move |c| (a, b, c)))
            {
                let left = (WORTH[c] - WORTH[b]) / (WORTH[c] - WORTH[a]);
                for sign in [step, -step] {
                    let mut q = p;
                    q[a] -= sign * left;
                    q[b] += sign;
                    q[c] -= sign * (1.0 - left);
                    if q.iter().all(|&part| part > 0.0) && log(&q) > best {
                        (p, best, better) = (q, log(&q), true);
                    }
                }
            }
            if !better {
                step /= 2.0;
            }
        }
        best
    }

    #[test]
    fn the_likelihood_ratio_matches_the_reference() {
        for (counts, elo0, elo1) in [
            ([12, 40, 90, 55, 20], 0.0, 20.0),
            ([3, 10, 30, 8, 2], -10.0, 15.0),
            ([50, 120, 400, 150, 70], 0.0, 5.0),
        ] {
            let seen = counts.map(|count: u64| count as f64);
            let [under0, under1] =
                [elo0, elo1].map(|elo| likelihood_by_climbing(seen, expected_score(elo)));
            let found = PairScores(counts).log_likelihood_ratio(elo0, elo1);
            assert!((found - (under1 - under0)).abs() < 1e-3, "{found} {}", under1 - under0);
        }
    }

    #[test]
    fn equal_players_have_zero_elo_and_more_pairs_narrow_the_interval() {
        let few = PairScores([5, 10, 20, 10, 5]).estimate();
        let many = PairScores([50, 100, 200, 100, 50]).estimate();
        assert!(few.elo.abs() < 1e-9 && many.elo.abs() < 1e-9);
        let width = |found: &Estimate| found.elo_interval.high - found.elo_interval.low;
        let ratio = width(&few) / width(&many);
        assert!((3.0..3.4).contains(&ratio), "the square root of ten, about: {ratio}");
    }

    /// For independent games without draws, the interval equals that of single games.
    #[test]
    fn independent_games_count_as_games() {
        let found = PairScores([2_500, 0, 5_000, 0, 2_500]).estimate();
        let single = wilson(0.5, 20_000.0);
        assert!((found.score_interval.low - single.low).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn winning_every_game_gives_infinite_elo() {
        let found = PairScores([0, 0, 0, 0, 10]).estimate();
        assert!(found.elo.is_infinite() && found.elo_interval.high.is_infinite());
        assert!((200.0..400.0).contains(&found.elo_interval.low), "{found:?}");
        let drawn = PairScores([0, 0, 10, 0, 0]).estimate();
        assert!(drawn.elo_interval.low < -20.0, "ten drawn pairs prove little: {drawn:?}");
    }

    #[test]
    fn without_pairs_the_interval_is_infinite() {
        let nothing = PairScores::default();
        assert_eq!(nothing.estimate().score_interval, Interval { low: 0.0, high: 1.0 });
        assert!(nothing.log_likelihood_ratio(0.0, 10.0).abs() < f64::EPSILON);
    }
}
