//! Speed of our rules, side by side with peers, from one run on one machine.
//!
//! Prints `name: value` lines. Ratios above one mean that ours is faster. Both sides are measured
//! in turn, many times, and the ratio is the median of the ratios of such pairs: a machine that
//! gets slower for a while slows both.
#![expect(clippy::print_stdout, reason = "printing figures is what this program is for")]

mod arimaa;
mod climbers;
mod measure;
mod peer;
mod xstack;

use std::{fmt::Write as _, fs, process::ExitCode};

use klotz::{Counting, Position, Settings, perft};
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

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (feel, out) = match words.as_slice() {
        [] => (false, None),
        ["--out", path] => (false, Some(*path)),
        ["xstack-feel"] => (true, None),
        ["xstack-feel", "--out", path] => (true, Some(*path)),
        _ => {
            eprintln!("usage: bench [xstack-feel] [--out <file for the raw samples>]");
            return ExitCode::from(2);
        }
    };
    let mut raw = String::new();
    if feel {
        xstack::feel(&mut raw);
    } else {
        for contest in &CONTESTS {
            run(contest, &mut raw);
        }
        climbers::run(&mut raw);
        xstack::speed(&mut raw);
    }
    match out.map(|path| (fs::write(path, raw), path)) {
        Some((Err(error), path)) => {
            eprintln!("cannot write {path}: {error}");
            ExitCode::FAILURE
        }
        Some((Ok(()), _)) | None => ExitCode::SUCCESS,
    }
}

fn run(contest: &Contest, raw: &mut String) {
    let Contest { name, counting, depth, peer_depth, peer } = *contest;
    let positions: [Position; 2] =
        [*Settings::default().start(), MIDDLE.parse().expect("the bench has a valid position")];
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
