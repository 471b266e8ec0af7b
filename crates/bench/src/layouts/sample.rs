//! The games of a layout with so many players, and what they say of it.

use std::{fmt, str::FromStr};

use klotz::Layout;

use super::{
    play::Terms,
    tale::{End, Tale},
};

/// As many as a small machine has.
const THREADS: usize = 2;

/// Games on a layout: a line of the stored results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sample {
    /// What the layout is called, or its sketch.
    pub(crate) layout: String,
    pub(crate) terms: Terms,
    pub(crate) tales: Vec<Tale>,
}

impl Sample {
    pub(crate) fn play(layout: &Layout, terms: Terms) -> Sample {
        let tales = terms.play(layout, THREADS);
        Sample { layout: layout.name().to_owned(), terms, tales }
    }

    pub(crate) fn games(&self) -> usize {
        self.tales.len()
    }

    /// Games won by each player, in turn order.
    pub(crate) fn wins(&self) -> Vec<usize> {
        let won_by = |place| self.tales.iter().filter(|tale| tale.end == End::Won(place)).count();
        (0..self.terms.players).map(won_by).collect()
    }

    /// Games that nobody has won.
    pub(crate) fn draws(&self) -> usize {
        self.tales.iter().filter(|tale| matches!(tale.end, End::Drawn(_))).count()
    }

    /// Good games.
    pub(crate) fn lively(&self) -> usize {
        self.tales.iter().filter(|tale| tale.is_lively(self.terms.players)).count()
    }

    /// The length of the game in the middle, in single moves.
    pub(crate) fn median_moves(&self) -> u32 {
        let mut moves: Vec<u32> = self.tales.iter().map(|tale| tale.moves).collect();
        moves.sort_unstable();
        moves.get(moves.len() / 2).copied().unwrap_or_default()
    }

    /// Captures in a game, on average.
    pub(crate) fn captures(&self) -> f64 {
        let captures: u32 = self.tales.iter().map(|tale| tale.captures).sum();
        f64::from(captures) / self.count()
    }

    /// The share of games that somebody else would have to win for all to win equally often.
    pub(crate) fn lopsided(&self) -> f64 {
        let wins = self.wins();
        #[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
        let even = wins.iter().sum::<usize>() as f64 / self.terms.players as f64;
        #[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
        let beyond = |won: usize| (won as f64 - even).max(0.0);
        wins.into_iter().map(beyond).sum::<f64>() / self.count()
    }

    /// How good the layout is by these games: the share of good games, less the share that would
    /// have to go to somebody else. 1 is best.
    pub(crate) fn worth(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
        let lively = self.lively() as f64 / self.count();
        lively - self.lopsided()
    }

    #[expect(clippy::cast_precision_loss, reason = "games are counted, not grains of sand")]
    fn count(&self) -> f64 {
        self.games().max(1) as f64
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample { layout, terms, tales } = self;
        let Terms { players, nodes, limit, seed, .. } = terms;
        write!(f, "{layout} players {players} nodes {nodes} limit {limit} seed {seed} games")?;
        tales.iter().try_for_each(|tale| write!(f, " {tale}"))
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let bad = || format!("these are no games on a layout: {line:?}");
        let [
            layout,
            "players",
            players,
            "nodes",
            nodes,
            "limit",
            limit,
            "seed",
            seed,
            "games",
            tales @ ..,
        ] = &words[..]
        else {
            return Err(bad());
        };
        let number = |word: &str| word.parse::<u64>().map_err(|_| bad());
        let terms = Terms {
            players: usize::try_from(number(players)?).map_err(|_| bad())?,
            games: tales.len() as u64,
            nodes: number(nodes)?,
            limit: u32::try_from(number(limit)?).map_err(|_| bad())?,
            seed: number(seed)?,
        };
        let tales = tales.iter().map(|tale| tale.parse()).collect::<Result<_, _>>()?;
        Ok(Sample { layout: (*layout).to_owned(), terms, tales })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read_as_they_are_written_and_judged() {
        let line =
            "ring players 2 nodes 300 limit 400 seed 7 games 1:45:3 1:20:1 2:30:2 r:60:8 1:9:0";
        let sample: Sample = line.parse().unwrap();
        assert_eq!(sample.to_string(), line);
        assert_eq!((sample.wins(), sample.draws(), sample.lively()), (vec![3, 1], 1, 3));
        assert_eq!(sample.median_moves(), 30);
        assert!((sample.captures() - 2.8).abs() < 1e-9);
        // One of the four wins too many is the first player's.
        assert!((sample.lopsided() - 0.2).abs() < 1e-9);
        assert!((sample.worth() - 0.4).abs() < 1e-9);
        for bad in [
            "",
            "ring players 2 nodes 300 limit 400 seed games",
            "ring players 2 nodes x limit 400 seed 1 games",
        ] {
            assert!(bad.parse::<Sample>().is_err(), "{bad}");
        }
    }
}
