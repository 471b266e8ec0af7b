//! The KLOTZ bots.

mod baseline;
mod coach;
mod config;
mod eval;
mod features;
mod opponent_prediction;
mod position_info;
mod puzzle;
mod reason;
mod two_player;
mod weights;
pub mod win_solver;

use game::Game;
use klotz::{Klotz, Move};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::Level;
pub use coach::{Advice, Assessment, advise, assess};
pub use config::{Config, Engine};
pub use eval::Weights;
pub use puzzle::{Puzzle, Reply, builtin_puzzles, read_puzzles, reply};
pub use reason::{Reason, reasons};

use crate::{
    move_choice,
    search::{
        Budget, SearchResult, is_mate, paranoid, pvs, transposition_table::TranspositionTable,
    },
};
use baseline::BaselineTree;
use two_player::TwoPlayerTree;

/// The chosen move, with details of the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// The expected value: 100 points are about one move in the race.
    pub value: i32,
    /// The search depth.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

/// Chooses a move for the seat to move; `None` if the game is over. `stop` is polled regularly;
/// once it returns true, the best move found so far is played.
pub fn choose(
    game: &Klotz,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    choose_with(game, &Config::of(level), seed, stop)
}

/// Like [`choose`], with any configuration.
pub fn choose_with(
    game: &Klotz,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    let found = search(game, config, stop)?;
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    // A forced win or loss is played without randomness: take the quickest win, the slowest loss.
    let decided = found.moves.iter().max_by_key(|scored| scored.value);
    let decided = decided.is_some_and(|scored| is_mate(scored.value));
    let temperature = if decided { 0 } else { config.temperature };
    let picked = move_choice::pick(&found.moves, temperature, config.margin, &mut rng);
    Some(Choice { mv: picked.mv, value: picked.value, depth: found.depth, nodes: found.nodes })
}

/// All moves of the seat to move, scored and best first; `None` if the game is over. Values are
/// exact down to [`Config::margin`] below the best.
pub fn search(
    game: &Klotz,
    config: &Config,
    stop: &mut dyn FnMut() -> bool,
) -> Option<SearchResult<Move>> {
    game.to_move()?;
    let mut budget = Budget { depth: config.depth, nodes: config.nodes, stop };
    let (position, history) = (*game.position(), game.history());
    let two_players = position.seats().len() == 2;
    Some(match config.engine {
        Engine::Baseline => {
            let mut tree = BaselineTree::new(position, history);
            paranoid::search(&mut tree, config.margin, &mut budget)
        }
        Engine::Strong if two_players => {
            let mut tree = TwoPlayerTree::new(position, history, &config.weights);
            let mut table = TranspositionTable::new(config.table_entries());
            pvs::search(&mut tree, &mut table, &config.pruning, config.margin, &mut budget)
        }
        Engine::Strong => {
            opponent_prediction::search(&position, history, &config.weights, &mut budget)
        }
    })
}
