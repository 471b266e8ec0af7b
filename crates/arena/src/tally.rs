//! What the games of a contest add up to.

#![expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]

use std::collections::BTreeMap;

use crate::{
    Bout, Pace,
    contest::points,
    stats::{Interval, PairScores, RatedGame, Ratings, wilson},
};

/// What one contestant has achieved.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    /// Who.
    pub name: String,
    /// In how many games it took part.
    pub games: u64,
    /// Games that it alone has won, on whichever of its seats.
    pub won: u64,
    /// Games drawn, or won together with others.
    pub shared: u64,
    /// Games of which it got nothing.
    pub lost: u64,
    /// The sum of its parts of the points.
    pub points: f64,
    /// The share of the points that falls to its seats if all play alike.
    pub chance: f64,
    /// Games that it lost because it failed.
    pub faults: u64,
    /// How long it has thought.
    pub pace: Pace,
}

impl Score {
    /// Its share of the points of its games.
    pub fn share(&self) -> f64 {
        self.points / self.games.max(1) as f64
    }

    /// Where that share is in 95 of 100 cases: Wilson's interval over games.
    pub fn interval(&self) -> Interval {
        wilson(self.share(), self.games as f64)
    }
}

/// The results of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// How many games were played.
    pub games: u64,
    /// What everybody has achieved, in the order of the contestants.
    pub scores: Vec<Score>,
    /// The share of the points that each seat got, whoever sat there.
    pub by_seat: Vec<f64>,
    /// How many games ended by what.
    pub ends: BTreeMap<String, u64>,
    /// How many games were drawn or shared.
    pub shared: u64,
    /// How many moves a game had on average.
    pub mean_plies: f64,
    /// Pairs of games, if two have played at tables for two.
    pub pairs: Option<PairScores>,
    /// Ratings of all on one scale.
    pub ratings: Option<Ratings>,
}

impl Tally {
    /// Adds up the games of these contestants at tables with so many seats.
    pub fn of(names: &[&str], seats: usize, bouts: &[Bout]) -> Tally {
        let games = bouts.len() as u64;
        let scores = (0..names.len()).map(|at| score(names[at], at, bouts)).collect();
        let mean = |sum: f64| sum / games.max(1) as f64;
        let by_seat = |seat: usize| mean(bouts.iter().map(|bout| bout.scores[seat]).sum());
        let mut ends: BTreeMap<String, u64> = BTreeMap::new();
        for bout in bouts {
            *ends.entry(bout.end.clone()).or_default() += 1;
        }
        let rated = |bout: &Bout| RatedGame {
            seats: bout.fixture.seats.clone(),
            scores: bout.scores.clone(),
        };
        let rated: Vec<RatedGame> = bouts.iter().map(rated).collect();
        Tally {
            games,
            scores,
            by_seat: (0..seats).map(by_seat).collect(),
            ends,
            shared: bouts.iter().filter(|bout| bout.scores.iter().all(|&part| part < 1.0)).count()
                as u64,
            mean_plies: mean(bouts.iter().map(|bout| bout.plies as f64).sum()),
            pairs: (names.len() == 2 && seats == 2).then(|| pairs(bouts)),
            ratings: Ratings::of(names.len(), &rated),
        }
    }
}

fn score(name: &str, contestant: usize, bouts: &[Bout]) -> Score {
    let mut score = Score {
        name: name.to_owned(),
        games: 0,
        won: 0,
        shared: 0,
        lost: 0,
        points: 0.0,
        chance: 0.0,
        faults: 0,
        pace: Pace::default(),
    };
    for bout in bouts {
        let at: Vec<usize> =
            (0..bout.scores.len()).filter(|&seat| bout.fixture.seats[seat] == contestant).collect();
        if at.is_empty() {
            continue;
        }
        score.games += 1;
        score.points += points(bout, contestant);
        score.chance += at.len() as f64 / bout.scores.len() as f64;
        let part = at.iter().map(|&seat| bout.scores[seat]).fold(0.0, f64::max);
        *if part >= 1.0 {
            &mut score.won
        } else if part > 0.0 {
            &mut score.shared
        } else {
            &mut score.lost
        } += 1;
        score.faults +=
            bout.faults.iter().filter(|fault| at.contains(&fault.seat.index())).count() as u64;
        score.pace = at.iter().fold(score.pace, |pace, &seat| pace.and(bout.paces[seat]));
    }
    score.chance /= score.games.max(1) as f64;
    score
}

/// The first contestant's pairs; a game without its other half is left out.
fn pairs(bouts: &[Bout]) -> PairScores {
    let mut pairs = PairScores::default();
    for pair in bouts.chunks_exact(2) {
        pairs.add([points(&pair[0], 0), points(&pair[1], 0)]);
    }
    pairs
}
