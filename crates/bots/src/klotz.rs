//! The KLOTZ bots.

mod coach;
mod config;
mod duel;
mod facts;
mod features;
mod first;
mod foresight;
pub mod proof;
mod puzzle;
mod reason;
mod weights;
mod worth;

use game::Game;
use klotz::{Klotz, Move};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::Level;
pub use coach::{Advice, Assessment, advise, assess};
pub use config::{Config, Engine};
pub use puzzle::{Puzzle, Reply, read_puzzles, reply};
pub use reason::{Reason, reasons};
pub use worth::Weights;

use crate::{
    choice,
    search::{Budget, Found, is_decided, paranoid, pvs, table::Table},
};
use duel::DuelTree;
use first::RaceTree;

/// The move a bot chose, and what it thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What it expects of it: 100 is about one move in the race.
    pub value: i32,
    /// How many moves it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

/// Chooses a move for the seat to move; `None` when the game is over. `stop` is asked now and
/// then; once it says yes the best move found so far is played.
pub fn choose(
    game: &Klotz,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    choose_with(game, &Config::of(level), seed, stop)
}

/// Like [`choose`], for a bot of any strength.
pub fn choose_with(
    game: &Klotz,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    let found = search(game, config, stop)?;
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    // Who sees the end goes straight for it, or away from it: among decided values a soft choice would only
    // dither.
    let decided = found.moves.iter().max_by_key(|scored| scored.value);
    let decided = decided.is_some_and(|scored| is_decided(scored.value));
    let softness = if decided { 0 } else { config.softness };
    let picked = choice::pick(&found.moves, softness, config.margin, &mut rng);
    Some(Choice { mv: picked.mv, value: picked.value, depth: found.depth, nodes: found.nodes })
}

/// Every move of the seat to move with its value, best first; `None` when the game is over. Values
/// are exact as far as [`Config::margin`] below the best.
pub fn search(
    game: &Klotz,
    config: &Config,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Found<Move>> {
    game.to_move()?;
    let mut budget = Budget { depth: config.depth, nodes: config.nodes, stop };
    let (position, history) = (*game.position(), game.history());
    let two_players = position.seats().len() == 2;
    Some(match config.engine {
        Engine::Baseline => {
            let mut tree = RaceTree::new(position, history);
            paranoid::search(&mut tree, config.margin, &mut budget)
        }
        Engine::Strong if two_players => {
            let mut tree = DuelTree::new(position, history, &config.weights);
            let mut table = Table::new(config.entries());
            pvs::search(&mut tree, &mut table, &config.pruning, config.margin, &mut budget)
        }
        Engine::Strong => foresight::search(&position, history, &config.weights, &mut budget),
    })
}
