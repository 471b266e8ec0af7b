//! Searches for good layouts by successive halving: the best candidates of each round play more games.

use klotz::{Colour, Layout, Options, Settings};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::{game_summary::LIVELY_ROUNDS, sample::Sample, self_play::SelfPlay, symmetric};

/// A round of the search.
struct Round {
    /// The number of candidates.
    layouts: usize,
    /// Games per candidate and number of players.
    games: u64,
    /// Numbers of players, with the positions per move.
    tables: &'static [(usize, u64)],
}

/// Two-player games come first: they are cheap and reject most layouts.
const ROUNDS: [Round; 4] = [
    Round { layouts: 600, games: 6, tables: &[(2, 600)] },
    Round { layouts: 120, games: 6, tables: &[(2, 1_000), (4, 200)] },
    Round { layouts: 30, games: 16, tables: &[(2, 1_000), (4, 200)] },
    Round { layouts: 8, games: 40, tables: &[(2, 1_000), (4, 300)] },
];

/// Searches random layouts, or only those similar to `like` if it is not empty. Each round counts only its
/// own games; `report` gets all of them.
pub(crate) fn search(
    seed: u64,
    like: &[Layout],
    report: &mut dyn FnMut(&Sample),
) -> Vec<(Layout, f64)> {
    let mut left = candidates(seed);
    if !like.is_empty() {
        left.retain(|layout| like.iter().any(|model| symmetric::are_close(layout, model)));
    }
    let mut left: Vec<(Layout, f64)> = left.into_iter().map(|layout| (layout, 0.0)).collect();
    for (number, round) in ROUNDS.iter().enumerate() {
        left.truncate(round.layouts);
        for (layout, quality) in &mut left {
            let samples = round.tables.iter().map(|&(players, nodes)| {
                // Longer games are not interesting, so they are cut short.
                let limit = (LIVELY_ROUNDS.end() * players) as u32;
                let seed = seed * 100 + number as u64;
                let self_play = SelfPlay { players, games: round.games, nodes, limit, seed };
                let sample = Sample::play(layout, self_play);
                report(&sample);
                sample.quality()
            });
            #[expect(clippy::cast_precision_loss, reason = "at most two")]
            let tables = round.tables.len() as f64;
            *quality = samples.sum::<f64>() / tables;
        }
        left.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    }
    left
}

/// All symmetric layouts that are not built in and on which a Klotz can reach its corner, shuffled.
fn candidates(seed: u64) -> Vec<Layout> {
    let known: Vec<String> = Layout::builtin().iter().map(symmetric::sketch).collect();
    let mut layouts = symmetric::all();
    layouts
        .retain(|layout| !known.iter().any(|known| known == layout.name()) && is_reachable(layout));
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    layouts.sort_by_cached_key(|_| rng.next_u64());
    layouts
}

fn is_reachable(layout: &Layout) -> bool {
    let colours = Colour::ALL.into_iter().collect();
    Settings::new(colours, Colour::Red, Options::default(), layout.clone())
        .is_ok_and(|settings| settings.start().race(Colour::Red).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_new_and_shuffled() {
        let drawn = candidates(1);
        assert!(drawn.len() > ROUNDS[0].layouts && drawn.len() < symmetric::all().len());
        assert!(Layout::builtin().iter().all(|known| {
            let known = symmetric::sketch(known);
            drawn.iter().all(|layout| layout.name() != known)
        }));
        assert_eq!(drawn[..9], candidates(1)[..9]);
        assert_ne!(drawn[..9], candidates(2)[..9]);
    }
}
