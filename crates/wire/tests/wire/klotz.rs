//! KLOTZ between the table and everything outside: setups, views, stored matches, records.

#[path = "../common/mod.rs"]
mod common;
mod golden;
mod laws;
mod layouts;
mod logs;
mod records;
mod setups;
mod views;

use ::klotz::Klotz;
pub(crate) use common::{START_MS, execute, play, try_execute};
use table::Journal;
use wire::klotz::MatchSetup;

fn setup(players: usize) -> MatchSetup {
    MatchSetup::for_players(players).expect("so many can play")
}

fn start(setup: &MatchSetup) -> Journal<Klotz> {
    common::start(setup)
}
