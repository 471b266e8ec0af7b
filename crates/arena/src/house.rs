//! Players of the house.

use std::time::Instant;

use bots::Level;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::{Course, Failure, FailureKind, Hosted, Limit, Player, Task, Thought};

/// A bot of ours: as strong as its level, and stopped when its time is over.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    level: Level,
}

impl Bot {
    /// A bot of this level.
    pub const fn new(level: Level) -> Bot {
        Bot { level }
    }
}

impl<G: Hosted> Player<G> for Bot {
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        think(course.game(), self.level, &task.limit, task.seed).ok_or_else(nothing_to_do)
    }
}

/// What a bot of ours plays within its limits, if the game goes on.
pub(crate) fn think<G: Hosted>(
    game: &G,
    level: Level,
    limit: &Limit,
    seed: u64,
) -> Option<Thought<G::Move>> {
    // A time so long that no clock can tell its end is none.
    let end = limit.time.and_then(|time| Instant::now().checked_add(time));
    game.think(level, limit.nodes, seed, &mut || end.is_some_and(|end| Instant::now() >= end))
}

/// Plays whatever the lot says: the measure of those who have just learnt the rules.
#[derive(Clone, Copy, Debug)]
pub struct Lots;

impl<G: Hosted> Player<G> for Lots {
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        course.game().lot(&mut rng).map(Thought::only).ok_or_else(nothing_to_do)
    }
}

/// Plays by lot, but sensibly.
#[derive(Clone, Copy, Debug)]
pub struct Sensible;

impl<G: Hosted> Player<G> for Sensible {
    fn choose(&mut self, course: &Course<G>, task: &Task) -> Result<Thought<G::Move>, Failure> {
        let mut rng = Pcg64Mcg::seed_from_u64(task.seed);
        course.game().sensible(&mut rng).map(Thought::only).ok_or_else(nothing_to_do)
    }
}

fn nothing_to_do() -> Failure {
    Failure::new(FailureKind::Broken, "it found no move")
}
