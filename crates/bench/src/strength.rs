//! How strong the bots are: matches that measure them, and every figure of the stored results.

mod contestants;
mod duel;
mod report;
mod scale;
mod stored;
mod thought;
mod wins;

use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use duel::Duel;

/// What is asked for.
pub(crate) enum Task {
    /// A match of two, to be added to the stored results.
    Match { game: String, sides: [String; 2], games: u64, seed: u64 },
    /// Every figure.
    Report,
}

impl Task {
    pub(crate) fn read(words: &[&str]) -> Option<Task> {
        match *words {
            ["match", game, one, other, games, seed] => Some(Task::Match {
                game: game.to_owned(),
                sides: [one, other].map(str::to_owned),
                games: games.parse().ok()?,
                seed: seed.parse().ok()?,
            }),
            ["bots"] => Some(Task::Report),
            _ => None,
        }
    }

    pub(crate) fn run(self) -> Result<(), String> {
        match self {
            Task::Match { game, sides: [one, other], games, seed } => {
                println!("{}", duel(&game, [&one, &other], games, seed)?);
                Ok(())
            }
            Task::Report => report::report(),
        }
    }
}

fn duel(game: &str, sides: [&str; 2], games: u64, seed: u64) -> Result<Duel, String> {
    match game {
        "klotz" => Duel::play::<Klotz>(sides, games, seed),
        "climbers" => Duel::play::<Climbers>(sides, games, seed),
        "xstack" => Duel::play::<XStack>(sides, games, seed),
        _ => Err(format!("there is no game {game:?}")),
    }
}
