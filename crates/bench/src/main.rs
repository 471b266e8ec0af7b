//! Speed of our rules, side by side with peers, from one run on one machine.
//!
//! Prints `name: value` lines. Ratios above one mean that ours is faster. Both sides are measured
//! in turn, many times, and the ratio is the median of the ratios of such pairs: a machine that
//! gets slower for a while slows both.
#![expect(clippy::print_stdout, reason = "printing figures is what this program is for")]

mod arimaa;
mod climbers;
mod layouts;
mod measure;
mod peer;
mod sparring;
mod strength;
mod xstack;

use std::{fmt::Write as _, fs, io, path::Path, process::ExitCode, time::Duration};

use klotz::{Colour, ColourSet, Counting, Layout, Options, Position, Settings, perft};
use measure::{median, rate};

/// How often each side is measured.
const ROUNDS: usize = 21;

/// A game under way: stones on columns, Klötze on their way, captures possible.
const MIDDLE: &str = "....3........./31.....1..1.1./............../.............3/.1....2.3..2../..........G.1./......Y.3...../.......B....../.1............/...3........1./...2.R......../........3..2../3...1....1...1/.1............ RYGB R R=d5,Y=b10,G=n2,B=l10";

/// One way to count, on both sides.
struct Contest {
    name: &'static str,
    counting: Counting,
    depth: u32,
    peer_depth: usize,
    peer: fn(&cozy_chess::Board, usize) -> u64,
}

const CONTESTS: [Contest; 2] = [
    Contest {
        name: "nobulk",
        counting: Counting::EachLeaf,
        depth: 3,
        peer_depth: 4,
        peer: peer::each_leaf,
    },
    Contest { name: "bulk", counting: Counting::Bulk, depth: 3, peer_depth: 4, peer: peer::bulk },
];

/// What is asked for.
enum Task {
    /// How fast our rules are.
    Speed,
    /// How X-Stack feels.
    Feel,
    /// How well our KLOTZ bot plays against others.
    Sparring(Box<sparring::Match>),
    /// How strong the bots are.
    Bots(strength::Task),
    /// Which layouts of KLOTZ are good.
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
        eprintln!("usage: bench [xstack-feel] [--out <file for the raw samples>]");
        eprintln!("       bench bots");
        eprintln!("       bench match <game> <one> <other> <games> <seed>");
        eprintln!("       bench layouts play <layout> <players> <games> <nodes> <seed>");
        eprintln!("       bench layouts search <seed> [<like this layout> ...]");
        eprintln!("       bench layouts table");
        eprintln!(
            "       bench sparring <minimax|treant> <players> <openings> <ms a move> [--out <file>]"
        );
        return ExitCode::from(2);
    };
    let mut raw = String::new();
    match task {
        Task::Feel => return kept(xstack::feel(out.map(Path::new)), out.unwrap_or_default()),
        Task::Sparring(contest) => contest.run(&mut raw),
        Task::Bots(task) => return done(task.run()),
        Task::Layouts(task) => return done(task.run()),
        Task::Speed => {
            for contest in &CONTESTS {
                run(contest, &mut raw);
            }
            climbers::run(&mut raw);
            xstack::speed(&mut raw);
        }
    }
    out.map_or(ExitCode::SUCCESS, |path| kept(fs::write(path, raw), path))
}

/// Says what went wrong, if anything.
fn done(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Says why results could not be kept, if so.
fn kept(written: io::Result<()>, path: &str) -> ExitCode {
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
            let contest = sparring::Match {
                config: bots::klotz::Config::STRONGEST,
                partner,
                players,
                openings: openings.parse().ok()?,
                patience: Duration::from_millis(ms.parse().ok()?),
            };
            (players == 2 || partner == sparring::Partner::Treant)
                .then(|| Task::Sparring(Box::new(contest)))
        }
        _ => None,
    }
}

/// The game that figures are about, so that they stay comparable, whatever the default layout is.
fn diamond(players: usize) -> Settings {
    let colours = ColourSet::for_players(players).expect("two to four play");
    let layout = Layout::named("diamond").expect("a built-in layout");
    Settings::new(colours, Colour::Red, Options::default(), layout.clone())
        .expect("so many can play there")
}

fn run(contest: &Contest, raw: &mut String) {
    let Contest { name, counting, depth, peer_depth, peer } = *contest;
    let positions: [Position; 2] =
        [*diamond(4).start(), MIDDLE.parse().expect("the bench has a valid position")];
    let kiwipete = peer::kiwipete();
    assert_eq!(peer(&kiwipete, peer_depth), peer::KNOWN[peer_depth]);
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
                .expect("a string takes everything");
        }
    }
}
