//! Evaluates KLOTZ layouts by self-play of the bot, and searches for better ones. Prints results as lines
//! of `docs/bench/layouts.txt`.

mod game_summary;
mod sample;
mod search;
mod self_play;
mod symmetric;
mod table;

use std::path::Path;

use klotz::{Layout, Options};

use sample::Sample;
use self_play::SelfPlay;

/// What to run.
pub(crate) enum Task {
    /// Games on a layout.
    Play { layout: String, self_play: SelfPlay },
    /// A search for better layouts, optionally only near the given ones.
    Search { seed: u64, like: Vec<String> },
    /// The tables of all stored results.
    Table,
}

impl Task {
    pub(crate) fn read(words: &[&str]) -> Option<Task> {
        match *words {
            ["play", layout, players, games, nodes, seed] => Some(Task::Play {
                layout: layout.to_owned(),
                self_play: SelfPlay {
                    players: players.parse().ok().filter(|players| (2..=4).contains(players))?,
                    games: games.parse().ok()?,
                    nodes: nodes.parse().ok()?,
                    limit: Options::default().move_limit,
                    seed: seed.parse().ok()?,
                },
            }),
            ["search", seed, ref like @ ..] => Some(Task::Search {
                seed: seed.parse().ok()?,
                like: like.iter().map(|&name| name.to_owned()).collect(),
            }),
            ["table"] => Some(Task::Table),
            _ => None,
        }
    }

    pub(crate) fn run(self) -> Result<(), String> {
        match self {
            Task::Play { layout, self_play } => {
                println!("{}", Sample::play(&read(&layout)?, self_play));
            }
            Task::Table => println!("{}", table::tables(Path::new("."))?),
            Task::Search { seed, like } => {
                let like = like.iter().map(|name| read(name)).collect::<Result<Vec<_>, _>>()?;
                let tell = &mut |sample: &Sample| println!("{sample}");
                for (layout, worth) in search::search(seed, &like, tell) {
                    println!("# {} {worth:.3}", layout.name());
                }
            }
        }
        Ok(())
    }
}

fn read(layout: &str) -> Result<Layout, String> {
    symmetric::layout(layout).ok_or_else(|| format!("unknown layout {layout:?}"))
}
