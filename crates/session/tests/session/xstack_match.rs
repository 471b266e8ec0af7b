//! X-Stack between the table and everything outside: setups, views, live turns, stored matches.

mod golden;
mod laws;
mod live;
mod setups;
mod watched;

use std::sync::OnceLock;

use crate::common::{START_MS, try_execute};
use session::xstack_match::draw_setup;
use table::Journal;
use wire::xstack_view::MatchSetup;
use xstack::XStack;

/// Two people and the pile of a number: drawing it takes a moment, so it is drawn once.
fn two_players() -> MatchSetup {
    static DRAWN: OnceLock<MatchSetup> = OnceLock::new();
    DRAWN.get_or_init(|| draw_setup(2, 2_026).expect("two can play")).clone()
}

fn start(setup: &MatchSetup) -> Journal<XStack> {
    crate::common::start(setup)
}
