//! X-Stack between the table and everything outside: setups, views, live turns, stored matches.
#![cfg(feature = "sim")]

mod golden;
mod laws;
mod live;
mod setups;

use std::sync::OnceLock;

use table::Journal;
use wire::Refusal;
use wire::table::Command;
use wire::xstack::MatchSetup;
use xstack::XStack;

/// When every match here starts.
const START_MS: u64 = 1_000;

/// Two people and the pile of a number: drawing it takes a moment, so it is drawn once.
fn two_players() -> MatchSetup {
    static DRAWN: OnceLock<MatchSetup> = OnceLock::new();
    DRAWN.get_or_init(|| MatchSetup::draw(2, 2_026).expect("two can play")).clone()
}

fn start(setup: &MatchSetup) -> Journal<XStack> {
    Journal::start(setup.read().expect("a setup that can be played"), START_MS)
}

fn try_execute(
    journal: &mut Journal<XStack>,
    command: &Command,
    now_ms: u64,
) -> Result<(), Refusal> {
    let command = command.read(journal.table().game())?;
    journal.execute(&command, now_ms)?;
    Ok(())
}
