//! The bots for The Climbers. The first thinks of promising turns, as people do, judges where they
//! lead, and its better levels ask what the others will make of it. The strong one judges every move of
//! a block; with two players it looks ahead over the best turns of both, with more it compares what
//! seems best with what the first one thinks of.

mod builder;
mod coach;
mod config;
mod deep;
mod foresight;
mod prices;
mod puzzle;
mod reason;
mod sketch;
mod spoiler;
mod spread;
pub mod study;
pub mod summit;
mod turns;
#[cfg(test)]
mod witness;
mod worth;

use climbers::{Climbers, Colour, Draft, Turn, options::Switch};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use crate::{BaselineLevel, Level};
pub use coach::{Advice, Assessment, advise, assess};
pub use config::{Breadth, Config, Engine, First};
pub use deep::{Ahead, Crowd, Drift, Scales, school};
pub use prices::Tariff;
pub use puzzle::{Attempt, Insight, Puzzle, read_puzzles};
pub use reason::{Reason, reasons};

use crate::{move_choice, search::ScoredMove};
use config::FIRST_SKILLED;
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

/// Like [`choose`], for a level of the first bot; `None` also if the level is another
/// ([`Config::is_quick`]). Programs that only know this need not carry the strong bot.
pub fn choose_quickly(
    game: &Climbers,
    level: Level,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    game.mover()?;
    let Config { engine, temperature, margin } = Config::of(level);
    let Engine::First(skill) = engine else { return None };
    Some(picked(first(game, &skill, &mut once(stop)), temperature, margin, seed))
}

/// Like [`choose`], for a bot of any strength.
pub fn choose_with(
    game: &Climbers,
    config: &Config,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choice> {
    game.mover()?;
    let stop = &mut once(stop);
    let thought = match &config.engine {
        // Who follows only walks, which needs no deep thought.
        Engine::Deep(_) if game.options().together == Switch::On => {
            first(game, &FIRST_SKILLED, stop)
        }
        Engine::Deep(ahead) if game.position().order().len() == 2 => {
            deep::search(game, ahead, config.margin, stop)
        }
        Engine::Deep(Ahead { crowd, .. }) => {
            let suggested = deep::suggestions(game, crowd.suggested);
            compared(game, &crowd.compared, suggested, deep::opinion, stop)
        }
        Engine::First(skill) => first(game, skill, stop),
    };
    Some(picked(thought, config.temperature, config.margin, seed))
}

/// Asks no more once it has been told to stop.
fn once(stop: &mut dyn FnMut() -> bool) -> impl FnMut() -> bool {
    let mut stopped = false;
    move || {
        stopped = stopped || stop();
        stopped
    }
}

/// One of the turns that were found, and how many were thought of.
fn picked(
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

/// A turn and what it is worth to who makes it.
struct ScoredTurn {
    turn: Turn,
    value: i32,
}

/// What the first bot thinks of, and how many turns that were.
fn first(
    game: &Climbers,
    skill: &First,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    compared(game, skill, Vec::new(), |_, _| 0, stop)
}

/// The same, with some turns more that may be worth thinking about and somebody else's opinion of those that
/// were looked at again.
fn compared(
    game: &Climbers,
    skill: &First,
    suggested: Vec<Turn>,
    opinion: impl Fn(&Draft, Colour) -> i32,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<ScoredTurn>, usize) {
    let us = game.position().mover();
    let judge = Judge { us, options: *game.options(), envy: skill.envy, tariff: skill.tariff };
    let mut found = turns::candidates(&game.draft(), &judge, &skill.breadth, stop);
    turns::add_all(&mut found, &game.draft(), &judge, suggested);
    let considered = found.len();
    foresight::look_again(&mut found, &judge, skill.second_looks, stop);
    foresight::consult(&mut found, |begun| opinion(begun, us));
    foresight::follow(&mut found, &judge, skill.followed, skill.steady, stop);
    let found = found.into_iter();
    let found = found.map(|candidate| ScoredTurn { turn: candidate.turn, value: candidate.value });
    (found.collect(), considered)
}
