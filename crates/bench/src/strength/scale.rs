//! The levels of a game on one scale, from the results of their matches.

use std::fmt::Write as _;

use arena::stats::{Interval, PairScores, RatedGame, Ratings};
use bots::{Level, SENSIBLE};

use super::duel::Duel;

/// Who is on the scale: the one who draws lots but sensibly, then the levels.
const RATED: usize = 1 + Level::ALL.len();

/// The levels of a game on one scale.
pub(crate) struct Scale {
    /// By number of the level; `None` if it was not measured.
    pub(crate) levels: [Option<Rated>; 8],
    /// The share of its games that the lowest level loses to the sensible player.
    pub(crate) lowest_loses: Option<(u64, u64)>,
}

/// What was measured of a level.
#[derive(Clone, Copy)]
pub(crate) struct Rated {
    pub(crate) points: f64,
    pub(crate) interval: Interval,
    /// How much stronger it is than the one below, the sensible player below the lowest.
    pub(crate) step: Option<(f64, Interval)>,
    pub(crate) games: u64,
}

impl Scale {
    /// Rates all levels that the results hang together with the lowest.
    pub(crate) fn of(duels: &[Duel]) -> Option<Scale> {
        let numbered = |duel: &Duel| {
            let [one, other] = &duel.sides;
            Some(([number(one)?, number(other)?], duel.clone()))
        };
        let met: Vec<([usize; 2], Duel)> = duels.iter().filter_map(numbered).collect();
        // Contestants without games are left out, so that the rest can be compared.
        let known: Vec<usize> =
            (0..RATED).filter(|at| met.iter().any(|(sides, _)| sides.contains(at))).collect();
        let at = |side: usize| known.iter().position(|&other| other == side);
        let mut games = Vec::new();
        let (mut spread, mut pairs) = (0.0, 0.0);
        for ([one, other], duel) in &met {
            let seats = vec![at(*one)?, at(*other)?];
            for (count, score) in duel.games.iter().zip([1.0, 0.5, 0.0]) {
                let game = RatedGame { seats: seats.clone(), scores: vec![score, 1.0 - score] };
                games.extend(std::iter::repeat_n(game, usize::try_from(*count).ok()?));
            }
        }
        for (_, pooled) in pooled(&met) {
            spread += pooled.spread() * count(pooled.len());
            pairs += count(pooled.len());
        }
        let ratings = Ratings::of(known.len(), &games)?.with_spread(spread / pairs);
        // The scale begins with the sensible player, or else with the lowest level.
        let shift = f64::from(SENSIBLE) - ratings.elo(0);
        let levels = Level::ALL.map(|level| {
            let side = usize::from(level.number());
            let own = at(side)?;
            let played = met.iter().filter(|(sides, _)| sides.contains(&side));
            // Intervals are those of the distance from the middle of all.
            let interval = ratings.interval(own).map(|points| points + shift);
            Some(Rated {
                points: ratings.elo(own) + shift,
                interval,
                step: at(side - 1).map(|below| ratings.difference(own, below)),
                games: played.map(|(_, duel)| duel.games.iter().sum::<u64>()).sum(),
            })
        });
        let lowest_loses = pooled_losses(&met);
        Some(Scale { levels, lowest_loses })
    }

    /// The file of ratings that the bots and the page read.
    pub(crate) fn file(&self, game: &str) -> String {
        let mut text = format!(
            "# level points low high games: written by `cargo xtask bench bots` from docs/bots/levels/{game}.txt\n"
        );
        for (rated, level) in self.levels.iter().zip(Level::ALL) {
            if let Some(Rated { points, interval, games, .. }) = rated {
                let Interval { low, high } = interval;
                writeln!(text, "{} {points:.0} {low:.0} {high:.0} {games}", level.number())
                    .expect("a string takes everything");
            }
        }
        text
    }
}

/// All matches of the same two together, seen from the first.
fn pooled(met: &[([usize; 2], Duel)]) -> Vec<([usize; 2], PairScores)> {
    let mut pooled: Vec<([usize; 2], PairScores)> = Vec::new();
    for (sides, duel) in met {
        let place = pooled.iter_mut().find(|(known, _)| known == sides);
        match place {
            Some((_, scores)) => {
                for (sum, kind) in scores.0.iter_mut().zip(duel.pairs.0) {
                    *sum += kind;
                }
            }
            None => pooled.push((*sides, duel.pairs)),
        }
    }
    pooled
}

/// Games that the lowest level lost to the sensible player, and all of them.
fn pooled_losses(met: &[([usize; 2], Duel)]) -> Option<(u64, u64)> {
    let mut sum = (0, 0);
    for (sides, duel) in met {
        let [won, drawn, lost] = duel.games;
        let losses = match sides {
            [1, 0] => lost,
            [0, 1] => won,
            _ => continue,
        };
        sum = (sum.0 + losses, sum.1 + won + drawn + lost);
    }
    (sum.1 > 0).then_some(sum)
}

/// The place on the scale of a contestant that has one.
fn number(name: &str) -> Option<usize> {
    if name == "sensible" {
        return Some(0);
    }
    let number: u8 = name.strip_prefix("level:")?.parse().ok()?;
    Level::from_number(number).map(|level| usize::from(level.number()))
}

#[expect(clippy::cast_precision_loss, reason = "games are counted here, not grains of sand")]
fn count(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_rated_from_the_sensible_player_upwards() {
        let lines = "level:1 sensible seed 1 +50 =0 -50 pairs 5 0 40 0 5\n\
                     level:2 level:1 seed 1 +75 =0 -25 pairs 2 0 21 0 27";
        let duels: Vec<Duel> = lines.lines().map(|line| line.parse().unwrap()).collect();
        let scale = Scale::of(&duels).unwrap();
        let [lowest, second, third, ..] = scale.levels;
        assert!((lowest.unwrap().points - 600.0).abs() < 1e-6);
        let (step, interval) = second.unwrap().step.unwrap();
        assert!((185.0..195.0).contains(&step), "{step}");
        assert!(interval.low > 100.0 && interval.high < 300.0);
        assert!(third.is_none());
        assert_eq!(scale.lowest_loses, Some((50, 100)));
        assert_eq!(scale.file("klotz").lines().count(), 3);
    }
}
