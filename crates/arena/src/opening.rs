//! Random openings.

use game::random::derive_seed;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::{ArenaGame, GameHistory};

/// After this many undecided attempts a game starts without an opening.
const MAX_ATTEMPTS: u64 = 100;

/// A game after `plies` random moves in which neither side has a decisive advantage. The same seed
/// gives the same opening.
pub fn opening<G: ArenaGame>(
    setup: &G::GameSetup,
    players: usize,
    plies: usize,
    seed: u64,
) -> GameHistory<G> {
    let start = GameHistory::new(0, G::start_settings(setup, players, seed));
    if plies == 0 {
        return start;
    }
    let mut candidates = (0..MAX_ATTEMPTS).filter_map(|number| {
        let mut rng = Pcg64Mcg::seed_from_u64(derive_seed(seed, number));
        let mut history = start.clone();
        for _ in 0..plies {
            let mv = history.game().opening_move(&mut rng)?;
            history.play(mv).ok()?;
        }
        history.game().is_undecided().then_some(history)
    });
    candidates.next().unwrap_or(start)
}
