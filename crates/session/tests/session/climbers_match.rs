//! The Climbers between the table and everything outside: setups, views, turns, stored matches.

mod golden;
mod laws;
mod puzzles;
mod records;
mod setups;
mod turns;
mod views;

use crate::common::{START_MS, execute, play, try_execute};
use climbers::Climbers;
use table::Journal;
use wire::climbers_view::{Colour, MatchSetup, Preset, SeatSetup};
use wire::command::{Clock, Player};

/// A red step up to a grey cube, a second cube beyond a gap of one cell, and a tall block on which
/// nobody but dark blue may stand.
const STUDY: &str = "H1@6,4:2x2x1:r;C1@4,4:2x2x2:g;C2@4,7:2x2x2:g;D4@10,4:2x2x4:d \
                     r@8,4;y@0,0;d@0,2 r r:slx;y:slx;d:slx - - 0 r:0/0;y:0/0;d:0/0 r:0;y:0;d:0";

fn seat(colour: Colour) -> SeatSetup {
    SeatSetup { colour, name: String::new(), player: Player::Human }
}

/// The study for red, yellow and dark blue, with bridges.
fn study() -> MatchSetup {
    let mut options = Preset::all()[0].options.clone();
    options.bridges = true;
    MatchSetup {
        seats: vec![seat(Colour::Red), seat(Colour::Yellow), seat(Colour::DarkBlue)],
        first: None,
        options,
        tower: 0,
        clock: Clock::None,
        start: Some(STUDY.to_owned()),
    }
}

fn start(setup: &MatchSetup) -> Journal<Climbers> {
    crate::common::start(setup)
}
