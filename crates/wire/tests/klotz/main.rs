//! KLOTZ between the table and everything outside: setups, views, stored matches, records.

mod golden;
mod laws;
mod layouts;
mod logs;
mod records;
mod setups;
mod views;

use ::klotz::Klotz;
use table::Journal;
use wire::Refusal;
use wire::klotz::MatchSetup;
use wire::table::Command;

/// When every match here starts.
const START_MS: u64 = 1_000;

fn setup(players: usize) -> MatchSetup {
    MatchSetup::for_players(players).expect("so many can play")
}

fn start(setup: &MatchSetup) -> Journal<Klotz> {
    Journal::start(setup.read().expect("a setup that can be played"), START_MS)
}

fn try_execute(
    journal: &mut Journal<Klotz>,
    command: &Command,
    now_ms: u64,
) -> Result<(), Refusal> {
    let command = command.read(journal.table().game())?;
    journal.execute(&command, now_ms)?;
    Ok(())
}

fn execute(journal: &mut Journal<Klotz>, command: &Command) {
    try_execute(journal, command, START_MS).expect("a command that is granted");
}

/// Plays moves, given by their texts, for whoever is to move.
fn play(journal: &mut Journal<Klotz>, texts: &[&str]) {
    for text in texts {
        let seat = journal.table().to_move().expect("someone is to move").index() as u8;
        let ply = journal.table().ply();
        execute(journal, &Command::PlayMove { seat, ply, text: (*text).to_owned() });
    }
}
