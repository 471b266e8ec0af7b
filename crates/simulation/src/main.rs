//! Runs seeds of the simulation; see `cargo xtask simulate`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use simulation::{Bug, Scenario, run};

/// Simulates a cluster of three nodes and its players
#[derive(Parser)]
struct Arguments {
    /// How many seeds to run
    #[arg(long, default_value_t = 100)]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many simulated minutes a seed plays
    #[arg(long, default_value_t = 60)]
    minutes: u64,
    /// How many players there are
    #[arg(long, default_value_t = 20)]
    players: usize,
    /// Run each seed twice and compare the traces
    #[arg(long)]
    twice: bool,
    /// Plant a bug, which a seed should find
    #[arg(long, value_enum)]
    bug: Option<Bug>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let started = Instant::now();
    let next = AtomicU64::new(arguments.first);
    let end = arguments.first + arguments.seeds;
    let failures = Mutex::new(Vec::new());
    let totals = Mutex::new([0_u64; 4]);
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        return;
                    }
                    match one(&arguments, seed) {
                        Ok(counts) => {
                            let mut totals = totals.lock().expect("no seed panics while counting");
                            for (total, count) in totals.iter_mut().zip(counts) {
                                *total += count;
                            }
                        }
                        Err(failure) => {
                            println!(
                                "seed {seed}: {failure}\n  replay: {}",
                                replay(&arguments, seed)
                            );
                            failures.lock().expect("no seed panics while reporting").push(seed);
                        }
                    }
                }
            });
        }
    });
    let [acknowledged, matches, reconnects, kills] = *totals.lock().expect("all seeds have ended");
    let failures = failures.lock().expect("all seeds have ended").len();
    let hours = arguments.seeds * arguments.minutes / 60;
    println!(
        "{} seeds, {hours} simulated hours in {:.0} s: {acknowledged} commands acknowledged, {matches} matches, \
         {reconnects} reconnects, {kills} kills, {failures} seeds failed",
        arguments.seeds,
        started.elapsed().as_secs_f64(),
    );
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn one(arguments: &Arguments, seed: u64) -> Result<[u64; 4], String> {
    let scenario = Scenario {
        seed,
        duration: Duration::from_secs(arguments.minutes * 60),
        players: arguments.players,
        bug: arguments.bug,
    };
    let report = run(scenario).map_err(|failure| failure.to_string())?;
    if arguments.twice {
        let again = run(scenario).map_err(|failure| failure.to_string())?;
        if again != report {
            return Err(format!("two runs differ: {report:?} and {again:?}"));
        }
    }
    Ok([report.acknowledged, report.matches, report.reconnects, report.kills])
}

fn replay(arguments: &Arguments, seed: u64) -> String {
    let Arguments { minutes, players, bug, .. } = arguments;
    let bug = match bug {
        Some(Bug::AckBeforeStore) => " --bug ack-before-store",
        Some(Bug::MissedResync) => " --bug missed-resync",
        Some(Bug::DoubleRating) => " --bug double-rating",
        None => "",
    };
    format!(
        "cargo xtask simulate --seeds 1 --first {seed} --minutes {minutes} --players {players}{bug}"
    )
}
