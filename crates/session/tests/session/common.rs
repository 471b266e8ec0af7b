//! Shared by the tests of all games: commands, golden files, and properties of matches.

pub(crate) mod golden;
pub(crate) mod laws;

use match_log::StoredGame;
use table::Journal;
use wire::Refusal;
use wire::command::Command;
use wire::klotz_view::{Layout, MatchSetup};

/// When every match here starts.
pub(crate) const START_MS: u64 = 1_000;

pub(crate) fn start<G: StoredGame>(setup: &G::MatchSetup) -> Journal<G> {
    Journal::start(G::read_setup(setup).expect("a setup that can be played"), START_MS)
}

/// A game of KLOTZ on the layout on which the moves in these tests are legal.
pub(crate) fn on_diamond(players: usize) -> MatchSetup {
    let mut layouts = Layout::builtin().into_iter();
    let layout = layouts.find(|layout| layout.name == "diamond").expect("it is built in");
    MatchSetup { layout, ..MatchSetup::for_players(players).expect("so many can play") }
}

pub(crate) fn try_execute<G: StoredGame>(
    journal: &mut Journal<G>,
    command: &Command,
    now_ms: u64,
) -> Result<(), Refusal> {
    let command = command.read(journal.table().game())?;
    journal.execute(&command, now_ms)?;
    Ok(())
}

pub(crate) fn execute<G: StoredGame>(journal: &mut Journal<G>, command: &Command) {
    try_execute(journal, command, START_MS).expect("a command that is granted");
}

/// Plays moves, given as text, for the player to move.
pub(crate) fn play<G: StoredGame>(journal: &mut Journal<G>, texts: &[&str]) {
    for text in texts {
        let seat = journal.table().to_move().expect("someone is to move").index() as u8;
        let ply = journal.table().ply();
        execute(journal, &Command::PlayMove { seat, ply, text: (*text).to_owned() });
    }
}
