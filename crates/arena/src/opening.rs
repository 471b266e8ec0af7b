//! How games begin, so that no two openings are the same.

use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::{Course, Hosted, seed::mixed};

/// So many openings are drawn before a game begins without one.
const TRIES: u64 = 100;

/// A game with its first moves drawn by lot: always the same one from the same seed, and always one
/// in which nothing is decided.
pub fn opening<G: Hosted>(venue: &G::Venue, players: usize, plies: usize, seed: u64) -> Course<G> {
    let start = Course::new(0, G::settings_at(venue, players, seed));
    if plies == 0 {
        return start;
    }
    let mut drawn = (0..TRIES).filter_map(|number| {
        let mut rng = Pcg64Mcg::seed_from_u64(mixed(seed, number));
        let mut course = start.clone();
        for _ in 0..plies {
            let mv = course.game().opening_move(&mut rng)?;
            course.play(mv).ok()?;
        }
        course.game().is_open().then_some(course)
    });
    drawn.next().unwrap_or(start)
}
