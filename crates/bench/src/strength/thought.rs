//! How long the lowest and the highest level of a game think.

use bots::Level;

use super::contestants::Measured;
use crate::measure::busy;

/// So many turns of a game between two of a level are timed.
const TURNS: u64 = 12;
/// Where the game that is timed comes from.
const SEED: u64 = 990_002;

/// The processor time of the longest turn of a level, in seconds.
pub(crate) fn longest<G: Measured>(level: Level) -> Result<f64, String> {
    let venue = G::measured_at()?;
    let mut game = G::start(G::settings_at(&venue, 2, SEED));
    let mut longest = 0.0_f64;
    for turn in 0..TURNS {
        let mut mv = None;
        longest = longest.max(busy(|| mv = game.choose(&G::of(level), turn)));
        let Some(mv) = mv else { break };
        game.play(&mv).map_err(|refusal| refusal.to_string())?;
    }
    Ok(longest)
}
