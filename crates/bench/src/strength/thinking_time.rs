//! The thinking time of a level.

use bots::Level;

use super::bot_config::Measured;
use crate::measure::cpu_time;

/// The number of turns that are timed, in a game between two bots of the same level.
const TURNS: u64 = 12;
/// The seed of the game.
const SEED: u64 = 990_002;

/// The CPU time of the longest turn in seconds.
pub(crate) fn longest<G: Measured>(level: Level) -> Result<f64, String> {
    let setup = G::benchmark_setup()?;
    let mut game = G::start(G::start_settings(&setup, 2, SEED));
    let mut longest = 0.0_f64;
    for turn in 0..TURNS {
        let mut mv = None;
        longest = longest.max(cpu_time(|| mv = game.choose(&G::of(level), turn)));
        let Some(mv) = mv else { break };
        game.play(&mv).map_err(|refusal| refusal.to_string())?;
    }
    Ok(longest)
}
