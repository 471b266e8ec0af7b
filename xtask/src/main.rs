//! The project's own commands: `cargo xtask play`, `test`, `bench` and what they need.
#![expect(clippy::print_stdout, reason = "a program for people at a terminal")]

mod bench;
mod bench_online;
mod bench_page;
mod bench_web;
mod diagram;
mod fingerprint;
mod glossary;
mod golden;
mod npm_packages;
mod packages;
mod page;
mod play;
mod progress;
mod python;
mod rustdoc;
mod scheduler;
mod setup;
mod shadowed_crates;
mod simulate;
mod step;
mod steps;
mod test;
mod test_counts;
mod types;
mod version;
mod wasm;
mod wasm_toolchain;
mod workspace;
mod xstack_games;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::play::Open;
use crate::progress::Progress;
use crate::step::{Mode, ResourceGroup, Step};
use crate::workspace::Workspace;

/// Holz's development commands
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Install what is missing, build everything, start the server and open it in the browser
    Play {
        /// Address to listen on
        #[arg(long, default_value = "127.0.0.1:8080")]
        addr: String,
        /// Print the address without opening a browser
        #[arg(long)]
        no_open: bool,
    },
    /// Run all checks and tests, or only the named steps
    Test {
        /// Steps to run; the steps they need run first
        steps: Vec<String>,
        /// Run what catches most mistakes, in about three minutes
        #[arg(long, conflicts_with = "steps")]
        quick: bool,
        /// List the steps without running them
        #[arg(long, conflicts_with_all = ["steps", "quick"])]
        list: bool,
    },
    /// Run the benchmarks beside their peers and update the table in README.md
    Bench {
        /// Measure this instead
        which: Option<Measure>,
        /// Parts of `online` to measure: kills, rate, idle, broken, cluster, fanout [default: all]
        parts: Vec<String>,
    },
    /// Play games of X-Stack's bots natively and in WebAssembly, and compare them bit by bit
    Games {
        /// How many games, including those that earlier runs have compared
        #[arg(default_value_t = 1_000)]
        games: usize,
        /// Play all games again
        #[arg(long)]
        again: bool,
    },
    /// Simulate a cluster and its players: --seeds N, --twice, --minutes M (docs/simulation.md)
    Simulate {
        /// Passed on to the simulation
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Print the dependency diagrams of ARCHITECTURE.md as the code has them
    Diagram {
        /// Write them into ARCHITECTURE.md instead
        #[arg(long)]
        write: bool,
    },
    /// Build what users install into dist/: the Python wheel, tested in a clean virtual environment
    Dist,
    /// Open each game in Firefox and `WebKit`; needs `cargo xtask test holz`
    Engines,
    /// Build the WebAssembly modules into web/pkg
    Wasm,
    /// Generate the TypeScript types from the wire crate
    Types,
    /// Create missing golden files, and update the named views
    Golden {
        /// Names of stored matches whose views have changed on purpose
        views: Vec<String>,
    },
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Measure {
    /// How X-Stack plays: stability of piles, blocks that come out, whole games
    XstackFeel,
    /// Strength of the bots, from stored results and a short new sample; writes docs/bots.md
    Bots,
    /// The page: Lighthouse's figures, how fast boards answer, weights; needs `cargo xtask test holz`
    Page,
    /// The server under load: kills, moves per second, sockets, lost connections, clusters
    Online,
    /// The Python package beside its peers, on one thread
    Python,
}

fn main() -> ExitCode {
    if let Some(code) = rustdoc::run_as_rustdoc() {
        return code;
    }
    let workspace = Workspace::find();
    let result = match Arguments::parse().task {
        Task::Play { addr, no_open } => {
            play::play(&workspace, &addr, if no_open { Open::Nothing } else { Open::Browser })
        }
        Task::Test { list: true, .. } => {
            test::list();
            Ok(())
        }
        Task::Test { steps, quick, .. } => {
            test::test(&workspace, if quick { Mode::Quick } else { Mode::Full }, &steps)
        }
        Task::Bench { which: None, .. } => {
            build_wasm(&workspace).and_then(|()| bench::bench(&workspace))
        }
        Task::Bench { which: Some(Measure::XstackFeel), .. } => bench::xstack_feel(&workspace),
        Task::Bench { which: Some(Measure::Bots), .. } => bench::bots(&workspace),
        Task::Bench { which: Some(Measure::Online), parts } => {
            bench_online::run(&workspace, &parts)
        }
        Task::Bench { which: Some(Measure::Python), .. } => {
            run_alone("bench", "Python package beside its peers", python::bench, &workspace)
        }
        Task::Engines => {
            run_alone("engines", "Games in Firefox and WebKit", bench_page::engines, &workspace)
        }
        Task::Dist => run_alone("dist", "Python wheel", python::dist, &workspace),
        Task::Bench { which: Some(Measure::Page), .. } => {
            run_alone("page", "Measuring the page", bench_page::run, &workspace)
        }
        Task::Games { games, again } => {
            build_wasm(&workspace).and_then(|()| xstack_games::compare(&workspace, games, again))
        }
        Task::Simulate { arguments } => simulate::run(&workspace, &arguments),
        Task::Diagram { write: false } => diagram::print(&workspace),
        Task::Diagram { write: true } => diagram::write(&workspace),
        Task::Wasm => build_wasm(&workspace),
        Task::Golden { views } => golden::make(&workspace, &views),
        Task::Types => run_alone("types", "TypeScript types", types::write, &workspace),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn build_wasm(workspace: &Workspace) -> anyhow::Result<()> {
    run_alone("wasm", "WebAssembly modules", wasm::build, workspace)
}

/// Runs a single step that is not part of a list.
fn run_alone(
    name: &'static str,
    about: &'static str,
    run: fn(&step::Shell<'_>) -> anyhow::Result<step::Done>,
    workspace: &Workspace,
) -> anyhow::Result<()> {
    let group = ResourceGroup::Exclusive;
    let step = Step { name, about, group, needs: &[], quick: false, timing_sensitive: false, run };
    let finished = step::run(&step, workspace, Mode::Full, &Progress::new(), 1, 1);
    if finished.result.is_err() {
        print!("{}", finished.output);
    }
    finished.result.map(|_| ())
}
