//! The participants of a contest.

use std::time::Duration;

use bots::Level;

use crate::{ArenaGame, Player, Program, builtin};

type CreatePlayer<G> = Box<dyn Fn() -> Box<dyn Player<G>> + Send + Sync>;

/// A name and a function that creates a player for each thread.
pub struct Contestant<G: ArenaGame> {
    name: String,
    create: CreatePlayer<G>,
}

impl<G: ArenaGame + 'static> Contestant<G> {
    /// A contestant from any player.
    pub fn new<P: Player<G> + 'static>(
        name: impl Into<String>,
        create: impl Fn() -> P + Send + Sync + 'static,
    ) -> Contestant<G> {
        Contestant { name: name.into(), create: Box::new(move || Box::new(create())) }
    }

    /// A built-in bot.
    pub fn level(level: Level) -> Contestant<G> {
        Contestant::new(format!("level:{}", level.number()), move || builtin::LevelBot::new(level))
    }

    /// Plays random moves.
    pub fn random() -> Contestant<G> {
        Contestant::new("random", || builtin::RandomPlayer)
    }

    /// Plays random reasonable moves: the reference point of all ratings.
    pub fn baseline() -> Contestant<G> {
        Contestant::new("baseline", || builtin::BaselinePlayer)
    }

    /// An external program with its arguments. `timeout` applies when there is no time limit for a
    /// move.
    pub fn program(command: &[String], timeout: Duration) -> Contestant<G> {
        let command = command.to_vec();
        let name = format!("program:{}", command.join(" "));
        Contestant::new(name, move || Program::new(command.clone(), timeout))
    }

    /// Parses `level:2`, `random`, `baseline` (or its older name `sensible`) or `program:./bot --flag`,
    /// where whitespace separates the arguments.
    pub fn read(text: &str, timeout: Duration) -> Result<Contestant<G>, ContestantError> {
        let unknown = || ContestantError::Unknown { text: text.to_owned() };
        if text == "random" {
            return Ok(Contestant::random());
        }
        if matches!(text, "baseline" | "sensible") {
            return Ok(Contestant::baseline());
        }
        match text.split_once(':').ok_or_else(unknown)? {
            ("level", number) => {
                let level = number.parse().ok().and_then(Level::from_number);
                let no_level = || ContestantError::NoSuchLevel { text: number.to_owned() };
                level.map(Contestant::level).ok_or_else(no_level)
            }
            ("program", command) => {
                let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(ContestantError::NoCommand);
                }
                Ok(Contestant::program(&words, timeout))
            }
            _ => Err(unknown()),
        }
    }
}

impl<G: ArenaGame> Contestant<G> {
    /// The name in results and records.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Creates a player.
    pub fn player(&self) -> Box<dyn Player<G>> {
        (self.create)()
    }
}

/// Why a contestant could not be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestantError {
    /// Not a known form.
    #[error("unknown contestant {text:?}: use level:2, random, baseline or program:./my-bot")]
    Unknown {
        /// The input.
        text: String,
    },
    /// A level that does not exist.
    #[error("no level {text:?}: levels are 1 to {}", Level::ALL.len())]
    NoSuchLevel {
        /// The input.
        text: String,
    },
    /// `program:` without a command.
    #[error("program: needs a command, such as program:./my-bot")]
    NoCommand,
}
