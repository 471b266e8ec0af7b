//! Benchmarks: the speed of our rules beside peers, and the strength of the bots.
//!
//! Prints `name: value` lines. A ratio above 1 means that we are faster. Both sides are measured in turn
//! many times, and the result is the median of the ratios, so that a slow phase of the machine affects
//! both sides.
#![expect(clippy::print_stdout, reason = "a command-line program")]

mod arimaa;
mod chess_peer;
mod climbers_speed;
mod layouts;
mod measure;
mod sparring;
mod strength;
mod xstack_bench;

use std::{fmt::Write as _, fs, io, path::Path, process::ExitCode, time::Duration};

use klotz::{Colour, ColourSet, Counting, Layout, Options, Position, Settings, perft};
use measure::{median, rate};

/// How often each side is measured.
const ROUNDS: usize = 21;

/// A mid-game position: stones on columns, Klötze on the way, captures possible.
const MIDDLE: &str = "....3........./31.....1..1.1./............../.............3/.1....2.3..2../..........G.1./......Y.3...../.......B....../.1............/...3........1./...2.R......../........3..2../3...1....1...1/.1............ RYGB R R=d5,Y=b10,G=n2,B=l10";

/// One way of counting positions, on both sides.
struct PerftBenchmark {
    name: &'static str,
    counting: Counting,
    depth: u32,
    peer_depth: usize,
    peer: fn(&cozy_chess::Board, usize) -> u64,
}

const PERFT_BENCHMARKS: [PerftBenchmark; 2] = [
    PerftBenchmark {
        name: "nobulk",
        counting: Counting::EachLeaf,
        depth: 3,
        peer_depth: 4,
        peer: chess_peer::each_leaf,
    },
    PerftBenchmark {
        name: "bulk",
        counting: Counting::Bulk,
        depth: 3,
        peer_depth: 4,
        peer: chess_peer::bulk,
    },
];

/// What to run.
enum Task {
    /// The speed of the rules.
    Speed,
    /// How X-Stack plays.
    Feel,
    /// The KLOTZ bot against other search crates.
    Sparring(sparring::Sparring),
    /// The strength of the bots.
    Bots(strength::Task),
    /// The quality of KLOTZ layouts.
    Layouts(layouts::Task),
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let out = match words.as_slice() {
        [.., "--out", path] => Some(*path),
        _ => None,
    };
    if out.is_some() {
        words.truncate(words.len() - 2);
    }
    let Some(task) = task(&words) else {
        eprintln!("usage: bench [xstack-feel] [--out <file for raw samples>]");
        eprintln!("       bench bots");
        eprintln!("       bench match <game> <one> <other> <games> <seed>");
        eprintln!("       bench layouts play <layout> <players> <games> <nodes> <seed>");
        eprintln!("       bench layouts search <seed> [<similar layout> ...]");
        eprintln!("       bench layouts table");
        eprintln!(
            "       bench sparring <minimax|treant> <players> <openings> <ms per move> [--out <file>]"
        );
        return ExitCode::from(2);
    };
    let mut raw = String::new();
    match task {
        Task::Feel => {
            return write_result(xstack_bench::feel(out.map(Path::new)), out.unwrap_or_default());
        }
        Task::Sparring(sparring) => {
            if let Err(error) = sparring.run(&mut raw) {
                return exit_code(Err(error));
            }
        }
        Task::Bots(task) => return exit_code(task.run()),
        Task::Layouts(task) => return exit_code(task.run()),
        Task::Speed => {
            for benchmark in &PERFT_BENCHMARKS {
                run(benchmark, &mut raw);
            }
            climbers_speed::run(&mut raw);
            xstack_bench::speed(&mut raw);
        }
    }
    out.map_or(ExitCode::SUCCESS, |path| write_result(fs::write(path, raw), path))
}

/// Prints the error, if there is one.
fn exit_code(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Reports an error of writing the raw results.
fn write_result(written: io::Result<()>, path: &str) -> ExitCode {
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cannot write {path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn task(words: &[&str]) -> Option<Task> {
    match *words {
        [] => Some(Task::Speed),
        ["xstack-feel"] => Some(Task::Feel),
        ["bots" | "match", ..] => strength::Task::read(words).map(Task::Bots),
        ["layouts", ref rest @ ..] => layouts::Task::read(rest).map(Task::Layouts),
        ["sparring", partner, players, openings, ms] => {
            let partner = sparring::Partner::from_name(partner)?;
            let players = players.parse().ok().filter(|players| (2..=4).contains(players))?;
            let sparring = sparring::Sparring {
                partner,
                players,
                openings: openings.parse().ok()?,
                time_per_move: Duration::from_millis(ms.parse().ok()?),
            };
            (players == 2 || partner == sparring::Partner::Treant)
                .then_some(Task::Sparring(sparring))
        }
        _ => None,
    }
}

/// A fixed layout keeps results comparable when the default layout changes.
fn diamond(players: usize) -> Settings {
    let colours = ColourSet::for_players(players).expect("two to four players");
    let layout = Layout::named("diamond").expect("a built-in layout");
    Settings::new(colours, Colour::Red, Options::default(), layout.clone()).expect("a valid setup")
}

fn run(benchmark: &PerftBenchmark, raw: &mut String) {
    let PerftBenchmark { name, counting, depth, peer_depth, peer } = *benchmark;
    let positions: [Position; 2] = [*diamond(4).start(), MIDDLE.parse().expect("a valid position")];
    let kiwipete = chess_peer::kiwipete();
    assert_eq!(peer(&kiwipete, peer_depth), chess_peer::KNOWN[peer_depth]);
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    for _ in 0..ROUNDS {
        ours.push(rate(|| positions.iter().map(|start| perft(start, depth, counting)).sum()));
        theirs.push(rate(|| peer(&kiwipete, peer_depth)));
    }
    let ratios: Vec<f64> = ours.iter().zip(&theirs).map(|(ours, theirs)| ours / theirs).collect();
    println!("klotz.perft.{name}_nodes_per_s: {:.0}", median(&ours));
    println!("cozy.perft.{name}_nodes_per_s: {:.0}", median(&theirs));
    println!("klotz.perft.{name}_vs_cozy: {:.2}", median(&ratios));
    for (side, samples) in [("klotz", &ours), ("cozy", &theirs)] {
        for sample in samples {
            writeln!(raw, "{side}.perft.{name}_nodes_per_s: {sample:.0}")
                .expect("writing to a String cannot fail");
        }
    }
}
