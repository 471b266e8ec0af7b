//! The first KLOTZ bot: a search two or three moves deep that judges positions by the race.

mod skill;
mod tree;

use game::Game;
use klotz::{Klotz, Move};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::Level;

use crate::{
    choice,
    search::{self, Budget},
};
use skill::Skill;
use tree::RaceTree;

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
    game.to_move()?;
    let skill = Skill::of(level);
    let mut tree = RaceTree::new(*game.position(), game.history());
    let mut budget = Budget { depth: skill.depth, nodes: skill.nodes, stop };
    let found = search::search(&mut tree, skill.margin, &mut budget);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let picked = choice::pick(&found.moves, skill.softness, skill.margin, &mut rng);
    Some(Choice { mv: picked.mv, value: picked.value, depth: found.depth, nodes: found.nodes })
}
