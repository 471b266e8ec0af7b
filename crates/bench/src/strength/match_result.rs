//! The result of a match between two bots, and its text form.

use std::fmt;
use std::str::FromStr;

use arena::stats::PairScores;
use arena::{Contest, ContestConfig, ContestResults};

use super::bot_config::{Measured, contestant};

/// The result of a match in which every opening is played from both seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct MatchResult {
    /// The names of both sides.
    pub(crate) sides: [String; 2],
    /// The seed of openings and bots.
    pub(crate) seed: u64,
    /// Wins, draws and losses of the first side.
    pub(crate) games: [u64; 3],
    /// Pairs of games by the half points of the first side.
    pub(crate) pairs: PairScores,
}

impl MatchResult {
    /// Plays a match without time limits, so that it is reproducible.
    pub(crate) fn play<G: Measured>(
        sides: [&str; 2],
        games: u64,
        seed: u64,
    ) -> Result<MatchResult, String> {
        let contestants = sides.map(contestant::<G>).into_iter().collect::<Result<Vec<_>, _>>()?;
        let setup = G::benchmark_setup()?;
        let config = ContestConfig { games, seed, ..ContestConfig::default_for::<G>(2) };
        let contest =
            Contest::new(contestants, setup, config).map_err(|error| error.to_string())?;
        let played_games = contest.run(&mut |_| Ok(())).map_err(|error| error.to_string())?;
        let results = ContestResults::new(&contest.names(), 2, &played_games);
        let [first, second] = &results.scores[..] else {
            return Err("expected two contestants".to_owned());
        };
        Ok(MatchResult {
            sides: [first, second].map(|score| score.name.clone()),
            seed,
            games: [first.won, first.shared, first.lost],
            pairs: results.pairs.ok_or("expected two-player games")?,
        })
    }
}

impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MatchResult { sides: [one, other], seed, games: [won, drawn, lost], pairs } = self;
        let [p0, p1, p2, p3, p4] = pairs.0;
        write!(
            f,
            "{one} {other} seed {seed} +{won} ={drawn} -{lost} pairs {p0} {p1} {p2} {p3} {p4}"
        )
    }
}

impl FromStr for MatchResult {
    type Err = String;

    fn from_str(line: &str) -> Result<MatchResult, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let bad = || format!("not a match result: {line:?}");
        let number =
            |word: &str| word.trim_start_matches(['+', '=', '-']).parse().map_err(|_| bad());
        let [one, other, "seed", seed, won, drawn, lost, "pairs", pairs @ ..] = &words[..] else {
            return Err(bad());
        };
        let kinds: Result<Vec<u64>, _> = pairs.iter().map(|word| number(word)).collect();
        let kinds: [u64; 5] = kinds?.try_into().map_err(|_| bad())?;
        let games = [number(won)?, number(drawn)?, number(lost)?];
        let pairs = PairScores(kinds);
        if games.iter().sum::<u64>() != 2 * pairs.len() {
            return Err(bad());
        }
        Ok(MatchResult {
            sides: [*one, *other].map(str::to_owned),
            seed: number(seed)?,
            games,
            pairs,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_round_trip() {
        let line = "level:2 level:1 seed 7 +3 =2 -1 pairs 0 1 0 1 1";
        let result: MatchResult = line.parse().unwrap();
        assert_eq!(result.games, [3, 2, 1]);
        assert_eq!(result.to_string(), line);
        for bad in ["", "a b seed 7 +3 =2 -1 pairs 0 1 0 1", "a b seed 7 +3 =2 -2 pairs 0 1 0 1 1"]
        {
            assert!(bad.parse::<MatchResult>().is_err(), "{bad}");
        }
    }
}
