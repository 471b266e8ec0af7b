//! Built-in players.

use std::time::Instant;

use bots::Level;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::{ArenaGame, ChosenMove, Failure, FailureKind, GameHistory, Limit, MoveRequest, Player};

/// A bot of the `bots` crate. Stops searching when its time is up.
#[derive(Clone, Copy, Debug)]
pub struct LevelBot {
    level: Level,
}

impl LevelBot {
    /// A bot of this level.
    pub const fn new(level: Level) -> LevelBot {
        LevelBot { level }
    }
}

impl<G: ArenaGame> Player<G> for LevelBot {
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        choose_move(history.game(), self.level, &task.limit, task.seed).ok_or_else(no_move)
    }
}

/// The move of a built-in bot within its limits; none if the game is over.
pub(crate) fn choose_move<G: ArenaGame>(
    game: &G,
    level: Level,
    limit: &Limit,
    seed: u64,
) -> Option<ChosenMove<G::Move>> {
    // A deadline that overflows means no limit.
    let deadline = limit.time.and_then(|time| Instant::now().checked_add(time));
    game.builtin_move(level, limit.nodes, seed, &mut || {
        deadline.is_some_and(|deadline| Instant::now() >= deadline)
    })
}

/// Plays random legal moves.
#[derive(Clone, Copy, Debug)]
pub struct RandomPlayer;

impl<G: ArenaGame> Player<G> for RandomPlayer {
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        history.game().random_bot_move(&mut rng).map(ChosenMove::only).ok_or_else(no_move)
    }
}

/// Plays random moves that a simple heuristic finds reasonable. Ratings start at this player.
#[derive(Clone, Copy, Debug)]
pub struct BaselinePlayer;

impl<G: ArenaGame> Player<G> for BaselinePlayer {
    fn choose(
        &mut self,
        history: &GameHistory<G>,
        task: &MoveRequest,
    ) -> Result<ChosenMove<G::Move>, Failure> {
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        history.game().baseline_bot_move(&mut rng).map(ChosenMove::only).ok_or_else(no_move)
    }
}

fn no_move() -> Failure {
    Failure::new(FailureKind::Broken, "it found no move")
}
