//! Sums up the games of a contest.

#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]

use std::collections::BTreeMap;

use crate::{
    PlayedGame, ThinkingTime,
    contest::points,
    stats::{Interval, PairScores, RatedGame, Ratings, wilson},
};

/// The result of one contestant.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// The contestant.
    pub name: String,
    /// The number of games it played.
    pub games: u64,
    /// Games won alone, on any of its seats.
    pub won: u64,
    /// Games drawn or won together with others.
    pub shared: u64,
    /// Games without any points.
    pub lost: u64,
    /// The sum of its points.
    pub points: f64,
    /// The share of the points that equal players would get on its seats.
    pub chance: f64,
    /// The number of forfeits.
    pub forfeits: u64,
    /// Its thinking time.
    pub thinking_time: ThinkingTime,
}

impl Score {
    /// Its share of the points.
    pub fn share(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    /// The 95 % Wilson interval of that share.
    pub fn interval(&self) -> Interval {
        wilson(self.share(), self.games as f64)
    }
}

/// The results of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct ContestResults {
    /// The number of games, without repeated ones.
    pub games: u64,
    /// The number of games that only repeated another one of their opening, move for move. They count for
    /// nothing.
    pub repeated: u64,
    /// The scores, in the order of the contestants.
    pub scores: Vec<Score>,
    /// The share of the points by seat.
    pub by_seat: Vec<f64>,
    /// The number of games by the reason they ended.
    pub ends: BTreeMap<String, u64>,
    /// The number of games drawn or won together.
    pub shared: u64,
    /// The average number of moves per game.
    pub mean_plies: f64,
    /// Results in pairs, for two contestants in two-player games.
    pub pairs: Option<PairScores>,
    /// Ratings on one scale, if the games connect all contestants.
    pub ratings: Option<Ratings>,
}

impl ContestResults {
    /// Sums up games of these contestants with this number of seats.
    pub fn new(names: &[&str], seats: usize, played_games: &[PlayedGame]) -> ContestResults {
        let all_games = played_games;
        let played_games = &without_repeats(all_games);
        let games = played_games.len() as u64;
        let scores = (0..names.len()).map(|at| score(names[at], at, played_games)).collect();
        let mean = |sum: f64| sum / games.max(1) as f64;
        let by_seat =
            |seat: usize| mean(played_games.iter().map(|played| played.scores[seat]).sum());
        let mut ends: BTreeMap<String, u64> = BTreeMap::new();
        for played in played_games {
            *ends.entry(played.end.clone()).or_default() += 1;
        }
        let rated = |played: &PlayedGame| RatedGame {
            seats: played.scheduled.seats.clone(),
            scores: played.scores.clone(),
        };
        let rated: Vec<RatedGame> = played_games.iter().map(rated).collect();
        ContestResults {
            games,
            repeated: all_games.len() as u64 - games,
            scores,
            by_seat: (0..seats).map(by_seat).collect(),
            ends,
            shared: played_games
                .iter()
                .filter(|played| played.scores.iter().all(|&score| score < 1.0))
                .count() as u64,
            mean_plies: mean(played_games.iter().map(|played| played.plies as f64).sum()),
            pairs: (names.len() == 2 && seats == 2).then(|| pairs(all_games)),
            ratings: Ratings::of(names.len(), &rated),
        }
    }
}

fn score(name: &str, contestant: usize, played_games: &[PlayedGame]) -> Score {
    let mut score = Score {
        name: name.to_owned(),
        games: 0,
        won: 0,
        shared: 0,
        lost: 0,
        points: 0.0,
        chance: 0.0,
        forfeits: 0,
        thinking_time: ThinkingTime::default(),
    };
    for played in played_games {
        let at: Vec<usize> = (0..played.scores.len())
            .filter(|&seat| played.scheduled.seats[seat] == contestant)
            .collect();
        if at.is_empty() {
            continue;
        }
        score.games += 1;
        score.points += points(played, contestant);
        score.chance += at.len() as f64 / played.scores.len() as f64;
        let best = at.iter().map(|&seat| played.scores[seat]).fold(0.0, f64::max);
        *if best >= 1.0 {
            &mut score.won
        } else if best > 0.0 {
            &mut score.shared
        } else {
            &mut score.lost
        } += 1;
        score.forfeits +=
            played.forfeits.iter().filter(|forfeit| at.contains(&forfeit.seat.index())).count()
                as u64;
        score.thinking_time = at.iter().fold(score.thinking_time, |thinking_time, &seat| {
            thinking_time.and(played.thinking_times[seat])
        });
    }
    score.chance /= score.games.max(1) as f64;
    score
}

/// The games, each only once.
fn without_repeats(played_games: &[PlayedGame]) -> Vec<PlayedGame> {
    let mut kept: Vec<PlayedGame> = Vec::new();
    for played in played_games {
        // Games of one opening follow each other.
        let opening =
            kept.iter().rev().take_while(|one| one.scheduled.opening == played.scheduled.opening);
        if !opening.into_iter().any(|one| played.repeats(one)) {
            kept.push(played.clone());
        }
    }
    kept
}

/// The pairs of the first contestant; an incomplete last pair is left out, and one whose games are the
/// same: it says nothing about the contestants.
fn pairs(played_games: &[PlayedGame]) -> PairScores {
    let mut pairs = PairScores::default();
    for pair in played_games.chunks_exact(2).filter(|pair| !pair[1].repeats(&pair[0])) {
        pairs.add([points(&pair[0], 0), points(&pair[1], 0)]);
    }
    pairs
}
