//! Games on a layout, and the evaluation of the layout by them.

use std::{fmt, str::FromStr};

use klotz::Layout;

use super::{
    game_summary::{End, GameSummary},
    self_play::SelfPlay,
};

/// Worker threads.
const THREADS: usize = 2;

/// Games on a layout: a line of the stored results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sample {
    /// The name or the sketch of the layout.
    pub(crate) layout: String,
    pub(crate) self_play: SelfPlay,
    pub(crate) games: Vec<GameSummary>,
}

impl Sample {
    pub(crate) fn play(layout: &Layout, self_play: SelfPlay) -> Sample {
        let games = self_play.play(layout, THREADS);
        Sample { layout: layout.name().to_owned(), self_play, games }
    }

    pub(crate) fn games(&self) -> usize {
        self.games.len()
    }

    /// Games won by each player, in turn order.
    pub(crate) fn wins(&self) -> Vec<usize> {
        let won_by = |place| {
            self.games.iter().filter(|game_summary| game_summary.end == End::Won(place)).count()
        };
        (0..self.self_play.players).map(won_by).collect()
    }

    /// The number of draws.
    pub(crate) fn draws(&self) -> usize {
        self.games.iter().filter(|game_summary| matches!(game_summary.end, End::Drawn(_))).count()
    }

    /// The number of interesting games.
    pub(crate) fn lively(&self) -> usize {
        self.games
            .iter()
            .filter(|game_summary| game_summary.is_lively(self.self_play.players))
            .count()
    }

    /// The median length in single moves.
    pub(crate) fn median_moves(&self) -> u32 {
        let mut moves: Vec<u32> =
            self.games.iter().map(|game_summary| game_summary.moves).collect();
        moves.sort_unstable();
        moves.get(moves.len() / 2).copied().unwrap_or_default()
    }

    /// Average captures per game.
    pub(crate) fn captures(&self) -> f64 {
        let captures: u32 = self.games.iter().map(|game_summary| game_summary.captures).sum();
        f64::from(captures) / self.count()
    }

    /// How uneven the wins are: the share of games that would have to change the winner for a fair result.
    pub(crate) fn lopsided(&self) -> f64 {
        let wins = self.wins();
        #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
        let even = wins.iter().sum::<usize>() as f64 / self.self_play.players as f64;
        #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
        let beyond = |won: usize| (won as f64 - even).max(0.0);
        wins.into_iter().map(beyond).sum::<f64>() / self.count()
    }

    /// The quality of the layout: the share of interesting games minus the unevenness. At most 1.
    pub(crate) fn quality(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
        let lively = self.lively() as f64 / self.count();
        lively - self.lopsided()
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
    fn count(&self) -> f64 {
        self.games().max(1) as f64
    }
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sample { layout, self_play, games } = self;
        let SelfPlay { players, nodes, limit, seed, .. } = self_play;
        write!(f, "{layout} players {players} nodes {nodes} limit {limit} seed {seed} games")?;
        games.iter().try_for_each(|game_summary| write!(f, " {game_summary}"))
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let bad = || format!("not a sample: {line:?}");
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
            games @ ..,
        ] = &words[..]
        else {
            return Err(bad());
        };
        let number = |word: &str| word.parse::<u64>().map_err(|_| bad());
        let self_play = SelfPlay {
            players: usize::try_from(number(players)?).map_err(|_| bad())?,
            games: games.len() as u64,
            nodes: number(nodes)?,
            limit: u32::try_from(number(limit)?).map_err(|_| bad())?,
            seed: number(seed)?,
        };
        let games =
            games.iter().map(|game_summary| game_summary.parse()).collect::<Result<_, _>>()?;
        Ok(Sample { layout: (*layout).to_owned(), self_play, games })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_round_trip_and_are_evaluated() {
        let line =
            "ring players 2 nodes 300 limit 400 seed 7 games 1:45:3 1:20:1 2:30:2 r:60:8 1:9:0";
        let sample: Sample = line.parse().unwrap();
        assert_eq!(sample.to_string(), line);
        assert_eq!((sample.wins(), sample.draws(), sample.lively()), (vec![3, 1], 1, 3));
        assert_eq!(sample.median_moves(), 30);
        assert!((sample.captures() - 2.8).abs() < 1e-9);
        // The first player has one win more than a fair share.
        assert!((sample.lopsided() - 0.2).abs() < 1e-9);
        assert!((sample.quality() - 0.4).abs() < 1e-9);
        for bad in [
            "",
            "ring players 2 nodes 300 limit 400 seed games",
            "ring players 2 nodes x limit 400 seed 1 games",
        ] {
            assert!(bad.parse::<Sample>().is_err(), "{bad}");
        }
    }
}
