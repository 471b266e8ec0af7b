//! KLOTZ between the table and everything outside: setups, views, stored matches, records.

mod golden;
mod laws;
mod layouts;
mod logs;
mod records;
mod setups;
mod views;

use crate::common::{START_MS, execute, play, try_execute};
use klotz::Klotz;
use table::Journal;
use wire::klotz_view::MatchSetup;

/// A setup with the layout on which the moves in these tests are legal.
fn setup(players: usize) -> MatchSetup {
    crate::common::on_diamond(players)
}

fn start(setup: &MatchSetup) -> Journal<Klotz> {
    crate::common::start(setup)
}
