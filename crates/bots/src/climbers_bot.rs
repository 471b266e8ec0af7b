//! The bots for The Climbers.
//!
//! `baseline` generates promising turns as a person would. `strong` evaluates every placement of
//! every block; with two players it runs an alpha-beta search over the best turns, with more it compares
//! its own suggestions with those of the baseline.

mod baseline;
mod coach;
mod config;
mod ladder_sets;
pub mod max_height_solver;
mod puzzle;
#[cfg(any(test, feature = "training"))]
pub mod ranking_quality;
mod reason;
mod score;
mod strong;

use climbers::{Climbers, Turn, options::Switch};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::{BaselineLevel, Level};
pub use baseline::ToolValueSchedule;
pub use coach::{Advice, Assessment, advise, assess};
pub use config::{Baseline, Breadth, Config, Engine};
pub use puzzle::{Attempt, Progress, Puzzle, builtin_puzzles, read_puzzles};
pub use reason::{Reason, reasons};
#[cfg(feature = "training")]
pub use strong::training;
pub use strong::{EvalWeights, MorePlayers, Strong, Tapered};

use crate::{move_choice, search::ScoredMove};
use config::SKILLED;

/// The chosen turn, with details of the search.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Turn,
    /// The expected value: 100 points are about one unit of height.
    pub value: i32,
    /// How many turns were considered.
    pub considered: usize,
}

/// Chooses a turn for the seat to move; `None` if the game is over. `stop` is polled regularly; once it
/// returns true, the best turn found so far is played.
pub fn choose(
    game: &Climbers,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    choose_with(game, &Config::of(level), seed, stop)
}

/// Like [`choose`], for the levels of the baseline bot ([`Config::is_baseline`]); `None` for others.
/// Programs that call only this do not link the strong bot.
pub fn choose_baseline(
    game: &Climbers,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    game.mover()?;
    let Config { engine, temperature, margin } = Config::of(level);
    let Engine::Baseline(skill) = engine else { return None };
    Some(pick(baseline::search(game, &skill, &mut latched(stop)), temperature, margin, seed))
}

/// Like [`choose`], with any configuration.
pub fn choose_with(
    game: &Climbers,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    game.mover()?;
    let stop = &mut latched(stop);
    let found = match &config.engine {
        // Followers only walk; the baseline handles that.
        Engine::Strong(_) if game.options().together == Switch::On => {
            baseline::search(game, &SKILLED, stop)
        }
        Engine::Strong(strong) if game.position().order().len() == 2 => {
            strong::search(game, strong, config.margin, stop)
        }
        Engine::Strong(Strong { more_players, .. }) => {
            let suggested = strong::suggestions(game, more_players.suggested);
            baseline::compare(game, &more_players.comparison, suggested, strong::net_opinion, stop)
        }
        Engine::Baseline(skill) => baseline::search(game, skill, stop),
    };
    Some(pick(found, config.temperature, config.margin, seed))
}

/// Polls no more once `stop` has returned true.
fn latched(stop: &mut dyn FnMut() -> bool) -> impl FnMut() -> bool {
    let mut stopped = false;
    move || {
        stopped = stopped || stop();
        stopped
    }
}

/// Picks one of the scored turns.
fn pick(
    (mut found, considered): (Vec<ScoredTurn>, usize),
    temperature: i32,
    margin: i32,
    seed: u64,
) -> Choice {
    let scored = found.iter().enumerate();
    let scored: Vec<ScoredMove<usize>> =
        scored.map(|(mv, found)| ScoredMove { mv, value: found.value }).collect();
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let picked = move_choice::pick(&scored, temperature, margin, &mut rng);
    let turn = found.swap_remove(picked.mv).turn;
    Choice { turn, value: picked.value, considered }
}

/// A turn with its value for the player to move.
struct ScoredTurn {
    turn: Turn,
    value: i32,
}
