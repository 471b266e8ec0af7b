//! Runs the strongest bot on a sample of the suite of forced wins.

use std::time::{Duration, Instant};

use bots::klotz_bot::{Config, choose_with};
use game::Game as _;
use klotz::{Klotz, Options, Settings};

use super::stored_results::Share;

const SUITE: &str = include_str!("../../../bots/tests/data/klotz_wins.txt");

/// Uses every tenth position.
const EVERY: usize = 10;
/// The node limit: far less than a second.
const NODES: u64 = 200_000;

/// The share of forced wins that were found, and the longest thinking time.
pub(crate) fn found() -> Option<(Share, Duration)> {
    let mut share = Share::default();
    let mut longest = Duration::ZERO;
    for line in SUITE.lines().filter(|line| !line.starts_with('#')).step_by(EVERY) {
        let (win, position) = line.split_once(" | ")?;
        let (_, moves) = win.split_once(' ')?;
        let settings = Settings::from_position(position.parse().ok()?, Options::default()).ok()?;
        let game = Klotz::start(settings);
        let started = Instant::now();
        let config = Config::STRONGEST.within(NODES);
        let choice = choose_with(&game, &config, 0, &mut || false)?;
        longest = longest.max(started.elapsed());
        share.of += 1;
        let chosen = game.write_move(&choice.mv);
        share.hits += f64::from(u8::from(moves.split(',').any(|mv| mv == chosen)));
    }
    Some((share, longest))
}
