//! Opponents: the built-in bots and the two simplest players.

use std::{fmt, str::FromStr};

use arena::{ArenaGame, ChosenMove};
use bots::Level;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A bot that plays any of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// One of the eight levels.
    Level(Level),
    /// Random legal moves.
    Random,
    /// Random moves that a simple heuristic finds reasonable. Ratings start at this player.
    Baseline,
}

/// Why a text names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {text:?}: use a level from 1 to {}, \"random\" or \"baseline\"", Level::ALL.len())]
pub struct BotError {
    text: String,
}

impl Bot {
    /// Chooses a move; `None` if the game is over. A level searches `nodes` positions at most, if it
    /// counts them, and stops when `stop` returns true.
    pub fn choose<G: ArenaGame>(
        self,
        game: &G,
        nodes: Option<u64>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<ChosenMove<G::Move>> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        match self {
            Bot::Level(level) => game.builtin_move(level, nodes, seed, stop),
            Bot::Random => game.random_bot_move(&mut rng).map(ChosenMove::only),
            Bot::Baseline => game.baseline_bot_move(&mut rng).map(ChosenMove::only),
        }
    }
}

/// Reads `7`, `level:7`, `random` or `baseline`.
impl FromStr for Bot {
    type Err = BotError;

    fn from_str(text: &str) -> Result<Bot, BotError> {
        let level = || {
            let number = text.strip_prefix("level:").unwrap_or(text);
            number.parse().ok().and_then(Level::from_number).map(Bot::Level)
        };
        match text {
            "random" => Ok(Bot::Random),
            "baseline" => Ok(Bot::Baseline),
            _ => level().ok_or_else(|| BotError { text: text.to_owned() }),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Level(level) => write!(f, "level:{}", level.number()),
            Bot::Random => f.write_str("random"),
            Bot::Baseline => f.write_str("baseline"),
        }
    }
}
