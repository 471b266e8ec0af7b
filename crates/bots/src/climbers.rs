//! The first bot for The Climbers: it thinks of promising turns, as people do, judges where they
//! lead, and the better levels ask what the others will make of it.

mod builder;
mod config;
mod foresight;
mod prices;
mod sketch;
mod spoiler;
mod spread;
mod turns;
#[cfg(test)]
mod witness;
mod worth;

use climbers::{Climbers, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::Level;
pub use config::{Breadth, Config};
pub use prices::Tariff;

use crate::{choice, search::Scored};
use worth::Judge;

/// The turn a bot chose, and what it thought.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Turn,
    /// What it expects of it: 100 is about one unit of height.
    pub value: i32,
    /// How many turns it thought of.
    pub considered: usize,
}

/// Chooses a turn for the seat to move; `None` when the game is over. `stop` is asked now and
/// then; once it says yes the best turn found so far is played.
pub fn choose(
    game: &Climbers,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    choose_with(game, &Config::of(level), seed, stop)
}

/// Like [`choose`], for a bot of any strength.
pub fn choose_with(
    game: &Climbers,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    let us = game.mover()?;
    let mut stopped = false;
    let stop = &mut || {
        stopped = stopped || stop();
        stopped
    };
    let judge = Judge { us, options: *game.options(), envy: config.envy, tariff: config.tariff };
    let mut found = turns::candidates(&game.draft(), &judge, &config.breadth, stop);
    let considered = found.len();
    foresight::look_again(&mut found, &judge, config.second_looks, stop);
    foresight::follow(&mut found, &judge, config.followed, stop);
    let scored = found.iter().enumerate();
    let scored: Vec<Scored<usize>> =
        scored.map(|(mv, candidate)| Scored { mv, value: candidate.value }).collect();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let picked = choice::pick(&scored, config.softness, config.margin, &mut rng);
    let turn = found.swap_remove(picked.mv).turn;
    Some(Choice { turn, value: picked.value, considered })
}
