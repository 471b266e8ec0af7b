//! The strength of the bots: matches, and a report of all stored results.

mod bot_config;
mod forced_wins;
mod match_result;
mod report;
mod scale;
mod stored_results;
mod thinking_time;

use climbers::Climbers;
use klotz::Klotz;
use xstack::XStack;

use match_result::MatchResult;

/// What to run.
pub(crate) enum Task {
    /// A match whose result is to be added to the stored results.
    Match { game: String, sides: [String; 2], games: u64, seed: u64 },
    /// The report.
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
                println!("{}", play_match(&game, [&one, &other], games, seed)?);
                Ok(())
            }
            Task::Report => report::report(),
        }
    }
}

fn play_match(game: &str, sides: [&str; 2], games: u64, seed: u64) -> Result<MatchResult, String> {
    match game {
        "klotz" => MatchResult::play::<Klotz>(sides, games, seed),
        "climbers" => MatchResult::play::<Climbers>(sides, games, seed),
        "xstack" => MatchResult::play::<XStack>(sides, games, seed),
        _ => Err(format!("unknown game {game:?}")),
    }
}
