//! One match of two, and the line that keeps its result.

use std::fmt;
use std::str::FromStr;

use arena::stats::PairScores;
use arena::{Contest, Tally, Terms};

use super::contestants::{Measured, contestant};

/// The result of a match of two, every opening in both seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Duel {
    /// Both sides, as they are called.
    pub(crate) sides: [String; 2],
    /// Where openings and luck came from.
    pub(crate) seed: u64,
    /// Games the first has won, drawn and lost.
    pub(crate) games: [u64; 3],
    /// The pairs of the first, by their half points.
    pub(crate) pairs: PairScores,
}

impl Duel {
    /// Plays a match of so many games, without a clock: the same words give the same result.
    pub(crate) fn play<G: Measured>(
        sides: [&str; 2],
        games: u64,
        seed: u64,
    ) -> Result<Duel, String> {
        let contestants = sides.map(contestant::<G>).into_iter().collect::<Result<Vec<_>, _>>()?;
        let venue = G::measured_at()?;
        let terms = Terms { games, seed, ..Terms::usual::<G>(2) };
        let contest = Contest::new(contestants, venue, terms).map_err(|error| error.to_string())?;
        let bouts = contest.run(&mut |_| Ok(())).map_err(|error| error.to_string())?;
        let tally = Tally::of(&contest.names(), 2, &bouts);
        let [first, second] = &tally.scores[..] else { return Err("two play".to_owned()) };
        Ok(Duel {
            sides: [first, second].map(|score| score.name.clone()),
            seed,
            games: [first.won, first.shared, first.lost],
            pairs: tally.pairs.ok_or("two play at tables for two")?,
        })
    }
}

impl fmt::Display for Duel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Duel { sides: [one, other], seed, games: [won, drawn, lost], pairs } = self;
        let [p0, p1, p2, p3, p4] = pairs.0;
        write!(
            f,
            "{one} {other} seed {seed} +{won} ={drawn} -{lost} pairs {p0} {p1} {p2} {p3} {p4}"
        )
    }
}

impl FromStr for Duel {
    type Err = String;

    fn from_str(line: &str) -> Result<Duel, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let bad = || format!("this is no result: {line:?}");
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
        Ok(Duel { sides: [*one, *other].map(str::to_owned), seed: number(seed)?, games, pairs })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_was_written() {
        let line = "level:2 level:1 seed 7 +3 =2 -1 pairs 0 1 0 1 1";
        let duel: Duel = line.parse().unwrap();
        assert_eq!(duel.games, [3, 2, 1]);
        assert_eq!(duel.to_string(), line);
        for bad in ["", "a b seed 7 +3 =2 -1 pairs 0 1 0 1", "a b seed 7 +3 =2 -2 pairs 0 1 0 1 1"]
        {
            assert!(bad.parse::<Duel>().is_err(), "{bad}");
        }
    }
}
