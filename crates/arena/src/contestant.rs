//! Who takes part in a contest.

use std::time::Duration;

use bots::Level;

use crate::{Hosted, Player, Program, house};

type Make<G> = Box<dyn Fn() -> Box<dyn Player<G>> + Send + Sync>;

/// A named way to make a player: every thread has its own.
pub struct Contestant<G: Hosted> {
    name: String,
    make: Make<G>,
}

impl<G: Hosted + 'static> Contestant<G> {
    /// A contestant of any kind.
    pub fn new<P: Player<G> + 'static>(
        name: impl Into<String>,
        make: impl Fn() -> P + Send + Sync + 'static,
    ) -> Contestant<G> {
        Contestant { name: name.into(), make: Box::new(move || Box::new(make())) }
    }

    /// A bot of ours.
    pub fn level(level: Level) -> Contestant<G> {
        Contestant::new(format!("level:{}", level.number()), move || house::Bot::new(level))
    }

    /// Somebody who draws lots.
    pub fn random() -> Contestant<G> {
        Contestant::new("random", || house::Lots)
    }

    /// Somebody who draws lots among what makes sense.
    pub fn sensible() -> Contestant<G> {
        Contestant::new("sensible", || house::Sensible)
    }

    /// An outside program with its arguments. `patience` is how long it may be silent when no time
    /// for a move was agreed.
    pub fn program(command: &[String], patience: Duration) -> Contestant<G> {
        let command = command.to_vec();
        let name = format!("program:{}", command.join(" "));
        Contestant::new(name, move || Program::new(command.clone(), patience))
    }

    /// The contestant that these words name: `level:2`, `random`, `sensible` or `program:./bot --flag`,
    /// whose words are separated by space.
    pub fn read(text: &str, patience: Duration) -> Result<Contestant<G>, ContestantError> {
        let unknown = || ContestantError::Unknown { text: text.to_owned() };
        if text == "random" {
            return Ok(Contestant::random());
        }
        if text == "sensible" {
            return Ok(Contestant::sensible());
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
                Ok(Contestant::program(&words, patience))
            }
            _ => Err(unknown()),
        }
    }
}

impl<G: Hosted> Contestant<G> {
    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A player.
    pub fn player(&self) -> Box<dyn Player<G>> {
        (self.make)()
    }
}

/// Why words name no contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ContestantError {
    /// Nothing we know.
    #[error(
        "{text:?} names no contestant: they are called like level:2, random, sensible or program:./my-bot"
    )]
    Unknown {
        /// What was given.
        text: String,
    },
    /// A level that our bots do not have.
    #[error("there is no level {text:?}: they are numbered from 1 to {}", Level::ALL.len())]
    NoSuchLevel {
        /// What was given.
        text: String,
    },
    /// A program without a name.
    #[error("program: needs the command that starts it, like program:./my-bot")]
    NoCommand,
}
