//! Everything one has to run: play, test, bench.
#![expect(clippy::print_stdout, reason = "a program for people at a terminal")]

mod bench;
mod bench_online;
mod bench_web;
mod checks;
mod counts;
mod display;
mod docs;
mod games;
mod golden;
mod guard;
mod lanes;
mod page;
mod play;
mod setup;
mod stamp;
mod step;
mod toolchain;
mod types;
mod version;
mod wasm;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::display::Display;
use crate::play::Open;
use crate::step::{Lane, Step};
use crate::workspace::Workspace;

/// Everything one has to run
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Set up what is missing, build, and start the table in the browser
    Play {
        /// Where to listen
        #[arg(long, default_value = "127.0.0.1:8080")]
        addr: String,
        /// Print the address and leave the browser alone
        #[arg(long)]
        no_open: bool,
    },
    /// Run everything that guards the project, or only the named steps
    Test {
        /// Names of steps; what they need runs before them
        steps: Vec<String>,
        /// Name the steps and run nothing
        #[arg(long, conflicts_with = "steps")]
        list: bool,
    },
    /// Measure, side by side with the peers, and write the README's table
    Bench {
        /// Instead: how X-Stack plays, how strong the bots are, or how the server does
        which: Option<Measure>,
        /// Of what is measured of the server, only these parts: kills, rate, idle, broken, cluster, fanout
        parts: Vec<String>,
    },
    /// Play whole games of X-Stack's bots natively and in WebAssembly, and compare every bit
    Games {
        /// How many, with those that an earlier run has compared
        #[arg(default_value_t = 1_000)]
        games: usize,
        /// Play those again as well
        #[arg(long)]
        again: bool,
    },
    /// Build the WebAssembly modules into web/pkg
    Wasm,
    /// Write the TypeScript types that are made from the wire crate
    Types,
    /// Make the golden files that are missing, and those views again that are named
    Golden {
        /// Names of stored matches whose views have changed for a reason
        views: Vec<String>,
    },
}

/// What is measured for itself.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Measure {
    /// Still piles, blocks that come out, whole games
    XstackFeel,
    /// How strong the bots are, from stored results and a short fresh sample; writes docs/bots.md
    Bots,
    /// Moves that survive, moves a second, sockets, broken lines, clusters
    Online,
}

fn main() -> ExitCode {
    if let Some(code) = docs::in_place_of_rustdoc() {
        return code;
    }
    let workspace = Workspace::find();
    let result = match Arguments::parse().task {
        Task::Play { addr, no_open } => {
            play::play(&workspace, &addr, if no_open { Open::Nothing } else { Open::Browser })
        }
        Task::Test { list: true, .. } => {
            guard::list();
            Ok(())
        }
        Task::Test { steps, .. } => guard::test(&workspace, &steps),
        Task::Bench { which: None, .. } => {
            modules(&workspace).and_then(|()| bench::bench(&workspace))
        }
        Task::Bench { which: Some(Measure::XstackFeel), .. } => bench::xstack_feel(&workspace),
        Task::Bench { which: Some(Measure::Bots), .. } => bench::bots(&workspace),
        Task::Bench { which: Some(Measure::Online), parts } => {
            bench_online::run(&workspace, &parts)
        }
        Task::Games { games, again } => {
            modules(&workspace).and_then(|()| games::compare(&workspace, games, again))
        }
        Task::Wasm => modules(&workspace),
        Task::Golden { views } => golden::make(&workspace, &views),
        Task::Types => alone("types", "TypeScript from the wire types", types::write, &workspace),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The modules of the page, as they are now.
fn modules(workspace: &Workspace) -> anyhow::Result<()> {
    alone("wasm", "rules and bots for the browser", wasm::build, workspace)
}

/// One step that is a command by itself.
fn alone(
    name: &'static str,
    about: &'static str,
    run: fn(&step::Shell<'_>) -> anyhow::Result<step::Done>,
    workspace: &Workspace,
) -> anyhow::Result<()> {
    let step = Step { name, about, lane: Lane::Alone, needs: &[], in_real_time: false, run };
    let finished = step::run(&step, workspace, &Display::new(), 1, 1);
    if finished.result.is_err() {
        print!("{}", finished.output);
    }
    finished.result.map(|_| ())
}
