//! Rates the levels of a game on one scale, from stored results.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use arena::stats::{Interval, PairScores, RatedGame, Ratings};
use bots::{ANCHOR_RATING, Level};

use super::bot_config::STORED_BASELINE;
use super::match_result::MatchResult;

/// The desired difference between neighbouring levels.
const STEP: RangeInclusive<f64> = 100.0..=250.0;

/// The levels of a game on one scale.
pub(crate) struct Scale {
    /// By level; `None` if it has no results.
    pub(crate) levels: [Option<Rated>; 8],
    /// Losses of level 1 against the baseline player, and the number of games.
    pub(crate) lowest_loses: Option<(u64, u64)>,
}

/// The rating of a level.
#[derive(Clone, Copy)]
pub(crate) struct Rated {
    pub(crate) points: f64,
    pub(crate) interval: Interval,
    /// The difference to the level below; for level 1 to the baseline player.
    pub(crate) step: Option<(f64, Interval)>,
    pub(crate) games: u64,
}

impl Scale {
    /// Rates all levels that are connected with the baseline player by results. `names` are the names of
    /// the levels in the results. Results of other bots count as well.
    pub(crate) fn of(results: &[MatchResult], names: &[String; 8]) -> Option<Scale> {
        let met = connected(results);
        if met.is_empty() {
            return Some(Scale { levels: [None; 8], lowest_loses: None });
        }
        let mut known: Vec<&str> = vec![STORED_BASELINE];
        for side in met.iter().flat_map(|result| &result.sides) {
            if !known.contains(&side.as_str()) {
                known.push(side);
            }
        }
        let at = |name: &str| known.iter().position(|&other| other == name);
        let mut games = Vec::new();
        let (mut spread, mut pairs) = (0.0, 0.0);
        for result in &met {
            let [one, other] = &result.sides;
            let seats = vec![at(one)?, at(other)?];
            for (count, score) in result.games.iter().zip([1.0, 0.5, 0.0]) {
                let game = RatedGame { seats: seats.clone(), scores: vec![score, 1.0 - score] };
                games.extend(std::iter::repeat_n(game, usize::try_from(*count).ok()?));
            }
        }
        for (_, pooled) in pooled(&met) {
            spread += pooled.spread() * count(pooled.len());
            pairs += count(pooled.len());
        }
        let ratings = Ratings::of(known.len(), &games)?.with_spread(spread / pairs);
        // The baseline player has a fixed rating.
        let shift = f64::from(ANCHOR_RATING) - ratings.elo(0);
        let rated: Vec<usize> = names.iter().filter_map(|name| at(name)).collect();
        let levels = std::array::from_fn(|level| {
            let own = at(&names[level])?;
            let played = met.iter().filter(|result| result.sides.contains(&names[level]));
            let below = if level == 0 { Some(0) } else { at(&names[level - 1]) };
            Some(Rated {
                points: ratings.elo(own) + shift,
                // The interval of the distance from the mean of all levels.
                interval: ratings.interval_among(own, &rated).map(|points| points + shift),
                step: below.map(|below| ratings.difference(own, below)),
                games: played.map(|result| result.games.iter().sum::<u64>()).sum(),
            })
        });
        Some(Scale { levels, lowest_loses: pooled_losses(&met, &names[0]) })
    }

    /// The number of steps in the desired range, and of neighbours whose intervals do not overlap.
    pub(crate) fn even(&self) -> (usize, usize) {
        let pairs = self.levels.windows(2).filter_map(|pair| Some((pair[0]?, pair[1]?)));
        pairs.fold((0, 0), |(even, apart), (below, above)| {
            let step = above.points - below.points;
            let overlap = above.interval.low <= below.interval.high;
            (even + usize::from(STEP.contains(&step)), apart + usize::from(!overlap))
        })
    }

    /// The rating file that the bots and the page read.
    pub(crate) fn file(&self, game: &str) -> String {
        let mut text = format!(
            "# level points low high games: written by `cargo xtask bench bots` from docs/bench/levels/{game}.txt\n"
        );
        for (rated, level) in self.levels.iter().zip(Level::ALL) {
            if let Some(Rated { points, interval, games, .. }) = rated {
                let Interval { low, high } = interval;
                writeln!(text, "{} {points:.0} {low:.0} {high:.0} {games}", level.number())
                    .expect("writing to a String cannot fail");
            }
        }
        text
    }
}

/// The matches that are connected with the baseline player; others cannot be compared.
fn connected(results: &[MatchResult]) -> Vec<&MatchResult> {
    let mut reached = vec![STORED_BASELINE];
    loop {
        let before = reached.len();
        for MatchResult { sides: [one, other], .. } in results {
            match [one, other].map(|side| reached.contains(&side.as_str())) {
                [true, false] => reached.push(other),
                [false, true] => reached.push(one),
                _ => {}
            }
        }
        if reached.len() == before {
            return results
                .iter()
                .filter(|result| reached.contains(&result.sides[0].as_str()))
                .collect();
        }
    }
}

/// Merges all matches of the same two bots.
fn pooled<'a>(met: &[&'a MatchResult]) -> Vec<(&'a [String; 2], PairScores)> {
    let mut pooled: Vec<(&[String; 2], PairScores)> = Vec::new();
    for result in met {
        let place = pooled.iter_mut().find(|(known, _)| **known == result.sides);
        match place {
            Some((_, scores)) => {
                for (sum, kind) in scores.0.iter_mut().zip(result.pairs.0) {
                    *sum += kind;
                }
            }
            None => pooled.push((&result.sides, result.pairs)),
        }
    }
    pooled
}

/// Losses of level 1 against the baseline player, and the number of games.
fn pooled_losses(met: &[&MatchResult], lowest: &str) -> Option<(u64, u64)> {
    let mut sum = (0, 0);
    for result in met {
        let [won, drawn, lost] = result.games;
        let losses = match result.sides.each_ref().map(String::as_str) {
            [one, STORED_BASELINE] if one == lowest => lost,
            [STORED_BASELINE, other] if other == lowest => won,
            _ => continue,
        };
        sum = (sum.0 + losses, sum.1 + won + drawn + lost);
    }
    (sum.1 > 0).then_some(sum)
}

#[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
fn count(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_rated_relative_to_the_baseline_player() {
        let lines = "try:a sensible seed 1 +50 =0 -50 pairs 5 0 40 0 5\n\
                     try:b try:a seed 1 +75 =0 -25 pairs 2 0 21 0 27\n\
                     try:d try:c seed 1 +1 =0 -1 pairs 0 0 1 0 0";
        let results: Vec<MatchResult> = lines.lines().map(|line| line.parse().unwrap()).collect();
        let names = ["a", "b", "c", "e", "f", "g", "h", "i"].map(|name| format!("try:{name}"));
        let scale = Scale::of(&results, &names).unwrap();
        let [lowest, second, third, ..] = scale.levels;
        assert!((lowest.unwrap().points - 600.0).abs() < 1e-6);
        let (step, interval) = second.unwrap().step.unwrap();
        assert!((185.0..195.0).contains(&step), "{step}");
        assert!(interval.low > 100.0 && interval.high < 300.0);
        assert!(third.is_none(), "it has met nobody whose strength is known");
        assert_eq!(scale.lowest_loses, Some((50, 100)));
        assert_eq!(scale.even(), (1, 1));
        assert_eq!(scale.file("klotz").lines().count(), 3);
        let nothing = Scale::of(&[], &names).unwrap();
        assert!(nothing.levels.iter().all(Option::is_none), "nobody has measured anything");
    }
}
