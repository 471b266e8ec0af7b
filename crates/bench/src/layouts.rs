//! Which layouts of KLOTZ are good: games of our bot against itself on each, and a search for better
//! ones. Results are lines as they are stored in `docs/bench/layouts.txt`.

mod play;
mod sample;
mod search;
mod sketch;
mod table;
mod tale;

use std::path::Path;

use klotz::{Layout, Options};

use play::Terms;
use sample::Sample;

/// What is asked for.
pub(crate) enum Task {
    /// Games on a layout.
    Play { layout: String, terms: Terms },
    /// A search for better ones, among those like these if there are any.
    Search { seed: u64, like: Vec<String> },
    /// The tables of what is stored.
    Table,
}

impl Task {
    pub(crate) fn read(words: &[&str]) -> Option<Task> {
        match *words {
            ["play", layout, players, games, nodes, seed] => Some(Task::Play {
                layout: layout.to_owned(),
                terms: Terms {
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
            Task::Play { layout, terms } => {
                println!("{}", Sample::play(&read(&layout)?, terms));
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
    sketch::layout(layout).ok_or_else(|| format!("there is no layout {layout:?}"))
}
