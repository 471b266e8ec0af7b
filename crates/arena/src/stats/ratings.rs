//! Ratings of many contestants on one scale.
//!
//! The model is that of Bradley and Terry, extended by Luce to games of more than two players: the
//! probability of winning is proportional to strength. A draw is shared by all players, a shared win
//! by the winners. The ratings maximise the likelihood; their intervals come from its curvature.

use std::collections::{BTreeMap, BTreeSet};

use super::{Interval, interval::Z};

/// One game: the contestants by seat, and the points of each seat, which add up to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct RatedGame {
    /// The contestant of each seat, by number from 0.
    pub seats: Vec<usize>,
    /// The points of each seat.
    pub scores: Vec<f64>,
}

/// Elo ratings of contestants; their mean is 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    elo: Vec<f64>,
    /// In Elo points, squared.
    covariance: Vec<Vec<f64>>,
}

/// Every line-up starts with this many virtual draws. Otherwise a contestant who won every game would
/// be infinitely strong; half a game changes a rating by a point or two.
const VIRTUAL_GAMES: f64 = 0.5;

/// Elo points per factor of e in strength.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// The maximum change of a rating per iteration, in natural logarithms.
const LONGEST_STEP: f64 = 1.0;

/// The iteration ends when no rating changes by more than this.
const STILL: f64 = 1e-10;

/// Newton's method takes about ten iterations; far more mean that something is wrong.
const MOST_STEPS: usize = 200;

/// The games of one line-up.
#[derive(Default)]
struct Meeting {
    games: f64,
    /// The points of its members, by contestant.
    got: BTreeMap<usize, f64>,
}

impl Ratings {
    /// The ratings of this many contestants, or `None` if the games do not connect all of them.
    pub fn of(contestants: usize, games: &[RatedGame]) -> Option<Ratings> {
        let meetings = meetings(games);
        if !all_compared(contestants, &meetings) {
            return None;
        }
        let mut strength = vec![0.0; contestants];
        for _ in 0..MOST_STEPS {
            let (slope, curve) = slope_and_curve(&strength, &meetings);
            let mut step = slope;
            solve(curve, &mut [&mut step]);
            let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
            let scale = (LONGEST_STEP / longest).min(1.0);
            for (strength, step) in strength.iter_mut().zip(&step) {
                *strength += step * scale;
            }
            if longest < STILL {
                break;
            }
        }
        let (_, curve) = slope_and_curve(&strength, &meetings);
        let mean = strength.iter().sum::<f64>() / contestants as f64;
        let elo = strength.iter().map(|strength| (strength - mean) * POINTS).collect();
        Some(Ratings { elo, covariance: covariance(curve) })
    }

    /// The same ratings with intervals for another variance of the results
    /// ([`super::PairScores::spread`]): the model ignores that draws carry more information.
    #[must_use]
    pub fn with_spread(mut self, spread: f64) -> Ratings {
        for covariance in self.covariance.iter_mut().flatten() {
            *covariance *= spread;
        }
        self
    }

    /// The number of contestants.
    pub fn len(&self) -> usize {
        self.elo.len()
    }

    /// Whether there are no contestants.
    pub fn is_empty(&self) -> bool {
        self.elo.is_empty()
    }

    /// The rating of a contestant.
    pub fn elo(&self, contestant: usize) -> f64 {
        self.elo[contestant]
    }

    /// Its 95 % interval, relative to the mean of all.
    pub fn interval(&self, contestant: usize) -> Interval {
        around(self.elo[contestant], self.covariance[contestant][contestant])
    }

    /// Its 95 % interval, relative to the mean of some contestants, so that the uncertainty of the others
    /// does not count.
    pub fn interval_among(&self, contestant: usize, some: &[usize]) -> Interval {
        let mut weights = vec![0.0; self.len()];
        weights[contestant] = 1.0;
        for &one in some {
            weights[one] -= 1.0 / some.len() as f64;
        }
        let rows = weights.iter().zip(&self.covariance);
        let variance = rows.map(|(weight, row)| {
            weight * row.iter().zip(&weights).map(|(entry, weight)| entry * weight).sum::<f64>()
        });
        around(self.elo[contestant], variance.sum())
    }

    /// How much stronger `one` is than `other`, with the 95 % interval, which is usually narrower than
    /// both their intervals.
    pub fn difference(&self, one: usize, other: usize) -> (f64, Interval) {
        let difference = self.elo[one] - self.elo[other];
        let c = &self.covariance;
        let variance = c[one][one] + c[other][other] - 2.0 * c[one][other];
        (difference, around(difference, variance))
    }
}

fn around(value: f64, variance: f64) -> Interval {
    let reach = Z * variance.max(0.0).sqrt();
    Interval { low: value - reach, high: value + reach }
}

fn meetings(games: &[RatedGame]) -> BTreeMap<Vec<usize>, Meeting> {
    let mut meetings: BTreeMap<Vec<usize>, Meeting> = BTreeMap::new();
    for game in games {
        let mut members = game.seats.clone();
        members.sort_unstable();
        let meeting = meetings.entry(members).or_default();
        meeting.games += 1.0;
        for (&member, score) in game.seats.iter().zip(&game.scores) {
            *meeting.got.entry(member).or_default() += score;
        }
    }
    for (members, meeting) in &mut meetings {
        meeting.games += VIRTUAL_GAMES;
        for &member in members {
            *meeting.got.entry(member).or_default() += VIRTUAL_GAMES / members.len() as f64;
        }
    }
    meetings
}

/// Whether the games connect all contestants.
fn all_compared(contestants: usize, meetings: &BTreeMap<Vec<usize>, Meeting>) -> bool {
    let mut reached = BTreeSet::from([0]);
    loop {
        let before = reached.len();
        for members in meetings.keys() {
            if members.iter().any(|member| reached.contains(member)) {
                reached.extend(members);
            }
        }
        if reached.len() == before {
            return contestants > 0 && reached.len() == contestants;
        }
    }
}

/// The gradient of the log-likelihood, and its negative Hessian. Only differences of strengths count,
/// so a matrix of ones is added to fix the mean.
fn slope_and_curve(
    strength: &[f64],
    meetings: &BTreeMap<Vec<usize>, Meeting>,
) -> (Vec<f64>, Vec<Vec<f64>>) {
    let count = strength.len();
    let mut slope = vec![0.0; count];
    let mut curve = vec![vec![1.0; count]; count];
    for (members, meeting) in meetings {
        let strongest = members.iter().map(|&at| strength[at]).fold(f64::MIN, f64::max);
        let mut chance: BTreeMap<usize, f64> = BTreeMap::new();
        for &member in members {
            *chance.entry(member).or_default() += (strength[member] - strongest).exp();
        }
        let all: f64 = chance.values().sum();
        for chance in chance.values_mut() {
            *chance /= all;
        }
        for (&one, &p) in &chance {
            slope[one] += meeting.got[&one] - meeting.games * p;
            curve[one][one] += meeting.games * p;
            for (&other, &q) in &chance {
                curve[one][other] -= meeting.games * p * q;
            }
        }
    }
    (slope, curve)
}

/// The covariance of ratings around their mean, in Elo points squared.
fn covariance(curve: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = curve.len();
    let mut columns: Vec<Vec<f64>> = (0..count)
        .map(|at| (0..count).map(|row| f64::from(u8::from(row == at))).collect())
        .collect();
    solve(curve, &mut columns.iter_mut().collect::<Vec<_>>());
    // The matrix of ones added the same variance to all: subtract it.
    let of_mean = 1.0 / (count * count) as f64;
    for column in &mut columns {
        for entry in column {
            *entry = (*entry - of_mean) * POINTS * POINTS;
        }
    }
    columns
}

/// Solves a linear system for several right-hand sides in place, by Gaussian elimination with partial
/// pivoting.
fn solve(mut matrix: Vec<Vec<f64>>, right: &mut [&mut Vec<f64>]) {
    let count = matrix.len();
    for at in 0..count {
        let pivot = (at..count)
            .max_by(|&one, &other| matrix[one][at].abs().total_cmp(&matrix[other][at].abs()))
            .unwrap_or(at);
        matrix.swap(at, pivot);
        for side in right.iter_mut() {
            side.swap(at, pivot);
        }
        let above = matrix[at].clone();
        for (row, entries) in matrix.iter_mut().enumerate().filter(|&(row, _)| row != at) {
            let factor = entries[at] / above[at];
            for (entry, above) in entries.iter_mut().zip(&above) {
                *entry -= factor * above;
            }
            for side in right.iter_mut() {
                side[row] -= factor * side[at];
            }
        }
    }
    for side in right {
        for (at, row) in matrix.iter().enumerate() {
            side[at] /= row[at];
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng as _, SeedableRng as _};
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::stats::elo_of;

    fn game(seats: &[usize], winner: usize) -> RatedGame {
        let scores = (0..seats.len()).map(|seat| f64::from(u8::from(seat == winner))).collect();
        RatedGame { seats: seats.to_vec(), scores }
    }

    #[test]
    fn the_rating_of_two_players_follows_from_their_score() {
        let games: Vec<RatedGame> =
            (0..1_000).map(|at| game(&[0, 1], usize::from(at % 4 == 0))).collect();
        let ratings = Ratings::of(2, &games).expect("they met");
        let (difference, interval) = ratings.difference(0, 1);
        assert!((difference - elo_of((750.0 + 0.25) / 1_000.5)).abs() < 1e-6, "{difference}");
        // Delta method: the standard error of the logit is 1 / sqrt(n p q).
        let reach = Z * POINTS / (1_000.5_f64 * 0.75 * 0.25).sqrt();
        assert!((interval.high - difference - reach).abs() < 0.1, "{interval:?}");
        assert!((ratings.elo(0) + ratings.elo(1)).abs() < 1e-9, "their mean is 0");
        assert!((ratings.interval(0).high - ratings.elo(0) - reach / 2.0).abs() < 0.1);
        let among = ratings.interval_among(0, &[1]);
        assert!((among.high - ratings.elo(0) - reach).abs() < 0.1, "the same as the difference");
    }

    /// Random games of players of known strength, by Luce's model.
    fn drawn_games(elo: &[f64], tables: &[&[usize]], each: usize, seed: u64) -> Vec<RatedGame> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut games = Vec::new();
        for table in tables {
            let weight: Vec<f64> = table.iter().map(|&at| (elo[at] / POINTS).exp()).collect();
            for _ in 0..each {
                let random = (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
                let mut left = random * weight.iter().sum::<f64>();
                let winner = weight.iter().position(|weight| {
                    left -= weight;
                    left < 0.0
                });
                games.push(game(table, winner.unwrap_or(0)));
            }
        }
        games
    }

    #[test]
    fn known_strengths_are_recovered() {
        let elo = [-300.0, -100.0, 0.0, 150.0, 250.0];
        let chain: [&[usize]; 6] = [&[0, 1], &[1, 2], &[2, 3], &[3, 4], &[4, 2], &[0, 2]];
        let four: [&[usize]; 3] = [&[0, 1, 2, 3], &[1, 2, 3, 4], &[4, 0, 0, 2]];
        let mut missed = 0;
        for seed in 0..40 {
            let mut games = drawn_games(&elo, &chain, 200, seed);
            games.extend(drawn_games(&elo, &four, 100, 1_000 + seed));
            let ratings = Ratings::of(5, &games).expect("all met");
            for (at, elo) in elo.iter().enumerate() {
                assert!((ratings.elo(at) - elo).abs() < 90.0, "seed {seed}, {at}");
                missed += usize::from(!ratings.interval(at).contains(*elo));
            }
        }
        // 10 of 200 intervals should miss; the five of a seed are slightly correlated.
        assert!((2..=22).contains(&missed), "{missed} of 200 intervals miss");
    }

    #[test]
    fn equal_results_of_four_players_give_equal_ratings() {
        let games: Vec<RatedGame> = (0..400).map(|at| game(&[0, 1, 1, 1], at % 4)).collect();
        let ratings = Ratings::of(2, &games).expect("they met");
        assert!(ratings.elo(0).abs() < 1e-6, "a quarter against three of a kind is even");
    }

    #[test]
    fn winning_every_game_gives_a_finite_rating() {
        let games = vec![game(&[0, 1], 0); 50];
        let ratings = Ratings::of(2, &games).expect("they met");
        assert!((600.0..1_200.0).contains(&ratings.difference(0, 1).0), "{ratings:?}");
    }

    #[test]
    fn unconnected_contestants_cannot_be_rated() {
        let games = [game(&[0, 1], 0), game(&[2, 3], 0)];
        assert_eq!(Ratings::of(4, &games), None);
        assert_eq!(Ratings::of(3, &[game(&[0, 1], 0)]), None);
        assert_eq!(Ratings::of(0, &[]), None);
    }
}
