//! The search for better layouts: many are tried a little, the best of them more and more.

use klotz::{Colour, Layout, Options, Settings};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::{play::Terms, sample::Sample, sketch, tale::LIVELY_ROUNDS};

/// A round of the search.
struct Round {
    /// How many layouts are left.
    layouts: usize,
    /// Games on each, for each number of players.
    games: u64,
    /// Numbers of players, with what the bot looks at for a move.
    tables: &'static [(usize, u64)],
}

/// Two players come first: their games are cheap, and most layouts fail there.
const ROUNDS: [Round; 4] = [
    Round { layouts: 600, games: 6, tables: &[(2, 600)] },
    Round { layouts: 120, games: 6, tables: &[(2, 1_000), (4, 200)] },
    Round { layouts: 30, games: 16, tables: &[(2, 1_000), (4, 200)] },
    Round { layouts: 8, games: 40, tables: &[(2, 1_000), (4, 300)] },
];

/// Draws layouts by lot and plays on them; only layouts much like one of `like`, if there are any. Each
/// round is judged by its own games alone; all games are told.
pub(crate) fn search(
    seed: u64,
    like: &[Layout],
    tell: &mut dyn FnMut(&Sample),
) -> Vec<(Layout, f64)> {
    let mut left = candidates(seed);
    if !like.is_empty() {
        left.retain(|layout| like.iter().any(|model| sketch::are_close(layout, model)));
    }
    let mut left: Vec<(Layout, f64)> = left.into_iter().map(|layout| (layout, 0.0)).collect();
    for (number, round) in ROUNDS.iter().enumerate() {
        left.truncate(round.layouts);
        for (layout, worth) in &mut left {
            let samples = round.tables.iter().map(|&(players, nodes)| {
                // Longer games are no good ones: they need not be played out.
                let limit = (LIVELY_ROUNDS.end() * players) as u32;
                let seed = seed * 100 + number as u64;
                let terms = Terms { players, games: round.games, nodes, limit, seed };
                let sample = Sample::play(layout, terms);
                tell(&sample);
                sample.worth()
            });
            #[expect(clippy::cast_precision_loss, reason = "there are two numbers of players")]
            let tables = round.tables.len() as f64;
            *worth = samples.sum::<f64>() / tables;
        }
        left.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    }
    left
}

/// All symmetric layouts on which a Klotz can get to its corner and which are not built in, in an
/// order drawn by lot.
fn candidates(seed: u64) -> Vec<Layout> {
    let known: Vec<String> = Layout::builtin().iter().map(sketch::sketch).collect();
    let mut layouts = sketch::all();
    layouts.retain(|layout| !known.iter().any(|known| known == layout.name()) && is_open(layout));
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    layouts.sort_by_cached_key(|_| rng.next_u64());
    layouts
}

fn is_open(layout: &Layout) -> bool {
    let colours = Colour::ALL.into_iter().collect();
    Settings::new(colours, Colour::Red, Options::default(), layout.clone())
        .is_ok_and(|settings| settings.start().race(Colour::Red).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_are_new_and_drawn_by_lot() {
        let drawn = candidates(1);
        assert!(drawn.len() > ROUNDS[0].layouts && drawn.len() < sketch::all().len());
        assert!(Layout::builtin().iter().all(|known| {
            let known = sketch::sketch(known);
            drawn.iter().all(|layout| layout.name() != known)
        }));
        assert_eq!(drawn[..9], candidates(1)[..9]);
        assert_ne!(drawn[..9], candidates(2)[..9]);
    }
}
